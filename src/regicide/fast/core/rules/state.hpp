// The packed state of a game: must agree with rules/state.py and rules/knowledge.py.
#pragma once

#include <cstdint>
#include <utility>

#include "base/build_namespace.hpp"
#include "rules/cards.hpp"
#include "rules/options.hpp"

namespace regicide::inline REGICIDE_VARIANT {

enum Step : std::uint8_t { Play, Suffer, Name, Won, Beaten, Stuck };

// A ring buffer of cards: drawn from at the front, added to at both ends.
struct Ring {
  Card cards[64];
  std::uint8_t head;
  std::uint8_t size;

  Card operator[](int place) const { return cards[(head + place) & 63]; }
  Card pop() {
    const Card card = cards[head];
    head = (head + 1) & 63;
    --size;
    return card;
  }
  // Removes the card at a position; the top card moves there.
  Card pop(int place) {
    std::swap(cards[head], cards[(head + place) & 63]);
    return pop();
  }
  void push_top(Card card) {
    head = (head - 1) & 63;
    cards[head] = card;
    ++size;
  }
  void push_bottom(Card card) { cards[(head + size++) & 63] = card; }
  void swap(int first, int second) {
    std::swap(cards[(head + first) & 63], cards[(head + second) & 63]);
  }
};

// A pile that cards are added to at the end.
struct Pile {
  Card cards[56];
  std::uint8_t size;

  void push(Card card) { cards[size++] = card; }
  void push_all(Cards set) {  // cards added together are in canonical order
    for (; set; set &= set - 1) push(lowest(set));
  }
};

struct State {
  Cards hand[4];
  Cards known[4];  // the cards of each hand that all players know (§1.7)
  Ring tavern;     // top card first
  Pile discard;    // oldest card first
  Pile table;
  Card castle[12];  // next enemy first, from `castle_at` on
  std::uint8_t castle_at;
  std::uint8_t castle_size;
  Card enemy;
  std::uint8_t players;
  std::uint8_t seat;
  Step step;
  std::uint8_t yielded;  // bit i: seat i's latest turn was a yield
  std::uint8_t jesters;  // solo Jesters that are not flipped yet
  bool immunity_cancelled;
  std::uint8_t top;  // known cards on top of the tavern
  std::uint8_t group_count;
  std::uint8_t groups[54];  // sizes of the groups at the bottom of the tavern, oldest first
  std::int16_t damage;
  std::int16_t spades;
  Options options;

  Cards acting_hand() const { return hand[seat]; }
  int enemies_left() const { return castle_size - castle_at; }
  bool is_over() const { return step >= Won; }
};

// The castle is sorted by rank: the end of the rank that begins at `first`.
inline int end_of_rank(const State& state, int first) {
  int end = first + 1;
  while (end < state.castle_size && rank_of(state.castle[end]) == rank_of(state.castle[first])) ++end;
  return end;
}

// §1.4
inline int hand_limit(int players, const Options& options) { return 9 - players + options.hand; }
inline int tavern_jesters(int players, const Options& options) {
  const int jesters = (players > 2 ? players - 2 : 0) + options.jesters;
  return jesters > 0 ? jesters : 0;
}
// §12.1
inline int solo_jesters(const Options& options) {
  const int jesters = 2 + options.jesters;
  return jesters > 0 ? jesters : 0;
}

// §2.2, §4.3, §4.8, §8.5
inline int full_attack(const State& state) {
  return 10 + 5 * (rank_of(state.enemy) - jack) + state.options.attack;
}
inline int health(const State& state) {
  return 20 + 10 * (rank_of(state.enemy) - jack) + state.options.health;
}
inline int health_left(const State& state) {
  const int left = health(state) - state.damage;
  return left > 0 ? left : 0;
}
inline int immune_suit(const State& state) {
  return state.immunity_cancelled ? no_suit : suit_of(state.enemy);
}
inline int shield(const State& state) { return immune_suit(state) == Spades ? 0 : state.spades; }
inline int attack(const State& state) {
  const int left = full_attack(state) - shield(state);
  return left > 0 ? left : 0;
}

}  // namespace regicide
