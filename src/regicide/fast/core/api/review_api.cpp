// The functions that review a game and give hints; functions.hpp says what each does.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>
#include <vector>

#include "api/functions.hpp"
#include "base/sha256.hpp"
#include "bots/core_bots.hpp"
#include "builds/build_dispatch.hpp"
#include "ideas/idea.hpp"
#include "knowledge/seen_state.hpp"
#include "messages/reasons.hpp"
#include "review/estimate_error.hpp"
#include "review/lost_position.hpp"
#include "review/review_writer.hpp"
#include "review/steps_without_chance.hpp"
#include "text/move_text.hpp"

using namespace regicide;

namespace {

constexpr int most_hints = 3;
constexpr int confirming_factor = 2;  // a marked loss is measured in this many times the worlds

// Of the champion that checks marks: with so few it loses next to no more than with all (docs/lab/review.md).
constexpr PlayOutRollouts checking_rollouts = {600, 60};
constexpr PlayOutRollouts no_rollouts = {0, 0};  // the knight
constexpr int knight_games_of_hint = 256;

// The seeds of the samples of worlds of one decision.
struct SampleSeeds {
  std::uint64_t choosing, valuing, medal_choosing, medal_valuing;

  std::uint64_t checking() const { return ~choosing; }
  std::uint64_t rescuing() const { return ~medal_choosing; }

  SampleSeeds(std::string_view text, int number) {
    const Decimal decimal(static_cast<std::uint64_t>(number));
    const auto digest = Sha256().add("regicide/review/1|").add(text).add("|").add(decimal).digest();
    const auto join = [&](std::size_t at) { return std::uint64_t{digest[at]} << 32 | digest[at + 1]; };
    choosing = join(0);
    valuing = join(2);
    medal_choosing = join(4);
    medal_valuing = join(6);
  }
};

// The highest of many ratings is too high, not only by the noise of their worlds but also by errors of the net,
// which every sample shares. The champion chooses by another search, so the value of its move is true on average.
Move champion_move(Nets nets, const State& state, int worlds, std::uint64_t seed) {
  const int rollouts = std::min(4 * worlds, default_rollouts[game_kind(state)]);
  double estimate;  // not on the scale of ratings
  return runnable_builds().back()->search->choose_as_bot(Champion, nets, &state, {rollouts, 0}, seed,
                                                         &estimate);
}

// A move, and what the champion does next while the same seat is to move and nothing was left to chance.
Line line_of(Nets nets, const State& state, Move move, int worlds, std::uint64_t seed) {
  Line line;
  State after = state;
  for (line.add(move); line.size < Line::longest && !chance_events(after, line.last());) {
    UnshuffledChance nothing;
    apply(after, line.last(), nothing);
    if (after.is_over() || after.seat != state.seat) break;
    line.add(champion_move(nets, after, worlds, seed));
  }
  return line;
}

// Some of the moves of a state, valued in the same worlds.
struct ValuedMoves {
  int count = 0;
  Line lines[most_hints];
  double chances[most_hints];
  double errors[most_hints];
  double difference_errors[most_hints];  // to the first move

