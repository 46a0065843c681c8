// Calibration: the net estimates its chance of winning by its own play. The champion plays better, so
// estimates are corrected on the logistic scale, by slopes and an offset for each kind of game.
#pragma once

#include <cmath>

#include "build_namespace.hpp"
#include "game_kind.hpp"
#include "logistic.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct Calibration {
  double slope = 1;
  double offset = 0;
  double slope_below = slope;  // for logits below 0: what the net gives up, the champion may still win

  double chance(double logit) const {
    return logistic((logit < 0 ? slope_below : slope) * logit + offset);
  }
};

// For the estimate of the search, fitted by `dev.py bench calibration --fit`.
inline constexpr Calibration search_calibration[kind_count] = {
    {}, {1.30, 1.11}, {0.98, 1.21}, {}, {1.02, 0.82}};

inline double calibrated_estimate(GameKind kind, double estimate) {
  const Calibration& found = search_calibration[kind];
  if (estimate <= 0 || estimate >= 1 || (found.slope == 1 && found.offset == 0)) return estimate;
  return found.chance(std::log(estimate / (1 - estimate)));
}

// For the net's value at the end of a rollout of move_ratings.hpp (docs/lab/ratings.md says how we found
// them). The net for solo games with Jesters also rates states without: its index is the number left.
inline constexpr Calibration solo_calibration[3] = {{1.26, 2.22}, {1.60, 2.11}, {0.89, 3.24}};
inline constexpr Calibration value_calibration[kind_count] = {
    {}, {1.51, 0.94, 0.90}, {1.16, 0.79, 0.70}, {1.30, 0.00, 0.56}, {1.28, 0.60, 0.70}};

inline double calibrated_value(GameKind kind, int jesters, double logit) {
  return (kind == Solo ? solo_calibration[jesters] : value_calibration[kind]).chance(logit);
}

}  // namespace regicide
