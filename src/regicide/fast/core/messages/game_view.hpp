// What everyone may see of a game, as JSON: `wire.game_view.GameView`, byte by byte (tests/fast/test_table_game.py).
#pragma once

#include <algorithm>

#include "base/build_namespace.hpp"
#include "messages/table_game.hpp"
#include "text/card_text.hpp"
#include "text/names.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline void write_enemy(JsonWriter& json, const State& state) {
  const bool jesters_are_played = tavern_jesters(state.players, state.options) > 0;
  json.open('{').name("card").text(CardText(state.enemy));
  json.name("health").number(health(state)).name("health_left").number(health_left(state));
  json.name("attack").number(attack(state)).name("full_attack").number(full_attack(state));
  json.name("shield").number(shield(state)).name("immune");
  immune_suit(state) == no_suit ? json.null() : json.text(suit_names[immune_suit(state)]);
  json.name("waiting_shield").number(jesters_are_played ? state.spades - shield(state) : 0);  // §8.5
  json.close('}');
}

// `enemy` is the royal that is fought now.
inline void write_royals(JsonWriter& json, const FallenRoyals& fallen, Card enemy) {
  json.open('[');
  for (int number = 0; number < 12; ++number) {
    const auto royal = static_cast<Card>(4 * jack + number);
    json.open('{').name("card").text(CardText(royal)).name("fate");
    if (fallen.taken_exactly >> number & 1) {
      json.text("taken-exactly");
    } else if (fallen.defeated >> number & 1) {  // after a win the last King is still the enemy
      json.text("defeated");
    } else {
      json.text(royal == enemy ? "now" : "to-come");
    }
    json.close('}');
  }
  json.close(']');
}

// §1.7 the known cards on top, and the groups that hearts moved under the tavern, each in canonical order.
inline void write_tavern(JsonWriter& json, const State& state) {
  int place = state.tavern.size;
  for (int group = 0; group < state.group_count; ++group) place -= state.groups[group];
  json.open('{').name("count").number(state.tavern.size).name("top").open('[');
  for (int top = 0; top < state.top; ++top) json.text(CardText(state.tavern[top]));
  json.close(']').name("groups").open('[');
  for (int group = 0; group < state.group_count; ++group) {
    Cards cards = 0;
    for (int end = place + state.groups[group]; place < end; ++place) cards |= bit(state.tavern[place]);
    write_cards(json, cards);
  }
  json.close(']').close('}');
}

inline void write_hands(JsonWriter& json, const State& state) {
  json.open('[');
  for (int seat = 0; seat < state.players; ++seat) {
    const Cards hand = state.hand[seat];
    json.open('{').name("count").number(count(hand)).name("known");
    write_cards(json, state.options.open_hands ? hand : state.known[seat]).close('}');
  }
  json.close(']');
}

inline void write_yielded(JsonWriter& json, const State& state) {
  json.open('[');
  for (int seat = 0; seat < state.players; ++seat) json.flag(state.yielded >> seat & 1);
  json.close(']');
}

inline void write_outcome(JsonWriter& json, const State& state, bool earns) {  // §11
  if (!state.is_over()) return void(json.null());
  const bool won = state.step == Won;
  const std::string_view clause = won ? "§11.1" : state.step == Beaten ? "§6.3" : "§11.2";
  json.open('{').name("won").flag(won).name("seat").number(state.seat);
  json.name("clause").text(clause).name("medal");
  won && earns ? write_medal(json, state) : json.null();
  json.name("short");
  state.step == Beaten ? json.number(attack(state) - total(state.acting_hand())) : json.null();
  json.close('}');
}

inline void write_game(JsonWriter& json, const TableGame& game) {
  const State& state = game.state;
  json.open('{').name("seat").number(state.seat).name("step").text(step_names[state.step]);
  write_enemy(json.name("enemy"), state);
  write_cards(json.name("table"), state.table.cards, state.table.size);
  write_royals(json.name("royals"), game.fallen, state.enemy);
  write_tavern(json.name("tavern"), state);
  write_cards(json.name("discard"), state.discard.cards, state.discard.size);
  write_hands(json.name("hands"), state);
  json.name("hand_limit").number(hand_limit(state.players, state.options));
  write_yielded(json.name("yielded"), state);
  json.name("jesters").number(state.jesters);
  json.name("moves").number(static_cast<int>(game.moves));
  write_outcome(json.name("outcome"), state, game.earns);
  json.close('}');
}

}  // namespace regicide
