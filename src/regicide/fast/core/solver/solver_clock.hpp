// The limit of the solver, its stop flag, and the progress it reports. The limit is a time, or a number of positions: then
// the solver does the same everywhere.
#pragma once

#include <algorithm>
#include <chrono>

#include "base/build_namespace.hpp"
#include "solver/solver_interface.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class SolverClock {
 public:
  using Clock = std::chrono::steady_clock;

  // The limit holds for each of `states`.
  SolverClock(const SolveLimits& limits, SolveProgress& progress, int states = 1)
      : start_(Clock::now()),
        counts_positions_(limits.positions > 0),
        limit_(states * limits.effort()),
        until_(limit_),
        progress_(progress) {}

  // In seconds or positions, as the limit.
  double elapsed() const {
    if (counts_positions_) return static_cast<double>(nodes_);
    return std::chrono::duration<double>(Clock::now() - start_).count();
  }
  double left() const { return limit_ - elapsed(); }
  bool was_stopped() const { return progress_.stop.load(std::memory_order_relaxed) != 0; }

  // Starts a phase with a limit of its own, within the whole.
  void begin_phase(SolvePhase phase, std::uint64_t width, double limit) {
    progress_.phase.store(phase, std::memory_order_relaxed);
    progress_.width.store(width, std::memory_order_relaxed);
    until_ = std::min(limit_, elapsed() + limit);
    check();
  }

  // Counts a node. True if the solver must stop; the clock is read every 1,024 nodes.
  bool count_node() {
    if ((++nodes_ & 1023) == 0) check();
    return over_;
  }
  bool is_time_up() {
    check();
    return over_;
  }
  void check() {
    progress_.nodes.store(nodes_, std::memory_order_relaxed);
    over_ = elapsed() >= until_ || was_stopped();
  }
  void report_defeated(std::uint64_t enemies) {
    if (enemies > progress_.defeated.load(std::memory_order_relaxed)) {
      progress_.defeated.store(enemies, std::memory_order_relaxed);
    }
  }

 private:
  Clock::time_point start_;
  bool counts_positions_;
  double limit_;
  double until_;
  SolveProgress& progress_;
  std::uint64_t nodes_ = 0;
  bool over_ = false;
};

}  // namespace regicide
