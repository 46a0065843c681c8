// One build of random play, compiled once for each instruction set.
#include "batch.hpp"
#include "builds.hpp"
#include "deal.hpp"
#include "legality.hpp"

namespace regicide {
namespace {

Played play_random(int players, const Options& options, std::uint64_t decisions,
                   std::uint64_t seed) {
  Rng rng(seed);
  Lazy chance(rng);
  const LazyDeals deals(players, options);
  Played played;
  while (played.decisions < decisions) {
    State state = deals.next(rng);
    ++played.games;
    while (!state.is_over()) {
      random_step(state, rng, chance);
      ++played.decisions;
    }
    played.won += state.step == Won;
  }
  return played;
}

void step_at_random(void* states, int games, int threads, int steps, std::uint64_t seed) {
  Batch{static_cast<State*>(states), games, threads}.step_at_random(steps, seed);
}

}  // namespace

namespace builds::REGICIDE_VARIANT {
extern const Thinking thinking;
extern const Build build;
const Build build = {REGICIDE_TEXT(REGICIDE_VARIANT), play_random, step_at_random, &thinking};
}  // namespace builds::REGICIDE_VARIANT

}  // namespace regicide
