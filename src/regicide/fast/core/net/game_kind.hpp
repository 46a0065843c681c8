// The kinds of game that have a net of their own: must agree with bots/weights.py.
#pragma once

#include "base/build_namespace.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

enum GameKind : std::uint8_t { Solo, SoloWithoutJesters, TwoPlayers, ThreePlayers, FourPlayers };
inline constexpr int kind_count = 5;

// Solo the kind changes when the last Jester is flipped.
inline GameKind game_kind(const State& state) {
  if (state.players == 1) return state.jesters ? Solo : SoloWithoutJesters;
  return static_cast<GameKind>(TwoPlayers + state.players - 2);
}

}  // namespace regicide
