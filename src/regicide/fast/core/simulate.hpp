// What one build of the hot loops offers. States are handed over as bytes: each build has its own
// type for them, all with the same layout.
#pragma once

#include <cstdint>

#include "budget.hpp"
#include "lesson.hpp"
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

// So many games on so many threads, learning from each; how many were won. The threads share the
// net without locks: that two of them now and then write over each other does no harm.
using Train = std::int64_t (*)(void* net, int players, const Options& options,
                               const Lesson& lesson, std::int64_t games, std::uint64_t seed,
                               int threads);

// So many games by the net alone; how many were won.
using PlayByNet = std::int64_t (*)(const void* net, int players, const Options& options,
                                   std::int64_t games, std::uint64_t seed, int threads);

// The net in whole numbers, ready to choose moves: written to memory of the size `rg_net` tells, at a
// boundary of 64 bytes.
using Quicken = void (*)(const void* net, void* quick);

// The best move of a state by a net in whole numbers. The state be any world the acting seat
// cannot tell apart; the answer is the move's number, and the chance of winning. Without a budget it is the net's own choice.
using Choose = std::uint64_t (*)(const void* net, const void* state, const Budget& budget,
                                 std::uint64_t seed, double* chance);

// So many games in which every move is chosen like that; how many were won, and how many moves
// were made.
using PlayBySearch = std::int64_t (*)(const void* net, int players, const Options& options,
                                      const Budget& budget, std::int64_t games,
                                      std::uint64_t seed, int threads, std::int64_t* moves);

}  // namespace regicide
