// §1.1, §2.1 cards as bits: must agree with rules/cards.py.
//
// index  meaning
// 0–51   rank * 4 + suit; ranks A 2 … 10 J Q K, suits clubs diamonds hearts spades
// 52–53  the two Jesters, which are identical cards
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/build_namespace.hpp"

namespace regicide::inline REGICIDE_VARIANT {

using Card = std::uint8_t;
using Cards = std::uint64_t;  // a set of cards: bit i is card i, so bit order is canonical order

enum Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };
inline constexpr int no_suit = 4;

inline constexpr int card_count = 54;
inline constexpr Card first_jester = 52;
inline constexpr Card second_jester = 53;
inline constexpr int jack = 10;  // the ranks of royals, counted from Ace 0
inline constexpr int king = 12;

inline constexpr Cards aces = 0xF;
inline constexpr Cards jesters = Cards{3} << first_jester;
inline constexpr Cards clubs = 0x0001111111111111;

constexpr Cards bit(Card card) { return Cards{1} << card; }
constexpr Cards of_suit(int suit) { return clubs << suit; }
constexpr int rank_of(Card card) { return card >> 2; }
constexpr int suit_of(Card card) { return card & 3; }
constexpr int count(Cards cards) { return std::popcount(cards); }
constexpr Card lowest(Cards cards) { return static_cast<Card>(std::countr_zero(cards)); }

constexpr int value_of_rank(int rank) {
  constexpr std::array<int, 14> values = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 15, 20, 0};
  return values[static_cast<std::size_t>(rank)];
}

// Values by card. `lowest` of an empty set is 64, whose value is 0.
constexpr std::array<std::uint8_t, 65> make_values() {
  std::array<std::uint8_t, 65> values{};
  for (int card = 0; card < card_count; ++card) {
    values[static_cast<std::size_t>(card)] =
        static_cast<std::uint8_t>(value_of_rank(rank_of(static_cast<Card>(card))));
  }
  return values;
}
inline constexpr std::array<std::uint8_t, 65> values = make_values();

// The cards whose value has this binary digit: five popcounts give the total of any hand.
constexpr Cards plane(int digit) {
  Cards found = 0;
  for (int card = 0; card < first_jester; ++card) {
    if (values[static_cast<std::size_t>(card)] >> digit & 1) found |= bit(static_cast<Card>(card));
  }
  return found;
}
inline constexpr std::array<Cards, 5> planes = {plane(0), plane(1), plane(2), plane(3), plane(4)};

constexpr int total(Cards cards) {
  return count(cards & planes[0]) + 2 * count(cards & planes[1]) + 4 * count(cards & planes[2]) +
         8 * count(cards & planes[3]) + 16 * count(cards & planes[4]);
}

}  // namespace regicide
