// What the solver is asked, may use, tells on its way and finds: data alone, shared by every build.
// Must agree with lab/solving.py.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace regicide {

struct SolveLimits {
  double seconds;
  std::uint64_t bytes;
  std::uint64_t widest;  // beam; 0: the proof alone
};

enum Verdict : std::int32_t { FoundWin, ProvedLost, OutOfTime, OutOfMemory, Stopped };

// What the solver is busy with.
enum Phase : std::uint64_t { Idle, Searching, Proving };

// Written while the solver runs, read by whoever waits; `stop` is written by them.
struct SolveProgress {
  std::atomic<std::uint64_t> nodes;
  std::atomic<std::uint64_t> phase;
  std::atomic<std::uint64_t> width;     // of the search
  std::atomic<std::uint64_t> defeated;  // the most enemies any line has defeated so far
  std::atomic<std::uint64_t> stop;
};
static_assert(sizeof(SolveProgress) == 5 * sizeof(std::uint64_t));

// Longer than any game anybody would call one: the solver looks no further.
inline constexpr int longest_line = 4096;

// Hearts shuffle by streams `first`, `first` + 1, … of the seed; without one they leave the
// discards as they lie.
struct HeartsSeed {
  const char* seed;  // nullptr: none
  std::size_t length;
  std::uint64_t first;
};

// Writes a winning line, of `*length` moves, where there is one.
using Solve = Verdict (*)(const void* state, const HeartsSeed& hearts, const SolveLimits& limits,
                          SolveProgress& progress, std::uint64_t* line, std::int32_t* length);

// Whether each of these states, which have the same castle, can be won: FoundWin or ProvedLost, or
// OutOfTime. One proof goes through them all and remembers what was lost, or forgets it: then it cannot
// get that wrong.
// `acted` says how many hearts powers came before each; `reads` how much of the tavern a loss rests on
// (proof.hpp).
using ProveAll = void (*)(const void* states, const std::int32_t* acted, int count,
                          const HeartsSeed& hearts, const SolveLimits& limits, bool remembers,
                          SolveProgress& progress, std::int32_t* verdicts, std::int32_t* reads);

}  // namespace regicide
