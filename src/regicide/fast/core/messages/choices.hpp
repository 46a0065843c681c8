// The legal moves of the seat to move with their forecasts, or one of them, as JSON:
// `wire.choices.ChoicesView`, byte by byte (tests/fast/test_table_game.py). They depend only on what the seat knows.
#pragma once

#include "base/build_namespace.hpp"
#include "messages/reasons.hpp"
#include "rules/forecast.hpp"
#include "rules/move_list.hpp"
#include "text/move_text.hpp"
#include "text/names.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline void write_suits(JsonWriter& json, unsigned suits) {
  json.open('[');
  for (const Suit suit : {Hearts, Diamonds, Clubs, Spades}) {  // §4.4
    if (suits >> suit & 1) json.text(suit_names[suit]);
  }
  json.close(']');
}

// The discard that loses the least value; null if there is no damage, or if the hand does not cover it.
inline void write_cheapest_cover(JsonWriter& json, Cards hand, int damage) {
  const Cards cover = damage ? cheapest_cover(hand, damage) : 0;
  json.name("cheapest_cover");
  cover ? write_cards(json, cover) : json.null();
}

inline void write_forecast(JsonWriter& json, const Forecast& forecast) {
  constexpr std::string_view kills[] = {"", "exact", "over"};
  constexpr std::string_view coverages[] = {"nothing-to-cover", "covered", "not-covered",
                                            "depends-on-draw"};
  json.open('{').name("attack_value").number(forecast.attack_value);
  write_suits(json.name("acting"), forecast.acting);
  write_suits(json.name("blocked"), forecast.blocked);
  json.name("cancels_immunity").flag(forecast.cancels_immunity);
  json.name("healed").number(forecast.chance.healed);
  json.name("drawn").open('[');
  for (int seat = 0; seat < forecast.after.players; ++seat) json.number(forecast.chance.drawn[seat]);
  json.close(']').name("damage").number(forecast.damage);
  json.name("health_left").number(forecast.health_left());
  json.name("kill");
  forecast.kill == Kill::None ? json.null() : json.text(kills[static_cast<int>(forecast.kill)]);
  json.name("wins").flag(forecast.wins()).name("enemy_attack").number(forecast.enemy_attack());
  json.name("coverage").text(coverages[static_cast<int>(forecast.coverage())]);
  json.name("stuck");
  forecast.is_stuck() ? json.number(forecast.after.seat) : json.null();
  write_cheapest_cover(json, forecast.hand, forecast.suffered);
  json.close('}');
}

inline bool has_forecast(Move move) { return kind_of(move) == PlayCards || kind_of(move) == Yield; }

// Why a move is illegal, or null.
inline JsonWriter& write_why(JsonWriter& json, const State& state, Kind kind) {
  const Illegality illegality = why_illegal(state, make_move(kind));
  return illegality ? write_reason(json, illegality) : json.null();
}

// `earns`: a win gives a medal.
inline void write_choices(JsonWriter& json, const State& state, bool earns) {
  const bool suffers = state.step == Suffer;
  const bool flips = !why_illegal(state, make_move(Flip));
  json.open('{').name("moves").open('[');
  for (const Move move : MoveList(state)) {
    json.open('{').name("move").text(MoveText(move));
    if (has_forecast(move)) write_forecast(json.name("forecast"), Forecast(state, move));
    json.close('}');
  }
  json.close(']').name("no_yield");
  state.step == Play ? write_why(json, state, Yield) : json.null();
  json.name("no_flip");
  state.players == 1 ? write_why(json, state, Flip) : json.null();
  json.name("medal_after_flip");
  flips && earns ? json.text(medal_name(state.options, state.jesters - 1)) : json.null();
  json.name("damage");
  suffers ? json.number(attack(state)) : json.null();
  write_cheapest_cover(json, state.acting_hand(), suffers ? attack(state) : 0);
  json.close('}');
}

inline void write_outlook(JsonWriter& json, const State& state, Move move) {
  const Illegality illegality = why_illegal(state, move);
  json.open('{').name("move").text(MoveText(move)).name("forecast");
  if (!illegality && has_forecast(move)) {
    write_forecast(json, Forecast(state, move));
  } else {
    json.null();
  }
  json.name("reason");
  illegality ? write_reason(json, illegality) : json.null();
  json.close('}');
}

}  // namespace regicide
