// The functions that other languages call: Python through ctypes, pages through WebAssembly.
// Generated from fast/interface.py by `python3 dev.py generate`; a test checks that it is current.
#pragma once

#include <cstddef>
#include <cstdint>

#include "messages/table_game.hpp"
#include "net/train_params.hpp"
#include "review/reviewed_decision.hpp"
#include "solver/solver_interface.hpp"

#if defined(_WIN32)
#define REGICIDE_API extern "C" __declspec(dllexport)
#else
#define REGICIDE_API extern "C" __attribute__((visibility("default")))
#endif

using namespace regicide;

// States and moves in packed form, and many games at once.

// Write the sizes of the shared structs and the offsets of their fields; return how many.
REGICIDE_API int rg_layout(std::int32_t* numbers);

// Deal a game.
REGICIDE_API void rg_deal(State* state, int players, const Options* options, const char* seed, std::size_t seed_length);

// Make a world that agrees with a view (knowledge/seat_view.hpp).
REGICIDE_API void rg_world_from_view(const char* view, State* state);

// Write the legal moves, at most `MOST_MOVES`, and return their number.
REGICIDE_API int rg_legal_moves(const State* state, std::uint64_t* moves);

// Return the move of an action (simulation/batch.hpp) if it is legal; else all bits are set.
REGICIDE_API std::uint64_t rg_move_of_action(State* state, int action);

// Make a move. Hearts take the oldest discards; return how many.
REGICIDE_API int rg_do_as_is(State* state, std::uint64_t move);

// Make a move. Hearts shuffle by the stream of the seed with this number, as text.
REGICIDE_API void rg_do_seeded(State* state, std::uint64_t move, const char* seed, std::size_t seed_length, const char* number);

// Count the games of this length.
REGICIDE_API std::uint64_t rg_perft(const State* state, int depth);

// Name the n-th build that this machine can run, the fastest last; null after the last.
REGICIDE_API const char* rg_build_name(int number);

// Play random games; write the totals of all threads: games, decisions, games won.
REGICIDE_API void rg_simulate(int players, const Options* options, std::uint64_t decisions, std::uint64_t seed, int threads, const char* build, std::uint64_t* totals);

// Deal games at random.
REGICIDE_API void rg_batch_deal(State* states, int games, int threads, int players, const Options* options, std::uint64_t seed, int only_finished);

// Write which actions are legal.
REGICIDE_API void rg_batch_legal(State* states, int games, int threads, std::uint8_t* mask);

// Return the width of a row of `rg_batch_observe`.
REGICIDE_API int rg_observation_size(int players, const Options* options);

// Write what a seat of each game may know (knowledge/observation_row.hpp); -1: that to move.
REGICIDE_API void rg_batch_observe(State* states, int games, int threads, int viewer, float* rows);

// Do an action in each game; return -1. If one is illegal, do none and return its game.
REGICIDE_API int rg_batch_step(State* states, int games, int threads, const std::int32_t* actions, std::uint64_t seed);

// Make this many random decisions in each game.
REGICIDE_API void rg_batch_step_at_random(State* states, int games, int threads, int steps, std::uint64_t seed);

// The value net, its training, and the bots.
//
// A state may be any world that agrees with what the acting seat knows.

// Write inputs, hidden units and bytes when quantized; return the bytes as floats.
REGICIDE_API int rg_net_shape(std::int32_t* shape);

// Play games and learn from each; return how many were won.
REGICIDE_API std::int64_t rg_train(void* net, int players, const Options* options, const TrainParams* params, std::int64_t games, std::uint64_t seed, int threads);

// Play games by the net without search; return how many were won.
REGICIDE_API std::int64_t rg_play_by_net(const void* net, int players, const Options* options, std::int64_t games, std::uint64_t seed, int threads);

// Write the quantized net, to memory that is aligned to 64 bytes.
REGICIDE_API void rg_quantize(const void* net, void* quantized, const char* build);

// Return the best move by a net, with search if there is a budget, and its chance.
REGICIDE_API std::uint64_t rg_choose(const void* quantized, const State* state, int rollouts, double milliseconds, std::uint64_t seed, int insight, const char* build, double* chance);

// Return the kind of game, which decides the net.
REGICIDE_API int rg_game_kind(const State* state);

// Return the kinds of game whose nets a bot may need in this state, as bits.
REGICIDE_API int rg_nets_needed(int bot, const State* state);

// Return the move of a bot and its estimate; without a budget it has its default.
//
// `nets` holds the quantized nets by kind of game: those that `rg_nets_needed` names.
REGICIDE_API std::uint64_t rg_bot_choose(int bot, const void* const* nets, const State* state, int rollouts, double milliseconds, std::uint64_t seed, const char* build, double* chance);

// Play games with a bot on each seat; write which were won (bots/bot_games.hpp).
REGICIDE_API void rg_play_by_bots(const std::int32_t* bots, const void* const* nets, int players, const Options* options, int rollouts, int first, int games, std::uint64_t seed, int threads, std::uint8_t* won);

