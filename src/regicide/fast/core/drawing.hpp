// Drawing from the tavern: must agree with rules/drawing.py and rules/knowledge.py.
#pragma once

#include <algorithm>

#include "state.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// §1.7 `number` cards were drawn from a tavern that had `before`: a group that was drawn from is
// over.
inline void forget_drawn(State& state, int number, int before) {
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

// §4.6 how much room each hand has; how many of `number` cards will be drawn in all.
inline int room_to_draw(const State& state, int number, int (&room)[4]) {
  const int limit = hand_limit(state.players, state.options);
  int all = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    room[seat] = limit - count(state.hand[seat]);
    all += room[seat];
  }
  return std::min({number, all, static_cast<int>(state.tavern.size)});
}

// §4.6 so many cards, which there is room for, go round from the acting seat on; `take` draws the next.
template <class Take>
void go_round(State& state, int number, int (&room)[4], Take take) {
  int seat = state.seat;
  for (int drawn = 0; drawn < number;) {
    if (room[seat] > 0) {
      --room[seat];
      const Cards card = bit(take());
      state.hand[seat] |= card;
      if (drawn < state.top) state.known[seat] |= card;
      ++drawn;
    }
    seat = seat + 1 == state.players ? 0 : seat + 1;
  }
}
// The same where there is nobody else to ask for room.
template <class Take>
void draw_alone(State& state, int number, Take take) {
  Cards drawn = 0;
  Cards seen = 0;
  for (int card = 0; card < number; ++card) {
    drawn |= bit(take());
    if (card < state.top) seen = drawn;
  }
  state.hand[0] |= drawn;
  state.known[0] |= seen;
}

template <class Take>
void hand_out(State& state, int number, int (&room)[4], Take take) {
  const int before = state.tavern.size;
  if (state.players == 1) {
    draw_alone(state, number, take);
  } else {
    go_round(state, number, room, take);
  }
  if (state.top || state.group_count) forget_drawn(state, number, before);
}

inline void draw(State& state, int number) {  // §4.6
  int room[4];
  number = room_to_draw(state, number, room);
  hand_out(state, number, room, [&] { return state.tavern.pop(); });
}

}  // namespace regicide
