// Why one move is better than another, from the forecasts of both: what a player can see at once.
#pragma once

#include <algorithm>
#include <string_view>

#include "base/build_namespace.hpp"
#include "rules/forecast.hpp"
#include "text/card_text.hpp"

namespace regicide::inline REGICIDE_VARIANT {

enum class ReasonCode : std::uint8_t {
  None,
  ExactKill,
  Defeats,
  Survives,
  Keeps,
  Draws,
  Heals,
  Blocks,
  Damages,
  KeepsJester,
  SavesCards,
  Later,  // none of these: what the move prepares shows later
};
inline constexpr std::string_view reason_names[] = {
    "",      "exact-kill", "defeats", "survives",     "keeps",       "draws",
    "heals", "blocks",     "damages", "keeps-jester", "saves-cards", "later"};

struct Reason {
  ReasonCode code = ReasonCode::None;
  Card card = 0;           // of `Keeps`
  std::uint8_t count = 0;  // of `Draws`, `Heals`, `Blocks`, `Damages` and `SavesCards`: how many more
};

// The card with the highest value, or none. Of equal ones the last in canonical order.
inline Card dearest(Cards cards) {
  Card found = no_card;
  for (; cards; cards &= cards - 1) {
    if (found == no_card || values[lowest(cards)] >= values[found]) found = lowest(cards);
  }
  return found;
}

inline int cards_drawn(const Forecast& forecast) {
  int drawn = 0;
  for (const int each : forecast.chance.drawn) drawn += each;
  return drawn;
}

// Whether the move is sure to lose the game at once.
inline bool is_lost(const Forecast& forecast) {
  const bool is_beaten = forecast.coverage() == Coverage::NotCovered && !may_flip(forecast.after);
  return forecast.is_stuck() || is_beaten;
}

inline bool spends_jester(Move move) { return kind_of(move) == Flip || cards_of(move) & jesters; }
inline Cards cards_given_up(Move move) { return kind_of(move) == Nominate ? 0 : cards_of(move); }

// The first reason that applies: what the move brings comes before what it keeps, which is often true and seldom
// the point.
inline Reason why_better(const State& state, Move better, Move worse) {
  const Forecast good(state, better), bad(state, worse);
  const auto more = [](ReasonCode code, int count) {
    return Reason{code, 0, static_cast<std::uint8_t>(count)};
  };
  if (good.kill == Kill::Exact && bad.kill != Kill::Exact) return {ReasonCode::ExactKill};
  if (good.kill != Kill::None && bad.kill == Kill::None) return {ReasonCode::Defeats};
  if (!is_lost(good) && is_lost(bad)) return {ReasonCode::Survives};
  const bool flips_less = kind_of(worse) == Flip && kind_of(better) != Flip;
  if (flips_less) return {ReasonCode::KeepsJester};
  if (const int drawn = cards_drawn(good) - cards_drawn(bad); drawn > 0) {
    return more(ReasonCode::Draws, drawn);
  }
  if (const int healed = good.chance.healed - bad.chance.healed; healed > 0) {
    return more(ReasonCode::Heals, healed);
  }
  if (const int blocked = bad.suffered - good.suffered; blocked > 0) {
    return more(ReasonCode::Blocks, blocked);
  }
  const Cards given = cards_given_up(better), lost = cards_given_up(worse);
  const Cards kept = lost & ~given & ~jesters;
  const int saved = count(lost) - count(given);
  if (saved > 1) return more(ReasonCode::SavesCards, saved);
  if (values[dearest(kept)] > values[dearest(given & ~lost)]) return {ReasonCode::Keeps, dearest(kept)};
  if (const int damage = good.damage - bad.damage; damage > 0) return more(ReasonCode::Damages, damage);
  if (spends_jester(worse) && !spends_jester(better)) return {ReasonCode::KeepsJester};
  if (saved > 0) return more(ReasonCode::SavesCards, saved);
  const bool discards = kind_of(better) == Discard && kind_of(worse) == Discard;
  if (discards && kept) return {ReasonCode::Keeps, dearest(kept)};  // of equal value, but of another suit
  return {ReasonCode::Later};
}

inline void write_review_reason(JsonWriter& json, const Reason& reason) {
  if (reason.code == ReasonCode::None) return void(json.null());
  json.open('{').name("code").text(reason_names[static_cast<int>(reason.code)]);
  json.name("facts").open('{');
  if (reason.code == ReasonCode::Keeps) json.name("card").text(CardText(reason.card));
  if (reason.count) json.name("count").number(reason.count);
  json.close('}').close('}');
}

}  // namespace regicide
