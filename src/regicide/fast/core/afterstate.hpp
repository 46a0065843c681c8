// The state after a move and before chance, as far as the seat that made it can know.
//
// The law is turn.hpp's: only where a card nobody knows would come into play, it is counted
// instead. Nothing that the seat cannot see is read.
#pragma once

#include "turn.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct Afterstate {
  State state;
  std::uint8_t drawn[4] = {};  // cards each seat is about to draw
  std::uint8_t healed = 0;     // cards about to go from the discard pile under the tavern
  bool revealing = false;      // an enemy is about to be turned up
};

// Leaves hidden what chance would show.
struct Unresolved {
  Afterstate& after;

  void heal(State& state, int number) {
    after.healed = static_cast<std::uint8_t>(number);
    state.tavern.size = static_cast<std::uint8_t>(state.tavern.size + number);  // diamonds follow
  }
  void draw(State& state, int number) {
    int room[4];
    number = room_to_draw(state, number, room);
    state.tavern.size = static_cast<std::uint8_t>(state.tavern.size - number);
    for (int seat = state.seat; number > 0; seat = seat + 1 == state.players ? 0 : seat + 1) {
      if (room[seat] == 0) continue;
      --room[seat];
      --number;
      ++after.drawn[seat];
    }
  }
  void reveal(State& state) {
    // Its rank is known: it follows from how many enemies are left.
    after.revealing = true;
    ++state.castle_at;
  }
};

inline Afterstate after_move(const State& state, Move move) {
  Afterstate after{state};
  Unresolved unresolved{after};
  apply(after.state, move, unresolved);
  // Cards still to be drawn may cover the damage, or be a move: that is not decided yet.
  if (after.drawn[after.state.seat]) {
    if (after.state.step == Beaten) after.state.step = Suffer;
    if (after.state.step == Stuck) after.state.step = Play;
  }
  return after;
}

}  // namespace regicide
