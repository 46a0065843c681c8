// Determinized Monte Carlo search: the net's best moves are compared by rollouts in sampled worlds.
//
// All candidates get the same worlds and the same random numbers, so that they are compared with each
// other and not with chance. A rollout plays a few moves by the net's policy and ends with the net's
// value: playing to the end would measure how well the net plays, not how good the move is. By
// sequential halving, half of the candidates are dropped whenever a share of the budget is spent;
// single candidates are dropped earlier (candidate_race.hpp). When one is left, the search stops.
#pragma once

#include <algorithm>
#include <chrono>

#include "base/build_namespace.hpp"
#include "knowledge/worlds.hpp"
#include "net/net_policy.hpp"
#include "search/budget.hpp"
#include "search/candidate_race.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// The number of decisions in a rollout: found by experiments 8 and 13 in docs/lab/experiments.md.
inline int lookahead_depth(const State& state) {
  const bool is_short = state.players == 3 || (state.players == 1 && state.jesters > 0);
  return is_short ? 3 : 5;
}

// The moves that the net rates best, the best one first.
inline CandidateRace best_candidates(QuantizedEvaluator& evaluator, const State& state) {
  CandidateRace race;
  rate_moves(evaluator, state, [&](Move move, float logit) { race.add({move, logit}); });
  return race;
}

// The value of a state: the result of a finished game, else the net's value of the best move.
inline double evaluate(QuantizedEvaluator& evaluator, const State& state) {
  if (state.is_over()) return state.step == Won ? 1 : 0;
  return sigmoid(best_move(evaluator, state).logit);
}

inline double roll_out(QuantizedEvaluator& evaluator, State state, Move move, int depth,
                       std::uint64_t chance_seed) {
  Rng rng(chance_seed);
  ShuffledChance chance(rng);
  apply(state, move, chance);
  for (int step = 0; step < depth && !state.is_over(); ++step) {
    apply(state, best_move(evaluator, state).move, chance);
  }
  return evaluate(evaluator, state);
}

struct SearchResult {
  Move move;
  double chance;
};

inline SearchResult choose_by_net(QuantizedEvaluator& evaluator, const State& state) {
  const RatedMove best = best_move(evaluator, state);
  return {best.move, sigmoid(best.logit)};
}

// Runs rollouts until one candidate is left or the budget is spent; the best candidate is the first.
inline void run_rollouts(QuantizedEvaluator& evaluator, CandidateRace& race, const State& state,
                         const Budget& budget, Rng& rng, int insight) {
  const int depth = lookahead_depth(state);
  const auto start = std::chrono::steady_clock::now();
  const auto spent = [&] {
    const std::chrono::duration<double, std::milli> passed =
        std::chrono::steady_clock::now() - start;
    return passed.count();
  };
  int rounds = 0;
  for (int left = race.size(); left > 1; left = (left + 1) / 2) ++rounds;
  for (int round = 1; race.size() > 1; ++round) {
    const int share = budget.rollouts / rounds / race.size();
    const double until = budget.milliseconds * round / rounds;
    for (int number = 0; budget.rollouts ? number < share : spent() < until; ++number) {
      State world = state;
      sample_world(world, rng, insight);
      const std::uint64_t chance_seed = rng.next();
      race.try_world([&](Move move) { return roll_out(evaluator, world, move, depth, chance_seed); });
      if (race.size() == 1) return;
    }
    race.keep_best((race.size() + 1) / 2);
  }
}

inline SearchResult search(const QuantizedNet& net, const State& state, const Budget& budget,
                           Rng& rng, int insight = NoInsight) {
  QuantizedEvaluator evaluator(net);
  CandidateRace race = best_candidates(evaluator, state);
  const RatedMove best = race.best();
  if (race.size() == 1 || best.logit >= certain_logit) return {best.move, sigmoid(best.logit)};
  run_rollouts(evaluator, race, state, budget, rng, insight);
  return {race.best().move, race.mean_of_best()};
}

}  // namespace regicide
