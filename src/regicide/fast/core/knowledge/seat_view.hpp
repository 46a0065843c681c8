// A seat's observation as bytes, and a world that agrees with it: must agree with rules/observation.py
// and fast/packed_observation.py, which writes the bytes.
#pragma once

#include <cstring>

#include "base/build_namespace.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct SeatView {
  std::int16_t damage;
  std::int16_t spades;
  std::uint8_t players;
  std::uint8_t seat;
  Step step;
  Card enemy;
  std::uint8_t jesters;
  std::uint8_t yielded;
  std::uint8_t castle_size;
  std::uint8_t table_size;
  std::uint8_t discard_size;
  std::uint8_t top_size;
  std::uint8_t unknown;  // cards of the tavern between the known top cards and the groups
  std::uint8_t group_count;
  Options options;
  std::uint8_t known[4];   // number of cards of each hand that the seat knows
  std::uint8_t hidden[4];  // and that it does not know
  Card hand[4][10];        // lists of card indices; both Jesters have the index of the first
  Card table[56];
  Card discard[56];
  Card top[12];
  std::uint8_t groups[54];
  Card grouped[56];
  Card castle[12];  // the remaining enemies, by rank
};
static_assert(sizeof(SeatView) == 320);

// Gives the two Jesters, which have the same index in a view, different indices.
class JesterIndexer {
 public:
  Card index(Card card) {
    if (used_ & bit(card) & jesters) ++card;
    used_ |= bit(card);
    return card;
  }
  Cards used() const { return used_; }

 private:
  Cards used_ = 0;
};

// A world that agrees with the view. Unseen places get the lowest remaining cards, so which world it is
// depends on the view alone.
inline State world_of(const SeatView& view) {
  State state{};
  state.options = view.options;
  state.players = view.players;
  state.seat = view.seat;
  state.step = view.step;
  state.enemy = view.enemy;
  state.damage = view.damage;
  state.spades = view.spades;
  state.jesters = view.jesters;
  state.yielded = view.yielded;
  state.top = view.top_size;
  state.group_count = view.group_count;
  std::memcpy(state.groups, view.groups, sizeof state.groups);
  state.castle_size = view.castle_size;
  JesterIndexer cards;
  cards.index(view.enemy);
  for (int at = 0; at < view.castle_size; ++at) state.castle[at] = cards.index(view.castle[at]);
  for (int at = 0; at < view.table_size; ++at) {
    state.table.push(cards.index(view.table[at]));
    state.immunity_cancelled |= view.table[at] >= first_jester;
  }
  for (int at = 0; at < view.discard_size; ++at) state.discard.push(cards.index(view.discard[at]));
  for (int seat = 0; seat < view.players; ++seat) {
    for (int at = 0; at < view.known[seat]; ++at) {
      state.hand[seat] |= bit(cards.index(view.hand[seat][at]));
    }
    const bool is_public = seat != view.seat && !view.options.open_hands;
    state.known[seat] = is_public ? state.hand[seat] : 0;
  }
  for (int at = 0; at < view.top_size; ++at) state.tavern.push_bottom(cards.index(view.top[at]));
  int grouped = 0;
  for (int group = 0; group < view.group_count; ++group) grouped += view.groups[group];
  Card group_cards[56];  // found first: the unseen cards above them are what is left
  for (int at = 0; at < grouped; ++at) group_cards[at] = cards.index(view.grouped[at]);
  const Cards all = (bit(first_jester) << tavern_jesters(view.players, view.options)) - 1;
  Cards left = all & ~cards.used();
  const auto next_unseen = [&] {
    const Card card = lowest(left);
    left &= left - 1;
    return card;
  };
  for (int seat = 0; seat < view.players; ++seat) {
    for (int at = 0; at < view.hidden[seat]; ++at) state.hand[seat] |= bit(next_unseen());
  }
  for (int at = 0; at < view.unknown; ++at) state.tavern.push_bottom(next_unseen());
  for (int at = 0; at < grouped; ++at) state.tavern.push_bottom(group_cards[at]);
  return state;
}

}  // namespace regicide
