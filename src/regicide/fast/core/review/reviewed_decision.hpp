// One decision of a reviewed game: what was played, what the review holds best, and the chances of both.
// docs/lab/review.md defines the words.
//
// Chances are whole numbers, in hundredths of a percentage point: 10000 is certain. So sums are exact.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"
#include "review/mark_check.hpp"
#include "reasons/why_better.hpp"
#include "review/medal_stake.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// What chance decided after a move, as bits.
enum ChanceEvent : std::uint8_t { CardsHealed = 1, CardsDrawn = 2, EnemyRevealed = 4 };
inline constexpr std::string_view chance_event_names[] = {"cards-healed", "cards-drawn", "enemy-revealed"};

// Only what could have come out differently: not known cards, nor the last royal of a rank.
inline std::uint8_t chance_events(const State& state, Move move) {
  const Forecast forecast(state, move);
  unsigned found = 0;
  if (forecast.chance.healed && forecast.chance.healed < state.discard.size) found |= CardsHealed;
  for (const int unknown : forecast.chance.unknown) {
    if (unknown) found |= CardsDrawn;
  }
  const bool reveals = forecast.kill != Kill::None && !forecast.wins();
  if (reveals && end_of_rank(state, state.castle_at) - state.castle_at > 1) found |= EnemyRevealed;
  return static_cast<std::uint8_t>(found);
}

struct ReviewedDecision {
  Move move;
  Move best;
  std::int32_t number;  // of the move, from 1
  std::int32_t value;   // the chance of the best move
  std::int32_t chance;  // of the move that was made
  // Standard errors; 0 means that the chance is proved.
  std::int32_t value_error;
  std::int32_t chance_error;
  std::int32_t error;         // of the difference: both moves were tried in the same worlds
  std::int32_t chance_before;  // of the medal that was at stake before, if this decision plays for another one
  std::int8_t medal;           // at stake: the chances are its own; or `no_medal`
  std::int8_t medal_before;    // at stake when the decision came
  std::uint8_t seat;
  std::uint8_t events;  // bits of `ChanceEvent`
  Evidence evidence;    // of the games that checked a mark
  MarkCheck check;      // of a mark, by games played to the end
  std::uint64_t check_seed;
  State seen;  // what the seat knew, with as many Jesters as the medal leaves
  std::uint8_t other_jesters;  // those that it does not

  int loss() const { return value - chance; }
  bool plays_for_another_medal() const { return medal != medal_before; }
  // The chance with which the decision came, of the medal that was at stake until then.
  int arrival() const { return plays_for_another_medal() ? chance_before : value; }
  // Whether the move is a flip that the medal does not allow.
  bool gives_medal_up() const { return kind_of(move) == Flip && !seen.jesters; }
  // A difference within twice its error shows nothing.
  bool is_best() const { return loss() <= 0 || loss() < 2 * error; }
  Mark mark() const { return is_best() ? Mark::None : mark_of_loss(loss()); }

  // Why the best move is better, if the decision has a mark.
  Reason reason() const { return mark() == Mark::None ? Reason{} : why_best(); }
  Reason why_best() const {
    Reason found = why_better(state_for(move), best, move, evidence);
    if (found.code == ReasonCode::Stuck) found.count = whole(other_jesters);
    return found;
  }
  // A state in which both moves are legal.
  State state_for(Move made) const {
    State found = seen;
    if (made == move && gives_medal_up()) found.jesters = 1;
    return found;
  }

  bool is_checked() const { return check.playouts() > 0; }
  // Whether more games will be played to find out if the mark is right.
  bool needs_check(int most_playouts) const {
    return is_checked() ? !check.is_settled(most_playouts) : most_playouts > 0 && mark() != Mark::None;
  }
  // Games that were played to the end say more than ratings: their chances replace them.
  void take_checked_chances() {
    const CheckedChance best_chance = check.best(), made_chance = check.made();
    const auto within = [](double found) { return std::clamp(whole_chance(found), 0, certain_chance); };
    value = within(best_chance.mean);
    chance = gives_medal_up() ? 0 : within(made_chance.mean);
    value_error = whole_chance(best_chance.error);
    chance_error = gives_medal_up() ? 0 : whole_chance(made_chance.error);
    error = whole_chance(check.loss().error);
  }
};

}  // namespace regicide
