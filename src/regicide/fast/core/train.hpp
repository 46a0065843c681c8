// Self-play: games by the net's own policy, each afterstate learned from what came after it.
#pragma once

#include <vector>

#include "deal.hpp"
#include "lesson.hpp"
#include "policy.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct Visit {
  InputSet inputs;
  float value;  // the net's, when it was there
  bool lesson;  // false where chance made the move
};

// Plays one game with `quick` and teaches `net`; whether it was won. That what plays lags behind what
// learns by a round of games does no harm.
inline bool play_and_learn(Net& net, const QuickNet& quick, int players, const Options& options,
                           const Lesson& lesson, Rng& rng, std::vector<Visit>& visits) {
  State state = random_deal(players, options, rng);
  Shuffled chance(rng);
  QuickRater rater(quick);
  visits.clear();
  while (!state.is_over()) {
    const Rated best = best_move(rater, state);
    const float value = chance_of(best.logit);
    const bool explores = lesson.exploring > 0 && rng.unit() < lesson.exploring;
    if (explores) {
      random_step(state, rng, chance);
      // What came before is not to blame for this: its value is the best that was seen.
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
  const float fallen = static_cast<float>(won ? 12 : 11 - state.enemies_left()) / 12.0f;
  float target = lesson.shaping * fallen + (1 - lesson.shaping) * (won ? 1.0f : 0.0f);
  for (auto visit = visits.rbegin(); visit != visits.rend(); ++visit) {
    if (!visit->lesson) {
      target = visit->value;
      continue;
    }
    learn(net, visit->inputs, target, lesson.rate, units);
    target = lesson.lambda * target + (1 - lesson.lambda) * visit->value;
  }
  return won;
}

// Plays one game by the net alone; whether it was won.
inline bool play_by_net(const QuickNet& net, int players, const Options& options, Rng& rng) {
  State state = random_deal(players, options, rng);
  Shuffled chance(rng);
  QuickRater rater(net);
  while (!state.is_over()) apply(state, best_move(rater, state).move, chance);
  return state.step == Won;
}

}  // namespace regicide
