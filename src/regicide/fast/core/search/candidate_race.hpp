// Candidate moves that are compared by rollouts until one is left.
//
// All candidates get the same worlds and the same random numbers, so that their differences have little
// variance. The net's own value of a move counts, too, as if it came from some worlds more: it is the mean of
// all worlds at once, so chance does not disturb it, but it does not look ahead. A candidate is dropped as soon
// as the expected gain from learning more about it is negligible: because it is clearly worse than the leader,
// or because it is equally good.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/build_namespace.hpp"
#include "net/net_policy.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int max_candidates = 8;

class CandidateRace {
 public:
  int size() const { return size_; }
  // The leader. Before the first rollout it is the move that the net rates best.
  const RatedMove& best() const { return candidates_[0].rated; }
  // The mean of the leader's rollouts, or the net's value before the first one.
  double mean_of_best() const {
    const Candidate& best = candidates_[0];
    return worlds_ ? sum_[best.slot] / worlds_ : sigmoid(best.rated.logit);
  }

  // Adds a move if it is among the best rated ones.
  void add(const RatedMove& rated) {
    if (size_ == max_candidates && rated.logit <= candidates_[size_ - 1].rated.logit) return;
    int place = size_ < max_candidates ? size_++ : max_candidates - 1;
    for (; place > 0 && candidates_[place - 1].rated.logit < rated.logit; --place) {
      candidates_[place].rated = candidates_[place - 1].rated;
    }
    candidates_[place] = {rated, 0};
    for (int slot = 0; slot < size_; ++slot) candidates_[slot].slot = slot;
  }

  // Compares the candidates in one more world: `value(move)` is the result of a move there.
  template <class Value>
  void try_world(Value value) {
    double values[max_candidates];
    for (int at = 0; at < size_; ++at) values[at] = value(candidates_[at].rated.move);
    for (int at = 0; at < size_; ++at) {
      const int slot = candidates_[at].slot;
      sum_[slot] += values[at];
      for (int other = 0; other < size_; ++other) {
        products_[slot][candidates_[other].slot] += values[at] * values[other];
      }
    }
    ++worlds_;
    if (worlds_ >= first_check && worlds_ % check_interval == 0) drop_unpromising();
  }

  void keep_best(int number) {
    std::stable_sort(candidates_, candidates_ + size_,
                     [&](const Candidate& a, const Candidate& b) { return score(a) > score(b); });
    size_ = std::min(size_, number);
  }

 private:
  static constexpr int first_check = 16;  // with fewer worlds the variance is not known well enough
  static constexpr int check_interval = 8;
  // Unit: probability of winning. It is small because a game drops several hundred candidates, and the
  // errors add up.
  static constexpr double negligible_gain = 0.00003;
  // Added to the sum of squared differences: moves often differ by a rare disaster that no world has
  // shown yet.
  static constexpr double unseen_square = 0.001;
  // The weight of the net's value, in worlds (experiment 34 in docs/lab/experiments.md).
  static constexpr double net_worlds = 16;

  struct Candidate {
    RatedMove rated;
    int slot;  // index of its sums
  };

  // The sum over all worlds, those of the net included.
  double score(const Candidate& candidate) const {
    return sum_[candidate.slot] + net_worlds * sigmoid(candidate.rated.logit);
  }

  void drop_unpromising() {
    keep_best(size_);
    const Candidate& leader = candidates_[0];
    const auto end =
        std::remove_if(candidates_ + 1, candidates_ + size_, [&](const Candidate& candidate) {
          return expected_gain(leader, candidate) < negligible_gain;
        });
    size_ = static_cast<int>(end - candidates_);
  }

  // Expected improvement over the leader if we could choose the better of the two, for a normally
  // distributed difference.
  double expected_gain(const Candidate& leader, const Candidate& other) const {
    const int one = leader.slot, two = other.slot;
    const double weight = worlds_ + net_worlds;
    const double lead = (score(leader) - score(other)) / weight;
    const double mean = (sum_[one] - sum_[two]) / worlds_;
    const double squares = products_[one][one] + products_[two][two] - 2 * products_[one][two];
    const double spread = std::max(0.0, (squares + unseen_square) / worlds_ - mean * mean);
    const double error = std::sqrt(spread / (worlds_ - 1)) * worlds_ / weight;
    const double ratio = lead / error;
    const double density = std::exp(-0.5 * ratio * ratio) * 0.3989422804014327;
    const double beyond = 0.5 * std::erfc(ratio * 0.7071067811865476);
    return error * (density - ratio * beyond);
  }

  Candidate candidates_[max_candidates] = {};
  int size_ = 0;
  int worlds_ = 0;
  double sum_[max_candidates] = {};
  double products_[max_candidates][max_candidates] = {};
};

}  // namespace regicide
