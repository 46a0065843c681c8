// The builds of the core for different instruction sets, and which of them this machine can run.
#pragma once

#include <span>
#include <string_view>

#include "builds/build_interface.hpp"
#include "solver/solver_interface.hpp"

namespace regicide {

struct SearchFunctions {
  Train train;
  PlayByNet play_by_net;
  Quantize quantize;
  Choose choose;
  ChooseAsBot choose_as_bot;
  PlayByBots play_by_bots;
  Rate rate;
  Compare compare;
  RolloutEnds rollout_ends;
  PlayOut play_out;
  FindRescue find_rescue;
  PlayBySearch play_by_search;
  Solve solve;
  ProveAll prove_all;
};

struct Build {
  const char* name;
  Simulate simulate;
  StepAtRandom step_at_random;
  const SearchFunctions* search;
};

// The builds that this machine can run, the fastest last.
std::span<const Build* const> runnable_builds();

// The build with this name, or the fastest one for an empty name; nullptr if there is no such build.
const Build* find_build(std::string_view name);

}  // namespace regicide
