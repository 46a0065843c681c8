// Games played to the end after some moves: how often each move wins if a bot plays on in all seats.
//
// All moves get the same worlds, the same shuffles and the same random numbers of the searches, so that their
// difference has little variance. A game depends on the seed and on its number alone: any number of threads, and any
// division into calls, gives the same games.
#pragma once

#include <cstdint>
#include <span>

#include "base/build_namespace.hpp"
#include "base/threads.hpp"
#include "bots/core_bots.hpp"
#include "reasons/trace_writer.hpp"
#include "search/move_ratings.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// The first decisions after the moves that are compared decide most about them, and are searched with more rollouts.
inline constexpr int careful_decisions = 3;

inline Move choose_with(Nets nets, const State& state, int rollouts, Rng& rng) {
  const QuantizedNet& net = net_for(nets, state);
  if (rollouts) return search(net, state, {rollouts, 0}, rng).move;
  QuantizedEvaluator evaluator(net);
  return best_move(evaluator, state).move;
}

inline GameTrace trace_after(Nets nets, State state, Move move, const PlayOutRollouts& rollouts,
                             std::uint64_t chance_seed, std::uint64_t thinking_seed) {
  Rng shuffles(chance_seed), thinking(thinking_seed);
  ShuffledChance chance(shuffles);
  TraceWriter writer(state);
  apply(state, move, chance, writer);
  for (int decision = 0; !state.is_over(); ++decision) {
    const bool is_careful = decision < careful_decisions;
    apply(state, choose_with(nets, state, is_careful ? rollouts.first : rollouts.later, thinking), chance,
          writer);
  }
  return writer.trace(state);
}

// Writes, for the games from number `first` on and each move, what happened: a row for each game.
inline void play_out(Nets nets, const State& state, std::span<const Move> moves, int first, int games,
                     const PlayOutRollouts& rollouts, std::uint64_t seed, int threads, GameTrace* traces) {
  run_on_threads(threads, [&](int thread) {
    for (int game = thread; game < games; game += threads) {
      Rng rng(seed ^ static_cast<std::uint64_t>(first + game) << 32);
      State world = state;
      sample_rating_world(world, rng);
      const std::uint64_t chance_seed = rng.next(), thinking_seed = rng.next();
      GameTrace* row = traces + static_cast<std::size_t>(game) * moves.size();
      for (const Move move : moves) {
        *row++ = trace_after(nets, world, move, rollouts, chance_seed, thinking_seed);
      }
    }
  });
}

}  // namespace regicide
