// The chance of winning of a kind of game before its deal is seen: the share of games that the champion wins
// (docs/lab/models.md).
#pragma once

#include "base/build_namespace.hpp"
#include "net/game_kind.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int unknown_chance = -1;

// §1 whether the state is a deal, and not the middle of a game.
inline bool is_deal(const State& state) {
  const int limit = hand_limit(state.players, state.options);
  const int cards = 40 + tavern_jesters(state.players, state.options);
  for (int seat = 0; seat < state.players; ++seat) {
    if (count(state.hand[seat]) != limit) return false;
  }
  return state.enemies_left() == 11 && state.tavern.size == cards - state.players * limit &&
         state.damage == 0 && state.step == Play &&
         (state.players > 1 || state.jesters == solo_jesters(state.options));
}

// In hundredths of a percentage point; `unknown_chance` for options that were not measured. Solo it is that of gold: the
// share of games that are won without Jesters.
inline int average_chance(const State& deal) {
  constexpr int measured[] = {9980, 8020, 9870, 9940, 9860};  // by kind, without the hard tables
  const Options& options = deal.options;
  const bool published = !options.hand && !options.health && !options.attack && options.combo == 10 &&
                         !options.solo_yield && !options.stop_paying && options.yielding &&
                         !options.open_hands;
  const bool known_jesters = !options.jesters || (deal.players == 1 && options.jesters == -2);
  return published && known_jesters && is_deal(deal) ? measured[deal.players == 1 ? SoloWithoutJesters : game_kind(deal)]
                                                     : unknown_chance;
}

}  // namespace regicide
