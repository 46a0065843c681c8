// A game whose every card is known: a line that wins, a proof that there is none, or neither within
// the limits. Ever wider beams look for a win and take turns with a proof that remembers what it
// has seen.
#pragma once

#include <algorithm>
#include <new>
#include <vector>

#include "beam.hpp"
#include "proof.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class Solver {
 public:
  Solver(const State& state, const HeartsSeed& hearts, const SolveLimits& limits,
         SolveProgress& progress)
      : state_(state),
        reshuffles_(hearts),
        watch_(limits.seconds, progress),
        lost_(limits.bytes / 2),
        beam_bytes_(limits.bytes / 2),
        widest_(limits.widest),
        prospect_(guessed_weights()) {}

  std::vector<Move> line;

  Verdict solve() {
    if (!lost_.is_there() || Beam::bytes(widths[0]) > beam_bytes_) return OutOfMemory;
    for (const std::size_t width : widths) {
      if (width > widest_ || !has_time_for(width) || Beam::bytes(width) > beam_bytes_) break;
      if (is_won_by_beam(width)) return FoundWin;
      if (width < 1000) continue;
      const auto answer = prove(2 * beam_seconds_);
      if (answer != Proof::Unknown) return answer == Proof::Win ? FoundWin : ProvedLost;
    }
    const auto answer = prove(watch_.left());
    if (answer != Proof::Unknown) return answer == Proof::Win ? FoundWin : ProvedLost;
    if (watch_.was_stopped()) return Stopped;
    return lost_.is_too_small() ? OutOfMemory : OutOfTime;
  }

 private:
  static constexpr std::size_t widths[] = {30, 300, 1000, 3000, 10000, 30000, 100000, 300000, 1000000};

  // A beam takes longer as it is wider; one that would not come to its end is not begun.
  bool has_time_for(std::size_t width) const {
    const double ratio = static_cast<double>(width) / static_cast<double>(last_width_);
    return watch_.left() > 0 && (last_width_ == 1 || last_seconds_ * ratio < watch_.left());
  }

  bool is_won_by_beam(std::size_t width) {
    watch_.begin(Searching, width, watch_.left());
    const double start = watch_.elapsed();
    Beam beam(reshuffles_, prospect_, watch_, width);
    const bool won = beam.search(state_);
    last_seconds_ = watch_.elapsed() - start;
    beam_seconds_ += last_seconds_;
    last_width_ = width;
    if (won) line = std::move(beam.line);
    return won;
  }

  Proof::Answer prove(double seconds) {
    watch_.begin(Proving, 0, seconds);
    Proof proof(reshuffles_, lost_, watch_, true);
    int read = 0;
    const auto answer = proof.search(state_, 0, read);
    line.assign(proof.line.rbegin(), proof.line.rend());
    return answer;
  }

  const State& state_;
  Reshuffles reshuffles_;
  Stopwatch watch_;
  LostStates lost_;
  std::uint64_t beam_bytes_;
  std::uint64_t widest_;
  Prospect prospect_;
  std::size_t last_width_ = 1;
  double last_seconds_ = 0;
  double beam_seconds_ = 0;
};

// `limits.seconds` for each state.
inline void prove_all(const State* states, const std::int32_t* acted, int count,
                      const HeartsSeed& hearts, const SolveLimits& limits, bool remembers, SolveProgress& progress,
                      std::int32_t* verdicts, std::int32_t* reads) {
  Reshuffles reshuffles(hearts);
  LostStates lost(limits.bytes);
  Stopwatch watch(limits.seconds * count, progress);
  Proof proof(reshuffles, lost, watch, remembers);
  for (int at = 0; at < count; ++at) {
    watch.begin(Proving, 0, limits.seconds);
    int read = 0;
    const auto answer = proof.search(states[at], acted[at], read);
    reads[at] = read;
    verdicts[at] = answer == Proof::Win ? FoundWin : answer == Proof::Loss ? ProvedLost : OutOfTime;
  }
}

inline Verdict solve(const State& state, const HeartsSeed& hearts, const SolveLimits& limits,
                     SolveProgress& progress, Move* line, std::int32_t* length) {
  try {
    Solver solver(state, hearts, limits, progress);
    const Verdict verdict = solver.solve();
    *length = static_cast<std::int32_t>(solver.line.size());
    std::copy(solver.line.begin(), solver.line.end(), line);
    return verdict;
  } catch (const std::bad_alloc&) {
    return OutOfMemory;
  }
}

}  // namespace regicide
