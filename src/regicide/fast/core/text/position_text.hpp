// A position as text: as notation/position.py (tests/golden/deals.txt). The options, its last field, are left
// out: who dealt the game has their text.
#pragma once

#include "base/build_namespace.hpp"
#include "rules/state.hpp"
#include "text/card_text.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class PositionWriter {
 public:
  explicit PositionWriter(char* out) : text_(out) {}

  int write(const State& state) {
    number(state.players).put(' ');
    number(state.seat + 1).put("pdnwll"[state.step]).put(' ');
    text_.put(CardText(state.enemy)).put('/');
    number(state.damage).put('/');
    number(state.spades).put(' ');
    pile(state.table.size, [&](int at) { return state.table.cards[at]; }).put(' ');
    for (int seat = 0; seat < state.players; ++seat) {
      if (seat) text_.put('/');
      hand(state.hand[seat]);
    }
    text_.put(' ');
    pile(state.tavern.size, [&](int at) { return state.tavern[at]; }).put(' ');
    pile(state.discard.size, [&](int at) { return state.discard.cards[at]; }).put(' ');
    pile(state.enemies_left(), [&](int at) { return state.castle[state.castle_at + at]; }).put(' ');
    for (int seat = 0; seat < state.players; ++seat) text_.put(state.yielded >> seat & 1 ? 'y' : '-');
    text_.put(' ');
    number(state.jesters);
    return text_.size();
  }

 private:
  JsonWriter& number(int number) { return text_.put(Decimal(static_cast<std::uint64_t>(number))); }

  void hand(Cards cards) {
    if (!cards) text_.put('-');
    for (; cards; cards &= cards - 1) text_.put(CardText(lowest(cards)));
  }

  template <class CardAt>
  JsonWriter& pile(int size, CardAt card_at) {
    if (!size) text_.put('-');
    for (int at = 0; at < size; ++at) text_.put(CardText(card_at(at)));
    return text_;
  }

  JsonWriter text_;
};

}  // namespace regicide
