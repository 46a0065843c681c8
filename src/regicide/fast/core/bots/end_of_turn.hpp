// What the methods that a person can follow ask of the end of a turn: the payment, the next enemy, who goes next.
#pragma once

#include <limits>

#include "base/build_namespace.hpp"
#include "rules/forecast.hpp"
#include "rules/legality.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// The next royal's attack and health are those of its rank.
inline State next_enemy_of(const State& after) {
  State next = after;
  next.enemy = after.castle[after.castle_at - 1];
  return next;
}

// The payment with the highest `points(cards)`, the first of equals; empty if the hand does not cover the damage.
template <class Points>
Cards best_payment(const State& state, Cards hand, int damage, Points points) {
  Cards best = 0;
  double most = -std::numeric_limits<double>::infinity();
  find_covers(hand, damage, state.options.stop_paying).each([&](unsigned places) {
    const Cards paid = at_places(hand, places);
    const double found = points(paid);
    if (found <= most) return;
    best = paid;
    most = found;
  });
  return best;
}

inline bool is_jester(Move move) { return kind_of(move) == PlayCards && (cards_of(move) & jesters); }

inline int all_drawn(const Forecast& seen) {
  const int* drawn = seen.chance.drawn;
  return drawn[0] + drawn[1] + drawn[2] + drawn[3];
}

// §8.3 the points for naming a seat: the most cards; on a tie not the own seat.
inline double nomination_points(const State& state, int seat) {
  return count(state.hand[seat]) - 0.5 * (seat == state.seat);
}

}  // namespace regicide
