// Random number generation, and the kinds of chance that `apply` (turn.hpp) takes as an argument.
//
// A kind of chance decides about unknown cards: `heal` picks the discards that hearts move under the
// tavern, `draw` draws cards, `reveal` reveals the next enemy.
//
// kind                heal                          draw and reveal
// UnshuffledChance    the oldest discards           the stored order
// ShuffledChance      random discards               the stored order
// LazyChance          random discards               random: the order was never decided
// SeededChance        as the seed says (deal.hpp)   the stored order
// CachedSeededChance  as the seed says, cached      the stored order (solver/seeded_shuffles.hpp)
// TableChance         as the seed says, told        the stored order, told (messages/table_game.hpp)
// UnresolvedChance    counts cards (net/afterstate.hpp)
// ForeseenChance      counts cards                  known cards, stand-ins for others (forecast.hpp)
// CompanionChance     nothing: players do it with real cards (companion/companion_game.hpp)
#pragma once

#include <cstdint>
#include <utility>

#include "base/build_namespace.hpp"
#include "rules/drawing.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// A small and fast generator: a Weyl sequence, multiplied and folded.
struct Rng {
  std::uint64_t at;

  explicit Rng(std::uint64_t seed) : at(seed * 0x9E3779B97F4A7C15u + 0x2545F4914F6CDD1Du) {}
  std::uint64_t next() {
    at += 0xA0761D6478BD642Fu;
    const auto product = static_cast<unsigned __int128>(at) * (at ^ 0xE7037ED1A0B428DBu);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }
  // A number below `bound`. Bounds are small, so the bias is below 2⁻⁵⁰.
  int below(int bound) {
    const auto product = static_cast<unsigned __int128>(next()) * static_cast<unsigned>(bound);
    return static_cast<int>(product >> 64);
  }
  void shuffle(std::uint8_t* list, int size);
  // Draws the first cards at random; the order of the others is not random.
  void shuffle_first(std::uint8_t* list, int size, int first);
  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
};

// Random numbers below bounds of at most 54. Six of them are made from one number of 64 bits: the bits
// that are left are still uniform to 2⁻³⁰.
class BoundedRandom {
 public:
  explicit BoundedRandom(Rng& rng) : rng_(rng) {}
  int below(int bound) {
    if (numbers_left_ == 0) {
      left_ = rng_.next();
      numbers_left_ = 6;
    }
    --numbers_left_;
    const auto product = static_cast<unsigned __int128>(left_) * static_cast<unsigned>(bound);
    left_ = static_cast<std::uint64_t>(product);
    return static_cast<int>(product >> 64);
  }

 private:
  Rng& rng_;
  std::uint64_t left_ = 0;
  int numbers_left_ = 0;
};

inline void Rng::shuffle(std::uint8_t* list, int size) {
  BoundedRandom numbers(*this);
  for (int last = size - 1; last > 0; --last) std::swap(list[last], list[numbers.below(last + 1)]);
}
inline void Rng::shuffle_first(std::uint8_t* list, int size, int first) {
  BoundedRandom numbers(*this);
  for (int place = 0; place < first; ++place) {
    std::swap(list[place], list[place + numbers.below(size - place)]);
  }
}

// Draws and reveals cards in the order stored in the state.
struct OrderedChance {
  void draw(State& state, int number) { regicide::draw(state, number); }
  void reveal(State& state) { state.enemy = state.castle[state.castle_at++]; }
};

// Nothing is shuffled: hearts take the oldest discards.
struct UnshuffledChance : OrderedChance {
  int healed = 0;  // how many discards hearts moved

  void heal(State& state, int number) {
    healed = number;
    for (int place = 0; place < number; ++place) {
      state.tavern.push_bottom(state.discard.cards[place]);
    }
    state.discard.size = static_cast<std::uint8_t>(state.discard.size - number);
    for (int place = 0; place < state.discard.size; ++place) {
      state.discard.cards[place] = state.discard.cards[place + number];
    }
  }
};

// Hearts take random discards. The order of the other discards does not matter: the next hearts power
// shuffles them again, and all players may look through them.
struct ShuffledChance : OrderedChance {
  explicit ShuffledChance(Rng& with) : rng(with) {}
  Rng& rng;

  void heal(State& state, int number) {
    Pile& discard = state.discard;
    for (; number > 0; --number) {
      const int place = rng.below(discard.size);
      state.tavern.push_bottom(discard.cards[place]);
      discard.cards[place] = discard.cards[--discard.size];
    }
  }
};

// For games whose tavern and castle were never shuffled: a random card is chosen when one is drawn or
// revealed, so that no time goes into ordering cards that are never seen.
struct LazyChance : ShuffledChance {
  using ShuffledChance::ShuffledChance;

  void draw(State& state, int number) {
    int space[4];
    number = space_to_draw(state, number, space);
    int known = state.top;         // the order of the known top cards is fixed
    int left = state.tavern.size;  // the cards among which the next one is chosen
    for (int group = 0; group < state.group_count; ++group) left -= state.groups[group];
    const std::uint8_t* group = state.groups;
    BoundedRandom numbers(rng);
    draw_cards(state, number, space, [&](int) {
      if (left == 0) left = *group++;
      const int place = known > 0 ? 0 : numbers.below(left);
      known -= known > 0;
      --left;
      return state.tavern.pop(place);
    });
  }
  void reveal(State& state) {
    const int end = end_of_rank(state, state.castle_at);
    std::swap(state.castle[state.castle_at], state.castle[state.castle_at + rng.below(end - state.castle_at)]);
    ShuffledChance::reveal(state);
  }
};

}  // namespace regicide
