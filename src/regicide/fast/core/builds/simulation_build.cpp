// Random play; this file is compiled once for each instruction set.
#include "builds/build_dispatch.hpp"
#include "rules/deal.hpp"
#include "rules/legality.hpp"
#include "simulation/batch.hpp"

namespace regicide {
namespace {

SimulationCounts play_random(int players, const Options& options, std::uint64_t decisions,
                   std::uint64_t seed) {
  Rng rng(seed);
  LazyChance chance(rng);
  const LazyDeals deals(players, options);
  SimulationCounts counts;
  while (counts.decisions < decisions) {
    State state = deals.next(rng);
    ++counts.games;
    while (!state.is_over()) {
      random_step(state, rng, chance);
      ++counts.decisions;
    }
    counts.won += state.step == Won;
  }
  return counts;
}

void step_at_random(void* states, int games, int threads, int steps, std::uint64_t seed) {
  Batch{static_cast<State*>(states), games, threads}.step_at_random(steps, seed);
}

}  // namespace

namespace builds::REGICIDE_VARIANT {
extern const SearchFunctions search_functions;
extern const Build build;
const Build build = {REGICIDE_TEXT(REGICIDE_VARIANT), play_random, step_at_random, &search_functions};
}  // namespace builds::REGICIDE_VARIANT

}  // namespace regicide
