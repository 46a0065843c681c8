// Calibration: the net estimates its chance of winning by its own play. The champion plays better, so
// estimates are corrected on the logistic scale, by slopes and an offset for each kind of game.
#pragma once

#include <cmath>
#include <cstdint>

#include "base/build_namespace.hpp"
#include "net/game_kind.hpp"
#include "net/logistic.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// How the first turn of a rollout began. The net plays that turn. How much it loses there, compared with the
// champion, depends on this: after a kill, say, the seat meets a new enemy at full strength.
enum class FirstTurn : std::uint8_t {
  Passed,     // after a discard that was given, or without damage
  Discarded,  // after a discard that the net chose
  Killed,     // the same seat plays on
  Jester,     // after a nomination, or a flip
};
inline constexpr int first_turn_count = 4;

struct Calibration {
  double slope = 1;
  double offset = 0;
  double slope_below = slope;  // for logits below 0: what the net gives up, the champion may still win
  double first_turn[first_turn_count] = {};  // added to the offset

  double chance(double logit, FirstTurn began = FirstTurn::Passed) const {
    return logistic((logit < 0 ? slope_below : slope) * logit + offset + first_turn[static_cast<int>(began)]);
  }
};

// Hard tables have the numbers of the published rules, where they fit what the champion wins (docs/lab/ratings.md).

// For the estimate of the search, fitted by `dev.py experiment calibration --fit`.
inline constexpr Calibration search_calibration[kind_count] = {
    {}, {1.30, 1.11}, {0.98, 1.21}, {}, {1.02, 0.82}, {}, {1.02, 0.82}, {1.02, 0.82}};

inline double calibrated_estimate(GameKind kind, double estimate) {
  const Calibration& found = search_calibration[kind];
  if (estimate <= 0 || estimate >= 1 || (found.slope == 1 && found.offset == 0)) return estimate;
  return found.chance(std::log(estimate / (1 - estimate)));
}

// For the net's value at the end of a rollout of search/move_ratings.hpp, fitted by `dev.py experiment rating_fit`. The
// net for solo games with Jesters also rates states without: its index is the number left.
inline constexpr Calibration solo_calibration[3] = {{1.26, 2.22}, {1.60, 2.11}, {0.89, 3.24}};
inline constexpr Calibration value_calibration[kind_count] = {
    {},
    {1.25, 1.25, 1.35, {0, 0.01, 0.03}},
    {1.06, 1.03, 0.40, {0, 0.08, 0.10}},
    {1.09, 0.65, 0.62, {0, 0.03, 0.21, 0.29}},
    {1.30, 0.64, 0.51, {0, 0.07, -0.05, 0.14}},
    {1.06, 1.03, 1.06, {0, 0.08, 0.10}},
    {1.30, 0.64, 0.51, {0, 0.07, -0.05, 0.14}},
    {1.30, 0.64, 0.51, {0, 0.07, -0.05, 0.14}}};

inline double calibrated_value(GameKind kind, int jesters, FirstTurn began, double logit) {
  return (kind == Solo ? solo_calibration[jesters] : value_calibration[kind]).chance(logit, began);
}

}  // namespace regicide
