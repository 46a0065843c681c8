// The bots of the core: what they add to the search. Python's bots and those of the browser are these.
#pragma once

#include "base/build_namespace.hpp"
#include "bots/counting.hpp"
#include "bots/levels.hpp"
#include "bots/six_rules.hpp"
#include "bots/squire.hpp"
#include "net/calibration.hpp"
#include "net/game_kind.hpp"
#include "search/search.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr Move no_move = 0;
inline constexpr SearchResult no_choice = {no_move, 0};

// The medallist flips a Jester if its chance of winning without one is below this.
inline constexpr double min_medal_chance = 0.15;

// The quantized nets by kind of game; those that a choice does not need may be nullptr.
using Nets = const void* const*;

// The kinds of game whose nets a choice may need, as bits.
inline int nets_needed(CoreBot bot, const State& state) {
  if (bot == Random || bot == Squire || bot == SixRules || bot == Counting) return 0;
  const int kinds = 1 << game_kind(state);
  const bool may_play_for_medal = (bot == Medallist || bot == MedalMove) && state.players == 1;
  return may_play_for_medal ? kinds | 1 << SoloWithoutJesters : kinds;
}

inline const QuantizedNet& net_for(Nets nets, const State& state) {
  return *static_cast<const QuantizedNet*>(nets[game_kind(state)]);
}

inline SearchResult choose_at_random(const State& state, Rng& rng) {
  int left = rng.below(count_moves(state));
  SearchResult choice = no_choice;
  each_move(state, [&](Move move) {
    if (left-- == 0) choice.move = move;
  });
  return choice;
}

inline SearchResult choose_as_knight(Nets nets, const State& state) {
  QuantizedEvaluator evaluator(net_for(nets, state));
  return choose_by_net(evaluator, state);
}

inline SearchResult choose_at_level(Nets nets, const State& state, int level, Rng& rng) {
  QuantizedEvaluator evaluator(net_for(nets, state));
  const RatedMove chosen = choose_with_errors(evaluator, state, temperature_of(level, state.players), rng);
  return {chosen.move, sigmoid(chosen.logit)};
}

inline SearchResult choose_as_champion(Nets nets, const State& state, Budget budget, Rng& rng) {
  const GameKind kind = game_kind(state);
  if (budget.rollouts <= 0 && budget.milliseconds <= 0) budget.rollouts = default_rollouts[kind];
  const SearchResult found = search(net_for(nets, state), state, budget, rng);
  return {found.move, calibrated_estimate(kind, found.chance)};
}

// §12.3 the best move of the same game without Jesters, while it has a chance.
inline SearchResult choose_for_medal(Nets nets, const State& state, const Budget& budget, Rng& rng) {
  if (state.players > 1 || state.jesters == 0) return no_choice;
  State without = state;
  without.jesters = 0;
  if (count_moves(without) == 0) return no_choice;
  const SearchResult found = choose_as_champion(nets, without, budget, rng);
  return found.chance >= min_medal_chance ? found : no_choice;
}

inline SearchResult choose_as_medallist(Nets nets, const State& state, const Budget& budget,
                                        Rng& rng) {
  const SearchResult medal = choose_for_medal(nets, state, budget, rng);
  return medal.move != no_move ? medal : choose_as_champion(nets, state, budget, rng);
}

inline SearchResult choose_as(CoreBot bot, Nets nets, const State& state, const Budget& budget,
                              Rng& rng) {
  switch (bot) {  // without a default: a bot that is missing here does not compile
    case Random:
      return choose_at_random(state, rng);
    case Squire:
      return {squire_move(state, rng), 0};
    case Knight:
      return choose_as_knight(nets, state);
    case Champion:
      return choose_as_champion(nets, state, budget, rng);
    case Medallist:
      return choose_as_medallist(nets, state, budget, rng);
    case MedalMove:
      return choose_for_medal(nets, state, budget, rng);
    case SixRules:
      return {choose_by_six_rules(state).move, 0};
    case Counting:
      return {choose_by_counting(state), 0};
    case Level1:
    case Level2:
    case Level3:
    case Level4:
    case Level5:
    case Level6:
    case Level7:
    case Level8:
      return choose_at_level(nets, state, bot - Level1 + 1, rng);
  }
  return no_choice;
}

}  // namespace regicide
