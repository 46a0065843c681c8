// Perft: the number of move sequences of a given length from a position. Hearts take the discards
// in order instead of shuffling.
#pragma once

#include <cstdint>

#include "base/build_namespace.hpp"
#include "rules/legality.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline std::uint64_t perft(const State& state, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count_moves(state));
  std::uint64_t leaves = 0;
  each_move(state, [&](Move move) {
    State after = state;
    UnshuffledChance unshuffled;
    apply(after, move, unshuffled);
    leaves += perft(after, depth - 1);
  });
  return leaves;
}

}  // namespace regicide
