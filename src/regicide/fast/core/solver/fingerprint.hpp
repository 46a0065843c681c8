// Fingerprints: hashes of states, 128 bits wide. Two different states have the same fingerprint with
// probability 2⁻¹²⁸, which is treated as never.
#pragma once

#include <array>
#include <cstdint>

#include "base/build_namespace.hpp"
#include "rules/chance.hpp"
#include "rules/state.hpp"

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

constexpr Fingerprint mixed(Fingerprint fingerprint, std::uint64_t number) {
  return {folded(fingerprint.high ^ number ^ 0x8BB84B93962EACC9u, 0x2D358DCCAA6C78A5u ^ fingerprint.low),
          folded(fingerprint.low + number + 0x4B33A62ED433D4A3u, 0x9E3779B97F4A7C15u ^ fingerprint.high)};
}

// Zobrist hashing: a random number for each card at each position of each pile.
class ZobristKeys {
 public:
  enum PileName { Tavern, Discards, Table, pile_count };

  ZobristKeys() {
    Rng rng(20);
    for (auto& pile : keys_) {
      for (auto& place : pile) {
        for (auto& fingerprint : place) fingerprint = {rng.next(), rng.next()};
      }
    }
  }
  const Fingerprint& of(PileName pile, int place, Card card) const {
    return keys_[pile][static_cast<std::size_t>(place)][card];
  }

 private:
  std::array<std::array<std::array<Fingerprint, card_count>, 64>, pile_count> keys_;
};

// Made at first use: no code of a build may run before the processor is known to support it.
inline const ZobristKeys& zobrist_keys() {
  static const ZobristKeys keys;
  return keys;
}

// Everything except the tavern, the discards and the table. The castle is the same throughout a game.
inline Fingerprint fight_fingerprint(const State& state) {
  Fingerprint fingerprint;
  for (int seat = 0; seat < state.players; ++seat) fingerprint = mixed(fingerprint, state.hand[seat]);
  const std::uint64_t small =
      std::uint64_t{state.seat} | std::uint64_t{state.step} << 8 |
      std::uint64_t{state.castle_at} << 16 | std::uint64_t{state.yielded} << 24 |
      std::uint64_t{state.jesters} << 32 | std::uint64_t{state.immunity_cancelled} << 40;
  fingerprint = mixed(fingerprint, small);
  return mixed(fingerprint, static_cast<std::uint64_t>(state.damage) << 32 |
                          static_cast<std::uint64_t>(state.spades));
}

inline Fingerprint pile_fingerprint(const ZobristKeys& keys, const Pile& pile,
                            ZobristKeys::PileName name) {
  Fingerprint fingerprint;
  for (int place = 0; place < pile.size; ++place) {
    fingerprint += keys.of(name, place, pile.cards[place]);
  }
  return fingerprint;
}

inline Fingerprint tavern_fingerprint(const ZobristKeys& keys, const State& state) {
  Fingerprint fingerprint;
  for (int place = 0; place < state.tavern.size; ++place) {
    fingerprint += keys.of(ZobristKeys::Tavern, place, state.tavern[place]);
  }
  return fingerprint;
}

}  // namespace regicide
