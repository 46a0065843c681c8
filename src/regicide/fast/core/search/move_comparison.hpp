// Some lines of moves, tried in the same worlds: their chances, and how sure each difference to the first one is. Reviews
// and hints choose moves by one sample of worlds and value them by another: the best of noisy numbers is too high
// on average.
#pragma once

#include <span>
#include <vector>

#include "base/build_namespace.hpp"
#include "search/line.hpp"
#include "search/move_ratings.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class MoveComparison {
 public:
  MoveComparison(const QuantizedNet& net, const State& state, std::span<const Line> lines)
      : evaluator_(net), state_(state), kind_(game_kind(state)) {
    for (const Line& line : lines) entries_.push_back({line});
  }

  void try_worlds(int worlds, Rng& rng) {
    for (int number = 0; number < worlds; ++number) {
      State world = state_;
      sample_rating_world(world, rng);
      try_world(world, rng.next());
    }
  }

  struct Entry {
    Line line;
    SampleMean chance = {};
    SampleMean difference = {};  // to the first line
  };
  const std::vector<Entry>& entries() const { return entries_; }

 private:
  void try_world(const State& world, std::uint64_t chance_seed) {
    double first = 0;
    for (Entry& each : entries_) {
      const double chance = chance_in_world(evaluator_, kind_, world, each.line, chance_seed);
      if (&each == entries_.data()) first = chance;
      each.chance.add(chance);
      each.difference.add(first - chance);
    }
  }

  QuantizedEvaluator evaluator_;
  const State& state_;
  GameKind kind_;
  std::vector<Entry> entries_;
};

}  // namespace regicide
