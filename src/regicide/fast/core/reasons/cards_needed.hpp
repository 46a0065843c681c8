// Cards that the worse move gives up and the better one keeps: what they do later, in the games that were played out.
#pragma once

#include <span>

#include "reasons/two_moves.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// How often a card must be used so, at least: in this share of the games.
inline constexpr double often = 0.4;

inline Reason needed_card(const TwoMoves& moves) {
  static constexpr Fact without_draws[] = {CardsDrawn, CardsAtNext};
  static constexpr Fact without_hearts[] = {LostDry, TavernAtNext};
  static constexpr Fact without_shield[] = {LostToEnemy, LostToNext, CardsPaid, CardsAtNext};
  static constexpr Fact without_kill[] = {TurnsToFall, LostToEnemy, LostToNext};
  static constexpr Fact without_payment[] = {LostToEnemy, LostToNext};
  static constexpr Fact without_jester[] = {LostToEnemy, LostToNext, CardsPaid};
  struct Needed {
    Use use;
    ReasonCode code;
    std::span<const Fact> facts;
  };
  static constexpr Needed uses[] = {{ToDraw, ReasonCode::NeededDraw, without_draws},
                                    {ToShield, ReasonCode::NeededShield, without_shield},
                                    {ToHeal, ReasonCode::NeededHeal, without_hearts},
                                    {ToKill, ReasonCode::NeededKill, without_kill},
                                    {ToPay, ReasonCode::NeededPay, without_payment},
                                    {ToRescue, ReasonCode::NeededJester, without_jester}};
  const Cards hand = moves.state.acting_hand();
  Reason found;
  double found_share = often;
  for (Cards cards = cards_given_up(moves.worse) & ~cards_given_up(moves.better); cards; cards &= cards - 1) {
    const Card card = lowest(cards);
    const int place = count(hand & (bit(card) - 1));
    for (const Needed& each : uses) {
      const double share = moves.evidence.use(Better, place, each.use);
      const double other = moves.evidence.use(Worse, place, each.use);
      if (share - other < found_share) continue;
      bool is_shown = false;
      for (const Fact fact : each.facts) is_shown |= moves.shows(fact);
      if (!is_shown) continue;
      found_share = share - other;
      found = {.code = each.code, .card = card};
      found.shown = {"used", percent(other), percent(share)};
    }
  }
  return found;
}

// The worse move gives the last diamond away without drawing.
inline Reason last_diamond(const TwoMoves& moves) {
  const Cards diamonds = of_suit(Diamonds), hand = moves.state.acting_hand();
  const Cards given = cards_given_up(moves.worse) & diamonds;
  const bool gives_last = given && (hand & diamonds) == given && !(moves.bad.acting >> Diamonds & 1);
  const Cards kept = given & ~cards_given_up(moves.better);
  if (!gives_last || !kept) return {};
  return moves.because({.code = ReasonCode::LastDiamond, .card = lowest(kept)}, {CardsDrawn, CardsAtNext});
}

inline Reason saves_cards(const TwoMoves& moves, int least) {
  const int given = count(cards_given_up(moves.better)), lost = count(cards_given_up(moves.worse));
  if (lost - given < least || kind_of(moves.better) == Flip || kind_of(moves.better) == Yield) return {};
  Reason reason{.code = ReasonCode::SavesCards};
  reason.count = whole(lost);
  reason.value = whole(given);
  return moves.because(reason, {CardsAtNext, LostToEnemy, LostToNext});
}
inline Reason saves_a_card(const TwoMoves& moves) { return saves_cards(moves, 1); }
// Then it does not matter which cards they are.
inline Reason saves_many_cards(const TwoMoves& moves) { return saves_cards(moves, 3); }

}  // namespace regicide
