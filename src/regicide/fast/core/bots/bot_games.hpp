// Whole games of bots. A game depends on the seed and on its number alone: any number of threads, and any division into
// calls, gives the same games.
#pragma once

#include <cstdint>

#include "base/build_namespace.hpp"
#include "base/threads.hpp"
#include "bots/core_bots.hpp"
#include "rules/deal.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// A bot for each seat; true if they won.
inline bool win_game(const std::int32_t* bots, Nets nets, int players, const Options& options, const Budget& budget,
                     std::uint64_t seed) {
  Rng rng(seed);
  Rng shuffles(rng.next()), thinking(rng.next());
  State state = random_deal(players, options, shuffles);
  ShuffledChance chance(shuffles);
  while (!state.is_over()) {
    const auto bot = static_cast<CoreBot>(bots[state.seat]);
    apply(state, choose_as(bot, nets, state, budget, thinking).move, chance);
  }
  return state.step == Won;
}

// Writes for the games from number `first` on whether they were won.
inline void play_games(const std::int32_t* bots, Nets nets, int players, const Options& options, const Budget& budget,
                       int first, int games, std::uint64_t seed, int threads, std::uint8_t* won) {
  run_on_threads(threads, [&](int thread) {
    for (int game = thread; game < games; game += threads) {
      const auto number = static_cast<std::uint64_t>(first + game);
      won[game] = win_game(bots, nets, players, options, budget, seed << 32 ^ number);
    }
  });
}

}  // namespace regicide
