// The net, the search and the solver; this file is compiled once for each instruction set.
#include <atomic>
#include <memory>
#include <vector>

#include "base/threads.hpp"
#include "bots/bot_games.hpp"
#include "builds/build_dispatch.hpp"
#include "net/self_play.hpp"
#include "review/lost_position.hpp"
#include "review/play_out.hpp"
#include "search/move_comparison.hpp"
#include "search/search.hpp"
#include "solver/solver.hpp"

namespace regicide {
namespace {

// Calls `play(rng)` once per game, an equal share on each thread; returns how often it was true.
template <class Play>
std::int64_t count_on_threads(std::int64_t games, std::uint64_t seed, int threads, Play play) {
  std::atomic<std::int64_t> found{0};
  run_on_threads(threads, [&](int thread) {
    Rng rng(seed * 1024 + static_cast<std::uint64_t>(thread));
    const std::int64_t share = games * (thread + 1) / threads - games * thread / threads;
    std::int64_t here = 0;
    for (std::int64_t game = 0; game < share; ++game) here += play(rng);
    found += here;
  });
  return found;
}

std::int64_t train(void* net, int players, const Options& options, const TrainParams& params,
                   std::int64_t games, std::uint64_t seed, int threads) {
  const auto quantized = std::make_unique<QuantizedNet>(*static_cast<const Net*>(net));
  return count_on_threads(games, seed, threads, [&](Rng& rng) {
    return play_and_learn(*static_cast<Net*>(net), *quantized, players, options, params, rng);
  });
}

std::int64_t play_games_by_net(const void* net, int players, const Options& options,
                               std::int64_t games, std::uint64_t seed, int threads) {
  const auto quantized = std::make_unique<QuantizedNet>(*static_cast<const Net*>(net));
  return count_on_threads(games, seed, threads, [&](Rng& rng) {
    return play_by_net(*quantized, players, options, rng);
  });
}

void quantize(const void* net, void* quantized) {
  new (quantized) QuantizedNet(*static_cast<const Net*>(net));
}

std::uint64_t choose(const void* net, const void* state, const Budget& budget, std::uint64_t seed,
                     int insight, double* chance) {
  const QuantizedNet& value = *static_cast<const QuantizedNet*>(net);
  const State& at = *static_cast<const State*>(state);
  QuantizedEvaluator evaluator(value);
  Rng rng(seed);
  const bool has_budget = budget.rollouts > 0 || budget.milliseconds > 0;
  const SearchResult found =
      has_budget ? search(value, at, budget, rng, insight) : choose_by_net(evaluator, at);
  *chance = found.chance;
  return found.move;
}

std::uint64_t choose_as_bot(std::int32_t bot, const void* const* nets, const void* state,
                            const Budget& budget, std::uint64_t seed, double* chance) {
  Rng rng(seed);
  const SearchResult found =
      choose_as(static_cast<CoreBot>(bot), nets, *static_cast<const State*>(state), budget, rng);
  *chance = found.chance;
  return found.move;
}

void play_by_bots(const std::int32_t* bots, const void* const* nets, int players, const Options& options,
                  const Budget& budget, int first, int games, std::uint64_t seed, int threads, std::uint8_t* won) {
  play_games(bots, nets, players, options, budget, first, games, seed, threads, won);
}

int rate(const void* net, const void* state, int worlds, std::uint64_t seed, std::uint64_t* moves,
         double* chances, double* errors) {
  Rng rng(seed);
  MoveRater rater(*static_cast<const QuantizedNet*>(net), *static_cast<const State*>(state), worlds, rng);
  const std::vector<MoveRating> found = rater.ratings();
  for (std::size_t at = 0; at < found.size(); ++at) {
    moves[at] = found[at].move;
    chances[at] = found[at].chance;
    errors[at] = found[at].error;
  }
  return static_cast<int>(found.size());
}

void compare(const void* net, const void* state, const Line* lines, int count, int worlds,
             std::uint64_t seed, double* chances, double* errors, double* difference_errors) {
  Rng rng(seed);
  MoveComparison comparison(*static_cast<const QuantizedNet*>(net), *static_cast<const State*>(state),
                            {lines, static_cast<std::size_t>(count)});
  comparison.try_worlds(worlds, rng);
  for (const MoveComparison::Entry& each : comparison.entries()) {
    *chances++ = each.chance.mean();
    *errors++ = each.chance.error();
    *difference_errors++ = each.difference.error();
  }
}

void rollout_ends(const void* net, const void* state, std::uint64_t move, int worlds,
                  std::uint64_t seed, double* logits, std::int32_t* jesters, std::int32_t* began) {
  const auto& quantized = *static_cast<const QuantizedNet*>(net);
  const State& start = *static_cast<const State*>(state);
  QuantizedEvaluator evaluator(quantized);
  Rng rng(seed);
  const Line line = rated_line(quantized, start, move, worlds, rng);
  for (int number = 0; number < worlds; ++number) {
    State world = start;
    sample_rating_world(world, rng);
    const RolloutEnd end = roll_out_turns(evaluator, world, line, rng.next());
    logits[number] = end.logit;
    jesters[number] = end.jesters;
    began[number] = static_cast<std::int32_t>(end.began);
  }
}

void play_out_moves(const void* const* nets, const void* state, const std::uint64_t* moves, int count,
                    int first, int games, const PlayOutRollouts& rollouts, std::uint64_t seed, int threads,
                    GameTrace* traces) {
  play_out(nets, *static_cast<const State*>(state), {moves, static_cast<std::size_t>(count)}, first, games,
           rollouts, seed, threads, traces);
}

RescueSearch find_rescue_of(const void* state, std::uint64_t seed) {
  return find_rescue(*static_cast<const State*>(state), seed);
}

std::int64_t play_by_search(const void* net, int players, const Options& options,
                            const Budget& budget, std::int64_t games, std::uint64_t seed,
                            int threads, std::int64_t* moves) {
  std::atomic<std::int64_t> made{0};
  const auto quantized = std::make_unique<QuantizedNet>(*static_cast<const Net*>(net));
  const std::int64_t won = count_on_threads(games, seed, threads, [&](Rng& rng) {
    State state = random_deal(players, options, rng);
    ShuffledChance chance(rng);
    std::int64_t here = 0;
    for (; !state.is_over(); ++here) {
      apply(state, search(*quantized, state, budget, rng).move, chance);
    }
    made += here;
    return state.step == Won;
  });
  *moves = made;
  return won;
}

Verdict solve_state(const void* state, const HeartsSeed& hearts, const SolveLimits& limits,
                    SolveProgress& progress, std::uint64_t* solution, std::int32_t* length) {
  return solve(*static_cast<const State*>(state), hearts, limits, progress, solution, length);
}

void prove_states(const void* states, const std::int32_t* hearts_counts, int count,
                  const HeartsSeed& hearts, const SolveLimits& limits, bool remembers,
                  SolveProgress& progress, std::int32_t* verdicts, std::int32_t* reads) {
  prove_all(static_cast<const State*>(states), hearts_counts, count, hearts, limits, remembers,
            progress, verdicts, reads);
}

}  // namespace

namespace builds::REGICIDE_VARIANT {
extern const SearchFunctions search_functions;
const SearchFunctions search_functions = {
    train,   play_games_by_net, quantize,       choose,         choose_as_bot,  play_by_bots, rate,
    compare, rollout_ends,      play_out_moves, find_rescue_of, play_by_search, solve_state,  prove_states};
}  // namespace builds::REGICIDE_VARIANT

}  // namespace regicide
