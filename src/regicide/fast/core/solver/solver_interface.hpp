// The solver's limits, progress and verdicts: plain data, shared by all builds.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

#include "base/core_numbers.hpp"

namespace regicide {

struct SolveLimits {
  double seconds;
  std::uint64_t bytes;
  std::uint64_t widest;  // widest beam; 0 runs the proof search alone
  std::uint64_t positions = 0;  // instead of seconds, if it is not 0

  double effort() const { return positions ? static_cast<double>(positions) : seconds; }
};

// What the solver is doing.
enum SolvePhase : std::uint64_t { Idle, Searching, Proving };

// The solver writes it while it runs and the waiting thread reads it; `stop` is written by the waiting
// thread.
struct SolveProgress {
  std::atomic<std::uint64_t> nodes;
  std::atomic<std::uint64_t> phase;
  std::atomic<std::uint64_t> width;     // of the beam search
  std::atomic<std::uint64_t> defeated;  // the most enemies defeated so far
  std::atomic<std::uint64_t> stop;
};
static_assert(sizeof(SolveProgress) == 5 * sizeof(std::uint64_t));

// Hearts shuffle by streams `first`, `first` + 1, … of the seed. Without a seed they take the oldest
// discards.
struct HeartsSeed {
  const char* seed;  // nullptr: no seed
  std::size_t length;
  std::uint64_t first;
};

// Writes a solution of `*length` moves if it finds one.
using Solve = Verdict (*)(const void* state, const HeartsSeed& hearts, const SolveLimits& limits,
                          SolveProgress& progress, std::uint64_t* solution, std::int32_t* length);

// Whether each of these states, which share one castle, can be won: FoundWin, ProvedLost or OutOfTime.
// One proof search runs through all of them and keeps its transposition table; with `remembers` false it
// uses none, so tests can check the table against it. `hearts_counts` holds the number of hearts powers
// before each state; `reads` receives how much of the tavern each loss depends on (proof_search.hpp).
using ProveAll = void (*)(const void* states, const std::int32_t* hearts_counts, int count,
                          const HeartsSeed& hearts, const SolveLimits& limits, bool remembers,
                          SolveProgress& progress, std::int32_t* verdicts, std::int32_t* reads);

}  // namespace regicide
