// A game with real cards as JSON: web/src/companion/companion_game.ts reads it (web/tests/companion/companion.test.ts).
#pragma once

#include "base/build_namespace.hpp"
#include "companion/companion_actions.hpp"
#include "messages/game_view.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Every possible play and its attack value.
inline void write_plays(JsonWriter& json, const CompanionGame& game) {
  json.open('{');
  if (game.is_enemy_known && game.state.step == Play) {
    each_play(game.cards_in_hands(), game.state.options.combo, [&](Cards cards) {
      json.name(MoveText(make_move(PlayCards, cards))).number(total(cards));
    });
  }
  json.close('}');
}

// Does the actions, one on each line, up to the first that is not possible. Writes the events of the last
// one, and the game after it.
inline void write_companion(JsonWriter& json, CompanionGame& game, std::string_view actions) {
  const State& state = game.state;
  json.open('{').name("events").open('[');
  const JsonWriter start = json;
  Illegality refusal;
  int accepted = 0;
  for (std::size_t end; (end = actions.find('\n')) != std::string_view::npos; ++accepted) {
    json = start;
    refusal = do_action(game, {actions.data(), end}, json);
    if (refusal) break;
    actions.remove_prefix(end + 1);
  }
  json.close(']').name("accepted").number(accepted).name("refusal");
  refusal ? write_reason(json, refusal) : json.null();
  json.name("step").text(game.is_enemy_known ? step_names[state.step] : "reveal");
  json.name("seat").number(state.seat).name("enemy");
  game.is_enemy_known ? write_enemy(json, state) : void(json.null());
  write_royals(json.name("royals"), game.fallen, game.is_enemy_known ? state.enemy : no_card);
  write_yielded(json.name("yielded"), state);
  json.name("jesters").number(state.jesters).name("medal");
  write_medal(json, state);
  json.name("turns").number(game.turns);
  json.name("hand_limit").number(hand_limit(state.players, state.options));
  json.name("tavern_jesters").number(tavern_jesters(state.players, state.options));
  json.name("stop_paying").flag(state.options.stop_paying);
  write_plays(json.name("plays"), game);
  json.close('}');
}

}  // namespace regicide