  void add(const Line& line) { lines[count++] = line; }
  Move move(int at) const { return lines[at].first(); }
  // Whether the second move is worse than the first by more than chance shows: a mark may follow.
  bool shows_loss() const {
    const double loss = count > 1 ? chances[0] - chances[1] : 0;
    return loss * certain_chance >= least_loss[static_cast<int>(Mark::Slip)] && loss >= 2 * difference_errors[1];
  }
  void value(const void* net, const State& state, int worlds, std::uint64_t seed) {
    runnable_builds().back()->search->compare(net, &state, lines, count, worlds, seed, chances, errors,
                                              difference_errors);
  }
};

// The best move and, after it, the move that was made if that is another. The best is the champion's, unless a
// first sample of worlds holds the move that was made to be better; a second sample values both.
ValuedMoves rate_decision(Nets nets, const State& state, Move made, int worlds, std::uint64_t choosing,
                          std::uint64_t valuing) {
  const void* net = nets[game_kind(state)];
  const auto line = [&](Move move) { return line_of(nets, state, move, worlds, choosing); };
  ValuedMoves found;
  found.add(line(champion_move(nets, state, worlds, choosing)));
  if (made != no_move && made != found.move(0)) {
    found.add(line(made));
    found.value(net, state, worlds, choosing);
    if (found.chances[1] > found.chances[0]) {
      found.lines[0] = found.lines[1];
      found.count = 1;
    }
  }
  found.value(net, state, worlds, valuing);
  // Losses that noise made large are marked more often than others. So a loss is found by one sample, and
  // its size by another, larger one.
  if (found.shows_loss()) found.value(net, state, confirming_factor * worlds, ~valuing);
  return found;
}

// 0 only for what is proved: the move wins or loses at once.
int whole_error(const State& state, Move move, double chance, double sample_error, int worlds) {
  const Forecast forecast(state, move);
  const bool is_proved = (chance >= 1 && forecast.wins()) || (chance <= 0 && is_lost(forecast));
  return is_proved ? 0 : std::max(1, whole_chance(rating_error(chance, sample_error, worlds)));
}

int whole_error(const RescueSearch& rescue) {
  return rescue.is_proved ? 0 : whole_chance(share_error(0, rescue.worlds));
}

void rate_moves_of(Nets nets, int worlds, const SampleSeeds& seeds, ReviewedDecision& decision) {
  const Move made = decision.gives_medal_up() ? no_move : decision.move;
  const ValuedMoves found = rate_decision(nets, decision.seen, made, worlds, seeds.choosing, seeds.valuing);
  const int last = found.count - 1;
  decision.best = found.move(0);
  decision.value = whole_chance(found.chances[0]);
  decision.chance = whole_chance(found.chances[last]);
  decision.value_error = whole_error(decision.seen, decision.best, found.chances[0], found.errors[0], worlds);
  decision.chance_error = whole_error(decision.seen, decision.move, found.chances[last], found.errors[last], worlds);
  decision.error = last ? whole_chance(found.difference_errors[last]) : 0;
  if (!decision.gives_medal_up()) return;
  decision.chance = decision.chance_error = 0;
  decision.error = decision.value_error;
}

// The chances of the decision in the game of its `seen`.
void rate_in_game(Nets nets, int worlds, const SampleSeeds& seeds, ReviewedDecision& decision) {
  decision.value = decision.chance = decision.value_error = decision.chance_error = decision.error = 0;
  decision.best = decision.move;
  if (count_moves(decision.seen) == 0) return;
  const RescueSearch rescue = runnable_builds().back()->search->find_rescue(&decision.seen, seeds.rescuing());
  if (rescue.is_lost) {
    decision.value_error = decision.chance_error = whole_error(rescue);
  } else {
    rate_moves_of(nets, worlds, seeds, decision);
  }
}

// For the best medal that is worth playing for, from the one on that was at stake before (medal_stake.hpp).
void rate_for_medal(Nets nets, int worlds, const SampleSeeds& seeds, int medal_before, ReviewedDecision& decision) {
  const State known = decision.seen;
  const int flips = flips_made(known);
  decision.medal_before = static_cast<std::int8_t>(medal_before);
  for (int medal = medal_before;; ++medal) {
    decision.medal = static_cast<std::int8_t>(medal);
    if (medal >= flips) {
      decision.seen.jesters = static_cast<std::uint8_t>(medal - flips);
      decision.other_jesters = static_cast<std::uint8_t>(known.jesters - decision.seen.jesters);
      rate_in_game(nets, worlds, seeds, decision);
    }
    if (medal == medal_before) decision.chance_before = decision.value;
    if (medal == solo_jesters(known.options) || decision.value >= least_medal_chance) return;
  }
}

// Two games in one world.
struct TracedPair {
  GameTrace best, made;

