// Thousands of games side by side, for research: legal moves as masks, one action per game.
//
// action          meaning; h is the largest hand
// 0 … 2^h − 1     a subset of the acting hand (bit i: its i-th card), played at step one,
//                 discarded at step four
// 2^h             yield
// 2^h + 1         flip
// 2^h + 2 + seat  nominate the next player
#pragma once

#include "base/build_namespace.hpp"
#include "base/threads.hpp"
#include "knowledge/observation_row.hpp"
#include "rules/deal.hpp"
#include "rules/legality.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr Move illegal_move = ~Move{0};

struct Batch {
  State* states;
  int games;
  int threads;

  int hand() const { return hand_limit(states[0].players, states[0].options); }
  int actions() const { return (1 << hand()) + 6; }

  // Calls `work(game, rng)` for every game; each thread gets an equal share of the games.
  template <class Work>
  void each(std::uint64_t seed, Work work) const {
    run_on_threads(threads, [&](int thread) {
      const int first = static_cast<int>(std::int64_t{games} * thread / threads);
      const int last = static_cast<int>(std::int64_t{games} * (thread + 1) / threads);
      Rng rng(seed * 1024 + static_cast<std::uint64_t>(thread));
      for (int game = first; game < last; ++game) work(game, rng);
    });
  }

  int action_of(const State& state, Move move) const {
    const int hand_subsets = 1 << hand();
    switch (kind_of(move)) {
      case Yield:
        return hand_subsets;
      case Flip:
        return hand_subsets + 1;
      case Nominate:
        return hand_subsets + 2 + seat_of(move);
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

  // Writes a row of `actions()` bytes for each game: 1 if the action is legal.
  void legal(std::uint8_t* mask) const {
    each(0, [&](int game, Rng&) {
      const State& state = states[game];
      std::uint8_t* row = mask + std::int64_t{game} * actions();
      std::fill(row, row + actions(), std::uint8_t{0});
      if (state.step == Suffer) {  // the bits of the covers are the actions
        covers_of(state).each([&](unsigned places) { row[places] = 1; });
        row[(1 << hand()) + 1] = may_flip(state);
      } else {
        each_move(state, [&](Move move) { row[action_of(state, move)] = 1; });
      }
    });
  }

  static DiscardCovers covers_of(const State& state) {
    return find_covers(state.acting_hand(), attack(state), state.options.stop_paying);
  }

  // The move of an action if it is legal; else `illegal_move`.
  Move move_of(const State& state, std::int32_t action) const {
    const int hand_subsets = 1 << hand();
    const Cards cards = state.acting_hand();
    if (action < 0 || action >= actions()) return illegal_move;
    if (action < hand_subsets && action >> count(cards)) return illegal_move;
    if (state.step == Suffer && action < hand_subsets) {
      const auto places = static_cast<unsigned>(action);
      const bool covers = covers_of(state).bits[places >> 6] >> (places & 63) & 1;
      return covers ? make_move(Discard, at_places(cards, places)) : illegal_move;
    }
    Move wanted = illegal_move;
    if (action < hand_subsets) {
      wanted = make_move(PlayCards, at_places(cards, static_cast<unsigned>(action)));
    } else if (action == hand_subsets) {
      wanted = make_move(Yield);
    } else if (action == hand_subsets + 1) {
      wanted = make_move(Flip);
    } else {
      wanted = make_move(Nominate, static_cast<Cards>(action - hand_subsets - 2));
    }
    bool found = false;
    each_move(state, [&](Move move) { found |= move == wanted; });
    return found ? wanted : illegal_move;
  }

  // Writes the moves and returns the first game whose action is illegal, or -1. The actions of finished
  // games are ignored.
  int first_illegal(const std::int32_t* chosen, Move* moves) const {
    for (int game = 0; game < games; ++game) {
      if (states[game].is_over()) continue;
      moves[game] = move_of(states[game], chosen[game]);
      if (moves[game] == illegal_move) return game;
    }
    return -1;
  }

  // Writes what a seat of each game knows; for `viewer` -1 the seat to move.
  void observe(int viewer, float* rows) const {
    const int size = observation_size(states[0].players, hand());
    each(0, [&](int game, Rng&) {
      const int seat = viewer < 0 ? states[game].seat : viewer;
      write_observation(states[game], seat, rows + std::int64_t{game} * size);
    });
  }

  void step(const Move* moves, std::uint64_t seed) const {
    each(seed, [&](int game, Rng& rng) {
      ShuffledChance chance(rng);
      if (!states[game].is_over()) apply(states[game], moves[game], chance);
    });
  }

  // Makes random decisions in every game and deals finished games again. Games in progress keep their
  // card order. Games that are dealt during the call use LazyChance; their order is fixed before the
  // call returns.
  void step_at_random(int steps, std::uint64_t seed) const {
    const LazyDeals deals(states[0].players, states[0].options);
    each(seed, [&](int game, Rng& rng) {
      State& state = states[game];
      ShuffledChance in_order(rng);
      int step = 0;
      for (; step < steps && !state.is_over(); ++step) random_step(state, rng, in_order);
      if (step == steps) return;
      LazyChance lazy(rng);
      State fresh = state;
      for (; step < steps; ++step) {
        if (fresh.is_over()) fresh = deals.next(rng);
        random_step(fresh, rng, lazy);
      }
      resolve_order(fresh, rng);
      state = fresh;
    });
  }
};

}  // namespace regicide
