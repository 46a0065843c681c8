// The inputs of the value net for an afterstate: sparse, each 0 or 1.
//
// Inputs show only what the seat that moved knows. Seats are counted clockwise from it. The net has
// learned nothing about numbers that never occur under the rules it was trained with (a sixth card in one
// of four hands), so such a number is replaced by the nearest one that does; open hands are shown as hidden.
//
// inputs                    meaning
// place * 64 + card         where each suited card is, for that seat (Place); no input for unseen cards
// (7 + b) * 64 + card       own cards again, by the enemy they will be played against: b is the suit the
//                           enemy is immune to, 4 for none, 5 if a new enemy is about to be revealed
// from 832 on, one input of each group:
//   Jesters in hand 3, Jesters seen 3, enemy 12 or the rank to be revealed 3, immunity 5,
//   health left 51, attack left 26, who acts 4, step 3, own cards 11, own cards to come 11,
//   own total/2 41, other hands 3 × 8, tavern 55, unknown above the groups 55, discard pile/2 28,
//   to be healed 41, castle 12, solo Jesters 3; and 4 yield marks, each a group of its own
#pragma once

#include "base/build_namespace.hpp"
#include "net/afterstate.hpp"
#include "net/game_kind.hpp"

namespace regicide::inline REGICIDE_VARIANT {

enum Place { OwnHand, OnTable, Discarded, KnownTop, InGroup, KnownElsewhere, EnemyCard, place_count };
inline constexpr int own_by_immunity = place_count;  // the first chunk of own cards by immunity
inline constexpr int immunity_cases = 6;
inline constexpr int card_chunks = own_by_immunity + immunity_cases;

// The first input of each group.
struct InputOffsets {
  int jesters_held = card_chunks * 64;
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
inline constexpr InputOffsets inputs;
inline constexpr int input_count = inputs.count;
inline constexpr int input_chunks = (input_count + 63) / 64;

constexpr int at_most(int number, int limit) { return number < limit ? number : limit; }

// The highest numbers under the rules that the nets learned.
inline constexpr int most_health = 40;
inline int most_attack(GameKind kind) { return kind == FourStrongEnemies ? 25 : 20; }

// The first input of each group, and the end of the last group. Yield marks are groups of one.
inline constexpr int group_starts[] = {
    inputs.jesters_held, inputs.jesters_seen, inputs.enemy,          inputs.immunity,
    inputs.health_left,  inputs.attack_left,  inputs.acting,         inputs.step,
    inputs.own_cards,    inputs.own_coming,   inputs.own_total,      inputs.other_hands,
    inputs.other_hands + 8, inputs.other_hands + 16, inputs.tavern,  inputs.unknown,
    inputs.discard,      inputs.healing,      inputs.castle,         inputs.solo_jesters,
    inputs.yielded,      inputs.yielded + 1,  inputs.yielded + 2,    inputs.yielded + 3,
    inputs.count};

// Where the cards are for the seat that is to move; `after` derives where they are after its move.
struct CardsSeen {
  Cards place[place_count] = {};
  int grouped = 0;  // number of cards in groups

  explicit CardsSeen(const State& state) {
    for (int at = 0; at < state.table.size; ++at) place[OnTable] |= bit(state.table.cards[at]);
    for (int at = 0; at < state.discard.size; ++at) place[Discarded] |= bit(state.discard.cards[at]);
    for (int at = 0; at < state.top; ++at) place[KnownTop] |= bit(state.tavern[at]);
    for (int group = 0; group < state.group_count; ++group) grouped += state.groups[group];
    for (int at = state.tavern.size - grouped; at < state.tavern.size; ++at) {
      place[InGroup] |= bit(state.tavern[at]);
    }
    for (int other = 0; other < state.players; ++other) {
      if (other == state.seat) continue;
      place[KnownElsewhere] |= state.known[other];
    }
    place[OwnHand] = state.acting_hand();
    place[EnemyCard] = bit(state.enemy);
  }

  // Cards about to be healed still count as discards, cards about to be drawn as cards of the tavern.
  CardsSeen after(const State& before, Move move, const Afterstate& after) const {
    CardsSeen seen = *this;
    const Cards mine = after.state.hand[before.seat];
    const Cards left = place[OwnHand] & ~mine;
    seen.place[OwnHand] = mine;
    seen.place[kind_of(move) == PlayCards ? OnTable : Discarded] |= left;
    if (!after.revealing) return seen;
    const bool exact = after.state.top > before.top;  // §5.2
    seen.place[exact ? KnownTop : Discarded] |= place[EnemyCard];
    seen.place[Discarded] |= seen.place[OnTable];
    seen.place[OnTable] = seen.place[EnemyCard] = 0;
    return seen;
  }
};

// The set of inputs that are 1, as bits in chunks of 64.
struct InputSet {
  std::uint64_t chunks[input_chunks] = {};

  InputSet() = default;
  // The inputs for the seat that makes this move; `seen` is what it sees before the move.
  InputSet(const CardsSeen& seen, const State& before, Move move, const Afterstate& after);

  void add(int input) { chunks[input >> 6] |= std::uint64_t{1} << (input & 63); }

  // Calls `found` with the number of every input that is 1.
  template <class Found>
  void each(Found found) const {
    for (int chunk = 0; chunk < input_chunks; ++chunk) {
      for (std::uint64_t left = chunks[chunk]; left; left &= left - 1) {
        found(chunk * 64 + std::countr_zero(left));
      }
    }
  }
};

inline InputSet::InputSet(const CardsSeen& seen_before, const State& before, Move move,
                          const Afterstate& after) {
  const State& state = after.state;
  const int seat = before.seat;
  const CardsSeen seen = seen_before.after(before, move, after);
  for (int place = 0; place < place_count; ++place) chunks[place] = seen.place[place] & ~jesters;
  chunks[own_by_immunity + (after.revealing ? 5 : immune_suit(state))] = chunks[OwnHand];
  const int players = state.players;
  add(inputs.jesters_held + count(state.hand[seat] & jesters));
  add(inputs.jesters_seen + count((seen.place[OnTable] | seen.place[Discarded]) & jesters));
  const int left_after = state.castle_size - state.castle_at;
  if (after.revealing) {
    add(inputs.enemy + 12 + (11 - left_after) / 4);
  } else {
    add(inputs.enemy + state.enemy - jack * 4);
    add(inputs.immunity + immune_suit(state));
    add(inputs.health_left + at_most(std::max(0, health(state) - state.damage), most_health));
    add(inputs.attack_left + at_most(attack(state), most_attack(game_kind(state))));
  }
  add(inputs.acting + (state.seat - seat + players) % players);
  add(inputs.step + (state.step <= Name ? state.step : Play));
  const int most_cards = hand_limit(players, Options());
  add(inputs.own_cards + at_most(count(state.hand[seat]), most_cards));
  add(inputs.own_coming + at_most(after.drawn[seat], most_cards));
  add(inputs.own_total + at_most(total(state.hand[seat]) / 2, 40));
  for (int next = 1; next < players; ++next) {
    const int other = (seat + next) % players;
    const int size = count(state.hand[other]) + after.drawn[other];
    add(inputs.other_hands + (next - 1) * 8 + at_most(size, most_cards));
  }
  const int in_groups = seen.grouped + after.healed;
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
