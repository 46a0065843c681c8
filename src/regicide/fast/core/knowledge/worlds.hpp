// Determinization: samples a world, a state that the acting seat cannot distinguish from the real one.
// Must agree with rules/worlds.py.
#pragma once

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"
#include "rules/chance.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Shuffles what the acting seat cannot see: the unknown cards of other hands and of the tavern among
// each other, the cards of each group, the remaining enemies of each rank. The result does not depend on
// anything that is hidden from the seat. `shuffle(pool, size, held)` shuffles the unknown cards of hands
// and tavern, so that the last `held` cards are those of the hands.
template <class Shuffle>
void sample_world(State& state, Rng& rng, Shuffle shuffle, int insight = NoInsight) {
  const bool open_hands = state.options.open_hands || insight & SeesHands;
  Card pool[64];
  int size = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat == state.seat || open_hands) continue;
    for (Cards left = state.hand[seat] & ~state.known[seat]; left; left &= left - 1) {
      pool[size++] = lowest(left);
    }
  }
  const int held = size;
  int grouped = 0;
  for (int group = 0; group < state.group_count; ++group) grouped += state.groups[group];
  const int unknown_end = insight & SeesTavern ? state.top : state.tavern.size - grouped;
  for (int place = state.top; place < unknown_end; ++place) pool[size++] = state.tavern[place];
  std::sort(pool, pool + size);  // the hidden order must not affect the result
  shuffle(pool, size, held);
  for (int seat = 0; seat < state.players; ++seat) {
    if (seat == state.seat || open_hands) continue;
    const int hidden = count(state.hand[seat] & ~state.known[seat]);
    state.hand[seat] = state.known[seat];
    for (int card = 0; card < hidden; ++card) state.hand[seat] |= bit(pool[--size]);
  }
  const auto slot = [&](int place) -> Card& {
    return state.tavern.cards[(state.tavern.head + place) & 63];
  };
  for (int place = state.top; place < unknown_end; ++place) slot(place) = pool[--size];
  int place = unknown_end;
  for (int group = 0; group < state.group_count && !(insight & SeesTavern); ++group) {
    const int cards = state.groups[group];
    for (int at = 0; at < cards; ++at) pool[at] = slot(place + at);
    std::sort(pool, pool + cards);
    rng.shuffle(pool, cards);
    for (int at = 0; at < cards; ++at) slot(place + at) = pool[at];
    place += cards;
  }
  for (int first = state.castle_at; first < state.castle_size && !(insight & SeesCastle);) {
    const int last = end_of_rank(state, first);
    std::sort(state.castle + first, state.castle + last);
    rng.shuffle(state.castle + first, last - first);
    first = last;
  }
}

// All worlds that agree with what the seat knows are equally likely.
inline void sample_world(State& state, Rng& rng, int insight = NoInsight) {
  sample_world(state, rng, [&](Card* pool, int size, int) { rng.shuffle(pool, size); }, insight);
}

// How readily players keep a card, in percent of the most: they keep tens, diamonds and Jesters, and use
// up low cards. Counted in games of the champion (experiment 32 in docs/lab/experiments.md).
inline constexpr std::uint8_t kept[13] = {58, 46, 46, 46, 54, 45, 45, 53, 60, 77, 57, 55, 28};
inline constexpr std::uint8_t kept_diamond[13] = {53, 52, 54, 57, 60, 65, 72, 79, 83, 100, 66, 75, 25};

inline int kept_percent(Card card) {
  if (card >= first_jester) return 100;
  return (suit_of(card) == Diamonds ? kept_diamond : kept)[rank_of(card)];
}

// The other hands hold cards as players keep them.
inline void sample_likely_world(State& state, Rng& rng) {
  sample_world(state, rng, [&](Card* pool, int size, int held) {
    int left = size;
    while (left > size - held) {
      const int place = rng.below(left);
      if (rng.below(100) < kept_percent(pool[place])) std::swap(pool[place], pool[--left]);
    }
    rng.shuffle(pool, left);
    rng.shuffle(pool + left, held);
  });
}

}  // namespace regicide
