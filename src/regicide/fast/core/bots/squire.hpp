// The squire, a bot that scores each move by its forecast: as bots/squire.py. The arithmetic is in the same
// order, so that the same moves are equally good: tests/fast/test_squire.py.
#pragma once

#include "base/build_namespace.hpp"
#include "rules/forecast.hpp"
#include "rules/legality.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// The cost of losing this many cards with this total value.
inline double loss(Cards cards) { return 0.7 * total(cards) + 0.6 * count(cards); }

inline double danger(const Forecast& seen) {
  switch (seen.coverage()) {
    case Coverage::NotCovered:
      return 300;
    case Coverage::DependsOnDraw:
      return 40;
    case Coverage::Covered:
      return loss(cheapest_cover(seen.hand, seen.suffered));
    case Coverage::NothingToCover:
      break;
  }
  return 0;
}

inline double gain(const State& state, const Forecast& seen) {
  if (seen.wins()) return 1000;
  if (seen.is_stuck()) return -300;
  const int* drawn = seen.chance.drawn;
  double gain = 1.4 * (drawn[0] + drawn[1] + drawn[2] + drawn[3]) + 0.5 * seen.chance.healed -
                2 * std::popcount(seen.blocked);
  gain += 0.5 * seen.damage + 4 * seen.cancels_immunity;
  if (seen.kill != Kill::None) return gain + (seen.kill == Kill::Exact ? 25 : 14);
  const int shielded = attack(state) - seen.enemy_attack();
  gain += 1.2 * shielded * (1 - state.damage / (4.0 * full_attack(state)));
  return gain - danger(seen);
}

inline double squire_score(const State& state, Move move) {
  switch (kind_of(move)) {
    case PlayCards:
      return gain(state, Forecast(state, move)) - loss(cards_of(move));
    case Yield:
      return gain(state, Forecast(state, move)) - 6;
    case Nominate:  // the seat with the most cards; on a tie not the own seat
      return count(state.hand[seat_of(move)]) - 0.5 * (seat_of(move) == state.seat);
    default:  // a flip, if no other move can be survived
      return -100;
  }
}

// The best move; `rng` only chooses among equals. It depends only on what the seat knows.
inline Move squire_move(const State& state, Rng& rng) {
  if (state.step == Suffer) {
    const Cards cover = cheapest_cover(state.acting_hand(), attack(state));
    return cover ? make_move(Discard, cover) : make_move(Flip);
  }
  Move best = 0;
  double highest = 0;
  int equals = 0;
  each_move(state, [&](Move move) {
    const double score = squire_score(state, move);
    if (equals && score < highest) return;
    equals = equals && score == highest ? equals + 1 : 1;
    highest = score;
    if (rng.below(equals) == 0) best = move;
  });
  return best;
}

}  // namespace regicide
