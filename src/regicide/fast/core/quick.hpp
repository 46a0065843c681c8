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

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace regicide::inline REGICIDE_VARIANT {

// As many units as one step of the machine takes; compilers make shorter ones of it where they must.
using Vector = std::int16_t __attribute__((vector_size(32)));
inline constexpr int units_at_once = 16;
inline constexpr int vectors = hidden / units_at_once;

struct QuickNet {
  Vector first[input_count][vectors];
  Vector first_bias[vectors];
  Vector second[vectors];
  int used;    // vectors that say anything
  float bias;  // of the output
  float unit;  // what one step of the whole-number output is worth

  explicit QuickNet(const Net& net);
};

// Rows of weights: those of inputs that one set has and another one has not.
struct Rows {
  const Vector* row[input_count];
  int size = 0;

  void add(const QuickNet& net, int word, std::uint64_t bits) {
    for (; bits; bits &= bits - 1) row[size++] = net.first[word * 64 + std::countr_zero(bits)];
  }
};

// Two neighbouring products fit in 31 bits; 7 of them are dropped, so that those of all units fit, too.
inline constexpr int dropped = 7;

// What a vector of hidden units adds to the output, spread over some sums.
#if defined(__AVX2__)
struct Output {
  __m256i sums = _mm256_setzero_si256();

  void add(const Vector& units, const Vector& weights) {
    const __m256i active = _mm256_max_epi16((__m256i)units, _mm256_setzero_si256());
    const __m256i pairs = _mm256_madd_epi16(active, (__m256i)weights);
    sums = _mm256_add_epi32(sums, _mm256_srai_epi32(pairs, dropped));
  }
  std::int32_t total() const {
    __m128i half = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0x4E));
    half = _mm_add_epi32(half, _mm_shuffle_epi32(half, 0xB1));
    return _mm_cvtsi128_si32(half);
  }
};
#else
struct Output {
  std::int32_t sum = 0;

  void add(const Vector& units, const Vector& weights) {
    for (int unit = 0; unit < units_at_once; unit += 2) {
      const std::int32_t one = units[unit] > 0 ? units[unit] * weights[unit] : 0;
      const std::int32_t other = units[unit + 1] > 0 ? units[unit + 1] * weights[unit + 1] : 0;
      sum += (one + other) >> dropped;
    }
  }
  std::int32_t total() const { return sum; }
};
#endif

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
    Output output;
    for (int at = 0; at < net_.used; at += 4) {  // four vectors stay in registers
      Vector a = near_->sums[at], b = near_->sums[at + 1];
      Vector c = near_->sums[at + 2], d = near_->sums[at + 3];
      for (int row = 0; row < fresh.size; ++row) {
        const Vector* weights = fresh.row[row] + at;
        a += weights[0], b += weights[1], c += weights[2], d += weights[3];
      }
      for (int row = 0; row < gone.size; ++row) {
        const Vector* weights = gone.row[row] + at;
        a -= weights[0], b -= weights[1], c -= weights[2], d -= weights[3];
      }
      output.add(a, net_.second[at]), output.add(b, net_.second[at + 1]);
      output.add(c, net_.second[at + 2]), output.add(d, net_.second[at + 3]);
      if (is_first_) {
        near_->sums[at] = a, near_->sums[at + 1] = b;
        near_->sums[at + 2] = c, near_->sums[at + 3] = d;
      }
    }
    if (is_first_) near_->set = set;
    is_first_ = false;
    return net_.bias + net_.unit * static_cast<float>(output.total());
  }

 private:
  struct Seen {
    Vector sums[vectors];
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
    : used((units_used(net) + units_at_once - 1) / units_at_once), bias(net.second_bias) {
  constexpr float largest = 32500;  // leaves room for every weight being rounded up
  float scale[hidden];
  float heaviest = 1e-9f;
  for (int unit = 0; unit < hidden; ++unit) {
    const Reach reach(net, unit);
    scale[unit] = largest / std::max({reach.most, -reach.least, 1e-3f});
    heaviest = std::max(heaviest, std::abs(net.second[unit]) / scale[unit]);
  }
  const auto put = [&](Vector* row, int at, float number) {
    row[at / units_at_once][at % units_at_once] = static_cast<std::int16_t>(std::lround(number));
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
