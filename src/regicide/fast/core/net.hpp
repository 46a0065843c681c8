// The value net: sparse inputs, one hidden layer, the chance of winning.
//
// Sums go lane by lane in a fixed order, so that every build gives the same numbers.
#pragma once

#include <cmath>

#include "features.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int hidden = 128;
inline constexpr int lanes = 8;

struct Net {
  alignas(64) float first[input_count][hidden];
  alignas(64) float first_bias[hidden];
  alignas(64) float second[hidden];
  float second_bias;
};

struct Activity {
  alignas(64) float sum[hidden];

  // From nothing.
  Activity(const Net& net, const InputSet& set) {
    for (int unit = 0; unit < hidden; ++unit) sum[unit] = net.first_bias[unit];
    set.each([&](int input) { add(net.first[input]); });
  }
  // From the activity of a set that is much the same.
  Activity(const Net& net, const InputSet& set, const Activity& near, const InputSet& near_set)
      : Activity(near) {
    for (int word = 0; word < input_words; ++word) {
      const std::uint64_t fresh = set.words[word] & ~near_set.words[word];
      const std::uint64_t gone = near_set.words[word] & ~set.words[word];
      for (std::uint64_t left = fresh; left; left &= left - 1) {
        add(net.first[word * 64 + std::countr_zero(left)]);
      }
      for (std::uint64_t left = gone; left; left &= left - 1) {
        subtract(net.first[word * 64 + std::countr_zero(left)]);
      }
    }
  }

  void add(const float* weights) {
    for (int unit = 0; unit < hidden; ++unit) sum[unit] += weights[unit];
  }
  void subtract(const float* weights) {
    for (int unit = 0; unit < hidden; ++unit) sum[unit] -= weights[unit];
  }

  // The net's output before it becomes a chance.
  float logit(const Net& net) const {
    float sums[lanes] = {};
    for (int unit = 0; unit < hidden; unit += lanes) {
      for (int lane = 0; lane < lanes; ++lane) {
        const float active = sum[unit + lane] > 0 ? sum[unit + lane] : 0;
        sums[lane] += active * net.second[unit + lane];
      }
    }
    float logit = net.second_bias;
    for (const float each : sums) logit += each;
    return logit;
  }
};

inline float chance_of(float logit) { return 1.0f / (1.0f + std::exp(-logit)); }

// One step of gradient descent on the cross-entropy with a target between 0 and 1.
inline void learn(Net& net, const InputSet& set, float target, float rate) {
  const Activity activity(net, set);
  const float error = (target - chance_of(activity.logit(net))) * rate;
  alignas(64) float back[hidden];
  for (int unit = 0; unit < hidden; ++unit) {
    const float sum = activity.sum[unit];
    back[unit] = sum > 0 ? error * net.second[unit] : 0;
    net.second[unit] += sum > 0 ? error * sum : 0;
  }
  net.second_bias += error;
  for (int unit = 0; unit < hidden; ++unit) net.first_bias[unit] += back[unit];
  set.each([&](int input) {
    float* weights = net.first[input];
    for (int unit = 0; unit < hidden; ++unit) weights[unit] += back[unit];
  });
}

}  // namespace regicide
