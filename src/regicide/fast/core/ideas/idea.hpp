// The ideas of «Play well» (study/play_well.py), as a practice game watches them: each parts the legal moves in those
// that act on it and the others. Where the best of both kinds differ enough, the idea decides (api/review_api.cpp).
#pragma once

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"
#include "bots/six_rules.hpp"
#include "rules/forecast.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// So few cards are not drawn, or healed, for their own sake.
inline constexpr int draws_worth_a_word = 3;
inline constexpr int heals_worth_a_word = 3;
// A payment that gives up this much more than the least is another payment (six_rules.hpp, rule 6).
inline constexpr double spared_worth = 3;

inline double worth_given_up(const State& state, Cards paid) {
  const Cards diamonds = state.acting_hand() & of_suit(Diamonds);
  return worth_of(paid) + (diamonds && !(diamonds & ~paid) ? worth_of_last_diamond : 0);
}

inline bool acts_on_when_paying(Idea idea, const State& state, Move move) {
  if (kind_of(move) == Flip) return idea == Idea::WhenToFlip;
  const Cards paid = cards_of(move);
  if (idea == Idea::KeepDiamonds) return !(paid & of_suit(Diamonds));
  if (idea != Idea::WhatToPay) return false;
  const Cards least = least_payment(state, state.acting_hand(), attack(state));
  return worth_given_up(state, paid) < worth_given_up(state, least) + spared_worth;
}

inline bool acts_on_when_naming(Idea idea, const State& state, Move move) {
  if (idea != Idea::WhomToName) return false;
  const int held = count(state.hand[seat_of(move)]);
  for (int seat = 0; seat < state.players; ++seat) {
    if (count(state.hand[seat]) > held) return false;
  }
  return true;
}

inline bool acts_on(Idea idea, const State& state, Move move) {
  if (state.step == Suffer) return acts_on_when_paying(idea, state, move);
  if (state.step != Play) return acts_on_when_naming(idea, state, move);
  if (idea == Idea::WhenToYield) return kind_of(move) == Yield;
  if (idea == Idea::WhenToFlip) return kind_of(move) == Flip;
  if (kind_of(move) != PlayCards) return false;
  if (idea == Idea::WhomToName) return is_jester(move);
  const Cards cards = cards_of(move);
  if (idea == Idea::Pairs) return (cards & aces) && count(cards) > 1;
  const Forecast seen(state, move);
  switch (idea) {
    case Idea::DrawEarly:
      return (seen.acting >> Diamonds & 1) && all_drawn(seen) >= draws_worth_a_word;
    case Idea::WhenToKill:
      return seen.kill != Kill::None;
    case Idea::WhereToShield:
      return seen.kill == Kill::None && attack(seen.after) < attack(state);
    case Idea::HealEarly:
      return seen.chance.healed >= heals_worth_a_word;
    case Idea::ExactKills:
      return seen.kill == Kill::Exact;
    default:
      return false;
  }
}

// Nobody thinks of flipping a hand that is fuller than this.
inline constexpr int most_cards_to_flip = 3;

// Whether moves of both kinds are legal, and none wins at once: a win needs no idea.
inline bool is_at_stake(Idea idea, const State& state) {
  if (idea == Idea::WhenToFlip && count(state.acting_hand()) > most_cards_to_flip) return false;
  bool acts = false, does_not = false, wins = false;
  each_move(state, [&](Move move) {
    (acts_on(idea, state, move) ? acts : does_not) = true;
    wins |= kind_of(move) == PlayCards && Forecast(state, move).wins();
  });
  return acts && does_not && !wins;
}

}  // namespace regicide
