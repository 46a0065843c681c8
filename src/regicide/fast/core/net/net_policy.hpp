// The policy of the net: the move whose afterstate has the highest value.
#pragma once

#include "base/build_namespace.hpp"
#include "net/quantized_net.hpp"
#include "rules/legality.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Calls `found` with every legal move except wasteful discards: those with a card to spare, or a Jester.
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

struct RatedMove {
  Move move;
  float logit;
};

// The logit of a won game; the net does not rate finished games.
inline constexpr float certain_logit = 30.0f;

// Calls `found` with every sensible move and its logit.
template <class Found>
void rate_moves(QuantizedEvaluator& evaluator, const State& state, Found found) {
  const CardsSeen seen(state);
  evaluator.begin(state.seat);
  each_sensible_move(state, [&](Move move) {
    const Afterstate after = after_move(state, move);
    if (after.state.is_over()) {
      return found(move, after.state.step == Won ? certain_logit : -certain_logit);
    }
    found(move, evaluator.logit(InputSet(seen, state, move, after)));
  });
}

// The move with the highest logit, the first of equals.
inline RatedMove best_move(QuantizedEvaluator& evaluator, const State& state) {
  RatedMove best{0, -2 * certain_logit};
  rate_moves(evaluator, state, [&](Move move, float logit) {
    if (logit > best.logit) best = {move, logit};
  });
  return best;
}

}  // namespace regicide
