// The functions of packed states, nets and the solver; functions.hpp says what each does. They do not throw, need
// no Python headers, and run without the interpreter lock.
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <iterator>
#include <vector>

#include "api/functions.hpp"
#include "api/layout.hpp"
#include "base/threads.hpp"
#include "bots/core_bots.hpp"
#include "builds/build_dispatch.hpp"
#include "knowledge/seat_view.hpp"
#include "net/quantized_net.hpp"
#include "simulation/batch.hpp"
#include "simulation/perft.hpp"

using namespace regicide;

REGICIDE_API int rg_layout(std::int32_t* numbers) {
  int count = 0;
  for (const std::size_t each : layout) numbers[count++] = static_cast<std::int32_t>(each);
  return count;
}

REGICIDE_API void rg_deal(State* state, int players, const Options* options, const char* seed,
                          std::size_t length) {
  *state = seeded_deal(players, *options, Seed({seed, length}));
}

REGICIDE_API void rg_world_from_view(const char* view, State* state) {
  SeatView seen;
  std::memcpy(&seen, view, sizeof seen);
  *state = world_of(seen);
}

REGICIDE_API int rg_legal_moves(const State* state, Move* moves) {
  int found = 0;
  each_move(*state, [&](Move move) { moves[found++] = move; });
  return found;
}

REGICIDE_API std::uint64_t rg_move_of_action(State* state, std::int32_t action) {
  return Batch{state, 1, 1}.move_of(*state, action);
}

REGICIDE_API int rg_do_as_is(State* state, Move move) {
  UnshuffledChance unshuffled;
  apply(*state, move, unshuffled);
  return unshuffled.healed;
}

REGICIDE_API void rg_do_seeded(State* state, Move move, const char* seed, std::size_t length,
                               const char* k) {
  const Seed text({seed, length});
  SeededChance seeded{text, k};
  apply(*state, move, seeded);
}

REGICIDE_API std::uint64_t rg_perft(const State* state, int depth) { return perft(*state, depth); }

REGICIDE_API const char* rg_build_name(int number) {
  const auto builds = runnable_builds();
  return number < static_cast<int>(builds.size()) ? builds[static_cast<std::size_t>(number)]->name
                                                  : nullptr;
}

REGICIDE_API void rg_simulate(int players, const Options* options, std::uint64_t decisions,
                              std::uint64_t seed, int threads, const char* build_name,
                              std::uint64_t* totals) {
  const Build* build = find_build(build_name);
  std::vector<SimulationCounts> counts(static_cast<std::size_t>(threads));
  run_on_threads(threads, [&](int thread) {
    counts[static_cast<std::size_t>(thread)] = build->simulate(
        players, *options, decisions, seed * 1024 + static_cast<std::uint64_t>(thread));
  });
  totals[0] = totals[1] = totals[2] = 0;
  for (const SimulationCounts& each : counts) {
    totals[0] += each.games;
    totals[1] += each.decisions;
    totals[2] += each.won;
  }
}

REGICIDE_API int rg_net_shape(std::int32_t* shape) {
  shape[0] = input_count;
  shape[1] = hidden;
  shape[2] = sizeof(QuantizedNet);
  return sizeof(Net);
}

REGICIDE_API std::int64_t rg_train(void* net, int players, const Options* options,
                                   const TrainParams* params, std::int64_t games, std::uint64_t seed,
                                   int threads) {
  return runnable_builds().back()->search->train(net, players, *options, *params, games, seed,
                                                 threads);
}

REGICIDE_API std::int64_t rg_play_by_net(const void* net, int players, const Options* options,
                                         std::int64_t games, std::uint64_t seed, int threads) {
  return runnable_builds().back()->search->play_by_net(net, players, *options, games, seed, threads);
}

REGICIDE_API void rg_quantize(const void* net, void* quantized, const char* build_name) {
  find_build(build_name)->search->quantize(net, quantized);
}

REGICIDE_API std::uint64_t rg_choose(const void* quantized, const State* state, int rollouts,
                                     double milliseconds, std::uint64_t seed, int insight,
                                     const char* build_name, double* chance) {
  const Budget budget{rollouts, milliseconds};
  return find_build(build_name)->search->choose(quantized, state, budget, seed, insight, chance);
}

REGICIDE_API int rg_game_kind(const State* state) { return game_kind(*state); }

REGICIDE_API int rg_nets_needed(int bot, const State* state) {
  return nets_needed(static_cast<CoreBot>(bot), *state);
}

REGICIDE_API std::uint64_t rg_bot_choose(int bot, const void* const* nets, const State* state,
                                         int rollouts, double milliseconds, std::uint64_t seed,
                                         const char* build_name, double* chance) {
  const Budget budget{rollouts, milliseconds};
  return find_build(build_name)->search->choose_as_bot(bot, nets, state, budget, seed, chance);
}

