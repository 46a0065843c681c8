// Looking ahead: the net's best moves, tried out in worlds the seat cannot tell apart.
//
// Every candidate meets the same worlds and the same luck, so that it is compared with the others
// and not with chance. After a few moves by the net's own policy the net judges where that led:
// playing on to the end would measure how well the net plays, not how good the move is. Half of
// the candidates drop out each time a share of the rollouts is spent, and each as soon as it is not
// worth another thought (race.hpp); where only one is left, the rest of the budget is saved.
#pragma once

#include <algorithm>
#include <chrono>

#include "budget.hpp"
#include "policy.hpp"
#include "race.hpp"
#include "variant.hpp"
#include "world.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Decisions by the net's policy before it judges: as far as it was seen to pay (docs/lab).
inline int look_ahead(const State& state) {
  const bool near = state.players == 3 || (state.players == 1 && state.jesters > 0);
  return near ? 3 : 5;
}

// The best moves by the net, the best one first.
inline Race candidates(QuickRater& rater, const State& state) {
  Race race;
  rate_moves(rater, state, [&](Move move, float logit) { race.enter({move, logit}); });
  return race;
}

// How well a game goes that is at this state: by its end, or by the net.
inline double judged(QuickRater& rater, const State& state) {
  if (state.is_over()) return state.step == Won ? 1 : 0;
  return chance_of(best_move(rater, state).logit);
}

inline double roll_out(QuickRater& rater, State state, Move move, int depth, std::uint64_t luck) {
  Rng rng(luck);
  Shuffled chance(rng);
  apply(state, move, chance);
  for (int step = 0; step < depth && !state.is_over(); ++step) {
    apply(state, best_move(rater, state).move, chance);
  }
  return judged(rater, state);
}

struct Found {
  Move move;
  double chance;
};

inline Found choose_by_net(QuickRater& rater, const State& state) {
  const Rated best = best_move(rater, state);
  return {best.move, chance_of(best.logit)};
}

// Tries the candidates out until one is left, the first of the race.
inline void try_out(QuickRater& rater, Race& race, const State& state, const Budget& budget, Rng& rng) {
  const int depth = look_ahead(state);
  const auto start = std::chrono::steady_clock::now();
  const auto spent = [&] {
    const std::chrono::duration<double, std::milli> passed =
        std::chrono::steady_clock::now() - start;
    return passed.count();
  };
  int rounds = 0;
  for (int left = race.size(); left > 1; left = (left + 1) / 2) ++rounds;
  for (int round = 1; race.size() > 1; ++round) {
    const int share = std::max(1, budget.rollouts / rounds / race.size());
    const double until = budget.milliseconds * round / rounds;
    for (int number = 0; budget.rollouts ? number < share : spent() < until; ++number) {
      State world = state;
      deal_again(world, rng);
      const std::uint64_t luck = rng.next();
      race.run([&](Move move) { return roll_out(rater, world, move, depth, luck); });
      if (race.size() == 1) return;
    }
    race.keep_best((race.size() + 1) / 2);
  }
}

inline Found search(const QuickNet& net, const State& state, const Budget& budget, Rng& rng) {
  QuickRater rater(net);
  Race race = candidates(rater, state);
  const Rated best = race.best();
  if (race.size() == 1 || best.logit >= sure) return {best.move, chance_of(best.logit)};
  try_out(rater, race, state, budget, rng);
  return {race.best().move, race.mean_of_best()};
}

}  // namespace regicide
