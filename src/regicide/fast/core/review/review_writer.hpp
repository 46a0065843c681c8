// A review as JSON: `study.review.Review`, from which the types of the page are generated.
#pragma once

#include "base/build_namespace.hpp"
#include "review/average_chance.hpp"
#include "review/review.hpp"
#include "review/takeaways.hpp"
#include "text/move_text.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int review_version = 4;
// The longest text of a decision has about 600 characters, and moves of ten cards.
inline constexpr int longest_decision = 960;
inline constexpr int longest_summary = 2'048;

// A number, or null.
inline JsonWriter& write_chance(JsonWriter& json, int chance) {
  return chance < 0 ? json.null() : json.number(chance);
}

inline JsonWriter& write_medal_name(JsonWriter& json, int medal) {
  return medal == no_medal ? json.null() : json.text(medal_names[medal]);
}

inline void write_chance_events(JsonWriter& json, unsigned events) {
  json.open('[');
  for (int event = 0; event < 3; ++event) {
    if (events >> event & 1) json.text(chance_event_names[event]);
  }
  json.close(']');
}

inline void write_decision(JsonWriter& json, const Review& review, int at, int playouts) {
  constexpr std::string_view steps[] = {"play", "discard", "play", "name", "flip"};  // by kind of move
  const ReviewedDecision& decision = review.decisions()[static_cast<std::size_t>(at)];
  json.open('{').name("number").number(decision.number).name("seat").number(decision.seat);
  json.name("step").text(steps[kind_of(decision.move)]);
  json.name("move").text(MoveText(decision.move)).name("best").text(MoveText(decision.best));
  json.name("value").number(decision.value).name("chance").number(decision.chance);
  json.name("value_error").number(decision.value_error);
  json.name("chance_error").number(decision.chance_error).name("error").number(decision.error);
  json.name("loss").number(decision.loss()).name("luck");
  review.has_luck(at) ? json.number(review.luck(at)) : json.null();
  write_chance_events(json.name("by"), decision.events);
  json.name("mark");
  const Mark mark = decision.mark();
  mark == Mark::None ? json.null() : json.text(mark_names[static_cast<int>(mark)]);
  json.name("playouts").number(decision.check.playouts()).name("is_being_checked");
  json.flag(decision.needs_check(playouts)).name("is_best").flag(decision.is_best());
  write_reason(json.name("reason"), decision.reason());
  write_medal_name(json.name("medal"), decision.medal).name("medal_before");
  if (decision.plays_for_another_medal()) {
    write_medal_name(json.open('{').name("medal"), decision.medal_before);
    json.name("chance").number(decision.arrival()).close('}');
  } else {
    json.null();
  }
  json.close('}');
}

// average + deal_luck + luck + medals − loss = end. A record that breaks off ends at the chance of its last move; if
// the average is not known, the sum begins with the deal.
inline void write_sum(JsonWriter& json, const Review& review, int average) {
  if (!review.is_complete()) return void(json.null());
  const ReviewSums sums = sums_of(review, all_seats);
  const int deal = review.decisions().front().arrival();
  json.open('{').name("average");
  write_chance(json, average).name("deal_luck");
  average == unknown_chance ? json.null() : json.number(deal - average);
  json.name("luck").number(sums.luck).name("medals").number(sums.medals);
  json.name("loss").number(sums.loss).name("end").number(review.end() == no_end ? review.decisions().back().chance : review.end()).close('}');
}

inline void write_habit(JsonWriter& json, const Habit& habit) {
  if (habit.theme == Theme::None) return void(json.null());
  json.open('{').name("theme").text(theme_names[static_cast<int>(habit.theme)]).name("moves").number(habit.moves);
  json.name("marked").number(habit.marked).name("loss").number(habit.loss).close('}');
}

// Of a lost game.
inline void write_takeaways(JsonWriter& json, const Review& review) {
  const Decided decided = what_decided(review);
  if (!review.is_complete() || review.end() != 0 || !decided.number) return void(json.null());
  json.open('{').name("number").number(decided.number).name("is_luck").flag(decided.is_luck);
  json.name("before").number(decided.before).name("after").number(decided.after).name("habit");
  write_habit(json, habit_of(review, all_seats));
  json.close('}');
}

inline void write_seat(JsonWriter& json, const Review& review, int seat) {
  const ReviewSums sums = sums_of(review, seat);
  json.open('{').name("seat").number(seat).name("decisions").number(sums.decisions);
  json.name("loss").number(sums.loss).name("best").number(sums.best).name("luck").number(sums.luck);
  json.name("slips").number(sums.marks[1]).name("mistakes").number(sums.marks[2]);
  json.name("blunders").number(sums.marks[3]).name("habit");
  write_habit(json, habit_of(review, seat));
  json.close('}');
}

inline void write_review(JsonWriter& json, const State& deal, const Review& review, int worlds, int playouts) {
  const int average = average_chance(deal);
  const auto decisions = review.decisions();
  json.open('{').name("version").number(review_version).name("worlds").number(worlds);
  json.name("playouts").number(playouts);
  write_chance(json.name("average"), average).name("deal");
  decisions.empty() ? json.null() : json.number(decisions.front().arrival());
  write_chance(json.name("end"), review.end()).name("decisions").open('[');
  for (int at = 0; at < static_cast<int>(decisions.size()); ++at) write_decision(json, review, at, playouts);
  json.close(']');
  write_sum(json.name("sum"), review, average);
  json.name("seats").open('[');
  for (int seat = 0; seat < deal.players; ++seat) write_seat(json, review, seat);
  json.close(']').name("turning_points").open('[');
  std::int32_t numbers[Review::most_turning_points];
  const int found = review.turning_points(numbers);
  for (int at = 0; at < found; ++at) json.number(numbers[at]);
  json.close(']').name("takeaways");
  write_takeaways(json, review);
  json.close('}');
}

}  // namespace regicide