  MarkCheck::Ends ends() const { return {best.facts[GameWon] != 0, made.facts[GameWon] != 0}; }
};

// Plays two moves to the end, from game number `first` on.
std::vector<TracedPair> play_both(Nets nets, const State& state, const Move (&moves)[2], int first, int games,
                                  const PlayOutRollouts& rollouts, std::uint64_t seed, int threads) {
  std::vector<GameTrace> traces(2 * static_cast<std::size_t>(games));
  runnable_builds().back()->search->play_out(nets, &state, moves, 2, first, games, rollouts, seed, threads,
                                             traces.data());
  std::vector<TracedPair> pairs;
  for (std::size_t at = 0; at < traces.size(); at += 2) pairs.push_back({traces[at], traces[at + 1]});
  return pairs;
}

// The best move of a decision and the one that was made. A flip that gives the medal up wins it in no game.
std::vector<TracedPair> play_decision(Nets nets, const ReviewedDecision& decision, int games,
                                      const PlayOutRollouts& rollouts, int threads) {
  const int first = decision.check.playouts();
  const auto play = [&](Move best, Move made) {
    return play_both(nets, decision.state_for(made), {best, made}, first, games, rollouts, decision.check_seed, threads);
  };
  if (!decision.gives_medal_up()) return play(decision.best, decision.move);
  std::vector<TracedPair> found = play(decision.best, decision.best);
  const std::vector<TracedPair> flipped = play(decision.move, decision.move);
  for (std::size_t game = 0; game < found.size(); ++game) {
    found[game].made = flipped[game].made;
    found[game].made.facts[GameWon] = 0;
  }
  return found;
}

// The champion's move, and those with the highest ratings: at most three.
ValuedMoves best_moves(Nets nets, const State& state, int worlds, std::uint64_t seed) {
  Move moves[most_moves];
  double chances[most_moves], errors[most_moves];
  const int count = runnable_builds().back()->search->rate(nets[game_kind(state)], &state, worlds, seed,
                                                           moves, chances, errors);
  ValuedMoves found;
  found.add(line_of(nets, state, champion_move(nets, state, worlds, seed), worlds, seed));
  for (int at = 0; at < count && found.count < most_hints; ++at) {
    if (moves[at] != found.move(0)) found.add(line_of(nets, state, moves[at], worlds, seed));
  }
  return found;
}

// A decision that is not rated yet.
ReviewedDecision decision_of(const State& seen, Move made, int number, const SampleSeeds& seeds) {
  return {.move = made,
          .best = made,
          .number = number,
          .value = 0,
          .chance = 0,
          .value_error = 0,
          .chance_error = 0,
          .error = 0,
          .chance_before = 0,
          .medal = no_medal,
          .medal_before = no_medal,
          .seat = seen.seat,
          .events = chance_events(seen, made),
          .evidence = {},
          .check = {},
          .check_seed = seeds.checking(),
          .seen = seen,
          .other_jesters = 0};
}

// `medal_before` is the medal that was at stake before, solo; `no_medal` if the decision is the first.
void rate(Nets nets, int worlds, const SampleSeeds& seeds, int medal_before, ReviewedDecision& decision) {
  if (has_medals(decision.seen)) {
    rate_for_medal(nets, worlds, seeds, medal_before == no_medal ? flips_made(decision.seen) : medal_before, decision);
  } else {
    rate_in_game(nets, worlds, seeds, decision);
  }
}

// §12.3 the chance of winning without another flip, after a move.
int chance_without_flip(Nets nets, State state, Move move, int worlds, const SampleSeeds& seeds) {
  state.jesters = 0;
  if (kind_of(move) == Flip || count_moves(state) == 0) return 0;
  const ValuedMoves found = rate_decision(nets, state, move, worlds, seeds.medal_choosing, seeds.medal_valuing);
  return whole_chance(found.chances[found.count - 1]);
}

}  // namespace

REGICIDE_API int rg_decision_size() { return sizeof(ReviewedDecision); }

REGICIDE_API int rg_review_size(int decisions) {
  return longest_summary + decisions * longest_decision;
}

