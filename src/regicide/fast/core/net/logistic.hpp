// The logistic function from additions, multiplications and divisions alone. Machines differ in the last
// digits of `std::exp`; this gives the same bits everywhere, so that reviews are the same everywhere.
#pragma once

#include <bit>
#include <cstdint>

#include "base/build_namespace.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// e to the power of x, for x from -700 to 700. The error is below 1e-15 of the result.
inline double exponential(double x) {
  constexpr double log2_of_e = 1.4426950408889634;
  // The logarithm of 2 in two parts. The first has 21 zero bits at its end, so its products are exact.
  constexpr double log_of_2 = 0x1.62e42feep-1, rest_of_log = 0x1.a39ef35793c76p-33;
  const int power = static_cast<int>(x * log2_of_e + (x < 0 ? -0.5 : 0.5));
  const double left = x - power * log_of_2 - power * rest_of_log;  // at most 0.35
  double sum = 1;  // the Taylor series, from its end
  for (int term = 13; term > 0; --term) sum = 1 + sum * left / term;
  return sum * std::bit_cast<double>(static_cast<std::uint64_t>(1023 + power) << 52);
}

inline double logistic(double x) {
  constexpr double largest = 700;
  return 1 / (1 + exponential(x > largest ? -largest : x < -largest ? largest : -x));
}

}  // namespace regicide
