// What to take away from a lost game: what decided it, and the habit behind its marked moves. What to try next follows
// from the habit; clients have a sentence for each.
#pragma once

#include <string_view>

#include "base/build_namespace.hpp"
#include "review/review.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// What reasons have in common.
enum class Theme : std::uint8_t { None, EarlyKills, LateKills, Payments, Draws, Hearts, Blows, NextPlayer, Flips, Other };
inline constexpr int theme_count = 10;
inline constexpr std::string_view theme_names[] = {"",       "early-kills", "late-kills",  "payments", "draws",
                                                   "hearts", "blows",       "next-player", "flips",    "other"};

inline Theme theme_of(ReasonCode code) {
  switch (code) {  // without a default: a kind that is missing here does not compile
    case ReasonCode::None:
      return Theme::None;
    case ReasonCode::KillEarly:
    case ReasonCode::KillEndsDraws:
    case ReasonCode::ExactCostly:
      return Theme::EarlyKills;
    case ReasonCode::Wins:
    case ReasonCode::KillLate:
    case ReasonCode::KillLateUnhurt:
    case ReasonCode::ExactKill:
      return Theme::LateKills;
    case ReasonCode::LastDiamond:
    case ReasonCode::NeededKill:
    case ReasonCode::NeededDraw:
    case ReasonCode::NeededHeal:
    case ReasonCode::NeededShield:
    case ReasonCode::NeededPay:
    case ReasonCode::SavesCards:
      return Theme::Payments;
    case ReasonCode::Draws:
    case ReasonCode::DrawsWasted:
      return Theme::Draws;
    case ReasonCode::Heals:
    case ReasonCode::HeartsSmallPile:
    case ReasonCode::RunsDry:
      return Theme::Hearts;
    case ReasonCode::Unpaid:
    case ReasonCode::Stuck:
    case ReasonCode::LuckyDraw:
    case ReasonCode::Shield:
    case ReasonCode::ShieldIdle:
    case ReasonCode::Damages:
      return Theme::Blows;
    case ReasonCode::NextHolds:
    case ReasonCode::Yields:
    case ReasonCode::YieldsNothing:
    case ReasonCode::Jester:
    case ReasonCode::NeededJester:
      return Theme::NextPlayer;
    case ReasonCode::FlipEarly:
    case ReasonCode::FlipLate:
      return Theme::Flips;
    case ReasonCode::LostHere:
    case ReasonCode::LostNext:
    case ReasonCode::FewerCards:
    case ReasonCode::Later:
      return Theme::Other;
  }
  return Theme::None;
}

// The theme on which marked moves lost most: how many of them have it, and what they lost.
struct Habit {
  Theme theme = Theme::None;
  int moves = 0;
  int marked = 0;  // of all themes
  int loss = 0;
};

inline Habit habit_of(const Review& review, int seat) {
  Habit habits[theme_count];
  int marked = 0;
  for (const ReviewedDecision& each : review.decisions()) {
    if (each.mark() == Mark::None || (seat != all_seats && each.seat != seat)) continue;
    ++marked;
    const Theme theme = theme_of(each.reason().code);
    Habit& habit = habits[static_cast<int>(theme)];
    habit.theme = theme;
    ++habit.moves;
    habit.loss += each.loss();
  }
  Habit found;
  for (const Habit& each : habits) {
    if (each.theme != Theme::None && each.loss > found.loss) found = each;
  }
  found.marked = marked;
  return found;
}

// The largest fall of the chance, solo of the last medal that was at stake: by a marked move, or by what chance did after a move.
struct Decided {
  int number = 0;  // of the move; 0: nothing fell by two points or more
  bool is_luck = false;
  int before = 0, after = 0;

  int fall() const { return before - after; }
};

inline Decided what_decided(const Review& review) {
  Decided found;
  const auto take = [&](const Decided& other) {
    if (other.fall() >= least_slip && other.fall() > found.fall()) found = other;
  };
  for (int at = 0; at < static_cast<int>(review.decisions().size()); ++at) {
    const ReviewedDecision& each = review.decisions()[static_cast<std::size_t>(at)];
    if (each.medal != review.decisions().back().medal) continue;
    if (each.mark() != Mark::None) take({each.number, false, each.value, each.chance});
    // Alone, what changes the chance without an event is the error of the estimates.
    const bool has_luck = review.has_luck(at) && (each.events || each.seen.players > 1);
    if (has_luck) take({each.number, true, each.chance, each.chance + review.luck(at)});
  }
  return found;
}

}  // namespace regicide
