// What a seat sees, as bytes, and a world that agrees with it: must agree with rules/observation.py and
// fast/viewing.py, which writes it.
#pragma once

#include <cstring>

#include "state.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct View {
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
  std::uint8_t unknown;  // cards of the tavern between the known ones and the groups
  std::uint8_t group_count;
  Options options;
  std::uint8_t known[4];   // how many cards of each hand the seat knows
  std::uint8_t hidden[4];  // and how many it does not
  Card hand[4][10];        // cards, in these lists, are indices; both Jesters are the first
  Card table[56];
  Card discard[56];
  Card top[12];
  std::uint8_t groups[54];
  Card grouped[56];
  Card castle[12];  // the enemies to come, rank by rank
};
static_assert(sizeof(View) == 320);

// Gives the two Jesters, which are written alike, an index each.
class CardsMet {
 public:
  Card meet(Card card) {
    if (met_ & bit(card) & jesters) ++card;
    met_ |= bit(card);
    return card;
  }
  Cards met() const { return met_; }

 private:
  Cards met_ = 0;
};

// A world that agrees with the view. Which one it is has no meaning: what the seat cannot see is filled
// in with the lowest cards that are left.
inline State world_of(const View& view) {
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
  CardsMet cards;
  cards.meet(view.enemy);
  for (int at = 0; at < view.castle_size; ++at) state.castle[at] = cards.meet(view.castle[at]);
  for (int at = 0; at < view.table_size; ++at) {
    state.table.push(cards.meet(view.table[at]));
    state.immunity_cancelled |= view.table[at] >= first_jester;
  }
  for (int at = 0; at < view.discard_size; ++at) state.discard.push(cards.meet(view.discard[at]));
  for (int seat = 0; seat < view.players; ++seat) {
    for (int at = 0; at < view.known[seat]; ++at) {
      state.hand[seat] |= bit(cards.meet(view.hand[seat][at]));
    }
    const bool is_public = seat != view.seat && !view.options.open_hands;
    state.known[seat] = is_public ? state.hand[seat] : 0;
  }
  for (int at = 0; at < view.top_size; ++at) state.tavern.push_bottom(cards.meet(view.top[at]));
  int grouped = 0;
  for (int group = 0; group < view.group_count; ++group) grouped += view.groups[group];
  Card under[56];  // the groups lie under cards that are yet to be found
  for (int at = 0; at < grouped; ++at) under[at] = cards.meet(view.grouped[at]);
  const Cards all = (bit(first_jester) << tavern_jesters(view.players, view.options)) - 1;
  Cards left = all & ~cards.met();
  const auto take = [&] {
    const Card card = lowest(left);
    left &= left - 1;
    return card;
  };
  for (int seat = 0; seat < view.players; ++seat) {
    for (int at = 0; at < view.hidden[seat]; ++at) state.hand[seat] |= bit(take());
  }
  for (int at = 0; at < view.unknown; ++at) state.tavern.push_bottom(take());
  for (int at = 0; at < grouped; ++at) state.tavern.push_bottom(under[at]);
  return state;
}

}  // namespace regicide
