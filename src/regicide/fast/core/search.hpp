// Looking ahead: the net's best moves, tried out in worlds the seat cannot tell apart.
//
// Every candidate meets the same worlds and the same luck, so that it is compared with the others
// and not with chance. After a few moves by the net's own policy the net judges where that led:
// playing on to the end would measure how well the net plays, not how good the move is. Half of
// the candidates drop out each time a share of the rollouts is spent, hopeless ones before that; where
// there is no doubt left, the rest of the budget is saved.
#pragma once

#include <algorithm>
#include <chrono>

#include "budget.hpp"
#include "policy.hpp"
#include "variant.hpp"
#include "world.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int most_candidates = 8;
inline constexpr int often = 8;  // after so many worlds it is asked who is still in the running

// Decisions by the net's policy before it judges: as far as it was seen to pay (docs/lab).
inline int look_ahead(const State& state) {
  const bool near = state.players == 3 || (state.players == 1 && state.jesters > 0);
  return near ? 3 : 5;
}

struct Candidate {
  Move move;
  float logit;
  double sum = 0;
  double squares = 0;
  int rollouts = 0;

  void add(double value) {
    sum += value;
    squares += value * value;
    ++rollouts;
  }
  double mean() const { return rollouts ? sum / rollouts : 0; }
  // The square of the error of the mean.
  double error() const { return std::max(0.0, squares / rollouts - mean() * mean()) / rollouts; }
  // Whether it is better than the other one beyond doubt. That both met the same luck makes their
  // difference surer than this allows for.
  bool is_clearly_better(const Candidate& other) const {
    const double lead = mean() - other.mean();
    return lead > 0 && lead * lead > clear * clear * (error() + other.error());
  }

  static constexpr double clear = 3;
};

struct Candidates {
  Candidate list[most_candidates] = {};
  int size = 0;

  // The best moves by the net, the best one first.
  Candidates(QuickRater& rater, const State& state) {
    rate_moves(rater, state, [&](Move move, float logit) { offer({move, logit}); });
  }

  // Whether there is anything to try out: more than one move, and none that wins at once.
  bool is_open() const { return size > 1 && list[0].logit < sure; }

  void offer(const Candidate& candidate) {
    if (size == most_candidates && candidate.logit <= list[size - 1].logit) return;
    int place = size < most_candidates ? size++ : most_candidates - 1;
    for (; place > 0 && list[place - 1].logit < candidate.logit; --place) {
      list[place] = list[place - 1];
    }
    list[place] = candidate;
  }

  void keep_best(int number) {
    std::stable_sort(list, list + size,
                     [](const Candidate& a, const Candidate& b) { return a.mean() > b.mean(); });
    size = std::min(size, number);
  }
  // Drops those that are clearly worse than the best; how many are left.
  int drop_hopeless() {
    keep_best(size);
    while (size > 1 && list[0].is_clearly_better(list[size - 1])) --size;
    return size;
  }
};

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

// Tries the candidates out until one is left, the first of the list. The others stay behind it: the
// longer one was in the running, the further in front.
inline void try_out(QuickRater& rater, Candidates& candidates, const State& state,
                    const Budget& budget, Rng& rng) {
  const int depth = look_ahead(state);
  const auto start = std::chrono::steady_clock::now();
  const auto spent = [&] {
    const std::chrono::duration<double, std::milli> passed =
        std::chrono::steady_clock::now() - start;
    return passed.count();
  };
  int rounds = 0;
  for (int left = candidates.size; left > 1; left = (left + 1) / 2) ++rounds;
  for (int round = 1; candidates.size > 1; ++round) {
    const int share = budget.rollouts / rounds / candidates.size;
    const double until = budget.milliseconds * round / rounds;
    for (int number = 0; budget.rollouts ? number < std::max(1, share) : spent() < until; ++number) {
      State world = state;
      deal_again(world, rng);
      const std::uint64_t luck = rng.next();
      for (int at = 0; at < candidates.size; ++at) {
        Candidate& candidate = candidates.list[at];
        candidate.add(roll_out(rater, world, candidate.move, depth, luck));
      }
      if (number % often == often - 1 && candidates.drop_hopeless() == 1) return;
    }
    candidates.keep_best((candidates.size + 1) / 2);
  }
}

inline Found search(const QuickNet& net, const State& state, const Budget& budget, Rng& rng) {
  QuickRater rater(net);
  Candidates candidates(rater, state);
  const Candidate& best = candidates.list[0];
  if (!candidates.is_open()) return {best.move, chance_of(best.logit)};
  try_out(rater, candidates, state, budget, rng);
  return {best.move, best.mean()};
}

}  // namespace regicide
