// Playing by the net: the move whose afterstate it likes best.
#pragma once

#include "legality.hpp"
#include "quick.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Calls `found` with the moves worth looking at: all but discards from which a card can be left out.
template <class Found>
void each_sensible_move(const State& state, Found found) {
  if (state.step != Suffer) return each_move(state, found);
  const int damage = attack(state);
  each_move(state, [&](Move move) {
    const Cards cards = cards_of(move);
    if (kind_of(move) == Discard && total(cards) - values[lowest(cards)] >= damage) return;
    if (kind_of(move) == Discard && (cards & jesters)) return;
    found(move);
  });
}

struct Rated {
  Move move;
  float logit;
};

// What ends a game is not the net's to judge.
inline constexpr float sure = 30.0f;

// Calls `found` with every sensible move and what the net thinks of it, which is a logit.
template <class Found>
void rate_moves(QuickRater& rater, const State& state, Found found) {
  const CardsSeen seen(state);
  rater.begin(state.seat);
  each_sensible_move(state, [&](Move move) {
    const Afterstate after = after_move(state, move);
    if (after.state.is_over()) return found(move, after.state.step == Won ? sure : -sure);
    found(move, rater.logit(InputSet(seen, state, move, after)));
  });
}

// The best move, the first one of equals.
inline Rated best_move(QuickRater& rater, const State& state) {
  Rated best{0, -2 * sure};
  rate_moves(rater, state, [&](Move move, float logit) {
    if (logit > best.logit) best = {move, logit};
  });
  return best;
}

}  // namespace regicide
