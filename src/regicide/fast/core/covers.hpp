// §6.2 which discards cover the damage: must agree with rules/covering.py.
//
// A set of discards is a bit set over subsets of the hand's places: subset s is bit s. The sums of
// all subsets of the first four or five cards are one vector; each subset of the others shifts the
// threshold it is compared with.
#pragma once

#include <array>
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

#if defined(__AVX2__)
inline constexpr int low_cards = 5;  // as many as there are bytes in a vector for all their subsets
#else
inline constexpr int low_cards = 4;
#endif

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

// The sums of all subsets of the first cards, side by side in one vector; none is above 100.
using Sums = std::uint8_t __attribute__((vector_size(1 << low_cards)));

using Marks = std::array<std::uint8_t, 1 << low_cards>;

constexpr std::array<Marks, low_cards> make_holding() {
  std::array<Marks, low_cards> holding{};
  for (std::size_t card = 0; card < low_cards; ++card) {
    for (std::size_t set = 0; set < 1 << low_cards; ++set) holding[card][set] = set >> card & 1 ? 255 : 0;
  }
  return holding;
}
// By card: all ones at the subsets that hold it.
alignas(sizeof(Sums)) inline constexpr std::array<Marks, low_cards> holding = make_holding();

inline Sums low_sums(const std::uint8_t* worth) {
  Sums sums{};
  for (std::size_t card = 0; card < low_cards; ++card) {
    Sums marks;
    std::memcpy(&marks, &holding[card], sizeof marks);
    sums += marks & worth[card];
  }
  return sums;
}

// Which of the sums reach `wanted`; the most that is ever wanted is 25.
inline std::uint64_t at_least(Sums sums, int wanted) {
  wanted = wanted > 0 ? wanted : 0;
#if defined(__AVX2__)
  const auto low = (__m256i)sums;
  const __m256i most = _mm256_max_epu8(low, _mm256_set1_epi8(static_cast<char>(wanted)));
  return static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(most, low)));
#elif defined(__SSE2__)
  const auto low = (__m128i)sums;
  const __m128i most = _mm_max_epu8(low, _mm_set1_epi8(static_cast<char>(wanted)));
  return static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(most, low)));
#else
  std::uint64_t found = 0;
  for (int place = 0; place < 1 << low_cards; ++place) {
    found |= std::uint64_t{sums[place] >= wanted} << place;
  }
  return found;
#endif
}

// The sets that cover, `most` cards of the hand at the most.
template <int most>
void find_covers(Cards hand, int damage, Covers& found) {
  constexpr int high_cards = most - low_cards;
  constexpr int parts = 1 << (6 - low_cards);  // of a word
  std::uint8_t worth[most];
  worth_of<most>(hand, worth);
  const Sums low = low_sums(worth);
  int high[1 << high_cards] = {};  // the sums of all subsets of the others
  for (int card = 0; card < high_cards; ++card) {
    for (int set = 0; set < 1 << card; ++set) high[set + (1 << card)] = high[set] + worth[low_cards + card];
  }
  constexpr int words = most > 6 ? 1 << (most - 6) : 1;
  for (int word = 0; word < words; ++word) {
    std::uint64_t sets = 0;
    for (int part = 0; part < parts && (word * parts + part) >> high_cards == 0; ++part) {
      sets |= at_least(low, damage - high[word * parts + part]) << (part << low_cards);
    }
    found.sets[word] = sets;
  }
  const int size = count(hand);
  if (size < 6) found.sets[0] &= (std::uint64_t{1} << (1 << size)) - 1;
  found.words = size > 6 ? 1 << (size - 6) : 1;
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
  if (size <= low_cards) {
    find_covers<low_cards>(hand, damage, found);
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
