// Perft: the number of move sequences of a given length from a position; hearts do not shuffle.
#pragma once

#include <cstdint>

#include "legality.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline std::uint64_t perft(const State& state, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return static_cast<std::uint64_t>(count_moves(state));
  std::uint64_t leaves = 0;
  each_move(state, [&](Move move) {
    State after = state;
    AsIsChance as_is;
    apply(after, move, as_is);
    leaves += perft(after, depth - 1);
  });
  return leaves;
}

}  // namespace regicide