REGICIDE_API int rg_review_decision(const void* const* nets, const State* state, const char* move,
                                    std::size_t move_length, int number, int worlds, const char* seed,
                                    std::size_t seed_length, ReviewedDecision* decisions) {
  const State seen = seen_state(*state);
  const ParsedMove made = parse_move({move, move_length}, seen.acting_hand());
  if (!made || why_illegal(seen, made.move)) return 0;
  const SampleSeeds seeds({seed, seed_length}, number);
  ReviewedDecision decision = decision_of(seen, made.move, number, seeds);
  rate(nets, worlds, seeds, number > 1 ? decisions[number - 2].medal : no_medal, decision);
  decisions[number - 1] = decision;
  return 1;
}

REGICIDE_API int rg_next_check(const ReviewedDecision* decisions, int count, int most_playouts) {
  int found = -1;
  for (int at = 0; at < count; ++at) {
    const bool is_worse = found < 0 || decisions[at].loss() > decisions[found].loss();
    if (is_worse && decisions[at].needs_check(most_playouts)) found = at;
  }
  return found;
}

REGICIDE_API void rg_check_decision(const void* const* nets, ReviewedDecision* decision, int threads) {
  MarkCheck& check = decision->check;
  const auto play = [&](int games, const PlayOutRollouts& rollouts) {
    return play_decision(nets, *decision, games, rollouts, threads);
  };
  if (!decision->is_checked()) {
    for (const TracedPair& knight : play(MarkCheck::knight_games, no_rollouts)) check.add_knight_game(knight.ends());
  }
  const auto champion = play(MarkCheck::games_at_once, checking_rollouts);
  const auto knight = play(MarkCheck::games_at_once, no_rollouts);
  for (std::size_t game = 0; game < champion.size(); ++game) {
    check.add(champion[game].ends(), knight[game].ends());
    decision->evidence.add(champion[game].best, champion[game].made);
  }
  decision->take_checked_chances();
}

REGICIDE_API int rg_review_text(const State* deal, const ReviewedDecision* decisions, int count, int moves,
                                int end, int worlds, int playouts, char* out) {
  JsonWriter json(out);
  const int chance_at_end = end < 0 ? no_end : end * certain_chance;
  std::vector<ReviewedDecision> joined(decisions, decisions + count);
  leave_luck_to_chance(joined, count == moves ? chance_at_end : no_end);
  write_review(json, *deal, Review(joined, moves, chance_at_end), worlds, playouts);
  return json.size();
}

namespace {

// Whether two moves of a hint are about equally good: they differ by less than a slip, or than twice the error of their
// difference; the chance of the medal, too, if there is one.
bool are_close(const State& state, const ValuedMoves& found, int best, int next, int worlds,
               const std::int32_t (&medals)[most_hints]) {
  const double gap = found.chances[best] - found.chances[next];
  const double sample = std::hypot(found.difference_errors[best], found.difference_errors[next]);
  const double most = std::max(2 * rating_difference_error(found.chances[best], sample, worlds),
                               static_cast<double>(least_slip) / certain_chance);
  return gap < most && (!state.jesters || std::abs(medals[best] - medals[next]) < least_mistake);
}

// Why a move is better than another, by games of the knight, which take milliseconds.
Reason why_by_knights(Nets nets, const State& state, Move better, Move worse, std::uint64_t seed) {
  const Move moves[] = {better, worse};
  Evidence evidence;
  for (const TracedPair& each : play_both(nets, state, moves, 0, knight_games_of_hint, no_rollouts, seed, 1)) {
    evidence.add(each.best, each.made);
  }
  const Reason found = why_better(state, better, worse, evidence);
  const bool is_shown = evidence.excess(GameWon) < 0 || is_certain(found.code);
  return is_shown ? found : Reason{};
}

}  // namespace

