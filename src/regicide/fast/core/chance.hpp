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
  void shuffle(std::uint8_t* list, int size);
  // The same, but only for the first cards; the others are left as they fall.
  void shuffle_first(std::uint8_t* list, int size, int first);
  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
};

// Several numbers below bounds of at most 54. One number of 64 bits is enough for six of them: what
// they leave of it is still even to 2⁻³⁰.
class Draws {
 public:
  explicit Draws(Rng& rng) : rng_(rng) {}
  int below(int bound) {
    if (draws_ == 0) {
      left_ = rng_.next();
      draws_ = 6;
    }
    --draws_;
    const auto product = static_cast<unsigned __int128>(left_) * static_cast<unsigned>(bound);
    left_ = static_cast<std::uint64_t>(product);
    return static_cast<int>(product >> 64);
  }

 private:
  Rng& rng_;
  std::uint64_t left_ = 0;
  int draws_ = 0;
};

inline void Rng::shuffle(std::uint8_t* list, int size) {
  Draws draws(*this);
  for (int last = size - 1; last > 0; --last) std::swap(list[last], list[draws.below(last + 1)]);
}
inline void Rng::shuffle_first(std::uint8_t* list, int size, int first) {
  Draws draws(*this);
  for (int place = 0; place < first; ++place) {
    std::swap(list[place], list[place + draws.below(size - place)]);
  }
}

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

// The same, for a game whose piles were never shuffled: which card lies where is only decided when
// it comes into play, so that nothing is shuffled that nobody will see.
struct Lazy : Shuffled {
  using Shuffled::Shuffled;

  void draw(State& state, int number) {
    int room[4];
    number = room_to_draw(state, number, room);
    int known = state.top;         // these lie where they lie
    int left = state.tavern.size;  // cards that the next one may be any of, known ones above them
    for (int group = 0; group < state.group_count; ++group) left -= state.groups[group];
    const std::uint8_t* group = state.groups;
    Draws draws(rng);
    hand_out(state, number, room, [&] {
      if (left == 0) left = *group++;
      const int place = known > 0 ? 0 : draws.below(left);
      known -= known > 0;
      --left;
      return state.tavern.pop(place);
    });
  }
  void reveal(State& state) {
    const int end = end_of_rank(state, state.castle_at);
    std::swap(state.castle[state.castle_at], state.castle[state.castle_at + rng.below(end - state.castle_at)]);
    Shuffled::reveal(state);
  }
};

}  // namespace regicide
