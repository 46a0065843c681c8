// How long the solver may go on, and what it tells on its way.
#pragma once

#include <algorithm>
#include <chrono>

#include "solving.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class Stopwatch {
 public:
  using Clock = std::chrono::steady_clock;

  Stopwatch(double seconds, SolveProgress& progress)
      : start_(Clock::now()), seconds_(seconds), until_(seconds), progress_(progress) {}

  double elapsed() const {
    return std::chrono::duration<double>(Clock::now() - start_).count();
  }
  double left() const { return seconds_ - elapsed(); }
  bool was_stopped() const { return progress_.stop.load(std::memory_order_relaxed) != 0; }

  // From here on so many seconds for this, within the whole.
  void begin(Phase phase, std::uint64_t width, double seconds) {
    progress_.phase.store(phase, std::memory_order_relaxed);
    progress_.width.store(width, std::memory_order_relaxed);
    until_ = std::min(seconds_, elapsed() + seconds);
    look();
  }

  // Counts a node; whether it is one too many.
  bool is_over() {
    if ((++nodes_ & 1023) == 0) look();
    return over_;
  }
  bool is_over_now() {
    look();
    return over_;
  }
  void look() {
    progress_.nodes.store(nodes_, std::memory_order_relaxed);
    over_ = elapsed() >= until_ || was_stopped();
  }
  void tell_defeated(std::uint64_t enemies) {
    if (enemies > progress_.defeated.load(std::memory_order_relaxed)) {
      progress_.defeated.store(enemies, std::memory_order_relaxed);
    }
  }

 private:
  Clock::time_point start_;
  double seconds_;
  double until_;
  SolveProgress& progress_;
  std::uint64_t nodes_ = 0;
  bool over_ = false;
};

}  // namespace regicide
