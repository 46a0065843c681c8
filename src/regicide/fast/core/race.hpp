// Moves that are tried out side by side until one is left.
//
// All of them meet the same worlds and the same luck, so it is their differences that count. A move drops
// out as soon as trying it out further is not worth it: when what could be won, on average, by finding
// out that it is better after all is next to nothing, be it because it is clearly worse or because it
// is as good.
#pragma once

#include <algorithm>
#include <cmath>
#include <utility>

#include "policy.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int most_candidates = 8;

class Race {
 public:
  int size() const { return size_; }
  // The one in front. Before anything is tried out that is the one the net rates best.
  const Rated& best() const { return runners_[0].rated; }
  double mean_of_best() const { return worlds_ ? sum_[runners_[0].lane] / worlds_ : 0; }

  // Lets a move take part if it is among the best rated ones.
  void enter(const Rated& rated) {
    if (size_ == most_candidates && rated.logit <= runners_[size_ - 1].rated.logit) return;
    int place = size_ < most_candidates ? size_++ : most_candidates - 1;
    for (; place > 0 && runners_[place - 1].rated.logit < rated.logit; --place) {
      runners_[place].rated = runners_[place - 1].rated;
    }
    runners_[place] = {rated, 0};
    for (int lane = 0; lane < size_; ++lane) runners_[lane].lane = lane;
  }

  // One more world: `value(move)` is how well each move does in it.
  template <class Value>
  void run(Value value) {
    double values[most_candidates];
    for (int at = 0; at < size_; ++at) values[at] = value(runners_[at].rated.move);
    for (int at = 0; at < size_; ++at) {
      const int lane = runners_[at].lane;
      sum_[lane] += values[at];
      for (int other = 0; other < size_; ++other) {
        products_[lane][runners_[other].lane] += values[at] * values[other];
      }
    }
    ++worlds_;
    if (worlds_ >= first_look && worlds_ % often == 0) drop_hopeless();
  }

  void keep_best(int number) {
    std::stable_sort(runners_, runners_ + size_, [&](const Runner& a, const Runner& b) {
      return sum_[a.lane] > sum_[b.lane];
    });
    size_ = std::min(size_, number);
  }

 private:
  static constexpr int first_look = 16;  // with fewer worlds, doubt itself is in doubt
  static constexpr int often = 8;
  // Games that could still be won by knowing better. There are a hundred decisions in a game and several
  // moves drop out at each: what is given away adds up.
  static constexpr double enough = 0.00003;
  // The squared difference of what was not seen yet: moves often differ by a disaster that is rare.
  static constexpr double unseen = 0.001;

  struct Runner {
    Rated rated;
    int lane;  // where its sums are kept
  };

  void drop_hopeless() {
    keep_best(size_);
    const int leader = runners_[0].lane;
    const auto end = std::remove_if(runners_ + 1, runners_ + size_, [&](const Runner& runner) {
      return gain_of_knowing(leader, runner.lane) < enough;
    });
    size_ = static_cast<int>(end - runners_);
  }

  // How much better the best of the two is, on average, than the leader, as far as we know: their
  // difference is taken to be spread normally around what was seen.
  double gain_of_knowing(int leader, int other) const {
    const double lead = (sum_[leader] - sum_[other]) / worlds_;
    const double squares =
        products_[leader][leader] + products_[other][other] - 2 * products_[leader][other];
    const double spread = std::max(0.0, (squares + unseen) / worlds_ - lead * lead);
    const double error = std::sqrt(spread / (worlds_ - 1));
    const double ratio = lead / error;
    const double density = std::exp(-0.5 * ratio * ratio) * 0.3989422804014327;
    const double beyond = 0.5 * std::erfc(ratio * 0.7071067811865476);
    return error * (density - ratio * beyond);
  }

  Runner runners_[most_candidates] = {};
  int size_ = 0;
  int worlds_ = 0;
  double sum_[most_candidates] = {};
  double products_[most_candidates][most_candidates] = {};
};

}  // namespace regicide
