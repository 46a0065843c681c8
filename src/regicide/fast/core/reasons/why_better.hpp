// Why the better of two moves is better: the first kind of reason that the position allows and the played-out games
// show. What is certain comes first, then when to kill, then single cards and powers; at last where games are lost.
#pragma once

#include "reasons/blows.hpp"
#include "reasons/cards_needed.hpp"
#include "reasons/draws_and_hearts.hpp"
#include "reasons/when_to_kill.hpp"
#include "reasons/where_lost.hpp"
#include "reasons/who_acts_next.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline WhatFollows what_follows(const TwoMoves& moves) {
  const Evidence& evidence = moves.evidence;
  if (evidence.mean(Better, EnemyFell) < 0.5) return {};
  return {.is_known = true,
          .is_last = moves.state.enemies_left() == 0,
          .turns = whole(evidence.mean_if_fell(Better, TurnsToFall)),
          .cards = whole(evidence.mean_if_fell(Better, CardsAtNext))};
}

// Without played-out games only what is certain is said.
inline Reason why_better(const State& state, Move better, Move worse, const Evidence& evidence) {
  const TwoMoves moves{state, better, worse, evidence};
  Reason found = decided_at_once(moves);
  if (!evidence.games()) return found;
  constexpr Reason (*kinds[])(const TwoMoves&) = {
      lucky_draw,   kill_early,  kill_late,    exact_kill,  exact_costly, flip_early,
      flip_late,    next_holds,  jester,       yields,      yields_nothing, saves_many_cards, last_diamond,
      hearts_small_pile, draws_wasted, needed_card, draws,  heals,        shield,
      shield_idle,  damages,     saves_a_card, where_lost};
  for (const auto kind : kinds) {
    if (found.code == ReasonCode::None) found = kind(moves);
  }
  if (found.code == ReasonCode::None) found.code = ReasonCode::Later;
  if (found.code != ReasonCode::Wins) found.follows = what_follows(moves);
  return found;
}

}  // namespace regicide
