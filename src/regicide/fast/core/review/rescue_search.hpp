// What the solver found about a position in sampled worlds (lost_position.hpp). Plain data, so that all builds can
// share it.
#pragma once

namespace regicide {

struct RescueSearch {
  bool is_lost = false;    // in every world
  bool is_proved = false;  // there is no other world
  int worlds = 0;
};

}  // namespace regicide
