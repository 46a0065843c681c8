// Solo, what is at stake is the best medal still possible (§12.3): the chances of a review are those of gold, that is of
// winning without a flip; later of silver, with at most one flip, and of bronze. To play for a medal is to play with as
// many Jesters as it leaves, so a decision is rated, checked and explained in that game.
//
// A medal is given up when a flip loses it, or when its chance is too small to play for. Then the next one is at stake.
// This step is neither loss nor luck: an avoidable flip has lost what the better move kept before.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/build_namespace.hpp"
#include "bots/core_bots.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// A medal is the number of flips that it allows.
inline constexpr int no_medal = -1;
inline constexpr std::string_view medal_names[] = {"gold", "silver", "bronze"};

// A smaller chance is not played for: the medallist flips then, too.
inline constexpr int least_medal_chance = static_cast<int>(min_medal_chance * 10'000);

inline bool has_medals(const State& state) { return state.players == 1 && solo_jesters(state.options) > 0; }
inline int flips_made(const State& state) { return solo_jesters(state.options) - state.jesters; }

}  // namespace regicide