REGICIDE_API int rg_hint(const void* const* nets, const State* state, int number, int worlds,
                         const char* seed, std::size_t seed_length, char* out) {
  const State seen = seen_state(*state);
  const SampleSeeds seeds({seed, seed_length}, number);
  ValuedMoves found = best_moves(nets, seen, worlds, seeds.choosing);
  found.value(nets[game_kind(seen)], seen, worlds, seeds.valuing);
  int order[most_hints];  // by chance, and of equals as chosen
  for (int at = 0; at < found.count; ++at) {
    int place = at;
    for (; place > 0 && whole_chance(found.chances[order[place - 1]]) < whole_chance(found.chances[at]); --place) {
      order[place] = order[place - 1];
    }
    order[place] = at;
  }
  std::int32_t medals[most_hints] = {};
  JsonWriter json(out);
  json.open('{').name("worlds").number(worlds).name("moves").open('[');
  for (int at = 0; at < found.count; ++at) {
    json.open('{').name("move").text(MoveText(found.move(order[at]))).name("chance");
    json.number(whole_chance(found.chances[order[at]])).name("error");
    const double chance = found.chances[order[at]], error = found.errors[order[at]];
    json.number(whole_error(seen, found.move(order[at]), chance, error, worlds));
    if (seen.jesters) {  // nearly every game with two Jesters is won: without a flip moves differ more
      medals[order[at]] = chance_without_flip(nets, seen, found.move(order[at]), worlds, seeds);
      json.name("medal").number(medals[order[at]]);
    }
    json.close('}');
  }
  const bool is_close = found.count > 1 && are_close(seen, found, order[0], order[1], worlds, medals);
  json.close(']').name("is_close").flag(is_close).name("reason");
  const bool has_reason = found.count > 1 && !is_close;
  write_reason(json, has_reason ? why_by_knights(nets, seen, found.move(order[0]), found.move(order[1]), seeds.checking())
                                : Reason{});
  json.close('}');
  return json.size();
}

namespace {

// The move that was made beside another one: the best, or if it is the best itself, the next best.
struct ComparedMove {
  ReviewedDecision decision;  // between the better and the worse of both
  Move other = no_move;       // no other move is legal
  bool is_better = false;     // the move that was made
  bool is_close = false;
};

ComparedMove compare_move(Nets nets, const State& seen, Move made, int number, int worlds, const SampleSeeds& seeds) {
  ComparedMove found{.decision = decision_of(seen, made, number, seeds)};
  ReviewedDecision& decision = found.decision;
  rate(nets, worlds, seeds, no_medal, decision);
  double difference_error = static_cast<double>(decision.error) / certain_chance;
  if (decision.best != made) {
    found.other = decision.best;
  } else {
    const State& game = decision.seen;
    Move moves[most_moves];
    double chances[most_moves], errors[most_moves];
    const int count = runnable_builds().back()->search->rate(nets[game_kind(game)], &game, worlds, seeds.choosing, moves,
                                                             chances, errors);
    for (int at = 0; at < count && found.other == no_move; ++at) {
      if (moves[at] != made) found.other = moves[at];
    }
    if (found.other == no_move) return found;
    found.is_better = true;
    ValuedMoves both;
    for (const Move move : {made, found.other}) both.add(line_of(nets, game, move, worlds, seeds.choosing));
    both.value(nets[game_kind(game)], game, worlds, seeds.valuing);
    decision.move = found.other;
    decision.value = whole_chance(both.chances[0]);
    decision.chance = whole_chance(both.chances[1]);
    difference_error = both.difference_errors[1];
  }
  found.is_close = decision.loss() < std::max(least_slip, whole_chance(2 * difference_error));
  return found;
}

// By games of the knight; nothing if they do not show it.
Reason why_by_knights(Nets nets, ReviewedDecision decision) {
  for (const TracedPair& each : play_decision(nets, decision, knight_games_of_hint, no_rollouts, 1)) {
    decision.evidence.add(each.best, each.made);
  }
  const Reason found = decision.why_best();
  return decision.evidence.excess(GameWon) < 0 || is_certain(found.code) ? found : Reason{};
}

}  // namespace

