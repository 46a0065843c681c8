// A state as far as its acting seat knows it: must agree with seat_view.hpp.
#pragma once

#include <algorithm>

#include "base/build_namespace.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Of the Jesters that the acting seat can see, where it looks first: the cards of one place, or none.
inline Cards jesters_seen_first(const State& state) {
  const auto in = [](const Card* cards, int size) {
    Cards found = 0;
    for (int at = 0; at < size; ++at) found |= bit(cards[at]) & jesters;
    return found;
  };
  if (const Cards held = state.acting_hand() & jesters) return held;
  if (const Cards found = in(state.table.cards, state.table.size)) return found;
  if (const Cards found = in(state.discard.cards, state.discard.size)) return found;
  for (int seat = 0; state.options.open_hands && seat < state.players; ++seat) {
    if (const Cards held = state.hand[seat] & jesters) return held;
  }
  int place = state.tavern.size;
  for (int group = 0; group < state.group_count; ++group) place -= state.groups[group];
  for (int group = 0; group < state.group_count; ++group) {
    Cards found = 0;
    for (int end = place + state.groups[group]; place < end; ++place) {
      found |= bit(state.tavern[place]) & jesters;
    }
    if (found) return found;
  }
  return 0;
}

// The Jesters are identical cards: exchanges their indices.
inline void exchange_jesters(State& state) {
  const auto exchange = [](Cards& cards) {
    if (count(cards & jesters) == 1) cards ^= jesters;
  };
  for (Cards& hand : state.hand) exchange(hand);
  for (Cards& known : state.known) exchange(known);
  const auto other = [](Card& card) { card ^= card >= first_jester; };
  for (int at = 0; at < state.tavern.size; ++at) other(state.tavern.cards[(state.tavern.head + at) & 63]);
  for (int at = 0; at < state.discard.size; ++at) other(state.discard.cards[at]);
  for (int at = 0; at < state.table.size; ++at) other(state.table.cards[at]);
}

// The same for all states that the acting seat cannot distinguish, except for the order of what it cannot see:
// `sample_world` does not read that. Indices of Jesters and the order of discards may differ between a
// state of Python, which was packed, and the same state of a game in the core.
inline State seen_state(State state) {
  if (jesters_seen_first(state) == bit(second_jester)) exchange_jesters(state);
  std::sort(state.discard.cards, state.discard.cards + state.discard.size);
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat == state.seat || state.options.open_hands) state.known[seat] = 0;
  }
  return state;
}

}  // namespace regicide
