// Parameters of training. Plain data, so that all builds can share it.
#pragma once

namespace regicide {

struct TrainParams {
  float rate;       // learning rate
  float lambda;     // TD(λ): 1 learns from the result, 0 from the next value alone
  float shaping;    // 1: the target is the share of enemies defeated; 0: whether the game was won
  float exploration;  // share of moves that are random
};

}  // namespace regicide