// Return the move by the six rules, and write which `ListRule` chose it.
REGICIDE_API std::uint64_t rg_six_rules(const State* state, std::int32_t* rule);

// Count the points of every legal move (bots/counting.hpp); return their number.
//
// `points` has a row for each move, with the points of each `PointItem`; their sum is what the move is worth.
REGICIDE_API int rg_count_points(const State* state, std::uint64_t* moves, double* points);

// Rate every legal move, the best first (search/move_ratings.hpp); return their number.
REGICIDE_API int rg_rate(const void* quantized, const State* state, int worlds, std::uint64_t seed, const char* build, std::uint64_t* moves, double* chances, double* errors);

// Write how the rollouts of a move end, in each world (builds/build_interface.hpp).
REGICIDE_API void rg_rollout_ends(const void* quantized, const State* state, std::uint64_t move, int worlds, std::uint64_t seed, double* logits, std::int32_t* jesters, std::int32_t* began);

// Play games to the end after each of some moves; write which moves won (review/play_out.hpp).
REGICIDE_API void rg_play_out(const void* const* nets, const State* state, const std::uint64_t* moves, int count, int first, int games, int first_rollouts, int later_rollouts, std::uint64_t seed, int threads, std::uint8_t* won);

// Play games with a search for every move; return games won, write how many moves.
REGICIDE_API std::int64_t rg_play_by_search(const void* net, int players, const Options* options, int rollouts, double milliseconds, std::int64_t games, std::uint64_t seed, int threads, const char* build, std::int64_t* moves);

// The solver. Other threads can read the progress and stop it while it runs.

// Return the `Verdict` and write a solution of at most `LONGEST_SOLUTION` moves.
//
// `seed` may be null (solver/solver_interface.hpp).
REGICIDE_API int rg_solve(const State* state, const char* seed, std::size_t seed_length, std::uint64_t first_hearts, double seconds, std::uint64_t most_bytes, std::uint64_t widest, SolveProgress* progress, std::uint64_t* solution, std::int32_t* length);

// Decide whether each of these states can be won (solver/solver_interface.hpp).
//
// They share one castle. The time limit is for each.
REGICIDE_API void rg_prove_all(const State* states, const std::int32_t* hearts_counts, int count, const char* seed, std::size_t seed_length, std::uint64_t first_hearts, double seconds, std::uint64_t most_bytes, int remembers, SolveProgress* progress, std::int32_t* verdicts, std::int32_t* reads);

// The game of a table: its answers are the JSON of the messages in wire/.
//
// A function with `out` returns the length of its answer, or minus the length of the error that it wrote instead.

// Return the bytes of a game.
REGICIDE_API int rg_game_size();

// Return the bytes that the longest answer needs.
REGICIDE_API int rg_text_size();

// Deal a game; return a `DealFault`. Empty options are the published rules.
REGICIDE_API int rg_game_deal(TableGame* game, int players, const char* options, std::size_t options_length, const char* seed, std::size_t seed_length);

// Deal again what the seat to move cannot see; the seed gives the later shuffles too.
REGICIDE_API void rg_game_deal_again(TableGame* game, const char* seed, std::size_t seed_length);

// Shuffle hearts by another seed from now on. The cards stay where they are.
REGICIDE_API void rg_game_reseed(TableGame* game, const char* seed, std::size_t seed_length);

// Say whether a win gives a medal; it does when a game is dealt.
REGICIDE_API void rg_game_set_earns(TableGame* game, int earns);

// Write what everyone may see: `wire.game_view.GameView`.
REGICIDE_API int rg_game_view(const TableGame* game, char* out);

// Write the cards of a seat, in canonical order.
REGICIDE_API int rg_game_hand(const TableGame* game, int seat, char* out);

// Make a move; write its public events, and for each seat the cards that it drew.
//
// If it is illegal or not a move, change nothing and write the error: `wire.reasons.ErrorView` without its sentence.
REGICIDE_API int rg_game_move(TableGame* game, const char* move, std::size_t move_length, char* out);

// Write the legal moves of the seat to move, with forecasts: `wire.choices.ChoicesView`.
REGICIDE_API int rg_game_choices(const TableGame* game, char* out);

// Write what a move would do, or why it is illegal: `wire.choices.OutlookView`.
REGICIDE_API int rg_game_outlook(const TableGame* game, const char* move, std::size_t move_length, char* out);

// Write the position in notation, without its options.
REGICIDE_API int rg_game_position(const TableGame* game, char* out);

// Return the number of the next shuffle of the discard pile, for the solver.
REGICIDE_API int rg_game_hearts(const TableGame* game);

// Return the state of the game, for bots.
REGICIDE_API State* rg_game_state(TableGame* game);

// Write a packed move in notation.
REGICIDE_API int rg_move_text(std::uint64_t move, char* out);

// Write the SHA-256 of a text, as 64 hexadecimal digits.
REGICIDE_API void rg_sha256(const char* text, std::size_t text_length, char* out);

