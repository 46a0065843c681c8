// How a net is taught: data alone, so that every build can share it.
#pragma once

namespace regicide {

struct Lesson {
  float rate;       // of learning
  float lambda;     // 1: learn from how the game ended; 0: from the next value alone
  float shaping;    // 1: the target is the share of enemies defeated; 0: whether the game is won
  float exploring;  // share of moves left to chance
};

}  // namespace regicide
