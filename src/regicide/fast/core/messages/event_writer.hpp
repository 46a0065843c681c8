// The public events of a move as JSON: those of wire/events.py (tests/fast/test_table_game.py).
#pragma once

#include <algorithm>

#include "base/build_namespace.hpp"
#include "rules/events.hpp"
#include "text/card_text.hpp"
#include "text/names.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// The cards that one move drew, in order, and who drew each.
struct Draws {
  Card cards[card_count];
  std::uint8_t seats[card_count];
  int size = 0;
  int known = 0;  // the first ones: everyone had seen them on top of the tavern

  Card add(int seat, Card card) {
    seats[size] = static_cast<std::uint8_t>(seat);
    return cards[size++] = card;
  }
  int count_of(int seat) const { return static_cast<int>(std::count(seats, seats + size, seat)); }

  // Writes the cards of a seat among the first `number`.
  JsonWriter& write(JsonWriter& json, int seat, int number) const {
    json.open('[');
    for (int at = 0; at < std::min(number, size); ++at) {
      if (seats[at] == seat) json.text(CardText(cards[at]));
    }
    return json.close(']');
  }
};

// §12.3 the medal of a win now; null with several players.
inline JsonWriter& write_medal(JsonWriter& json, const State& state) {
  return state.players == 1 ? json.text(medal_name(state.options, state.jesters)) : json.null();
}

class EventWriter : public NoEvents {
 public:
  // `earns`: a win gives a medal.
  EventWriter(JsonWriter& json, bool earns) : json_(json), earns_(earns) {}

  void turn_began(const State& state) { open("turn-began", state).close('}'); }
  void cards_played(const State& state, Cards cards, int attack) {
    write_cards(open("cards-played", state).name("cards"), cards);
    json_.name("attack").number(attack).close('}');
  }
  void yielded(const State& state) { open("yielded", state).close('}'); }
  void power_acted(const State&, int suit, int attack) { power("power-acted", suit, attack); }
  void power_blocked(const State&, int suit, int attack) { power("power-blocked", suit, attack); }
  void cards_healed(Cards cards) { write_cards(open("cards-healed").name("cards"), cards).close('}'); }
  void cards_drawn(const State& state, const Draws& draws) {
    for (int turn = 0; turn < state.players; ++turn) {
      const int seat = (state.seat + turn) % state.players;
      const int drawn = draws.count_of(seat);
      if (!drawn) continue;
      open("cards-drawn").name("seat").number(seat).name("count").number(drawn);
      draws.write(json_.name("known"), seat, draws.known).close('}');
      if (!state.options.open_hands) continue;  // §13.3 the cards themselves are public, too
      open("cards-received").name("seat").number(seat);
      draws.write(json_.name("cards"), seat, draws.size).close('}');
    }
  }
  void shield_raised(const State& state) {
    open("shield-raised").name("shield").number(shield(state));
    json_.name("attack").number(attack(state)).close('}');
  }
  void immunity_cancelled(const State&, int suit) {
    open("immunity-cancelled").name("suit").text(suit_names[suit]).close('}');
  }
  void enemy_damaged(const State& state, int amount, bool doubled) {
    open("enemy-damaged").name("amount").number(amount).name("damage").number(state.damage);
    json_.name("health").number(health(state)).name("doubled").flag(doubled).close('}');
  }
  void enemy_defeated(const State& state, bool exact, bool last) {
    open("enemy-defeated").name("enemy").text(CardText(state.enemy));
    json_.name("exact").flag(exact).name("last").flag(last).close('}');
  }
  void enemy_revealed(const State& state) {
    open("enemy-revealed").name("enemy").text(CardText(state.enemy)).close('}');
  }
  void enemy_struck(const State& state, int damage) {
    open("enemy-struck", state).name("damage").number(damage).close('}');
  }
  void cards_discarded(const State& state, Cards cards) {
    write_cards(open("cards-discarded", state).name("cards"), cards);
    json_.name("value").number(total(cards)).close('}');
  }
  void next_named(const State& state, int seat) {
    open("next-named", state).name("named").number(seat).close('}');
  }
  void jester_flipped(const State& state, Cards discarded) {
    write_cards(open("jester-flipped", state).name("discarded"), discarded);
    json_.name("left").number(state.jesters).close('}');
  }
  void game_won(const State& state) {
    open("game-won", state).name("medal");
    earns_ ? write_medal(json_, state) : json_.null();
    json_.close('}');
  }
  void game_lost(const State& state) {
    open("game-lost", state).name("cause").text(step_names[state.step]).close('}');
  }

 private:
  JsonWriter& open(std::string_view event) { return json_.open('{').name("event").text(event); }
  // Begins an event of the seat to move.
  JsonWriter& open(std::string_view event, const State& state) {
    return open(event).name("seat").number(state.seat);
  }
  void power(std::string_view event, int suit, int attack) {
    open(event).name("suit").text(suit_names[suit]).name("attack").number(attack).close('}');
  }

  JsonWriter& json_;
  bool earns_;
};

}  // namespace regicide
