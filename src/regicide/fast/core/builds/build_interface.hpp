// The functions that each build of the core provides. States and nets are passed as `void*`: each build
// has its own types for them, all with the same layout.
#pragma once

#include <cstdint>

#include "net/train_params.hpp"
#include "reasons/game_trace.hpp"
#include "review/rescue_search.hpp"
#include "rules/options.hpp"
#include "search/budget.hpp"
#include "search/line.hpp"

namespace regicide {

struct SimulationCounts {
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t won = 0;
};

// Plays random games until `decisions` decisions have been made.
using Simulate = SimulationCounts (*)(int players, const Options& options, std::uint64_t decisions,
                                      std::uint64_t seed);

// Makes `steps` random decisions in each game.
using StepAtRandom = void (*)(void* states, int games, int threads, int steps, std::uint64_t seed);

// Plays games and learns from each; returns how many were won. The threads share the net without locks:
// that two of them sometimes overwrite each other does no harm.
using Train = std::int64_t (*)(void* net, int players, const Options& options,
                               const TrainParams& params, std::int64_t games, std::uint64_t seed,
                               int threads);

// Plays games by the net without search; returns how many were won.
using PlayByNet = std::int64_t (*)(const void* net, int players, const Options& options,
                                   std::int64_t games, std::uint64_t seed, int threads);

// Writes the quantized net to memory of the size that `rg_net_shape` gives, aligned to 64 bytes.
using Quantize = void (*)(const void* net, void* quantized);

// The best move of a state by a quantized net, and its chance of winning. The state may be any world
// that agrees with what the acting seat knows. Without a budget the net chooses without search. What the
// seat sees beyond the rules is an `Insight` (base/core_numbers.hpp).
using Choose = std::uint64_t (*)(const void* net, const void* state, const Budget& budget,
                                 std::uint64_t seed, int insight, double* chance);

// The same for a bot of bots/core_bots.hpp, with the quantized nets by kind of game (those of `nets_needed`).
using ChooseAsBot = std::uint64_t (*)(std::int32_t bot, const void* const* nets, const void* state,
                                      const Budget& budget, std::uint64_t seed, double* chance);

// Plays games with a bot on each seat (bots/bot_games.hpp).
using PlayByBots = void (*)(const std::int32_t* bots, const void* const* nets, int players, const Options& options,
                            const Budget& budget, int first, int games, std::uint64_t seed, int threads,
                            std::uint8_t* won);

// Rates every legal move in this many sampled worlds (search/move_ratings.hpp): writes at most 1,024 moves, the
// best first, their chances of winning and the standard errors, and returns their number.
using Rate = int (*)(const void* net, const void* state, int worlds, std::uint64_t seed,
                     std::uint64_t* moves, double* chances, double* errors);

// Tries some lines in the same sampled worlds: writes their chances of winning, the standard errors, and the
// standard errors of the differences to the first line.
using Compare = void (*)(const void* net, const void* state, const Line* lines, int count, int worlds,
                         std::uint64_t seed, double* chances, double* errors,
                         double* difference_errors);

// What the ratings are calibrated with: tries one move in this many sampled worlds and writes how each
// rollout ended, as the logit of the net (±30 for a finished game), the solo Jesters left, and how the first
// turn began (`FirstTurn`).
using RolloutEnds = void (*)(const void* net, const void* state, std::uint64_t move, int worlds,
                             std::uint64_t seed, double* logits, std::int32_t* jesters,
                             std::int32_t* began);

// Whether no card can save a position (review/lost_position.hpp).
using FindRescue = RescueSearch (*)(const void* state, std::uint64_t seed);

// Plays games to the end after each of some moves, in the same worlds (review/play_out.hpp).
using PlayOut = void (*)(const void* const* nets, const void* state, const std::uint64_t* moves, int count,
                         int first, int games, const PlayOutRollouts& rollouts, std::uint64_t seed,
                         int threads, GameTrace* traces);

// Plays games in which every move is searched; returns how many were won, and writes how many moves
// were made.
using PlayBySearch = std::int64_t (*)(const void* net, int players, const Options& options,
                                      const Budget& budget, std::int64_t games,
                                      std::uint64_t seed, int threads, std::int64_t* moves);

}  // namespace regicide
