// What a seat may know of a state (§1.7) as a row of numbers from 0 to 1, for learning programs. Must
// agree with envs/observation_tensor.py, which describes every number.
//
// The other seats are counted clockwise from the viewer. In a set of cards the two Jesters, which are
// identical, are a count: the first number says that there is one, the second that there are two.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>

#include "base/build_namespace.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int numbers_of_place = 6;
inline constexpr int royals = 12;

inline int observation_size(int players, int hand) {
  const int sets = 4 + players;  // hand, other hands, table, discard, unseen, groups
  return sets * card_count + hand * numbers_of_place + 3 * players + 5 + 3 * royals + 7 + 4;
}

// By byte: its eight bits as numbers.
inline constexpr auto bits_as_floats = [] {
  std::array<std::array<float, 8>, 256> rows{};
  for (std::size_t byte = 0; byte < 256; ++byte) {
    for (std::size_t digit = 0; digit < 8; ++digit) rows[byte][digit] = byte >> digit & 1 ? 1.0F : 0.0F;
  }
  return rows;
}();

// Writes the row from left to right.
struct RowWriter {
  float* at;

  void number(int count, int most) {
    *at++ = static_cast<float>(std::min(count, most)) / static_cast<float>(most);
  }
  void mark(bool is_true) { *at++ = is_true ? 1.0F : 0.0F; }
  void one_of(int choices, int chosen) {
    for (int choice = 0; choice < choices; ++choice) mark(choice == chosen);
  }
  void bits(std::uint64_t set, int size) {
    for (; size >= 8; size -= 8, set >>= 8, at += 8) std::memcpy(at, bits_as_floats[set & 255].data(), 32);
    for (; size > 0; --size, set >>= 1) mark(set & 1);
  }
  void cards(Cards set) {
    const Cards suited = set & ~jesters;
    const int held = count(set & jesters);
    const Cards counted = held == 0 ? 0 : held == 1 ? bit(first_jester) : jesters;
    bits(suited | counted, card_count);
  }
  // The numbers 1, 1/2, 1/3 … say in which order cards will be drawn.
  static float nearness(int turn) { return 1.0F / static_cast<float>(turn + 1); }
};

inline Cards cards_in(const Pile& pile) {
  Cards found = 0;
  for (int place = 0; place < pile.size; ++place) found |= bit(pile.cards[place]);
  return found;
}
inline Cards cards_in(const Ring& ring, int first, int end) {
  Cards found = 0;
  for (int place = first; place < end; ++place) found |= bit(ring[place]);
  return found;
}

inline void write_places(RowWriter& row, Cards hand, int limit) {
  for (int place = 0; place < limit; ++place, hand &= hand - 1) {
    const Card card = hand ? lowest(hand) : Card{64};
    row.number(values[card], 20);
    row.one_of(4, card < first_jester ? suit_of(card) : no_suit);
    row.mark(card == first_jester || card == second_jester);
  }
}

// The royals on top of the tavern, by when they will be drawn (§5.2: no other cards are known there).
inline void write_top(RowWriter& row, const State& state) {
  std::fill(row.at, row.at + royals, 0.0F);
  for (int place = 0; place < state.top; ++place) {
    row.at[state.tavern[place] - jack * 4] = RowWriter::nearness(place);
  }
  row.at += royals;
}

// The cards that hearts put under the tavern, by when their group will be drawn.
inline void write_groups(RowWriter& row, const State& state, int first) {
  std::fill(row.at, row.at + card_count, 0.0F);
  int jester = first_jester;
  for (int group = 0; group < state.group_count; ++group) {
    for (int left = state.groups[group]; left > 0; --left) {
      const Card card = state.tavern[first++];
      row.at[card < first_jester ? card : jester++] = RowWriter::nearness(group);
    }
  }
  row.at += card_count;
}

inline void write_observation(const State& state, int viewer, float* numbers) {
  RowWriter row{numbers};
  const int players = state.players;
  const int limit = hand_limit(players, state.options);
  const auto seat = [&](int next) { return (viewer + next) % players; };
  int grouped = 0;
  for (int group = 0; group < state.group_count; ++group) grouped += state.groups[group];
  const int groups_at = state.tavern.size - grouped;
  Cards unseen = cards_in(state.tavern, state.top, groups_at);

  row.cards(state.hand[viewer]);
  write_places(row, state.hand[viewer], limit);
  for (int next = 1; next < players; ++next) {
    const Cards hand = state.hand[seat(next)];
    const Cards shown = state.options.open_hands ? hand : state.known[seat(next)];
    row.cards(shown);
    unseen |= hand & ~shown;
  }
  for (int next = 0; next < players; ++next) row.number(count(state.hand[seat(next)]), limit);
  for (int next = 0; next < players; ++next) row.mark(seat(next) == state.seat);
  for (int next = 0; next < players; ++next) row.mark(state.yielded >> seat(next) & 1);
  row.one_of(5, std::min<int>(state.step, Beaten));
  row.one_of(royals, state.enemy - jack * 4);
  Cards castle = 0;
  for (int place = state.castle_at; place < state.castle_size; ++place) castle |= bit(state.castle[place]);
  row.bits(castle >> (jack * 4), royals);
  row.number(health_left(state), 50);
  row.number(attack(state), 25);
  row.number(state.spades, 50);
  row.one_of(4, immune_suit(state));
  row.cards(cards_in(state.table));
  row.cards(cards_in(state.discard));
  write_top(row, state);
  row.cards(unseen);
  write_groups(row, state, groups_at);
  row.number(state.tavern.size, card_count);
  row.number(groups_at - state.top, card_count);
  row.number(state.discard.size, card_count);
  row.number(state.jesters, 2);
}

}  // namespace regicide
