// §6.2 which discards cover the damage: must agree with rules/covering.py.
//
// The covering discards are a bit set over all subsets of the hand: subset s is bit s. One vector holds
// the totals of all subsets of the first four or five cards; for each subset of the other cards it is
// compared with the damage that remains.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "base/build_namespace.hpp"
#include "rules/state.hpp"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif
#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int largest_hand = 10;  // §13.3 eight cards and two more

#if defined(__AVX2__)
inline constexpr int low_cards = 5;  // one byte of the vector for each subset
#else
inline constexpr int low_cards = 4;
#endif

// The cards at these positions of a hand (bit i: its i-th card).
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

struct DiscardCovers {
  std::uint64_t bits[1 << (largest_hand - 6)];
  int chunks;

  int size() const {
    int found = 0;
    for (int chunk = 0; chunk < chunks; ++chunk) found += std::popcount(bits[chunk]);
    return found;
  }
  // Calls `found` with every covering subset, in order.
  template <class Found>
  void each(Found found) const {
    for (int chunk = 0; chunk < chunks; ++chunk) {
      for (std::uint64_t left = bits[chunk]; left; left &= left - 1) {
        found(static_cast<unsigned>(chunk * 64 + std::countr_zero(left)));
      }
    }
  }
  // The n-th covering subset.
  unsigned nth(int n) const {
    int chunk = 0;
    for (int here; n >= (here = std::popcount(bits[chunk])); ++chunk) n -= here;
    std::uint64_t left = bits[chunk];
#if defined(__BMI2__)
    left = _pdep_u64(std::uint64_t{1} << n, left);
#else
    for (; n; --n) left &= left - 1;
#endif
    return static_cast<unsigned>(chunk * 64 + std::countr_zero(left));
  }
};

// §13.2 total less the largest card is below the damage
inline bool is_overpaid(Cards cards, int damage) {
  const Cards suited = cards & ~jesters;
  const int largest = suited ? values[63 - std::countl_zero(suited)] : 0;
  return total(cards) - largest >= damage;
}

// Writes the values of the cards of a hand in order, then zeros. The number of rounds is constant,
// because the processor would mispredict the end of a loop that depends on the hand.
template <int rounds>
void fill_values(Cards hand, std::uint8_t* hand_values) {
  for (int place = 0; place < rounds; ++place, hand &= hand - 1) {
    hand_values[place] = values[static_cast<std::size_t>(std::countr_zero(hand))];
  }
}

// The totals of all subsets of the first cards, in one vector. No total is above 100.
using Sums = std::uint8_t __attribute__((vector_size(1 << low_cards)));

using SubsetMask = std::array<std::uint8_t, 1 << low_cards>;

constexpr std::array<SubsetMask, low_cards> make_subsets_with() {
  std::array<SubsetMask, low_cards> subsets_with{};
  for (std::size_t card = 0; card < low_cards; ++card) {
    for (std::size_t set = 0; set < 1 << low_cards; ++set) {
      subsets_with[card][set] = set >> card & 1 ? 255 : 0;
    }
  }
  return subsets_with;
}
// By card: all ones for the subsets that contain it.
alignas(sizeof(Sums)) inline constexpr std::array<SubsetMask, low_cards> subsets_with =
    make_subsets_with();

inline Sums low_sums(const std::uint8_t* hand_values) {
  Sums sums{};
  for (std::size_t card = 0; card < low_cards; ++card) {
    Sums marks;
    std::memcpy(&marks, &subsets_with[card], sizeof marks);
    sums += marks & hand_values[card];
  }
  return sums;
}

// The subsets whose total is at least `wanted`, which is at most 25.
inline std::uint64_t sums_at_least(Sums sums, int wanted) {
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

// Finds the covering subsets of a hand of at most `most` cards.
template <int most>
void fill_covers(Cards hand, int damage, DiscardCovers& found) {
  constexpr int high_cards = most - low_cards;
  constexpr int parts = 1 << (6 - low_cards);  // of a chunk of 64 bits
  std::uint8_t hand_values[most];
  fill_values<most>(hand, hand_values);
  const Sums low = low_sums(hand_values);
  int high[1 << high_cards] = {};  // the totals of all subsets of the other cards
  for (int card = 0; card < high_cards; ++card) {
    for (int set = 0; set < 1 << card; ++set) {
      high[set + (1 << card)] = high[set] + hand_values[low_cards + card];
    }
  }
  constexpr int chunks = most > 6 ? 1 << (most - 6) : 1;
  for (int chunk = 0; chunk < chunks; ++chunk) {
    std::uint64_t bits = 0;
    for (int part = 0; part < parts && (chunk * parts + part) >> high_cards == 0; ++part) {
      bits |= sums_at_least(low, damage - high[chunk * parts + part]) << (part << low_cards);
    }
    found.bits[chunk] = bits;
  }
  const int size = count(hand);
  if (size < 6) found.bits[0] &= (std::uint64_t{1} << (1 << size)) - 1;
  found.chunks = size > 6 ? 1 << (size - 6) : 1;
}

// Removes subsets that `stop_paying` forbids, and those with the second Jester but not the first,
// which are the same discard as those with the first.
inline void remove_overpaid_and_duplicates(Cards hand, int damage, bool stop_paying,
                                           DiscardCovers& found) {
  const bool both_jesters = (hand & jesters) == jesters;
  for (unsigned set = 0; set < 1u << count(hand); ++set) {
    const std::uint64_t mark = std::uint64_t{1} << (set & 63);
    if (!(found.bits[set >> 6] & mark)) continue;
    const Cards cards = at_places(hand, set);
    const bool is_duplicate = both_jesters && (cards & jesters) == bit(second_jester);
    if (is_duplicate || (stop_paying && is_overpaid(cards, damage))) found.bits[set >> 6] &= ~mark;
  }
}

inline DiscardCovers find_covers(Cards hand, int damage, bool stop_paying) {
  DiscardCovers found;
  const int size = count(hand);
  if (size <= low_cards) {
    fill_covers<low_cards>(hand, damage, found);
  } else if (size <= 6) {
    fill_covers<6>(hand, damage, found);
  } else if (size <= 8) {
    fill_covers<8>(hand, damage, found);
  } else {
    fill_covers<largest_hand>(hand, damage, found);
  }
  if (stop_paying || (hand & jesters) == jesters) {
    remove_overpaid_and_duplicates(hand, damage, stop_paying, found);
  }
  return found;
}

// The cards of a hand that lose the least value, then the fewest cards, to cover the damage; empty if the
// whole hand does not cover it.
inline Cards cheapest_cover(Cards hand, int damage) {
  Cards cheapest = 0;
  find_covers(hand, damage, false).each([&](unsigned places) {
    const Cards cards = at_places(hand, places);
    const int saved = total(cheapest) - total(cards);
    if (!cheapest || saved > 0 || (saved == 0 && count(cards) < count(cheapest))) cheapest = cards;
  });
  return cheapest;
}

}  // namespace regicide
