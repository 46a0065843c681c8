// Who acts next and with what: nominations after a Jester, yields, Jesters and flips.
#pragma once

#include "reasons/two_moves.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// §8.3
inline Reason next_holds(const TwoMoves& moves) {
  if (kind_of(moves.better) != Nominate || kind_of(moves.worse) != Nominate) return {};
  Reason reason{.code = ReasonCode::NextHolds};
  reason.count = whole(count(moves.state.hand[seat_of(moves.better)]));
  reason.value = whole(count(moves.state.hand[seat_of(moves.worse)]));
  if (reason.count <= reason.value) return {};
  return moves.because(reason, {LostToEnemy, CardsAtNext, LostToNext, TurnsToFall, CardsDrawn});
}

// §9
inline Reason yields(const TwoMoves& moves) {
  if (kind_of(moves.better) != Yield) return {};
  Reason reason{.code = ReasonCode::Yields};
  reason.count = whole(count(moves.good.after.hand[(moves.state.seat + 1) % moves.state.players]));
  return moves.because(reason, {LostToEnemy, LostToNext, CardsAtNext, CardsDrawn, TavernAtNext, LostDry});
}

inline Reason yields_nothing(const TwoMoves& moves) {
  if (kind_of(moves.worse) != Yield) return {};
  Reason reason{.code = ReasonCode::YieldsNothing};
  reason.attack = whole(moves.bad.suffered);
  reason.value = whole(health_left(moves.state));
  return moves.because(reason, {LostToEnemy, CardsPaid, TurnsToFall, CardsAtNext, CardsDrawn, LostToNext});
}

// §8
inline Reason jester(const TwoMoves& moves) {
  if (!plays_jester(moves.better) || plays_jester(moves.worse)) return {};
  Reason reason{.code = ReasonCode::Jester};
  reason.attack = whole(attack(moves.state));
  return moves.because(reason, {LostToEnemy, CardsPaid, CardsAtNext, LostToNext, CardsDrawn, TavernAtNext});
}

// §12.1
inline Reason flip_early(const TwoMoves& moves) {
  if (kind_of(moves.worse) != Flip || kind_of(moves.better) == Flip) return {};
  Reason reason{.code = ReasonCode::FlipEarly};
  reason.count = whole(count(moves.state.acting_hand()));
  return moves.because(reason, {JestersFlipped, LostToEnemy, LostToNext, LostDry});
}

inline Reason flip_late(const TwoMoves& moves) {
  if (kind_of(moves.better) != Flip || kind_of(moves.worse) == Flip) return {};
  Reason reason{.code = ReasonCode::FlipLate};
  reason.count = whole(count(moves.state.acting_hand()));
  return moves.because(reason, {JestersFlipped, LostToEnemy, CardsAtNext, CardsPaid});
}

}  // namespace regicide
