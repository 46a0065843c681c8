// The budget of a search: a number of rollouts, or milliseconds if rollouts is 0.
#pragma once

namespace regicide {

struct Budget {
  int rollouts;
  double milliseconds;
};

// Of each search in games that are played to the end (review/play_out.hpp). Without rollouts the net alone chooses.
struct PlayOutRollouts {
  int first;  // for the first decisions
  int later;
};

}  // namespace regicide
