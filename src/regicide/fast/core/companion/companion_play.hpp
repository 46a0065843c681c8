// A play that players tell by ranks and suits, such as `A8/cd`, and why no player can hold such cards.
#pragma once

#include "base/build_namespace.hpp"
#include "companion/companion_game.hpp"
#include "messages/reasons.hpp"
#include "rules/legality.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// The text is not an action, or not one for now. The page writes no such text, so it has no sentence for it.
inline constexpr Illegality no_action = {"no-action"};

constexpr Cards of_rank(int rank) { return Cards{15} << (4 * rank); }
inline std::string_view rank_text(int rank) {
  return rank <= king ? std::string_view(&"A23456789TJQK"[rank], 1) : "Je";
}

inline Illegality why_nobody_holds(const CompanionGame& game, Card card) {
  if (card >= first_jester) return {"none", "§1.4"};
  if (game.royals_standing() & bit(card)) return {"not-beaten", "§7.1", {"card", 0, card}};
  return {"lies-there", "§5.3", {"card", 0, card}};
}
inline Illegality why_nobody_holds_rank(const CompanionGame& game, int rank) {
  if (rank > king) return {"none", "§1.4"};
  const bool all_stand = !(of_rank(rank) & ~game.royals_standing());
  if (all_stand) return {"not-beaten", "§7.1", {"card", 0, no_card, rank_text(rank)}};
  return {"none", "§1.1"};
}

// How often each rank is among some cards, one hexadecimal digit each.
inline std::uint64_t count_ranks(Cards cards) {
  std::uint64_t counts = 0;
  for (; cards; cards &= cards - 1) counts += std::uint64_t{1} << (4 * rank_of(lowest(cards)));
  return counts;
}
inline bool has_suits(Cards cards, Cards suits) {
  for (int suit = 0; suit < 4; ++suit) {
    if (!(cards & of_suit(suit)) != !(suits & of_suit(suit))) return false;
  }
  return true;
}

// Takes a rank off the front of a text; -1 if there is none.
inline int take_rank(std::string_view& text) {
  int rank = rank_of(first_jester);
  while (rank >= 0 && !text.starts_with(rank_text(rank))) --rank;
  if (rank >= 0) text.remove_prefix(rank_text(rank).size());
  return rank;
}

// Takes the ranks off the front of a text, with the slash after them. Adds a card for each, whatever its suit.
inline Illegality take_ranks(const CompanionGame& game, std::string_view& text, Cards& stand_ins) {
  while (!text.starts_with('/')) {
    const int rank = take_rank(text);
    if (rank < 0) return no_action;
    if (!(game.state.acting_hand() & of_rank(rank))) return why_nobody_holds_rank(game, rank);
    const Cards left = of_rank(rank) & ~stand_ins;
    if (!left) return {"none", "§1.1"};
    stand_ins |= left & -left;
  }
  text.remove_prefix(1);
  return stand_ins ? why_unplayable(stand_ins, game.state.options.combo) : no_action;
}

// All cards of the suits in a text; no other letters may be there.
inline bool read_suits(std::string_view text, Cards& cards) {
  for (const char letter : text) {
    const std::size_t suit = std::string_view("cdhs").find(letter);
    if (suit == std::string_view::npos) return false;
    cards |= of_suit(static_cast<int>(suit));
  }
  return true;
}

// Reads ranks and suits; `play` becomes one of the plays that they may be, which all have the same effect.
inline Illegality find_play(const CompanionGame& game, std::string_view text, Cards& play) {
  const Cards hand = game.state.acting_hand();
  Cards stand_ins = 0, suits = 0, missing = 0;
  bool are_ranks_possible = false;
  if (const Illegality illegality = take_ranks(game, text, stand_ins)) return illegality;
  if (!read_suits(text, suits)) return no_action;
  each_play(hand, game.state.options.combo, [&](Cards cards) {
    if (count_ranks(cards) != count_ranks(stand_ins)) return;
    are_ranks_possible = true;
    if (has_suits(cards, suits)) play = cards;
  });
  if (play) return {};
  if (!are_ranks_possible) return {"none", "§1.1"};
  for (; stand_ins; stand_ins &= stand_ins - 1) {
    missing |= of_rank(rank_of(lowest(stand_ins))) & suits & ~hand;
  }
  return missing ? why_nobody_holds(game, lowest(missing)) : no_action;
}

}  // namespace regicide
