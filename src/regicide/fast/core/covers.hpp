// §6.2 which discards cover the damage: must agree with rules/covering.py.
//
// A set of discards is a bit set over subsets of the hand's places: subset s is bit s. The sums of
// all subsets of the first four cards are one vector of 16 bytes; each subset of the others shifts
// the threshold it is compared with.
#pragma once

#include <cstdint>
#include <cstring>

#include "state.hpp"
#include "variant.hpp"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif
#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int largest_hand = 10;  // §13.3 eight and two more

// The cards at these places of a hand.
inline Cards at_places(Cards hand, unsigned places) {
#if defined(__BMI2__)
  return _pdep_u64(places, hand);
#else
  Cards found = 0;
  for (; places; hand &= hand - 1, places >>= 1) {
    if (places & 1) found |= hand & -hand;
  }
  return found;
#endif
}

struct Covers {
  std::uint64_t sets[1 << (largest_hand - 6)];
  int words;

  int size() const {
    int found = 0;
    for (int word = 0; word < words; ++word) found += std::popcount(sets[word]);
    return found;
  }
  // The place in the bit set of the n-th set bit.
  unsigned nth(int n) const {
    int word = 0;
    for (int here; n >= (here = std::popcount(sets[word])); ++word) n -= here;
    std::uint64_t left = sets[word];
#if defined(__BMI2__)
    left = _pdep_u64(std::uint64_t{1} << n, left);
#else
    for (; n; --n) left &= left - 1;
#endif
    return static_cast<unsigned>(word * 64 + std::countr_zero(left));
  }
};

// Which of the 16 sums reach `wanted`; the most that is ever wanted is 25.
inline unsigned at_least(const std::uint8_t (&low)[16], int wanted) {
  wanted = wanted > 0 ? wanted : 0;
#if defined(__SSE2__)
  const __m128i sums = _mm_loadu_si128(reinterpret_cast<const __m128i*>(low));
  const __m128i most = _mm_max_epu8(sums, _mm_set1_epi8(static_cast<char>(wanted)));
  return static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(most, sums)));
#else
  unsigned found = 0;
  for (int place = 0; place < 16; ++place) found |= unsigned{low[place] >= wanted} << place;
  return found;
#endif
}

// §13.2 total less the largest card is below the damage
inline bool is_overpaid(Cards cards, int damage) {
  const Cards suited = cards & ~jesters;
  const int largest = suited ? values[63 - std::countl_zero(suited)] : 0;
  return total(cards) - largest >= damage;
}

// The values of the cards of a hand, in its order; 0 where there are no more. Always the same
// number of rounds, because a loop that ends with the hand would be guessed wrong every time.
template <int rounds>
void worth_of(Cards hand, std::uint8_t* worth) {
  for (int place = 0; place < rounds; ++place, hand &= hand - 1) {
    worth[place] = values[static_cast<std::size_t>(std::countr_zero(hand))];
  }
}

// The sums of all subsets of `cards` values.
template <int cards, class Sum>
void subset_sums(const std::uint8_t* worth, Sum* sums) {
  sums[0] = 0;
  for (int card = 0; card < cards; ++card) {
    for (int set = 0; set < 1 << card; ++set) {
      sums[set + (1 << card)] = static_cast<Sum>(sums[set] + worth[card]);
    }
  }
}

// The sets that cover, `most` cards of the hand at the most.
template <int most>
void find_covers(Cards hand, int damage, Covers& found) {
  std::uint8_t worth[most];
  worth_of<most>(hand, worth);
  std::uint8_t low[16];
  subset_sums<4>(worth, low);
  const int size = count(hand);
  if constexpr (most == 4) {
    found.words = 1;
    found.sets[0] = at_least(low, damage) & ((std::uint64_t{1} << (1 << size)) - 1);
  } else {
    std::int16_t high[1 << (most - 4)];
    subset_sums<most - 4>(worth + 4, high);
    found.words = most > 6 ? 1 << (most - 6) : 1;
    for (int word = 0; word < found.words; ++word) {
      std::uint64_t sets = 0;
      for (int part = 0; part < 4; ++part) {
        sets |= std::uint64_t{at_least(low, damage - high[4 * word + part])} << (16 * part);
      }
      found.sets[word] = sets;
    }
    if (size < 6) found.sets[0] &= (std::uint64_t{1} << (1 << size)) - 1;
    if (most > 6 && size < most) found.words = size > 6 ? 1 << (size - 6) : 1;
  }
}

// Leaves out what only `stop_paying` forbids, and the second Jester without the first.
inline void drop_overpaid_and_twins(Cards hand, int damage, bool stop_paying, Covers& found) {
  const bool twins = (hand & jesters) == jesters;
  for (unsigned set = 0; set < 1u << count(hand); ++set) {
    const std::uint64_t mark = std::uint64_t{1} << (set & 63);
    if (!(found.sets[set >> 6] & mark)) continue;
    const Cards cards = at_places(hand, set);
    const bool twin = twins && (cards & jesters) == bit(second_jester);
    if (twin || (stop_paying && is_overpaid(cards, damage))) found.sets[set >> 6] &= ~mark;
  }
}

inline Covers covers(Cards hand, int damage, bool stop_paying) {
  Covers found;
  const int size = count(hand);
  if (size <= 4) {
    find_covers<4>(hand, damage, found);
  } else if (size <= 6) {
    find_covers<6>(hand, damage, found);
  } else if (size <= 8) {
    find_covers<8>(hand, damage, found);
  } else {
    find_covers<largest_hand>(hand, damage, found);
  }
  if (stop_paying || (hand & jesters) == jesters) {
    drop_overpaid_and_twins(hand, damage, stop_paying, found);
  }
  return found;
}

}  // namespace regicide
