// Why one move is better than another: a code with a sentence in every language, the facts that the sentence names, what
// follows the better move, and the number of the played-out games that shows it.
#pragma once

#include <cmath>
#include <cstdint>
#include <string_view>

#include "base/build_namespace.hpp"
#include "base/json_writer.hpp"
#include "reasons/evidence.hpp"
#include "text/card_text.hpp"

namespace regicide::inline REGICIDE_VARIANT {

enum class ReasonCode : std::uint8_t {
  None,
  // Sure to happen.
  Wins,
  Unpaid,
  Stuck,
  // When to kill.
  KillEarly,
  KillEndsDraws,
  KillLate,
  KillLateUnhurt,
  ExactKill,
  ExactCostly,
  // Blows.
  LuckyDraw,
  Shield,
  ShieldIdle,
  Damages,
  // Draws and hearts.
  Draws,
  DrawsWasted,
  Heals,
  HeartsSmallPile,
  // Cards that are needed later.
  LastDiamond,
  NeededKill,
  NeededDraw,
  NeededHeal,
  NeededShield,
  NeededPay,
  NeededJester,
  SavesCards,
  // Who acts next.
  NextHolds,
  Yields,
  YieldsNothing,
  Jester,
  FlipEarly,
  FlipLate,
  // Where the games are lost.
  LostHere,
  LostNext,
  RunsDry,
  FewerCards,
  Later,
};
inline constexpr std::string_view reason_names[] = {"",
                                                    "wins",
                                                    "unpaid",
                                                    "stuck",
                                                    "kill-early",
                                                    "kill-ends-draws",
                                                    "kill-late",
                                                    "kill-late-unhurt",
                                                    "exact-kill",
                                                    "exact-costly",
                                                    "lucky-draw",
                                                    "shield",
                                                    "shield-idle",
                                                    "damages",
                                                    "draws",
                                                    "draws-wasted",
                                                    "heals",
                                                    "hearts-small-pile",
                                                    "last-diamond",
                                                    "needed-kill",
                                                    "needed-draw",
                                                    "needed-heal",
                                                    "needed-shield",
                                                    "needed-pay",
                                                    "needed-jester",
                                                    "saves-cards",
                                                    "next-holds",
                                                    "yields",
                                                    "yields-nothing",
                                                    "jester",
                                                    "flip-early",
                                                    "flip-late",
                                                    "lost-here",
                                                    "lost-next",
                                                    "runs-dry",
                                                    "fewer-cards",
                                                    "later"};

inline bool is_certain(ReasonCode code) { return code != ReasonCode::None && code <= ReasonCode::Stuck; }

// A number of the played-out games, after the move that was made and after the better one: percent of the games, or
// tenths of a card or turn.
struct Shown {
  std::string_view name = {};
  std::int16_t worse = 0, better = 0;
};

// How the games go on after the better move, on average: in how many turns the enemy falls, and how many cards are then
// in all hands.
struct WhatFollows {
  bool is_known = false;
  bool is_last = false;  // no royal comes after it
  std::int16_t turns = 0, cards = 0;
};

inline constexpr std::int16_t no_number = -1;

struct Reason {
  ReasonCode code = ReasonCode::None;
  Card card = no_card;
  std::int16_t count = no_number;
  std::int16_t value = no_number;
  std::int16_t attack = no_number;
  Shown shown = {};
  WhatFollows follows = {};
};

inline std::int16_t whole(double number) { return static_cast<std::int16_t>(std::floor(number + 0.5)); }
inline std::int16_t percent(double share) { return whole(100 * share); }
inline std::int16_t tenths(double number) { return whole(10 * number); }

inline void write_reason(JsonWriter& json, const Reason& reason) {
  if (reason.code == ReasonCode::None) return void(json.null());
  json.open('{').name("code").text(reason_names[static_cast<int>(reason.code)]);
  json.name("facts").open('{');
  if (reason.card != no_card) json.name("card").text(CardText(reason.card));
  if (reason.count != no_number) json.name("count").number(reason.count);
  if (reason.value != no_number) json.name("value").number(reason.value);
  if (reason.attack != no_number) json.name("attack").number(reason.attack);
  json.close('}').name("follows");
  if (reason.follows.is_known) {
    json.open('{').name("is_last").flag(reason.follows.is_last).name("turns").number(reason.follows.turns);
    json.name("cards").number(reason.follows.cards).close('}');
  } else {
    json.null();
  }
  json.name("shown");
  if (reason.shown.name.empty()) {
    json.null();
  } else {
    json.open('{').name("fact").text(reason.shown.name).name("made").number(reason.shown.worse);
    json.name("best").number(reason.shown.better).close('}');
  }
  json.close('}');
}

}  // namespace regicide
