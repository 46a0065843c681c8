// Looking ahead: the net's best moves, tried out in worlds the seat cannot tell apart.
//
// Every candidate meets the same worlds and the same luck, so that it is compared with the others
// and not with chance. After a few moves by the net's own policy the net judges where that led:
// playing on to the end would measure how well the net plays, not how good the move is. Half of
// the candidates drop out each time a share of the rollouts is spent.
#pragma once

#include <algorithm>
#include <chrono>

#include "budget.hpp"
#include "policy.hpp"
#include "variant.hpp"
#include "world.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int most_candidates = 8;

// Decisions by the net's policy before it judges: as far as it was seen to pay (docs/lab). With four
// players three decisions do not even go round the table.
inline int look_ahead(const State& state) {
  const bool far = state.players == 4 || (state.players == 1 && state.jesters == 0);
  return far ? 5 : 3;
}

struct Candidate {
  Move move;
  float logit;
  double sum = 0;
  int rollouts = 0;

  double mean() const { return rollouts ? sum / rollouts : 0; }
};

struct Candidates {
  Candidate list[most_candidates] = {};
  int size = 0;

  // The best moves by the net, the best one first.
  Candidates(const Net& net, const State& state) {
    rate_moves(net, state, [&](Move move, float logit) { offer({move, logit}); });
  }

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
    size = number;
  }
};

// How well a game goes that is at this state: by its end, or by the net.
inline double judged(const Net& net, const State& state) {
  if (state.is_over()) return state.step == Won ? 1 : 0;
  return chance_of(best_move(net, state).logit);
}

inline double roll_out(const Net& net, State state, Move move, int depth, std::uint64_t luck) {
  Rng rng(luck);
  Shuffled chance(rng);
  apply(state, move, chance);
  for (int step = 0; step < depth && !state.is_over(); ++step) {
    apply(state, best_move(net, state).move, chance);
  }
  return judged(net, state);
}

struct Found {
  Move move;
  double chance;
};

inline Found search(const Net& net, const State& state, const Budget& budget, Rng& rng) {
  Candidates candidates(net, state);
  if (candidates.size == 1 || candidates.list[0].logit >= sure) {
    return {candidates.list[0].move, chance_of(candidates.list[0].logit)};
  }
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
        candidates.list[at].sum += roll_out(net, world, candidates.list[at].move, depth, luck);
        ++candidates.list[at].rollouts;
      }
    }
    candidates.keep_best((candidates.size + 1) / 2);
  }
  return {candidates.list[0].move, candidates.list[0].mean()};
}

}  // namespace regicide
