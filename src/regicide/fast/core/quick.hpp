// The value net in whole numbers: what plays and searches, four times as fast as net.hpp, which learns.
//
// Sums of whole numbers are the same in any order. So what one set of inputs adds up to can always be
// had from that of another one by their differences, and every build gives the same numbers.
//
// - What an own card weighs in any case is part of what it weighs against each enemy: it is added up
//   once.
// - Each hidden unit is measured in a unit of its own, as fine as 16 bits allow: the most it can come
//   to follows from there being one input of each group.
#pragma once

#include <bit>
#include <cstring>

#include "net.hpp"
#include "variant.hpp"
#include "vector.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Two neighbouring products fit in 31 bits; 7 of them are dropped, so that those of all units fit, too.
inline constexpr int dropped = 7;

// Hidden units whose sums stay in registers while rows of weights are added to them. Half of SSE2's and
// AVX2's registers hold sums; more would not leave enough for the rest.
struct Block {
  static constexpr int size = 8;
  static constexpr int lanes = vector_bytes / 2;
  static constexpr int units = size * lanes;

  Vector16 vectors[size];

  void set(int unit, std::int16_t number) { vectors[unit / lanes][unit % lanes] = number; }
  void operator+=(const Block& weights) {
    for (int at = 0; at < size; ++at) vectors[at] += weights.vectors[at];
  }
  void operator-=(const Block& weights) {
    for (int at = 0; at < size; ++at) vectors[at] -= weights.vectors[at];
  }
  // What the units add to the output, spread over the lanes of a vector.
  Vector32 output(const Block& weights) const {
    Vector32 sums{};
    for (int at = 0; at < size; ++at) {
      sums += pair_products(rectified(vectors[at]), weights.vectors[at]) >> dropped;
    }
    return sums;
  }
};
inline constexpr int blocks = hidden / Block::units;
static_assert(hidden % Block::units == 0);

// The same bytes in every build, however wide its vectors are: Python is told one size for all.
struct alignas(64) QuickNet {
  Block first[input_count][blocks];
  Block first_bias[blocks];
  Block second[blocks];
  int used;    // units that say anything
  float bias;  // of the output
  float unit;  // what one step of the whole-number output is worth

  explicit QuickNet(const Net& net);
};

// Rows of weights: those of inputs that one set has and another one has not.
struct Rows {
  const Block* row[input_count];
  int size = 0;

  void add(const QuickNet& net, int word, std::uint64_t bits) {
    for (; bits; bits &= bits - 1) row[size++] = net.first[word * 64 + std::countr_zero(bits)];
  }
};

// Rates sets of inputs, each by what differs from one it has seen: for every seat the one before.
class QuickRater {
 public:
  explicit QuickRater(const QuickNet& net) : net_(net) {
    for (Seen& each : seats_) std::memcpy(each.sums, net.first_bias, sizeof net.first_bias);
  }

  // The sets that follow are of this seat.
  void begin(int seat) {
    near_ = &seats_[seat];
    is_first_ = true;
  }

  // The net's output before it becomes a chance.
  float logit(const InputSet& set) {
    Rows fresh, gone;
    for (int word = 0; word < input_words; ++word) {
      if (word == Mine) continue;  // is part of those that follow
      const std::uint64_t changed = set.words[word] ^ near_->set.words[word];
      fresh.add(net_, word, changed & set.words[word]);
      gone.add(net_, word, changed & near_->set.words[word]);
    }
    Vector32 output{};
    for (int at = 0; at * Block::units < net_.used; ++at) {
      Block sums = near_->sums[at];
      for (int row = 0; row < fresh.size; ++row) sums += fresh.row[row][at];
      for (int row = 0; row < gone.size; ++row) sums -= gone.row[row][at];
      output += sums.output(net_.second[at]);
      if (is_first_) near_->sums[at] = sums;
    }
    if (is_first_) near_->set = set;
    is_first_ = false;
    return net_.bias + net_.unit * static_cast<float>(sum_of(output));
  }

 private:
  struct Seen {
    Block sums[blocks];
    InputSet set;
  };

  const QuickNet& net_;
  Seen seats_[4];
  Seen* near_ = seats_;
  bool is_first_ = true;
};

// How large a hidden unit can get either way: of every card one place, of every group one input.
struct Reach {
  float most;
  float least;

  Reach(const Net& net, int unit) : most(net.first_bias[unit]), least(most) {
    const auto weight = [&](int input) { return net.first[input][unit]; };
    for (int card = 0; card < first_jester; ++card) {
      widen(card_words, [&](int word) {
        return weight(word * 64 + card) + (word < against ? 0 : weight(Mine * 64 + card));
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
    float high = 0, low = 0;  // a group may have none
    for (int each = 0; each < number; ++each) {
      high = std::max(high, weight(each));
      low = std::min(low, weight(each));
    }
    most += high;
    least += low;
  }
};

inline QuickNet::QuickNet(const Net& net)
    : used(units_used(net)), bias(net.second_bias) {
  constexpr float largest = 32500;  // leaves room for every weight being rounded up
  float scale[hidden];
  float heaviest = 1e-9f;
  for (int unit = 0; unit < hidden; ++unit) {
    const Reach reach(net, unit);
    scale[unit] = largest / std::max({reach.most, -reach.least, 1e-3f});
    heaviest = std::max(heaviest, std::abs(net.second[unit]) / scale[unit]);
  }
  const auto put = [&](Block* row, int at, float number) {
    row[at / Block::units].set(at % Block::units, static_cast<std::int16_t>(std::lround(number)));
  };
  for (int unit = 0; unit < hidden; ++unit) {
    put(first_bias, unit, net.first_bias[unit] * scale[unit]);
    put(second, unit, net.second[unit] / scale[unit] / heaviest * largest);
    for (int input = 0; input < input_count; ++input) {
      const bool is_against = input >= against * 64 && input < card_words * 64;
      const float always = is_against ? net.first[Mine * 64 + (input & 63)][unit] : 0;
      put(first[input], unit, (net.first[input][unit] + always) * scale[unit]);
    }
  }
  unit = heaviest / largest * (1 << dropped);
}

}  // namespace regicide
