// A move, and what the same seat does next as long as nothing is left to chance: a play and the discard that follows
// it, say. In a rollout the net would choose the rest, sometimes badly, and so rate the first move too low.
// Plain data, so that all builds can share it.
#pragma once

#include <cstdint>

namespace regicide {

struct Line {
  static constexpr int longest = 3;
  std::uint64_t moves[longest] = {};
  int size = 0;

  void add(std::uint64_t move) { moves[size++] = move; }
  std::uint64_t first() const { return moves[0]; }
  std::uint64_t last() const { return moves[size - 1]; }
};

inline Line single_move(std::uint64_t move) { return {{move}, 1}; }

}  // namespace regicide
