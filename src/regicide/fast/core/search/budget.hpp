// The budget of a search: a number of rollouts, or milliseconds if rollouts is 0.
#pragma once

namespace regicide {

struct Budget {
  int rollouts;
  double milliseconds;
};

}  // namespace regicide
