// Moves as text, and why a text is not a move: as notation/moves.py (tests/fast/test_table_game.py).
#pragma once

#include <string_view>

#include "base/build_namespace.hpp"
#include "base/utf8.hpp"
#include "rules/moves.hpp"
#include "text/card_text.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Why a text is not a move: `found` is the text at character number `at`, counted from 1.
struct NotationFault {
  std::string_view code;
  int at;
  std::string_view found;
  bool is_repeated_card = false;
};

struct ParsedMove {
  Move move;
  NotationFault fault = {};

  explicit operator bool() const { return fault.code.empty(); }
};

// Reads cards written one after the other, the first at character number `at`. A text does not say which
// Jester it means: one that the hand holds, if it holds one.
inline ParsedMove parse_cards(Kind kind, std::string_view text, int at, Cards hand) {
  Cards cards = 0;
  NotationFault repeated{};
  const Card jester = (hand & jesters) == bit(second_jester) ? second_jester : first_jester;
  for (; !text.empty(); at += 2) {
    std::string_view rest = text;
    for (int letter = 0; letter < 2 && !rest.empty(); ++letter) take_character(rest);
    const std::string_view written = before(rest, text);
    Card card = parse_card(written);
    if (card == no_card) return {0, {"bad-card", at, written}};
    if (card == first_jester) card = cards & bit(jester) ? jester ^ 1 : jester;
    if (cards & bit(card) && repeated.code.empty()) repeated = {"repeated-card", at, written, true};
    cards |= bit(card);
    text = rest;
  }
  return {make_move(kind, cards), repeated};
}

// Reads a move of the player who holds this hand. It may be illegal.
inline ParsedMove parse_move(std::string_view text, Cards hand) {
  if (text == "yield") return {make_move(Yield)};
  if (text == "flip") return {make_move(Flip)};
  if (text.size() == 2 && text[0] == '>' && text[1] >= '1' && text[1] <= '4') {
    return {make_move(Nominate, static_cast<Cards>(text[1] - '1'))};
  }
  if (text.empty() || text[0] == '>' || text == "x") return {0, {"bad-move", 1, text}};
  const bool discards = text[0] == 'x';
  text.remove_prefix(discards);
  return parse_cards(discards ? Discard : PlayCards, text, 1 + discards, hand);
}

// The text of a move, with its cards in canonical order.
class MoveText {
 public:
  explicit MoveText(Move move) {
    constexpr std::string_view beginnings[] = {"", "x", "yield", ">", "flip"};
    add(beginnings[kind_of(move)]);
    if (kind_of(move) == Nominate) {
      add(Decimal(static_cast<std::uint64_t>(seat_of(move)) + 1));
      return;
    }
    for (Cards left = cards_of(move); left; left &= left - 1) add(CardText(lowest(left)));
  }
  operator std::string_view() const { return {letters_, size_}; }

 private:
  void add(std::string_view text) { size_ += text.copy(letters_ + size_, text.size()); }

  char letters_[1 + 2 * card_count];
  std::size_t size_ = 0;
};

// What a fault found: at most 40 characters, with U+FFFD in the place of those that no screen shows.
inline void write_found(JsonWriter& json, std::string_view found) {
  constexpr int longest = 40;
  int length = 0;
  for (std::string_view left = found; !left.empty(); ++length) take_character(left);
  json.put('"');
  for (int at = 0; at < (length <= longest ? length : longest - 1); ++at) {
    const std::string_view left = found;
    const char32_t code = take_character(found);
    if (code == '"' || code == '\\') json.put('\\');
    json.put(is_printable(code) ? before(found, left) : "\uFFFD");
  }
  if (length > longest) json.put("…");
  json.put('"');
}

inline JsonWriter& write_fault(JsonWriter& json, const NotationFault& fault) {
  json.open('{').name("code").text(fault.code).name("clause").null();
  json.name("facts").open('{').name("at").number(fault.at);
  write_found(json.name("found"), fault.found);
  if (fault.is_repeated_card) json.name("card").text(fault.found);
  return json.close('}').close('}');
}

}  // namespace regicide
