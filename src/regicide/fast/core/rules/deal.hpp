// §1 the deal: from a seed (must agree with notation/seed.py) or at random.
#pragma once

#include "base/build_namespace.hpp"
#include "rules/chance.hpp"
#include "rules/seed.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// `shuffle(k, cards, size)` shuffles a list; k is 0 for Jacks, 1 Queens, 2 Kings, 3 tavern.
template <class Shuffle>
State deal(int players, const Options& options, Shuffle shuffle) {
  State state{};
  state.options = options;
  state.players = static_cast<std::uint8_t>(players);
  for (int pile = 0; pile < 3; ++pile) {
    Card royals[4];
    for (int suit = 0; suit < 4; ++suit) {
      royals[suit] = static_cast<Card>((jack + pile) * 4 + suit);
    }
    shuffle(pile, royals, 4);
    for (const Card royal : royals) state.castle[state.castle_size++] = royal;
  }
  state.enemy = state.castle[state.castle_at++];
  Card* const cards = state.tavern.cards;
  for (int card = 0; card < jack * 4; ++card) cards[card] = static_cast<Card>(card);
  const int size = jack * 4 + tavern_jesters(players, options);
  for (int card = jack * 4; card < size; ++card) {
    cards[card] = static_cast<Card>(first_jester + card - jack * 4);
  }
  shuffle(3, cards, size);
  const int limit = hand_limit(players, options);
  for (int seat = 0; seat < players; ++seat) {
    for (int card = 0; card < limit; ++card) state.hand[seat] |= bit(cards[seat * limit + card]);
  }
  state.tavern.head = static_cast<std::uint8_t>(players * limit);
  state.tavern.size = static_cast<std::uint8_t>(size - players * limit);
  if (players == 1) state.jesters = static_cast<std::uint8_t>(solo_jesters(options));
  return state;
}

inline State random_deal(int players, const Options& options, Rng& rng) {
  return deal(players, options, [&](int, Card* cards, int size) { rng.shuffle(cards, size); });
}

// Deals games for `LazyChance`: only the hands and the first enemy are decided.
class LazyDeals {
 public:
  LazyDeals(int players, const Options& options)
      : undealt_(deal(players, options, [](int, Card*, int) {})) {}

  State next(Rng& rng) const {
    State state = undealt_;
    Ring& tavern = state.tavern;
    const int dealt = tavern.head;
    const int size = dealt + tavern.size;
    std::swap(state.castle[0], state.castle[rng.below(4)]);
    state.enemy = state.castle[0];
    rng.shuffle_first(tavern.cards, size, dealt);
    const int limit = dealt / state.players;
    const Card* card = tavern.cards;
    for (int seat = 0; seat < state.players; ++seat) {
      Cards hand = 0;
      for (int place = 0; place < limit; ++place) hand |= bit(*card++);
      state.hand[seat] = hand;
    }
    return state;
  }

 private:
  State undealt_;  // all cards in canonical order
};

// Gives an order to the unknown cards of a lazily dealt game.
inline void resolve_order(State& state, Rng& rng) {
  const auto shuffle_range = [&](int first, int end) {
    BoundedRandom numbers(rng);
    for (int place = first; place + 1 < end; ++place) {
      state.tavern.swap(place, place + numbers.below(end - place));
    }
  };
  int grouped = 0;
  for (int group = 0; group < state.group_count; ++group) grouped += state.groups[group];
  int end = state.tavern.size - grouped;
  shuffle_range(state.top, end);
  for (int group = 0; group < state.group_count; ++group) {
    shuffle_range(end, end + state.groups[group]);
    end += state.groups[group];
  }
  for (int first = state.castle_at; first < state.castle_size;) {
    const int last = end_of_rank(state, first);
    rng.shuffle(state.castle + first, last - first);
    first = last;
  }
}

inline State seeded_deal(int players, const Options& options, const Seed& seed) {
  return deal(players, options,
              [&](int k, Card* cards, int size) {
                seed.shuffle(Decimal(static_cast<std::uint64_t>(k)), cards, size);
              });
}

// The number of the first shuffle of the discard pile: the others are the deal's.
inline constexpr std::uint32_t first_hearts = 4;

// Hearts shuffle the whole discard pile by stream k of a seed, so that the order of the discards
// depends on the seed alone.
struct SeededChance : OrderedChance {
  SeededChance(const Seed& with, std::string_view number) : seed(with), k(number) {}
  const Seed& seed;
  std::string_view k;

  void heal(State& state, int number) {
    seed.shuffle(k, state.discard.cards, state.discard.size);
    UnshuffledChance{}.heal(state, number);
  }
};

// Each hearts power uses the next shuffle of a seed.
struct NextShuffleChance : OrderedChance {
  explicit NextShuffleChance(const Seed& with) : seed(with) {}
  const Seed& seed;
  std::uint32_t hearts = first_hearts;

  void heal(State& state, int number) { SeededChance(seed, Decimal(hearts++)).heal(state, number); }
};

}  // namespace regicide
