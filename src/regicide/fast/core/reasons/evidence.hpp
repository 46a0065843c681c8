// What the games that were played out after two moves have in common: sums over their traces. A reason is given only
// if these games show the difference it names.
#pragma once

#include <cmath>
#include <cstdint>

#include "base/build_namespace.hpp"
#include "reasons/game_trace.hpp"

namespace regicide::inline REGICIDE_VARIANT {

enum Branch : std::uint8_t { Better, Worse };

class Evidence {
 public:
  // Two games in the same world: one after each move.
  void add(const GameTrace& better, const GameTrace& worse) {
    ++games_;
    for (int fact = 0; fact < fact_count; ++fact) {
      const int difference = worse.facts[fact] - better.facts[fact];
      sums_[Better][fact] += better.facts[fact];
      sums_[Worse][fact] += worse.facts[fact];
      squares_[fact] += difference * difference;
    }
    note(better, Better);
    note(worse, Worse);
  }

  int games() const { return games_; }
  double mean(Branch branch, Fact fact) const { return static_cast<double>(sums_[branch][fact]) / games_; }
  // Of the games in which the enemy of the decision fell.
  double mean_if_fell(Branch branch, Fact fact) const {
    const std::int32_t fell = sums_[branch][EnemyFell];
    return fell ? static_cast<double>(sums_if_fell_[branch][fact]) / fell : 0;
  }
  // By how much more of it there is after the worse move.
  double excess(Fact fact) const { return mean(Worse, fact) - mean(Better, fact); }
  // Its standard error. One more game of another result is counted, as in mark_check.hpp.
  double error(Fact fact) const {
    const double mean = excess(fact), variance = static_cast<double>(squares_[fact]) / games_ - mean * mean;
    return std::sqrt((variance > 0 ? variance : 0) / games_ + 1.0 / (static_cast<double>(games_) * (games_ + 2)));
  }
  // The share of games in which a card of the hand was used so.
  double use(Branch branch, int place, Use use) const {
    int bit = 0;
    while (!(use >> bit & 1)) ++bit;
    return place < GameTrace::most_cards && games_ ? static_cast<double>(uses_[branch][place][bit]) / games_ : 0;
  }

 private:
  void note(const GameTrace& trace, Branch branch) {
    for (int place = 0; place < GameTrace::most_cards; ++place) {
      for (int use = 0; use < use_count; ++use) uses_[branch][place][use] += trace.uses[place] >> use & 1;
    }
    if (!trace.facts[EnemyFell]) return;
    for (int fact = 0; fact < fact_count; ++fact) sums_if_fell_[branch][fact] += trace.facts[fact];
  }

  std::int32_t games_ = 0;
  std::int32_t sums_[2][fact_count] = {};
  std::int32_t sums_if_fell_[2][fact_count] = {};
  std::int32_t squares_[fact_count] = {};
  std::uint16_t uses_[2][GameTrace::most_cards][use_count] = {};
};

}  // namespace regicide
