// The kind of game of a state, which decides the net.
#pragma once

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Solo the kind changes when the last Jester is flipped.
inline GameKind game_kind(const State& state) {
  const Options& options = state.options;
  for (const HardTable& each : hard_tables) {
    if (state.players == each.players && options.hand <= each.most_hand && options.attack >= each.least_attack) {
      return static_cast<GameKind>(each.kind);
    }
  }
  if (state.players == 1) return state.jesters ? Solo : SoloWithoutJesters;
  return static_cast<GameKind>(Two + state.players - 2);
}

}  // namespace regicide
