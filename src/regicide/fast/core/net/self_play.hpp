// Training by self-play: games by the net's own policy; each afterstate learns from what followed, by
// TD(λ).
#pragma once

#include <vector>

#include "base/build_namespace.hpp"
#include "net/net_policy.hpp"
#include "net/train_params.hpp"
#include "rules/deal.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct VisitedAfterstate {
  InputSet inputs;
  float value;     // by the net, at the time of the visit
  bool by_policy;  // false if the move was random
};

// Plays one game with `quantized` and trains `net`; true if the game was won. The quantized net lags
// behind the trained one by a round of games, which does no harm.
inline bool play_and_learn(Net& net, const QuantizedNet& quantized, int players,
                           const Options& options, const TrainParams& params, Rng& rng) {
  State state = random_deal(players, options, rng);
  ShuffledChance chance(rng);
  QuantizedEvaluator evaluator(quantized);
  std::vector<VisitedAfterstate> visits;
  while (!state.is_over()) {
    const RatedMove best = best_move(evaluator, state);
    const float value = sigmoid(best.logit);
    const bool explores = params.exploration > 0 && rng.unit() < params.exploration;
    if (explores) {
      random_step(state, rng, chance);
      // Earlier moves are not to blame for a random move: their target is the value of the best move.
      visits.push_back({InputSet(), value, false});
      continue;
    }
    const Afterstate after = after_move(state, best.move);
    if (!after.state.is_over()) {
      visits.push_back({InputSet(CardsSeen(state), state, best.move, after), value, true});
    }
    apply(state, best.move, chance);
  }
  const int units = units_used(net);
  const bool won = state.step == Won;
  const float defeated = static_cast<float>(won ? 12 : 11 - state.enemies_left()) / 12.0f;
  float target = params.shaping * defeated + (1 - params.shaping) * (won ? 1.0f : 0.0f);
  for (auto visit = visits.rbegin(); visit != visits.rend(); ++visit) {
    if (!visit->by_policy) {
      target = visit->value;
      continue;
    }
    learn(net, visit->inputs, target, params.rate, units);
    target = params.lambda * target + (1 - params.lambda) * visit->value;
  }
  return won;
}

// Plays one game by the net without search; true if it was won.
inline bool play_by_net(const QuantizedNet& net, int players, const Options& options, Rng& rng) {
  State state = random_deal(players, options, rng);
  ShuffledChance chance(rng);
  QuantizedEvaluator evaluator(net);
  while (!state.is_over()) apply(state, best_move(evaluator, state).move, chance);
  return state.step == Won;
}

}  // namespace regicide
