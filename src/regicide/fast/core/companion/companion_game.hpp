// A game with real cards, which players tell to the companion.
//
// Nobody tells the cards in hands and piles. So each hand holds every card that it may hold, the piles are
// empty, and the functions of rules/turn.hpp make the moves.
#pragma once

#include "base/build_namespace.hpp"
#include "messages/table_game.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct CompanionGame {
  State state;
  FallenRoyals fallen;
  int turns = 0;                // plays and yields
  bool is_enemy_known = false;  // false: the next action reveals it

  CompanionGame(int players, const Options& options) : state(deal(players, options, [](int, Card*, int) {})) {
    state.castle_at = 0;
  }

  Cards royals_standing() const {
    return Cards{0xFFFu & ~static_cast<unsigned>(fallen.defeated)} << (4 * jack);
  }
  // §1.4, §5.3, §7.1 not the royals that still stand, and not the cards that lie on the table.
  Cards cards_in_hands() const {
    const int size = first_jester + tavern_jesters(state.players, state.options);
    Cards cards = (Cards{1} << size) - 1;
    cards &= ~royals_standing();
    for (int place = 0; place < state.table.size; ++place) cards &= ~bit(state.table.cards[place]);
    return cards;
  }
  void fill_hands() {
    for (int seat = 0; seat < state.players; ++seat) state.hand[seat] = cards_in_hands();
    state.tavern.size = state.discard.size = 0;
  }
};

// The players shuffle, draw and reveal.
struct CompanionChance {
  CompanionGame& game;

  void heal(State&, int) {}
  void draw(State&, int) { game.fill_hands(); }  // a flip emptied one
  void reveal(State&) { game.is_enemy_known = false; }
};

// Does not tell what players did themselves: their cards may be unknown.
struct CompanionEvents : TableEvents {
  using TableEvents::TableEvents;
  void cards_played(const State&, Cards, int) {}
  void enemy_revealed(const State&) {}
  void jester_flipped(const State&, Cards) {}
};

}  // namespace regicide
