// Diamonds and hearts: what they bring now, and what they would have brought at another time.
#pragma once

#include "reasons/two_moves.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline bool acts(const Forecast& forecast, int suit) { return forecast.acting >> suit & 1; }

inline Reason draws(const TwoMoves& moves) {
  if (!plays_cards(moves.better)) return {};
  const int drawn = cards_drawn(moves.good) - cards_drawn(moves.bad);
  if (drawn <= 0) return {};
  Reason reason{.code = ReasonCode::Draws};
  reason.count = whole(cards_drawn(moves.good));
  return moves.because(reason, {CardsAtNext, CardsDrawn, LostToEnemy, LostToNext});
}

// §4.6 the hands are too full for what the diamonds could draw, and the better move keeps them.
inline Reason draws_wasted(const TwoMoves& moves) {
  if (!plays_cards(moves.worse) || !acts(moves.bad, Diamonds)) return {};
  const int drawn = cards_drawn(moves.bad);
  const bool keeps = cards_of(moves.worse) & of_suit(Diamonds) & ~cards_given_up(moves.better);
  const bool is_dry = moves.bad.after.tavern.size == 0;  // then fullness is not the cause
  if (drawn >= moves.bad.attack_value || is_dry || !keeps) return {};
  Reason reason{.code = ReasonCode::DrawsWasted};
  reason.count = whole(drawn);
  reason.value = whole(moves.bad.attack_value);
  return moves.because(reason, {CardsDrawn});
}

inline Reason heals(const TwoMoves& moves) {
  if (!plays_cards(moves.better) || moves.good.chance.healed <= moves.bad.chance.healed) return {};
  Reason reason{.code = ReasonCode::Heals};
  reason.count = whole(moves.good.chance.healed);
  return moves.because(reason, {LostDry, TavernAtNext});
}

// §4.5 the discard pile is too small for what the hearts could heal, and the better move keeps them.
inline Reason hearts_small_pile(const TwoMoves& moves) {
  if (!plays_cards(moves.worse) || !acts(moves.bad, Hearts)) return {};
  const int healed = moves.bad.chance.healed;
  const bool keeps = cards_of(moves.worse) & of_suit(Hearts) & ~cards_given_up(moves.better);
  if (healed >= moves.bad.attack_value || !keeps) return {};
  Reason reason{.code = ReasonCode::HeartsSmallPile};
  reason.count = whole(healed);
  reason.value = whole(moves.bad.attack_value);
  return moves.because(reason, {LostDry, TavernAtNext});
}

}  // namespace regicide
