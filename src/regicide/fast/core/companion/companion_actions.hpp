// What players tell the companion, one action after the other: docs/companion.md describes them.
#pragma once

#include "base/build_namespace.hpp"
#include "companion/companion_play.hpp"
#include "text/move_text.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline Illegality reveal_enemy(CompanionGame& game, Card card) {
  State& state = game.state;
  if (game.is_enemy_known || card >= first_jester || rank_of(card) < jack) return no_action;
  if (!(game.royals_standing() & bit(card))) return {"royal-twice", "§1.1", {"card", 0, card}};
  const int next = rank_of(state.castle[state.castle_at]);
  if (rank_of(card) != next) {
    const Fact rank{"rank", 0, no_card, rank_text(next)};
    return {"royal-out-of-order", "§1.2", {"card", 0, card}, rank};
  }
  Card* const top = state.castle + state.castle_at;
  std::swap(*top, *std::find(top, state.castle + state.castle_size, card));
  state.enemy = state.castle[state.castle_at++];
  game.is_enemy_known = true;
  return {};
}

inline Illegality make_told_move(CompanionGame& game, std::string_view text, CompanionEvents& events) {
  State& state = game.state;
  const int on_table = state.table.size;
  const bool are_cards_known = text.find('/') == std::string_view::npos;
  Cards play = 0;
  if (!are_cards_known) {
    if (const Illegality illegality = find_play(game, text, play)) return illegality;
  }
  const ParsedMove parsed =
      are_cards_known ? parse_move(text, state.acting_hand()) : ParsedMove{make_move(PlayCards, play)};
  const Move move = parsed.move;
  if (!parsed || kind_of(move) == Discard) return no_action;
  if (const Illegality illegality = why_illegal(state, move)) {
    const bool is_held = illegality.code != "not-in-hand";
    return is_held ? illegality : why_nobody_holds(game, illegality.first.card);
  }
  CompanionChance chance{game};
  apply(state, move, chance, events);
  game.turns += kind_of(move) == PlayCards || kind_of(move) == Yield;
  if (!are_cards_known && state.table.size) state.table.size = static_cast<std::uint8_t>(on_table);
  return {};
}

// Does what a text of docs/companion.md says, and writes its events; or changes nothing and returns the rule
// that it breaks.
inline Illegality do_action(CompanionGame& game, std::string_view action, JsonWriter& json) {
  State& state = game.state;
  CompanionEvents events(json, game.fallen);
  game.fill_hands();
  if (action.starts_with('=')) {
    action.remove_prefix(1);
    return reveal_enemy(game, parse_card(action));
  }
  if (!game.is_enemy_known) return {"no-enemy", "§5.4"};
  if (action == "cover") {
    const Illegality illegality = why_out_of_step(state.step, Discard);
    if (!illegality) pass_turn(state, events);
    return illegality;
  }
  if (action == "lose") {  // in the same steps as a flip
    const Illegality illegality = why_out_of_step(state.step, Flip);
    if (!illegality) state.step = state.step == Suffer ? Beaten : Stuck;
    return illegality;
  }
  return make_told_move(game, action, events);
}

}  // namespace regicide
