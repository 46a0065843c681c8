// One decision of a reviewed game: what was played, what the review holds best, and the chances of both.
// docs/lab/review.md defines the words.
//
// Chances are whole numbers, in hundredths of a percentage point: 10000 is certain. So sums are exact.
#pragma once

#include <cmath>
#include <cstdint>

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"
#include "review/review_reason.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int certain_chance = 10'000;
inline constexpr int no_chance_given = -1;

inline int whole_chance(double chance) {
  return static_cast<int>(std::floor(chance * certain_chance + 0.5));
}

enum class Mark : std::uint8_t { None, Slip, Mistake, Blunder };
inline constexpr std::string_view mark_names[] = {"", "slip", "mistake", "blunder"};
inline constexpr int least_loss[] = {0, least_slip, least_mistake, least_blunder};

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
  std::int32_t value_error;
  std::int32_t chance_error;
  std::int32_t error;         // of the difference: both moves were tried in the same worlds
  std::int32_t medal_value;   // of winning without another flip; or `no_chance_given`
  std::int32_t medal_chance;
  std::uint8_t seat;
  std::uint8_t events;  // bits of `ChanceEvent`
  Reason reason;        // if the decision has a mark

  int loss() const { return value - chance; }
  // A difference within twice its error shows nothing.
  bool is_best() const { return loss() <= 0 || loss() < 2 * error; }
  Mark mark() const {
    if (is_best()) return Mark::None;
    Mark found = Mark::None;
    for (const Mark each : {Mark::Slip, Mark::Mistake, Mark::Blunder}) {
      if (loss() >= least_loss[static_cast<int>(each)]) found = each;
    }
    return found;
  }
};

}  // namespace regicide
