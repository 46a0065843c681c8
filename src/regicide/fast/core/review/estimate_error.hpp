// How far an estimate of a chance may be from the truth, as a standard error: not only that of its sample.
#pragma once

#include <cmath>

#include "base/build_namespace.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Half a win and half a loss are added: games that all end alike do not prove that the next one does.
inline double likely_share(double share, int games) { return (share * games + 0.5) / (games + 1); }

inline double share_error(double share, int games) {
  const double likely = likely_share(share, games);
  return std::sqrt(likely * (1 - likely) / (games + 1));
}

// The net and the two turns of a rollout may be wrong about a position, in every world alike: by 8 points where a game is
// in doubt. Where a rating marks a move it is wrong by about twice as much (docs/lab/review.md): marks are checked.
inline constexpr double rating_miss = 0.16;

inline double rating_error(double chance, double sample_error, int worlds) {
  const double likely = likely_share(chance, worlds);
  return std::hypot(sample_error, rating_miss * std::sqrt(likely * (1 - likely)));
}

// Of the difference between two ratings in the same worlds: part of what they miss is the same.
inline double rating_difference_error(double chance, double sample_error, int worlds) {
  return rating_error(chance, sample_error * 2, worlds) / 2;
}

}  // namespace regicide
