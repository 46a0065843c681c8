// The quantized value net: 16-bit integers, for play and search, four times as fast as net.hpp.
//
// Integer sums do not depend on the order of addition. So the hidden layer can be updated from that of
// an earlier set of inputs by the inputs that differ, and all builds give the same numbers.
//
// - The weight of an own card (OwnHand) is folded into its weights by immunity, and added once.
// - Each hidden unit has a scale of its own, as fine as 16 bits allow. Its range is known, because at
//   most one input of each group is 1.
#pragma once

#include <bit>
#include <cstring>

#include "base/build_namespace.hpp"
#include "net/net.hpp"
#include "net/vector.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// The sum of two products fits in 31 bits; 7 bits are dropped so that the sum over all units fits, too.
inline constexpr int dropped_bits = 7;

// Hidden units whose sums stay in registers while rows of weights are added. They use half of the
// registers of SSE2 and AVX2; more would leave too few for the rest.
struct Block {
  static constexpr int size = 8;
  static constexpr int lanes = vector_bytes / 2;
  static constexpr int units = size * lanes;

  Vector16 vectors[size];

  void set(int unit, std::int16_t number) { vectors[unit / lanes][unit % lanes] = number; }
  // Rows are added before others are removed: a sum may leave 16 bits on its way, and comes back.
  void operator+=(const Block& weights) {
    for (int at = 0; at < size; ++at) vectors[at] = wrapping_sum(vectors[at], weights.vectors[at]);
  }
  void operator-=(const Block& weights) {
    for (int at = 0; at < size; ++at) {
      vectors[at] = wrapping_difference(vectors[at], weights.vectors[at]);
    }
  }
  // What these units add to the output, spread over the lanes of a vector.
  Vector32 output(const Block& weights) const {
    Vector32 sums{};
    for (int at = 0; at < size; ++at) {
      sums += pair_products(rectified(vectors[at]), weights.vectors[at]) >> dropped_bits;
    }
    return sums;
  }
};
inline constexpr int block_count = hidden / Block::units;
static_assert(hidden % Block::units == 0);

// The same bytes in all builds, however wide their vectors are: Python asks for one size.
struct alignas(64) QuantizedNet {
  Block first[input_count][block_count];
  Block first_bias[block_count];
  Block second[block_count];
  int used;            // hidden units in use
  float bias;          // of the output
  float output_scale;  // the value of one step of the integer output

  explicit QuantizedNet(const Net& net);
};

// Rows of weights: those of the inputs that differ between two sets.
struct WeightRows {
  const Block* row[input_count];
  int size = 0;

  void add(const QuantizedNet& net, int chunk, std::uint64_t bits) {
    for (; bits; bits &= bits - 1) row[size++] = net.first[chunk * 64 + std::countr_zero(bits)];
  }
};

// Evaluates sets of inputs incrementally: keeps for each seat the hidden layer of an earlier set (an
// accumulator) and adds only the inputs that differ.
class QuantizedEvaluator {
 public:
  explicit QuantizedEvaluator(const QuantizedNet& net) : net_(net) {
    for (Accumulator& each : seats_) std::memcpy(each.sums, net.first_bias, sizeof net.first_bias);
  }

  // The next sets are those of this seat; the first of them becomes its accumulator.
  void begin(int seat) {
    accumulator_ = &seats_[seat];
    is_first_ = true;
  }

  // The output before the logistic function.
  float logit(const InputSet& set) {
    WeightRows added, removed;
    for (int chunk = 0; chunk < input_chunks; ++chunk) {
      if (chunk == OwnHand) continue;  // folded into the chunks by immunity
      const std::uint64_t changed = set.chunks[chunk] ^ accumulator_->set.chunks[chunk];
      added.add(net_, chunk, changed & set.chunks[chunk]);
      removed.add(net_, chunk, changed & accumulator_->set.chunks[chunk]);
    }
    Vector32 output{};
    for (int at = 0; at * Block::units < net_.used; ++at) {
      Block sums = accumulator_->sums[at];
      for (int row = 0; row < added.size; ++row) sums += added.row[row][at];
      for (int row = 0; row < removed.size; ++row) sums -= removed.row[row][at];
      output += sums.output(net_.second[at]);
      if (is_first_) accumulator_->sums[at] = sums;
    }
    if (is_first_) accumulator_->set = set;
    is_first_ = false;
    return net_.bias + net_.output_scale * static_cast<float>(sum_of(output));
  }

 private:
  struct Accumulator {
    Block sums[block_count];
    InputSet set;
  };

  const QuantizedNet& net_;
  Accumulator seats_[4];
  Accumulator* accumulator_ = seats_;
  bool is_first_ = true;
};

// The range of a hidden unit: at most one place for each card and one input for each group.
struct UnitRange {
  float most;
  float least;

  UnitRange(const Net& net, int unit) : most(net.first_bias[unit]), least(most) {
    const auto weight = [&](int input) { return net.first[input][unit]; };
    for (int card = 0; card < first_jester; ++card) {
      widen(card_chunks, [&](int chunk) {
        return weight(chunk * 64 + card) + (chunk < own_by_immunity ? 0 : weight(OwnHand * 64 + card));
      });
    }
    for (std::size_t group = 0; group + 1 < std::size(group_starts); ++group) {
      const int start = group_starts[group];
      widen(group_starts[group + 1] - start, [&](int input) { return weight(start + input); });
    }
  }

 private:
  template <class Weight>
  void widen(int number, Weight weight) {
    float high = 0, low = 0;  // a group may have no input that is 1
    for (int each = 0; each < number; ++each) {
      high = std::max(high, weight(each));
      low = std::min(low, weight(each));
    }
    most += high;
    least += low;
  }
};

inline QuantizedNet::QuantizedNet(const Net& net)
    : used(units_used(net)), bias(net.second_bias) {
  constexpr float largest = 32500;  // leaves room for rounding every weight up
  float scale[hidden];
  float heaviest = 1e-9f;
  for (int unit = 0; unit < hidden; ++unit) {
    const UnitRange range(net, unit);
    scale[unit] = largest / std::max({range.most, -range.least, 1e-3f});
    heaviest = std::max(heaviest, std::abs(net.second[unit]) / scale[unit]);
  }
  const auto put = [&](Block* row, int at, float number) {
    row[at / Block::units].set(at % Block::units, static_cast<std::int16_t>(std::lround(number)));
  };
  for (int unit = 0; unit < hidden; ++unit) {
    put(first_bias, unit, net.first_bias[unit] * scale[unit]);
    put(second, unit, net.second[unit] / scale[unit] / heaviest * largest);
    for (int input = 0; input < input_count; ++input) {
      const bool is_by_immunity = input >= own_by_immunity * 64 && input < card_chunks * 64;
      const float always = is_by_immunity ? net.first[OwnHand * 64 + (input & 63)][unit] : 0;
      put(first[input], unit, (net.first[input][unit] + always) * scale[unit]);
    }
  }
  output_scale = heaviest / largest * (1 << dropped_bits);
}

}  // namespace regicide
