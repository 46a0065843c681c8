// Partners of graded strength: the knight's net, with errors. A level prefers what the net prefers, and the closer two
// moves are, the more often it takes the worse one. It never takes a move that is much worse than the best.
#pragma once

#include <array>
#include <cmath>

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"
#include "net/net_policy.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Moves that are worse by this many temperatures are never made.
inline constexpr double largest_error = 3;

inline double temperature_of(int level, int players) { return temperatures[players - 1][level - 1]; }

// Chooses a move with a chance in proportion to its odds of winning to the power of 1 / temperature.
inline RatedMove choose_with_errors(QuantizedEvaluator& evaluator, const State& state, double temperature, Rng& rng) {
  std::array<RatedMove, most_moves> moves;
  int count = 0;
  float best = -2 * certain_logit;
  rate_moves(evaluator, state, [&](Move move, float logit) {
    moves[static_cast<std::size_t>(count++)] = {move, logit};
    best = std::max(best, logit);
  });
  const auto weight = [&](const RatedMove& each) {
    const double error = (best - each.logit) / temperature;
    return error > largest_error ? 0 : std::exp(-error);
  };
  double all = 0;
  for (int at = 0; at < count; ++at) all += weight(moves[static_cast<std::size_t>(at)]);
  double left = rng.unit() * all;
  for (int at = 0; at < count; ++at) {
    const RatedMove& each = moves[static_cast<std::size_t>(at)];
    left -= weight(each);
    if (left < 0) return each;
  }
  return best_move(evaluator, state);
}

}  // namespace regicide
