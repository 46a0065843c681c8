// Cards as text: as notation/cards.py (tests/fast/test_table_game.py).
#pragma once

#include <string_view>

#include "base/build_namespace.hpp"
#include "base/json_writer.hpp"
#include "rules/cards.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Two letters. Both Jesters have the same text.
struct CardText {
  char letters[2];

  explicit CardText(Card card) : letters{'J', 'e'} {
    if (card >= first_jester) return;
    letters[0] = "A23456789TJQK"[rank_of(card)];
    letters[1] = "cdhs"[suit_of(card)];
  }
  operator std::string_view() const { return {letters, 2}; }
};

inline constexpr Card no_card = 64;  // as `lowest` of an empty set

// The card with this text, or `no_card`. A Jester is the first one.
inline Card parse_card(std::string_view text) {
  if (text == "Je") return first_jester;
  if (text.size() != 2) return no_card;
  const std::size_t rank = std::string_view("A23456789TJQK").find(text[0]);
  const std::size_t suit = std::string_view("cdhs").find(text[1]);
  const bool is_card = rank != std::string_view::npos && suit != std::string_view::npos;
  return is_card ? static_cast<Card>(4 * rank + suit) : no_card;
}

inline JsonWriter& write_cards(JsonWriter& json, Cards cards) {
  json.open('[');
  for (; cards; cards &= cards - 1) json.text(CardText(lowest(cards)));
  return json.close(']');
}

inline JsonWriter& write_cards(JsonWriter& json, const Card* cards, int size) {
  json.open('[');
  for (int at = 0; at < size; ++at) json.text(CardText(cards[at]));
  return json.close(']');
}

}  // namespace regicide
