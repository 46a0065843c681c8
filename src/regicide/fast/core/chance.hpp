// Chance is an argument. Each of these says what happens where a card nobody knows comes into play:
// `heal` picks which discards hearts bring up, `draw` lets players draw, `reveal` turns up an enemy.
#pragma once

#include <cstdint>
#include <utility>

#include "drawing.hpp"
#include "state.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// A small fast generator (a Weyl sequence, multiplied and folded).
struct Rng {
  std::uint64_t at;

  explicit Rng(std::uint64_t seed) : at(seed * 0x9E3779B97F4A7C15u + 0x2545F4914F6CDD1Du) {}
  std::uint64_t next() {
    at += 0xA0761D6478BD642Fu;
    const auto product = static_cast<unsigned __int128>(at) * (at ^ 0xE7037ED1A0B428DBu);
    return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
  }
  // A number below `bound`, which is small: the bias is below 2⁻⁵⁰.
  int below(int bound) {
    const auto product = static_cast<unsigned __int128>(next()) * static_cast<unsigned>(bound);
    return static_cast<int>(product >> 64);
  }
  // Shuffles a list. One number of 64 bits is enough for six draws from 54 cards: what a draw
  // leaves of it is still even to 2⁻³⁰.
  void shuffle(std::uint8_t* list, int size) {
    std::uint64_t left = 0;
    int draws = 0;
    for (int last = size - 1; last > 0; --last) {
      if (draws == 0) {
        left = next();
        draws = 6;
      }
      --draws;
      const auto product = static_cast<unsigned __int128>(left) * static_cast<unsigned>(last + 1);
      left = static_cast<std::uint64_t>(product);
      std::swap(list[last], list[static_cast<std::size_t>(product >> 64)]);
    }
  }
  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
};

// The cards as they lie.
struct Dealt {
  void draw(State& state, int number) { regicide::draw(state, number); }
  void reveal(State& state) { state.enemy = state.castle[state.castle_at++]; }
};

// Nothing is shuffled: the oldest discards come up.
struct AsIs : Dealt {
  void heal(State& state, int number) {
    for (int place = 0; place < number; ++place) {
      state.tavern.push_bottom(state.discard.cards[place]);
    }
    state.discard.size = static_cast<std::uint8_t>(state.discard.size - number);
    for (int place = 0; place < state.discard.size; ++place) {
      state.discard.cards[place] = state.discard.cards[place + number];
    }
  }
};

// Any of the discards come up. What order the others are left in matters to nobody: the next
// heart shuffles them again, and everyone may look through them.
struct Shuffled : Dealt {
  explicit Shuffled(Rng& with) : rng(with) {}
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

}  // namespace regicide