REGICIDE_API int rg_why_move(const void* const* nets, const State* state, const char* move, std::size_t move_length,
                             int number, int worlds, const char* seed, std::size_t seed_length, char* out) {
  const State seen = seen_state(*state);
  const ParsedMove made = parse_move({move, move_length}, seen.acting_hand());
  if (!made || why_illegal(seen, made.move)) return 0;
  const ComparedMove found = compare_move(nets, seen, made.move, number, worlds, SampleSeeds({seed, seed_length}, number));
  const ReviewedDecision& decision = found.decision;
  const bool is_compared = found.other != no_move && !found.is_close;
  const Reason reason = is_compared ? why_by_knights(nets, decision) : Reason{};
  JsonWriter json(out);
  json.open('{').name("other");
  found.other == no_move ? json.null() : json.text(MoveText(found.other));
  json.name("is_better").flag(found.is_better);
  json.name("is_close").flag(found.is_close || (is_compared && reason.code == ReasonCode::None));
  json.name("chance").number(found.is_better ? decision.value : decision.chance);
  json.name("other_chance").number(found.is_better ? decision.chance : decision.value);
  write_medal_name(json.name("medal"), decision.medal).name("reason");
  write_reason(json, reason);
  json.close('}');
  return json.size();
}

REGICIDE_API int rg_why_better(const void* const* nets, const State* state, const char* better,
                               std::size_t better_length, const char* worse, std::size_t worse_length,
                               std::uint64_t seed, char* out) {
  const State seen = seen_state(*state);
  const ParsedMove good = parse_move({better, better_length}, seen.acting_hand());
  const ParsedMove bad = parse_move({worse, worse_length}, seen.acting_hand());
  if (!good || !bad || why_illegal(seen, good.move) || why_illegal(seen, bad.move)) return 0;
  JsonWriter json(out);
  write_reason(json, why_by_knights(nets, seen, good.move, bad.move, seed));
  return json.size();
}

REGICIDE_API int rg_acts_on_idea(const State* state, int idea, const char* move, std::size_t move_length) {
  const State seen = seen_state(*state);
  const ParsedMove made = parse_move({move, move_length}, seen.acting_hand());
  if (!made || why_illegal(seen, made.move)) return -1;
  return acts_on(static_cast<Idea>(idea), seen, made.move);
}

REGICIDE_API int rg_idea(const void* const* nets, const State* state, int idea, int number, int worlds, const char* seed,
                         std::size_t seed_length, char* out) {
  JsonWriter json(out);
  const State seen = seen_state(*state);
  const void* net = nets[game_kind(seen)];
  const SampleSeeds seeds({seed, seed_length}, number);
  const Idea asked = static_cast<Idea>(idea);
  const auto nothing = [&] { return json.null().size(); };
  if (!is_at_stake(asked, seen)) return nothing();
  Move moves[most_moves];
  double chances[most_moves], errors[most_moves];
  const int count = runnable_builds().back()->search->rate(net, &seen, worlds, seeds.choosing, moves, chances, errors);
  const bool acts = acts_on(asked, seen, moves[0]);
  const Move* other = std::find_if(moves + 1, moves + count, [&](Move move) { return acts_on(asked, seen, move) != acts; });
  if (other == moves + count) return nothing();
  ValuedMoves both;
  for (const Move move : {moves[0], *other}) both.add(line_of(nets, seen, move, worlds, seeds.choosing));
  both.value(net, seen, worlds, seeds.valuing);
  if (!both.shows_loss()) return nothing();
  json.open('{').name("acts").flag(acts).name("hint").open('{').name("worlds").number(worlds).name("moves").open('[');
  for (int at = 0; at < both.count; ++at) {
    json.open('{').name("move").text(MoveText(both.move(at))).name("chance").number(whole_chance(both.chances[at]));
    json.name("error").number(whole_error(seen, both.move(at), both.chances[at], both.errors[at], worlds)).close('}');
  }
  json.close(']').name("is_close").flag(false).name("reason");
  write_reason(json, why_by_knights(nets, seen, both.move(0), both.move(1), seeds.checking()));
  return json.close('}').close('}').size();
}
