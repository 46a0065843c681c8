// Drawing from the tavern: must agree with rules/drawing.py and rules/knowledge.py.
#pragma once

#include <algorithm>

#include "base/build_namespace.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// §1.7 updates what is known of the tavern after `number` of `before` cards were drawn: a group is
// forgotten as soon as one of its cards is drawn.
inline void update_knowledge(State& state, int number, int before) {
  int unknown = before - state.top;
  for (int group = 0; group < state.group_count; ++group) unknown -= state.groups[group];
  int into_groups = number - state.top - unknown;
  state.top = static_cast<std::uint8_t>(std::max(0, state.top - number));
  int over = 0;
  while (into_groups > 0) into_groups -= state.groups[over++];
  if (over) {
    state.group_count = static_cast<std::uint8_t>(state.group_count - over);
    std::copy(state.groups + over, state.groups + over + state.group_count, state.groups);
  }
}

// §4.6 writes how many cards each hand has room for; returns how many of `number` will be drawn.
inline int space_to_draw(const State& state, int number, int (&space)[4]) {
  const int limit = hand_limit(state.players, state.options);
  int all_space = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    space[seat] = limit - count(state.hand[seat]);
    all_space += space[seat];
  }
  return std::min({number, all_space, static_cast<int>(state.tavern.size)});
}

// §4.6 seats with room draw one card each in turn, the acting seat first, until `number` are drawn.
// `next_card(seat)` takes a card for a seat.
template <class NextCard>
void draw_in_turn(State& state, int number, int (&space)[4], NextCard next_card) {
  int seat = state.seat;
  for (int drawn = 0; drawn < number;) {
    if (space[seat] > 0) {
      --space[seat];
      const Cards card = bit(next_card(seat));
      state.hand[seat] |= card;
      if (drawn < state.top) state.known[seat] |= card;
      ++drawn;
    }
    seat = seat + 1 == state.players ? 0 : seat + 1;
  }
}
// The same for one player; `number` must already fit into the hand.
template <class NextCard>
void draw_solo(State& state, int number, NextCard next_card) {
  Cards drawn = 0;
  Cards seen = 0;
  for (int card = 0; card < number; ++card) {
    drawn |= bit(next_card(state.seat));
    if (card < state.top) seen = drawn;
  }
  state.hand[0] |= drawn;
  state.known[0] |= seen;
}

template <class NextCard>
void draw_cards(State& state, int number, int (&space)[4], NextCard next_card) {
  const int before = state.tavern.size;
  if (state.players == 1) {
    draw_solo(state, number, next_card);
  } else {
    draw_in_turn(state, number, space, next_card);
  }
  if (state.top || state.group_count) update_knowledge(state, number, before);
}

inline void draw(State& state, int number) {  // §4.6
  int space[4];
  number = space_to_draw(state, number, space);
  draw_cards(state, number, space, [&](int) { return state.tavern.pop(); });
}

}  // namespace regicide
