// The consequences of a play or a yield, as far as its player can know them: must agree with
// rules/forecast.py.
//
// A forecast makes the move with the functions of turn.hpp and hears what happens. Nothing that the seat
// cannot see is read.
#pragma once

#include "base/build_namespace.hpp"
#include "rules/turn.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Draws the known cards on top of the tavern; every other card is a stand-in, which is counted, not read.
struct ForeseenChance {
  static constexpr Card stand_in = first_jester;

  int healed = 0;
  int drawn[4] = {};
  int unknown[4] = {};  // how many of the drawn cards are stand-ins

  void heal(State& state, int number) {
    healed = number;
    state.tavern.size = static_cast<std::uint8_t>(state.tavern.size + number);
  }
  void draw(State& state, int number) {
    int space[4];
    int known = state.top;
    number = space_to_draw(state, number, space);
    draw_cards(state, number, space, [&](int seat) {
      const Card card = state.tavern.pop();
      ++drawn[seat];
      if (known-- > 0) return card;
      ++unknown[seat];
      return stand_in;
    });
  }
  void reveal(State& state) { ++state.castle_at; }
};

enum class Kill : std::uint8_t { None, Exact, Over };
enum class Coverage : std::uint8_t { NothingToCover, Covered, NotCovered, DependsOnDraw };

struct Forecast : NoEvents {
  int attack_value = 0;
  unsigned acting = 0;   // bit i: suit i
  unsigned blocked = 0;  // bit i: suit i
  bool cancels_immunity = false;
  int damage = 0;
  Kill kill = Kill::None;
  int suffered = 0;
  ForeseenChance chance;
  State after;
  Cards hand;  // what the seat is sure to hold afterwards

  // The move must be legal.
  Forecast(const State& state, Move move) : after(state) {
    const int seat = state.seat;
    after.known[seat] = after.hand[seat];
    apply(after, move, chance, *this);
    hand = after.known[seat];
    has_unknown_ = chance.unknown[seat] > 0;
  }

  bool wins() const { return after.step == Won; }
  int health_left() const { return kill == Kill::None ? regicide::health_left(after) : 0; }
  int enemy_attack() const { return kill == Kill::None ? attack(after) : 0; }
  bool is_stuck() const { return after.step == Stuck; }
  Coverage coverage() const {  // §6.3
    if (!suffered) return Coverage::NothingToCover;
    if (total(hand) >= suffered) return Coverage::Covered;
    return has_unknown_ ? Coverage::DependsOnDraw : Coverage::NotCovered;
  }

  void cards_played(const State&, Cards, int attack) { attack_value = attack; }
  void power_acted(const State&, int suit, int) { acting |= 1u << suit; }
  void power_blocked(const State&, int suit, int) { blocked |= 1u << suit; }
  void immunity_cancelled(const State&, int) { cancels_immunity = true; }
  void enemy_damaged(const State&, int amount, bool) { damage = amount; }
  void enemy_defeated(const State&, bool exact, bool) { kill = exact ? Kill::Exact : Kill::Over; }
  void enemy_struck(const State&, int dealt) { suffered = dealt; }

 private:
  bool has_unknown_ = false;
};

}  // namespace regicide
