// When to kill: a kill brings the next royal, who is faced with what is left in the hand, and ends the chance to draw and
// heal behind a shield. A blow that a kill would have prevented must be paid.
#pragma once

#include "reasons/two_moves.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline Reason kill_early(const TwoMoves& moves) {
  if (moves.bad.kill == Kill::None || moves.good.kill != Kill::None || moves.bad.wins()) return {};
  Reason reason{.code = ReasonCode::KillEarly};
  reason.count = whole(count(moves.bad.hand));
  reason.value = whole(total(moves.bad.hand));
  reason.attack = whole(next_attack(moves.state));
  const Reason unready = moves.because(reason, {LostToNext});
  if (unready.code != ReasonCode::None) return unready;
  // A hand that can pay for the next blow is not what is missing.
  if (reason.value >= reason.attack) reason = {.code = ReasonCode::KillEndsDraws};
  return moves.because(reason, {CardsAtNext, TavernAtNext, CardsDrawn, LostDry});
}

inline Reason kill_late(const TwoMoves& moves) {
  if (moves.good.kill == Kill::None || moves.bad.kill != Kill::None) return {};
  if (!plays_cards(moves.worse) && kind_of(moves.worse) != Yield) return {};
  Reason reason{.code = moves.bad.suffered ? ReasonCode::KillLate : ReasonCode::KillLateUnhurt};
  if (moves.bad.suffered) reason.attack = whole(moves.bad.suffered);
  return moves.because(reason, {LostToEnemy, CardsPaid, CardsAtNext, LostDry, TavernAtNext, LostToNext});
}

// §5.3 what the royal is worth on top of the tavern.
inline Reason exact_kill(const TwoMoves& moves) {
  if (moves.good.kill != Kill::Exact || moves.bad.kill == Kill::Exact || moves.good.wins()) return {};
  Reason reason{.code = ReasonCode::ExactKill, .card = moves.state.enemy};
  reason.value = values[moves.state.enemy];
  return moves.because(reason, {RoyalUsed});
}

// Both kill, and the exact kill costs more than the royal is worth.
inline Reason exact_costly(const TwoMoves& moves) {
  if (moves.bad.kill != Kill::Exact || moves.good.kill != Kill::Over || moves.bad.wins()) return {};
  Reason reason{.code = ReasonCode::ExactCostly};
  reason.count = whole(count(moves.bad.hand));
  reason.value = whole(total(moves.bad.hand));
  reason.attack = whole(next_attack(moves.state));
  return moves.because(reason, {LostToNext});
}

}  // namespace regicide
