// The builds of the hot loops, and which of them this machine can run.
#pragma once

#include <span>
#include <string_view>

#include "simulate.hpp"
#include "solving.hpp"

namespace regicide {

struct Thinking {
  Train train;
  PlayByNet play_by_net;
  Quicken quicken;
  Choose choose;
  PlayBySearch play_by_search;
  Solve solve;
  ProveAll prove_all;
};

struct Build {
  const char* name;
  Simulate simulate;
  StepAtRandom step_at_random;
  const Thinking* thinking;
};

// Those this machine can run, the best last.
std::span<const Build* const> runnable_builds();

// The build of this name; the best one for an empty name; nullptr where there is none.
const Build* find_build(std::string_view name);

}  // namespace regicide
