// The solver for games in which all cards are known: finds a solution, proves that there is none, or
// reaches a limit. Ever wider beam searches alternate with a proof search.
#pragma once

#include <algorithm>
#include <new>
#include <vector>

#include "base/build_namespace.hpp"
#include "solver/beam_search.hpp"
#include "solver/proof_search.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class Solver {
 public:
  Solver(const State& state, const HeartsSeed& hearts, const SolveLimits& limits,
         SolveProgress& progress)
      : state_(state),
        shuffles_(hearts),
        clock_(limits, progress),
        losses_(limits.bytes / 2),
        beam_bytes_(limits.bytes / 2),
        widest_(limits.widest),
        heuristic_(default_weights()) {}

  std::vector<Move> solution;

  Verdict solve() {
    if (!losses_.is_allocated() || BeamSearch::bytes(widths[0]) > beam_bytes_) return OutOfMemory;
    for (const std::size_t width : widths) {
      if (width > widest_ || !has_room_for(width) || BeamSearch::bytes(width) > beam_bytes_) break;
      if (beam_finds_win(width)) return FoundWin;
      if (width < 1000) continue;
      const auto answer = prove(2 * beam_effort_);
      if (answer != ProofSearch::Unknown) return answer == ProofSearch::Win ? FoundWin : ProvedLost;
    }
    const auto answer = prove(clock_.left());
    if (answer != ProofSearch::Unknown) return answer == ProofSearch::Win ? FoundWin : ProvedLost;
    if (clock_.was_stopped()) return Stopped;
    return losses_.is_too_small() ? OutOfMemory : OutOfTime;
  }

 private:
  static constexpr std::size_t widths[] = {30, 300, 1000, 3000, 10000, 30000, 100000, 300000, 1000000};

  // The effort of a beam search grows with its width; one that could not finish is not started.
  bool has_room_for(std::size_t width) const {
    const double ratio = static_cast<double>(width) / static_cast<double>(last_width_);
    return clock_.left() > 0 && (last_width_ == 1 || last_effort_ * ratio < clock_.left());
  }

  bool beam_finds_win(std::size_t width) {
    clock_.begin_phase(Searching, width, clock_.left());
    const double start = clock_.elapsed();
    BeamSearch beam(shuffles_, heuristic_, clock_, width);
    const bool won = beam.search(state_);
    last_effort_ = clock_.elapsed() - start;
    beam_effort_ += last_effort_;
    last_width_ = width;
    if (won) solution = std::move(beam.solution);
    return won;
  }

  ProofSearch::Answer prove(double limit) {
    clock_.begin_phase(Proving, 0, limit);
    ProofSearch proof(shuffles_, losses_, clock_, true);
    int read = 0;
    const auto answer = proof.search(state_, 0, read);
    solution.assign(proof.solution.rbegin(), proof.solution.rend());
    return answer;
  }

  const State& state_;
  SeededShuffles shuffles_;
  SolverClock clock_;
  LossTable losses_;
  std::uint64_t beam_bytes_;
  std::uint64_t widest_;
  Heuristic heuristic_;
  std::size_t last_width_ = 1;
  double last_effort_ = 0;
  double beam_effort_ = 0;
};

// The limits hold for each state.
inline void prove_all(const State* states, const std::int32_t* hearts_counts, int count,
                      const HeartsSeed& hearts, const SolveLimits& limits, bool remembers,
                      SolveProgress& progress, std::int32_t* verdicts, std::int32_t* reads) {
  SeededShuffles shuffles(hearts);
  LossTable losses(limits.bytes);
  SolverClock clock(limits, progress, count);
  ProofSearch proof(shuffles, losses, clock, remembers);
  for (int at = 0; at < count; ++at) {
    clock.begin_phase(Proving, 0, limits.effort());
    int read = 0;
    const auto answer = proof.search(states[at], hearts_counts[at], read);
    reads[at] = read;
    verdicts[at] = answer == ProofSearch::Win    ? FoundWin
                   : answer == ProofSearch::Loss ? ProvedLost
                                                 : OutOfTime;
  }
}

inline Verdict solve(const State& state, const HeartsSeed& hearts, const SolveLimits& limits,
                     SolveProgress& progress, Move* solution, std::int32_t* length) {
  const auto run = [&] {
    Solver solver(state, hearts, limits, progress);
    const Verdict verdict = solver.solve();
    *length = static_cast<std::int32_t>(solver.solution.size());
    std::copy(solver.solution.begin(), solver.solution.end(), solution);
    return verdict;
  };
#if defined(__cpp_exceptions)
  try {
    return run();
  } catch (const std::bad_alloc&) {
    return OutOfMemory;
  }
#else  // compiled by zig: the program without memory stops. The page starts a module again
  return run();
#endif
}

}  // namespace regicide
