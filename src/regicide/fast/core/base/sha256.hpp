// SHA-256 (FIPS 180-4), for seeds and seals. The constants are the standard's.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "base/build_namespace.hpp"

namespace regicide::inline REGICIDE_VARIANT {

namespace sha {

// The first 32 bits of the fractional parts of the square or cube roots of the first primes,
// computed with integers: the n-th root of p · 2^(32 n), without its integer part.
constexpr std::array<int, 64> first_primes() {
  std::array<int, 64> primes{};
  int found = 0;
  for (int number = 2; found < 64; ++number) {
    bool prime = true;
    for (int divisor = 2; divisor * divisor <= number; ++divisor) prime &= number % divisor != 0;
    if (prime) primes[static_cast<std::size_t>(found++)] = number;
  }
  return primes;
}

constexpr std::uint32_t root_fraction(int prime, int power) {
  // The largest r with r^power <= prime · 2^(32 · power); r needs 36 bits at most.
  std::uint64_t root = 0;
  for (int digit = 35; digit >= 0; --digit) {
    const std::uint64_t tried = root | std::uint64_t{1} << digit;
    // Compare tried^power with prime << (32 · power), in steps that fit 128 bits.
    const auto square = static_cast<unsigned __int128>(tried) * tried;  // below 2^72
    bool fits;
    if (power == 2) {
      fits = square <= static_cast<unsigned __int128>(prime) << 64;
    } else {
      // tried³ <= prime · 2^96  ⟺  floor(square · tried / 2^32) < or = prime · 2^64
      const auto high = (square >> 32) * tried;
      const auto low = ((square & 0xFFFFFFFFu) * tried) >> 32;
      fits = high + low < static_cast<unsigned __int128>(prime) << 64;
    }
    if (fits) root = tried;
  }
  return static_cast<std::uint32_t>(root);
}

constexpr std::array<std::uint32_t, 64> make_rounds() {
  std::array<std::uint32_t, 64> rounds{};
  const auto primes = first_primes();
  for (std::size_t at = 0; at < 64; ++at) rounds[at] = root_fraction(primes[at], 3);
  return rounds;
}
constexpr std::array<std::uint32_t, 8> make_start() {
  std::array<std::uint32_t, 8> start{};
  const auto primes = first_primes();
  for (std::size_t at = 0; at < 8; ++at) start[at] = root_fraction(primes[at], 2);
  return start;
}
inline constexpr auto rounds = make_rounds();
inline constexpr auto start = make_start();

inline void compress(std::array<std::uint32_t, 8>& hash, const unsigned char* block) {
  std::uint32_t schedule[64];
  for (int at = 0; at < 16; ++at) {
    schedule[at] = std::uint32_t{block[4 * at]} << 24 | std::uint32_t{block[4 * at + 1]} << 16 |
                std::uint32_t{block[4 * at + 2]} << 8 | block[4 * at + 3];
  }
  for (int at = 16; at < 64; ++at) {
    const std::uint32_t early = schedule[at - 15];
    const std::uint32_t late = schedule[at - 2];
    schedule[at] = schedule[at - 16] + schedule[at - 7] +
                (std::rotr(early, 7) ^ std::rotr(early, 18) ^ early >> 3) +
                (std::rotr(late, 17) ^ std::rotr(late, 19) ^ late >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = hash;
  for (int at = 0; at < 64; ++at) {
    const std::uint32_t first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                                ((e & f) ^ (~e & g)) + rounds[static_cast<std::size_t>(at)] +
                                schedule[at];
    const std::uint32_t second = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) +
                                 ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + second;
  }
  const std::array<std::uint32_t, 8> more = {a, b, c, d, e, f, g, h};
  for (std::size_t at = 0; at < 8; ++at) hash[at] += more[at];
}

}  // namespace sha

// The hash of a text that is added piece by piece. A copy can be continued, so that texts with the same
// beginning share its work. It needs no memory of its own, however long the text is.
class Sha256 {
 public:
  Sha256& add(std::string_view text) {
    for (const char each : text) push(static_cast<unsigned char>(each));
    return *this;
  }

  // The digest of everything added so far, as eight big-endian numbers.
  std::array<std::uint32_t, 8> digest() const {
    Sha256 padded = *this;
    padded.push(0x80);
    while (padded.length_ % 64 != 56) padded.push(0);
    for (int shift = 56; shift >= 0; shift -= 8) {
      padded.push(static_cast<unsigned char>(length_ * 8 >> shift));
    }
    return padded.hash_;
  }

 private:
  void push(unsigned char byte) {
    block_[length_++ % 64] = byte;
    if (length_ % 64 == 0) sha::compress(hash_, block_);
  }

  std::array<std::uint32_t, 8> hash_ = sha::start;
  std::uint64_t length_ = 0;  // bytes
  unsigned char block_[64] = {};
};

}  // namespace regicide
