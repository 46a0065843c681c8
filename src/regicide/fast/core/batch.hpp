// Thousands of games side by side, for research: legal moves as masks, one action a game.
//
// action          meaning; h is the largest hand
// 0 … 2^h − 1     a set of places of the acting hand (bit i: its i-th card), played at step one,
//                 discarded at step four
// 2^h             yield
// 2^h + 1         flip
// 2^h + 2 + seat  name the next player
#pragma once

#include <thread>
#include <vector>

#include "deal.hpp"
#include "legality.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct Batch {
  State* states;
  int games;
  int threads;

  int hand() const { return hand_limit(states[0].players, states[0].options); }
  int actions() const { return (1 << hand()) + 6; }

  // Calls `work(game, rng)` for every game, a share of them on each thread.
  template <class Work>
  void each(std::uint64_t seed, Work work) const {
    const auto share = [&](int thread) {
      const int first = static_cast<int>(std::int64_t{games} * thread / threads);
      const int last = static_cast<int>(std::int64_t{games} * (thread + 1) / threads);
      Rng rng(seed * 1024 + static_cast<std::uint64_t>(thread));
      for (int game = first; game < last; ++game) work(game, rng);
    };
    std::vector<std::thread> others;
    for (int thread = 1; thread < threads; ++thread) others.emplace_back(share, thread);
    share(0);
    for (std::thread& other : others) other.join();
  }

  int action_of(const State& state, Move move) const {
    const int words = 1 << hand();
    switch (kind_of(move)) {
      case Yield:
        return words;
      case Flip:
        return words + 1;
      case Nominate:
        return words + 2 + seat_of(move);
      default:
        break;
    }
    int places = 0;
    int place = 0;
    for (Cards left = state.acting_hand(); left; left &= left - 1, ++place) {
      if (cards_of(move) & left & -left) places |= 1 << place;
    }
    return places;
  }

  // Rows of `actions()` bytes: 1 where the action is legal.
  void legal(std::uint8_t* mask) const {
    each(0, [&](int game, Rng&) {
      std::uint8_t* row = mask + std::int64_t{game} * actions();
      std::fill(row, row + actions(), std::uint8_t{0});
      each_move(states[game], [&](Move move) { row[action_of(states[game], move)] = 1; });
    });
  }

  // The first game whose action is illegal, -1 if there is none. Finished games have no action.
  int first_illegal(const std::int32_t* chosen, Move* moves) const {
    for (int game = 0; game < games; ++game) {
      if (states[game].is_over()) continue;
      bool found = false;
      each_move(states[game], [&](Move move) {
        if (action_of(states[game], move) == chosen[game]) {
          moves[game] = move;
          found = true;
        }
      });
      if (!found) return game;
    }
    return -1;
  }

  void step(const Move* moves, std::uint64_t seed) const {
    each(seed, [&](int game, Rng& rng) {
      Shuffled chance(rng);
      if (!states[game].is_over()) apply(states[game], moves[game], chance);
    });
  }

  // Random decisions in every game, finished ones dealt again. A game that was there goes on with the
  // cards as they lie; what is dealt here is dealt lazily, and put in order in the end.
  void step_at_random(int steps, std::uint64_t seed) const {
    const LazyDeals deals(states[0].players, states[0].options);
    each(seed, [&](int game, Rng& rng) {
      State& state = states[game];
      Shuffled as_they_lie(rng);
      int step = 0;
      for (; step < steps && !state.is_over(); ++step) random_step(state, rng, as_they_lie);
      if (step == steps) return;
      Lazy lazy(rng);
      State fresh = state;
      for (; step < steps; ++step) {
        if (fresh.is_over()) fresh = deals.next(rng);
        random_step(fresh, rng, lazy);
      }
      settle(fresh, rng);
      state = fresh;
    });
  }
};

}  // namespace regicide
