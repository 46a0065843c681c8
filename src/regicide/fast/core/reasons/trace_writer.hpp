// Listens to a game that is played to the end, and writes its trace.
#pragma once

#include <algorithm>

#include "base/build_namespace.hpp"
#include "reasons/game_trace.hpp"
#include "rules/events.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class TraceWriter : public NoEvents {
 public:
  // The state of the decision, before its move.
  explicit TraceWriter(const State& state) : hand_(state.acting_hand()), left_(hand_), enemy_(state.enemy) {}

  GameTrace trace(const State& end) {
    set(GameWon, end.step == Won);
    const bool is_lost = end.step != Won;
    set(LostToEnemy, is_lost && royals_ == 0);
    set(LostToNext, is_lost && royals_ == 1);
    set(LostDry, is_lost && end.tavern.size == 0);
    set(EnemyFell, royals_ > 0);
    return trace_;
  }

  void turn_began(const State&) {
    if (royals_ == 0) add(TurnsToFall, 1);
  }
  void cards_played(const State&, Cards cards, int) {
    played_ = cards;
    acting_ = 0;
    use_royal(cards);
    if (cards & jesters) note(cards, ToRescue);
  }
  void power_acted(const State& state, int suit, int) {
    acting_ |= of_suit(suit);
    if (suit == Diamonds) tavern_before_ = state.tavern.size;
  }
  void enemy_damaged(const State& state, int, bool) {
    if (acting_ & of_suit(Diamonds) && royals_ < 2) add(CardsDrawn, tavern_before_ - state.tavern.size);
    for (Cards cards = played_; cards; cards &= cards - 1) {
      const Card card = lowest(cards);
      const Cards acted = acting_ & (aces & bit(card) ? ~Cards{0} : of_suit(suit_of(card)));  // §3.3
      unsigned uses = 0;
      if (acted & of_suit(Diamonds)) uses |= ToDraw;
      if (acted & of_suit(Hearts)) uses |= ToHeal;
      if (acted & of_suit(Spades)) uses |= ToShield;
      if (state.damage >= health(state)) uses |= ToKill;
      note(bit(card), uses);
    }
  }
  void enemy_defeated(const State&, bool, bool) { ++royals_; }
  void enemy_revealed(const State& state) {
    if (royals_ > 1) return;
    for (int seat = 0; seat < state.players; ++seat) add(CardsAtNext, count(state.hand[seat]));
    set(TavernAtNext, state.tavern.size);
  }
  void cards_discarded(const State&, Cards cards) {
    if (royals_ == 0) add(CardsPaid, count(cards));
    use_royal(cards);
    note(cards, ToPay);
  }
  void jester_flipped(const State&, Cards cards) {
    add(JestersFlipped, 1);
    note(cards, 0);
  }

 private:
  void set(Fact fact, int number) { trace_.facts[fact] = static_cast<std::int16_t>(number); }
  void add(Fact fact, int number) { set(fact, trace_.facts[fact] + number); }
  void use_royal(Cards cards) {
    if (royals_ > 0 && cards & bit(enemy_)) set(RoyalUsed, 1);
  }
  // Only the first use counts: hearts and diamonds may bring a card back.
  void note(Cards cards, unsigned uses) {
    for (Cards now = cards & left_; now; now &= now - 1) {
      const int place = count(hand_ & (bit(lowest(now)) - 1));
      if (place < GameTrace::most_cards) trace_.uses[place] = static_cast<std::uint8_t>(uses);
    }
    left_ &= ~cards;
  }

  GameTrace trace_{};
  Cards hand_;
  Cards left_;  // cards of the hand that were not used yet
  Card enemy_;
  int royals_ = 0;  // fallen since the decision
  Cards played_ = 0;
  Cards acting_ = 0;
  int tavern_before_ = 0;
};

}  // namespace regicide
