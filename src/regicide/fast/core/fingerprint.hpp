// Numbers of 128 bits that stand for states. Two states that differ have the same one by an
// accident of 2⁻¹²⁸: never.
#pragma once

#include <array>
#include <cstdint>

#include "chance.hpp"
#include "state.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct Fingerprint {
  std::uint64_t high = 0;
  std::uint64_t low = 0;

  bool operator==(const Fingerprint&) const = default;
  Fingerprint& operator+=(const Fingerprint& other) {
    high += other.high;
    low += other.low;
    return *this;
  }
};

constexpr std::uint64_t folded(std::uint64_t one, std::uint64_t other) {
  const auto product = static_cast<unsigned __int128>(one) * other;
  return static_cast<std::uint64_t>(product >> 64) ^ static_cast<std::uint64_t>(product);
}

constexpr Fingerprint mixed(Fingerprint print, std::uint64_t number) {
  return {folded(print.high ^ number ^ 0x8BB84B93962EACC9u, 0x2D358DCCAA6C78A5u ^ print.low),
          folded(print.low + number + 0x4B33A62ED433D4A3u, 0x9E3779B97F4A7C15u ^ print.high)};
}

// A number for each card at each place of each pile.
class Placeprints {
 public:
  enum PileName { Tavern, Discards, Table, pile_count };

  Placeprints() {
    Rng rng(20);
    for (auto& pile : prints_) {
      for (auto& place : pile) {
        for (auto& print : place) print = {rng.next(), rng.next()};
      }
    }
  }
  const Fingerprint& of(PileName pile, int place, Card card) const {
    return prints_[pile][static_cast<std::size_t>(place)][card];
  }

 private:
  std::array<std::array<std::array<Fingerprint, card_count>, 64>, pile_count> prints_;
};

// Made when it is first asked for: nothing of a build may run before it is known that it can.
inline const Placeprints& placeprints() {
  static const Placeprints prints;
  return prints;
}

// All but the tavern, the discards and the table. The castle is the same all game long.
inline Fingerprint print_of_fight(const State& state) {
  Fingerprint print;
  for (int seat = 0; seat < state.players; ++seat) print = mixed(print, state.hand[seat]);
  const std::uint64_t small =
      std::uint64_t{state.seat} | std::uint64_t{state.step} << 8 |
      std::uint64_t{state.castle_at} << 16 | std::uint64_t{state.yielded} << 24 |
      std::uint64_t{state.jesters} << 32 | std::uint64_t{state.immunity_cancelled} << 40;
  print = mixed(print, small);
  return mixed(print, static_cast<std::uint64_t>(state.damage) << 32 |
                          static_cast<std::uint64_t>(state.spades));
}

inline Fingerprint print_of(const Placeprints& prints, const Pile& pile,
                            Placeprints::PileName name) {
  Fingerprint print;
  for (int place = 0; place < pile.size; ++place) {
    print += prints.of(name, place, pile.cards[place]);
  }
  return print;
}

inline Fingerprint print_of_tavern(const Placeprints& prints, const State& state) {
  Fingerprint print;
  for (int place = 0; place < state.tavern.size; ++place) {
    print += prints.of(Placeprints::Tavern, place, state.tavern[place]);
  }
  return print;
}

}  // namespace regicide
