// Moves as 64-bit numbers.
//
// bits   meaning
// 0–53   the cards played or discarded; a single Jester is the lowest Jester in the hand
// 0–1    for a nomination: the seat
// 60–62  the kind
#pragma once

#include <cstdint>

#include "base/build_namespace.hpp"
#include "rules/cards.hpp"

namespace regicide::inline REGICIDE_VARIANT {

using Move = std::uint64_t;

enum Kind : std::uint8_t { PlayCards, Discard, Yield, Nominate, Flip };

constexpr Move make_move(Kind kind, Cards cards = 0) {
  return static_cast<Move>(kind) << 60 | cards;
}
constexpr Kind kind_of(Move move) { return static_cast<Kind>(move >> 60); }
constexpr Cards cards_of(Move move) { return move & ((Cards{1} << card_count) - 1); }
constexpr int seat_of(Move move) { return static_cast<int>(move & 3); }

}  // namespace regicide
