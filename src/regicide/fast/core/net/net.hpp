// The value net: sparse inputs, one hidden layer, one output, the probability of winning. It learns in
// floating point, here; it plays and searches in quantized form (quantized_net.hpp).
//
// Sums are added lane by lane in a fixed order, so that all builds give the same numbers.
#pragma once

#include <cmath>

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"
#include "net/features.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int hidden = hidden_units;
inline constexpr int lanes = 8;

struct Net {
  alignas(64) float first[input_count][hidden];
  alignas(64) float first_bias[hidden];
  alignas(64) float second[hidden];
  float second_bias;
};

// The number of hidden units in use, rounded up to whole lanes. Unused units come last. Their output
// weight is 0, so their gradient is 0 and they never learn.
inline int units_used(const Net& net) {
  int used = hidden;
  while (used > 0 && net.second[used - 1] == 0) --used;
  return (used + lanes - 1) / lanes * lanes;
}

struct HiddenLayer {
  int units;
  alignas(64) float sum[hidden];

  HiddenLayer(const Net& net, const InputSet& set, int number) : units(number) {
    for (int unit = 0; unit < units; ++unit) sum[unit] = net.first_bias[unit];
    set.each([&](int input) {
      for (int unit = 0; unit < units; ++unit) sum[unit] += net.first[input][unit];
    });
  }

  // The output before the logistic function.
  float logit(const Net& net) const {
    float sums[lanes] = {};
    for (int unit = 0; unit < units; unit += lanes) {
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

inline float sigmoid(float logit) { return 1.0f / (1.0f + std::exp(-logit)); }

// One step of gradient descent on the cross-entropy with a target between 0 and 1, for the units in use.
inline void learn(Net& net, const InputSet& set, float target, float rate, int units) {
  const HiddenLayer layer(net, set, units);
  const float error = (target - sigmoid(layer.logit(net))) * rate;
  alignas(64) float gradient[hidden];
  for (int unit = 0; unit < units; ++unit) {
    const float sum = layer.sum[unit];
    gradient[unit] = sum > 0 ? error * net.second[unit] : 0;
    net.second[unit] += sum > 0 ? error * sum : 0;
  }
  net.second_bias += error;
  for (int unit = 0; unit < units; ++unit) net.first_bias[unit] += gradient[unit];
  set.each([&](int input) {
    float* weights = net.first[input];
    for (int unit = 0; unit < units; ++unit) weights[unit] += gradient[unit];
  });
}

}  // namespace regicide
