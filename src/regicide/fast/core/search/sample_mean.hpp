// The mean of a sample of numbers, and its standard error.
#pragma once

#include <algorithm>
#include <cmath>

#include "base/build_namespace.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class SampleMean {
 public:
  void add(double number) {
    ++size_;
    sum_ += number;
    squares_ += number * number;
  }

  double mean() const { return sum_ / size_; }

  // One number does not show a spread: then the error is the largest that the mean of a chance can have.
  double error() const {
    if (size_ < 2) return 0.5;
    return std::sqrt(std::max(0.0, squares_ / size_ - mean() * mean()) / (size_ - 1));
  }

 private:
  int size_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace regicide
