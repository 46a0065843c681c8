// The afterstate: the state after a move and before chance, as far as the seat that moved can know it.
//
// The rules are those of rules/turn.hpp, but unknown cards that would be drawn, healed or revealed are only
// counted. Nothing that the seat cannot see is read.
#pragma once

#include "base/build_namespace.hpp"
#include "rules/turn.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct Afterstate {
  State state;
  std::uint8_t drawn[4] = {};  // cards that each seat is about to draw
  std::uint8_t healed = 0;     // cards about to move from the discard pile under the tavern
  bool revealing = false;      // the next enemy is about to be revealed
};

// Counts what chance would decide, without deciding it.
struct UnresolvedChance {
  Afterstate& after;

  void heal(State& state, int number) {
    after.healed = static_cast<std::uint8_t>(number);
    state.tavern.size = static_cast<std::uint8_t>(state.tavern.size + number);  // diamonds act after hearts
  }
  void draw(State& state, int number) {
    int space[4];
    number = space_to_draw(state, number, space);
    state.tavern.size = static_cast<std::uint8_t>(state.tavern.size - number);
    for (int seat = state.seat; number > 0; seat = seat + 1 == state.players ? 0 : seat + 1) {
      if (space[seat] == 0) continue;
      --space[seat];
      --number;
      ++after.drawn[seat];
    }
  }
  void reveal(State& state) {
    // Only its suit is unknown: its rank follows from the number of enemies left.
    after.revealing = true;
    ++state.castle_at;
  }
};

inline Afterstate after_move(const State& state, Move move) {
  Afterstate after{state};
  UnresolvedChance unresolved{after};
  apply(after.state, move, unresolved);
  // Cards still to be drawn may cover the damage or be playable, so the game is not lost yet.
  if (after.drawn[after.state.seat]) {
    if (after.state.step == Beaten) after.state.step = Suffer;
    if (after.state.step == Stuck) after.state.step = Play;
  }
  return after;
}

}  // namespace regicide