// Write a game with real cards after some actions (companion/companion_view.hpp).
//
// Each action ends with a line feed. Writes nothing if there is no game with such players and options.
REGICIDE_API int rg_companion(int players, const char* options, std::size_t options_length, const char* actions, std::size_t actions_length, char* out);

// Reviews of games, and hints.
//
// A decision is rated by what its seat knows (knowledge/seen_state.hpp). Its random numbers come from the seed, a text,
// and from the number of the move: the same record and number of worlds give the same review everywhere.

// Return the bytes of a decision.
REGICIDE_API int rg_decision_size();

// Return the bytes that the longest review with this many decisions needs.
REGICIDE_API int rg_review_size(int decisions);

// Review the decision in which this move was made; return 0 if the move is not legal.
//
// `decisions` are those of the game: that of the move before says which solo medal is at stake.
//
// `nets` are those that the medallist needs.
REGICIDE_API int rg_review_decision(const void* const* nets, const State* state, const char* move, std::size_t move_length, int number, int worlds, const char* seed, std::size_t seed_length, ReviewedDecision* decisions);

// Return the decision whose mark must be checked next, the largest loss first; -1 if none must.
REGICIDE_API int rg_next_check(const ReviewedDecision* decisions, int count, int most_playouts);

// Play both moves of a marked decision to the end some more times (review/mark_check.hpp).
REGICIDE_API void rg_check_decision(const void* const* nets, ReviewedDecision* decision, int threads);

// Write the review of the first decisions of a game (review/review_writer.hpp).
//
// `moves` is the number of moves of the record; `end` is 1 for a game that is won, 0 for lost, -1 for not over.
// `playouts` is how often a marked move is played to the end, at most.
REGICIDE_API int rg_review_text(const State* deal, const ReviewedDecision* decisions, int count, int moves, int end, int worlds, int playouts, char* out);

// Write the best moves, at most three, and why the first is better than the second: `wire.hint.HintView`.
//
// `number` is that of the next move. A hint has the numbers of a review with the same seed.
REGICIDE_API int rg_hint(const void* const* nets, const State* state, int number, int worlds, const char* seed, std::size_t seed_length, char* out);

// Write why a move was made, as `better_reason.WhyMove`; return 0 if it is not legal.
//
// It is what the seat that made it could know. The numbers are those of a review with the same seed, unchecked; a move
// is said to be better only if games of the knight show it, too.
REGICIDE_API int rg_why_move(const void* const* nets, const State* state, const char* move, std::size_t move_length, int number, int worlds, const char* seed, std::size_t seed_length, char* out);

// Write why the first move is better, as `better_reason.BetterReason`; return 0 if a move is not legal.
//
// The knight plays some hundred games after both moves; null if they do not show that the first is better.
REGICIDE_API int rg_why_better(const void* const* nets, const State* state, const char* better, std::size_t better_length, const char* worse, std::size_t worse_length, std::uint64_t seed, char* out);

// Return whether a legal move acts on an `Idea` (ideas/idea.hpp); -1 if it is not legal.
REGICIDE_API int rg_acts_on_idea(const State* state, int idea, const char* move, std::size_t move_length);

// Write whether an `Idea` decides the next move, and how: `wire.hint.IdeaAtStake`, or null.
//
// It decides if the best move that acts on it and the best that does not differ by more than a slip, and by more
// than chance shows.
REGICIDE_API int rg_idea(const void* const* nets, const State* state, int idea, int number, int worlds, const char* seed, std::size_t seed_length, char* out);

// Whole games: what one counts, what the champion makes of a deal; and the rating of a player of puzzles.

// Write the facts of a game: those of `study.game_facts.GameFacts` that follow from its moves.
//
// The moves are those of a record, separated by spaces; if one is illegal, return minus its number. Without a seed,
// which is null, they name the cards that hearts moved. `people` has a bit for each seat of a person; `earns` is 0
// for a game that gives neither medal nor seals.
REGICIDE_API int rg_game_facts(const State* deal, const char* seed, std::size_t seed_length, int people, int earns, const char* moves, std::size_t moves_length, char* out);

// Let the medallist play a deal, with other shuffles for each number; write `study.par.ParGame`.
//
// With a level, from 1 on, a partner of that level plays all seats instead. `nets` are those that the medallist
// needs, the seed is the deal's.
REGICIDE_API int rg_par_game(const void* const* nets, const State* deal, const char* seed, std::size_t seed_length, int number, int level, char* out);

// Return the best of the games before the last one if that improves on it, otherwise -1 (study/personal_best.hpp).
//
// A game has four numbers: its players, royals defeated and turns, and whether it counts.
REGICIDE_API int rg_best_before(const std::int32_t* games, int count);

// Write what a kind of reason has in common with others (review/takeaways.hpp); nothing if there is no such kind.
REGICIDE_API int rg_theme_of_reason(const char* reason, std::size_t reason_length, char* out);

// Rate a player after a puzzle: `player` is rating, deviation and volatility (study/glicko.hpp).
REGICIDE_API void rg_rate_puzzle(double* player, double difficulty, int solved);
