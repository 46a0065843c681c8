// Glicko-2: a rating that goes up and down with every puzzle, and knows how uncertain it is.
//
// After Mark Glickman, "Example of the Glicko-2 system" (2013), whose step numbers stand in the comments. Each
// puzzle is a rating period of one game.
#pragma once

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/build_namespace.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// A rating, its standard deviation, and how erratic the results are (its volatility).
struct Glicko {
  double rating, deviation, volatility;
};

inline constexpr double glicko_scale = 173.7178;  // one unit of the inner scale, in points
inline constexpr double middle_rating = 1500;
inline constexpr double volatility_constraint = 0.5;  // how much the volatility may change (τ)
inline constexpr double least_deviation = 45;         // so that it can follow a player who learns
inline constexpr double puzzle_deviation = 80;        // how uncertain the difficulty of a puzzle is

// Step 5: the root of f, by the Illinois method.
inline double volatility_after(double volatility, double phi, double variance, double improvement) {
  const double start = std::log(volatility * volatility), certain = phi * phi + variance;
  const double square = improvement * improvement;
  const auto f = [&](double x) {
    const double spread = certain + std::exp(x);
    return std::exp(x) * (square - spread) / (2 * spread * spread) -
           (x - start) / (volatility_constraint * volatility_constraint);
  };
  double low = start, high = start - volatility_constraint;
  if (square > certain) {
    high = std::log(square - certain);
  } else {
    while (f(high) < 0) high -= volatility_constraint;
  }
  double at_low = f(low), at_high = f(high);
  while (std::abs(high - low) > 1e-6) {
    const double middle = low + (low - high) * at_low / (at_high - at_low), at_middle = f(middle);
    if (at_middle * at_high <= 0) {
      low = high;
      at_low = at_high;
    } else {
      at_low /= 2;
    }
    high = middle;
    at_high = at_middle;
  }
  return std::exp(low / 2);
}

// The rating after a puzzle.
inline Glicko rated(const Glicko& player, double difficulty, bool solved) {
  const double mu = (player.rating - middle_rating) / glicko_scale, phi = player.deviation / glicko_scale;  // step 2
  const double puzzle_phi = puzzle_deviation / glicko_scale, pi = std::numbers::pi;
  const double weight = 1 / std::sqrt(1 + 3 * puzzle_phi * puzzle_phi / (pi * pi));
  const double expected = 1 / (1 + std::exp(-weight * (mu - (difficulty - middle_rating) / glicko_scale)));
  const double variance = 1 / (weight * weight * expected * (1 - expected));  // step 3
  const double surprise = weight * (solved - expected);
  const double volatility = volatility_after(player.volatility, phi, variance, variance * surprise);  // steps 4, 5
  const double before = phi * phi + volatility * volatility;  // step 6
  const double after = 1 / (1 / before + 1 / variance);       // step 7
  return {middle_rating + glicko_scale * (mu + after * surprise),
          std::max(least_deviation, glicko_scale * std::sqrt(after)), volatility};
}

}  // namespace regicide
