// What a search may spend: rollouts, or milliseconds where rollouts is 0.
#pragma once

namespace regicide {

struct Budget {
  int rollouts;
  double milliseconds;
};

}  // namespace regicide
