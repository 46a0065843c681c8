// What the value net sees of an afterstate: sparse inputs that are 0 or 1.
//
// Everything is what the seat that made the move knows. Seats are counted from it, clockwise.
//
// inputs                    meaning
// place * 64 + card         where each suited card is, for that seat (Place)
// from 512 on, one of each group:
//   Jesters in hand 3, Jesters seen 3, enemy 12 or the rank to be revealed 3, immunity 5,
//   health left 51, attack left 26, who acts 4, step 3, own cards 11, own cards to come 11,
//   own total/2 41, other hands 3 × 8, tavern 55, unknown above the groups 55, discard pile/2 28,
//   to be healed 41, castle 12, solo Jesters 3; and yield marks 4, each by itself
#pragma once

#include "afterstate.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

enum Place { Mine, OnTable, Discarded, KnownTop, InGroup, KnownElsewhere, Unseen, IsEnemy, Places };

// Where each group of inputs begins.
struct Inputs {
  int jesters_held = Places * 64;
  int jesters_seen = jesters_held + 3;
  int enemy = jesters_seen + 3;
  int immunity = enemy + 15;
  int health_left = immunity + 5;
  int attack_left = health_left + 51;
  int acting = attack_left + 26;
  int step = acting + 4;
  int own_cards = step + 3;
  int own_coming = own_cards + 11;
  int own_total = own_coming + 11;
  int other_hands = own_total + 41;
  int tavern = other_hands + 3 * 8;
  int unknown = tavern + 55;
  int discard = unknown + 55;
  int healing = discard + 28;
  int castle = healing + 41;
  int solo_jesters = castle + 12;
  int yielded = solo_jesters + 3;
  int count = yielded + 4;
};
inline constexpr Inputs inputs;
inline constexpr int input_count = inputs.count;
inline constexpr int input_words = (input_count + 63) / 64;

constexpr int at_most(int number, int limit) { return number < limit ? number : limit; }

struct CardsSeen {
  Cards place[Places];

  CardsSeen(const Afterstate& after, int seat) {
    const State& state = after.state;
    Cards table = 0;
    for (int at = 0; at < state.table.size; ++at) table |= bit(state.table.cards[at]);
    Cards discard = 0;
    for (int at = 0; at < state.discard.size; ++at) discard |= bit(state.discard.cards[at]);
    Cards top = 0;
    for (int at = 0; at < state.top; ++at) top |= bit(state.tavern[at]);
    // Cards about to be healed are still in the discard pile: their groups hold none yet.
    Cards grouped = 0;
    int in_groups = -after.healed;
    for (int group = 0; group < state.group_count; ++group) in_groups += state.groups[group];
    int drawn = 0;
    for (const int each : after.drawn) drawn += each;
    const int cards = state.tavern.size + drawn - after.healed;  // that really lie there
    for (int at = cards - in_groups; at < cards; ++at) grouped |= bit(state.tavern[at]);
    Cards elsewhere = 0;
    for (int other = 0; other < state.players; ++other) {
      if (other != seat) elsewhere |= state.options.open_hands ? state.hand[other] : state.known[other];
    }
    place[Mine] = state.hand[seat];
    place[OnTable] = table;
    place[Discarded] = discard;
    place[KnownTop] = top;
    place[InGroup] = grouped;
    place[KnownElsewhere] = elsewhere;
    place[IsEnemy] = after.revealing ? 0 : bit(state.enemy);
    place[Unseen] = 0;
    Cards seen = 0;
    for (const Cards each : place) seen |= each;
    place[Unseen] = ~seen & (bit(first_jester) - 1);
  }
};

// The inputs that are 1, as a bit set.
struct InputSet {
  std::uint64_t words[input_words] = {};

  InputSet() = default;
  InputSet(const Afterstate& after, int seat);

  void add(int input) { words[input >> 6] |= std::uint64_t{1} << (input & 63); }

  // Calls `found` with every input that is 1.
  template <class Found>
  void each(Found found) const {
    for (int word = 0; word < input_words; ++word) {
      for (std::uint64_t left = words[word]; left; left &= left - 1) {
        found(word * 64 + std::countr_zero(left));
      }
    }
  }
};

inline InputSet::InputSet(const Afterstate& after, int seat) {
  const State& state = after.state;
  const CardsSeen seen(after, seat);
  for (int place = 0; place < Places; ++place) words[place] = seen.place[place] & ~jesters;
  const int players = state.players;
  add(inputs.jesters_held + count(state.hand[seat] & jesters));
  add(inputs.jesters_seen + count((seen.place[OnTable] | seen.place[Discarded]) & jesters));
  const int left_after = state.castle_size - state.castle_at;
  if (after.revealing) {
    add(inputs.enemy + 12 + (11 - left_after) / 4);
  } else {
    add(inputs.enemy + state.enemy - jack * 4);
    add(inputs.immunity + immune_suit(state));
    add(inputs.health_left + at_most(std::max(0, health(state) - state.damage), 50));
    add(inputs.attack_left + at_most(attack(state), 25));
  }
  add(inputs.acting + (state.seat - seat + players) % players);
  add(inputs.step + (state.step <= Name ? state.step : Play));
  add(inputs.own_cards + at_most(count(state.hand[seat]), 10));
  add(inputs.own_coming + at_most(after.drawn[seat], 10));
  add(inputs.own_total + at_most(total(state.hand[seat]) / 2, 40));
  for (int next = 1; next < players; ++next) {
    const int other = (seat + next) % players;
    const int size = count(state.hand[other]) + after.drawn[other];
    add(inputs.other_hands + (next - 1) * 8 + at_most(size, 7));
  }
  int in_groups = 0;
  for (int group = 0; group < state.group_count; ++group) in_groups += state.groups[group];
  add(inputs.tavern + at_most(state.tavern.size, 54));
  add(inputs.unknown + std::max(0, state.tavern.size - in_groups));
  add(inputs.discard + at_most((state.discard.size - after.healed) / 2, 27));
  add(inputs.healing + at_most(after.healed, 40));
  add(inputs.castle + at_most(left_after, 11));
  add(inputs.solo_jesters + at_most(state.jesters, 2));
  for (int next = 0; next < players; ++next) {
    if (state.yielded >> ((seat + next) % players) & 1) add(inputs.yielded + next);
  }
}

}  // namespace regicide