REGICIDE_API void rg_play_by_bots(const std::int32_t* bots, const void* const* nets, int players,
                                  const Options* options, int rollouts, int first, int games,
                                  std::uint64_t seed, int threads, std::uint8_t* won) {
  runnable_builds().back()->search->play_by_bots(bots, nets, players, *options, {rollouts, 0}, first, games,
                                                 seed, threads, won);
}

REGICIDE_API std::uint64_t rg_six_rules(const State* state, std::int32_t* rule) {
  const RuledMove chosen = choose_by_six_rules(*state);
  *rule = chosen.rule;
  return chosen.move;
}

REGICIDE_API int rg_count_points(const State* state, std::uint64_t* moves, double* points) {
  const PointCounter counter(*state);
  int found = 0;
  each_move(*state, [&](Move move) {
    moves[found++] = move;
    const PointCount count = counter.count_of(move);
    points = std::copy(std::begin(count.items), std::end(count.items), points);
  });
  return found;
}

REGICIDE_API int rg_rate(const void* quantized, const State* state, int worlds, std::uint64_t seed,
                         const char* build_name, std::uint64_t* moves, double* chances,
                         double* errors) {
  return find_build(build_name)->search->rate(quantized, state, worlds, seed, moves, chances, errors);
}

REGICIDE_API void rg_rollout_ends(const void* quantized, const State* state, Move move, int worlds,
                                  std::uint64_t seed, double* logits, std::int32_t* jesters,
                                  std::int32_t* began) {
  runnable_builds().back()->search->rollout_ends(quantized, state, move, worlds, seed, logits, jesters,
                                                 began);
}

REGICIDE_API void rg_play_out(const void* const* nets, const State* state, const std::uint64_t* moves, int count,
                              int first, int games, int first_rollouts, int later_rollouts,
                              std::uint64_t seed, int threads, std::uint8_t* won) {
  std::vector<GameTrace> traces(static_cast<std::size_t>(games) * static_cast<std::size_t>(count));
  runnable_builds().back()->search->play_out(nets, state, moves, count, first, games,
                                             {first_rollouts, later_rollouts}, seed, threads, traces.data());
  for (const GameTrace& each : traces) *won++ = each.facts[GameWon] != 0;
}

REGICIDE_API std::int64_t rg_play_by_search(const void* net, int players, const Options* options,
                                            int rollouts, double milliseconds, std::int64_t games,
                                            std::uint64_t seed, int threads,
                                            const char* build_name, std::int64_t* moves) {
  return find_build(build_name)->search->play_by_search(
      net, players, *options, Budget{rollouts, milliseconds}, games, seed, threads, moves);
}

REGICIDE_API void rg_batch_deal(State* states, int games, int threads, int players,
                                const Options* options, std::uint64_t seed, int only_finished) {
  Batch{states, games, threads}.each(seed, [&](int game, Rng& rng) {
    if (!only_finished || states[game].is_over()) {
      states[game] = random_deal(players, *options, rng);
    }
  });
}

REGICIDE_API void rg_batch_legal(State* states, int games, int threads, std::uint8_t* mask) {
  Batch{states, games, threads}.legal(mask);
}

REGICIDE_API int rg_observation_size(int players, const Options* options) {
  return observation_size(players, hand_limit(players, *options));
}

REGICIDE_API void rg_batch_observe(State* states, int games, int threads, int viewer, float* rows) {
  Batch{states, games, threads}.observe(viewer, rows);
}

REGICIDE_API int rg_batch_step(State* states, int games, int threads, const std::int32_t* actions,
                               std::uint64_t seed) {
  const Batch batch{states, games, threads};
  std::vector<Move> moves(static_cast<std::size_t>(games));
  const int illegal = batch.first_illegal(actions, moves.data());
  if (illegal < 0) batch.step(moves.data(), seed);
  return illegal;
}

REGICIDE_API void rg_batch_step_at_random(State* states, int games, int threads, int steps,
                                          std::uint64_t seed) {
  runnable_builds().back()->step_at_random(states, games, threads, steps, seed);
}

REGICIDE_API int rg_solve(const State* state, const char* seed, std::size_t length,
                          std::uint64_t first_hearts, double seconds, std::uint64_t bytes,
                          std::uint64_t widest, SolveProgress* progress, std::uint64_t* solution,
                          std::int32_t* moves) {
  return runnable_builds().back()->search->solve(state, {seed, length, first_hearts},
                                                 {seconds, bytes, widest}, *progress, solution,
                                                 moves);
}

REGICIDE_API void rg_prove_all(const State* states, const std::int32_t* hearts_counts, int count,
                               const char* seed, std::size_t length,
                               std::uint64_t first_hearts, double seconds, std::uint64_t bytes,
                               int remembers, SolveProgress* progress, std::int32_t* verdicts,
                               std::int32_t* reads) {
  const HeartsSeed hearts{seed, length, first_hearts};
  runnable_builds().back()->search->prove_all(states, hearts_counts, count, hearts,
                                              {seconds, bytes, 0}, remembers != 0, *progress,
                                              verdicts, reads);
}
