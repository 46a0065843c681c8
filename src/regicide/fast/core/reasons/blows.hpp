// Blows: what cannot be paid, what a shield saves, and a shield that was not worth its turn.
#pragma once

#include "reasons/two_moves.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Certain: the better move wins the game at once, or the worse one loses it.
inline Reason decided_at_once(const TwoMoves& moves) {
  if (moves.good.wins() && !moves.bad.wins()) return {.code = ReasonCode::Wins};
  if (!is_lost(moves.bad) || is_lost(moves.good)) return {};
  if (moves.bad.is_stuck()) return {.code = ReasonCode::Stuck};
  Reason reason{.code = ReasonCode::Unpaid};
  reason.attack = whole(moves.bad.suffered);
  reason.value = whole(total(moves.bad.hand));
  return reason;
}

inline Reason lucky_draw(const TwoMoves& moves) {
  if (moves.bad.coverage() != Coverage::DependsOnDraw || moves.good.coverage() == Coverage::DependsOnDraw) return {};
  Reason reason{.code = ReasonCode::LuckyDraw};
  reason.attack = whole(moves.bad.suffered);
  reason.value = whole(total(moves.bad.hand));
  return moves.because(reason, {LostToEnemy});
}

inline bool both_leave_the_enemy(const TwoMoves& moves) {
  return plays_cards(moves.better) && plays_cards(moves.worse) && moves.good.kill == Kill::None &&
         moves.bad.kill == Kill::None;
}

inline Reason shield(const TwoMoves& moves) {
  if (!both_leave_the_enemy(moves) || moves.good.suffered >= moves.bad.suffered) return {};
  Reason reason{.code = ReasonCode::Shield};
  reason.attack = whole(moves.good.suffered);
  reason.value = whole(moves.bad.suffered);
  return moves.because(reason, {LostToEnemy, CardsPaid, CardsAtNext});
}

inline Reason shield_idle(const TwoMoves& moves) {
  if (!both_leave_the_enemy(moves) || moves.good.suffered <= moves.bad.suffered) return {};
  if (moves.good.damage <= moves.bad.damage) return {};
  Reason reason{.code = ReasonCode::ShieldIdle};
  reason.value = whole(moves.good.damage - moves.bad.damage);
  return moves.because(reason, {TurnsToFall});
}

inline Reason damages(const TwoMoves& moves) {
  if (!both_leave_the_enemy(moves) || moves.good.damage <= moves.bad.damage) return {};
  Reason reason{.code = ReasonCode::Damages};
  reason.value = whole(moves.good.damage - moves.bad.damage);
  return moves.because(reason, {TurnsToFall, LostToEnemy, CardsPaid});
}

}  // namespace regicide
