// What one build of the hot loops offers. States are handed over as bytes: each build has its own
// type for them, all with the same layout.
#pragma once

#include <cstdint>

#include "options.hpp"

namespace regicide {

struct Played {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t won = 0;
};

// Plays random games until so many decisions have been made.
using Simulate = Played (*)(int players, const Options& options, std::uint64_t decisions,
                            std::uint64_t seed);

// So many random decisions in each of these games.
using StepAtRandom = void (*)(void* states, int games, int threads, int steps, std::uint64_t seed);

}  // namespace regicide
