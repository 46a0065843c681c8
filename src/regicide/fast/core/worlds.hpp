// Determinization: samples a world, a state that the acting seat cannot distinguish from the real one.
// Must agree with rules/worlds.py.
#pragma once

#include "build_namespace.hpp"
#include "chance.hpp"
#include "state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Shuffles what the acting seat cannot see: the unknown cards of other hands and of the tavern among
// each other, the cards of each group, the remaining enemies of each rank. The result does not depend on
// anything that is hidden from the seat.
inline void sample_world(State& state, Rng& rng) {
  Card pool[64];
  int size = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat == state.seat || state.options.open_hands) continue;
    for (Cards left = state.hand[seat] & ~state.known[seat]; left; left &= left - 1) {
      pool[size++] = lowest(left);
    }
  }
  int grouped = 0;
  for (int group = 0; group < state.group_count; ++group) grouped += state.groups[group];
  const int unknown_end = state.tavern.size - grouped;
  for (int place = state.top; place < unknown_end; ++place) pool[size++] = state.tavern[place];
  std::sort(pool, pool + size);  // the hidden order must not affect the result
  rng.shuffle(pool, size);
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat == state.seat || state.options.open_hands) continue;
    const int hidden = count(state.hand[seat] & ~state.known[seat]);
    state.hand[seat] = state.known[seat];
    for (int card = 0; card < hidden; ++card) state.hand[seat] |= bit(pool[--size]);
  }
  const auto slot = [&](int place) -> Card& {
    return state.tavern.cards[(state.tavern.head + place) & 63];
  };
  for (int place = state.top; place < unknown_end; ++place) slot(place) = pool[--size];
  int place = unknown_end;
  for (int group = 0; group < state.group_count; ++group) {
    const int cards = state.groups[group];
    for (int at = 0; at < cards; ++at) pool[at] = slot(place + at);
    std::sort(pool, pool + cards);
    rng.shuffle(pool, cards);
    for (int at = 0; at < cards; ++at) slot(place + at) = pool[at];
    place += cards;
  }
  for (int first = state.castle_at; first < state.castle_size;) {
    const int last = end_of_rank(state, first);
    std::sort(state.castle + first, state.castle + last);
    rng.shuffle(state.castle + first, last - first);
    first = last;
  }
}

}  // namespace regicide
