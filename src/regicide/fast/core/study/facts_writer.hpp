// The facts of a game as JSON, and the seals that it reaches: study/game_facts.py reads them.
#pragma once

#include <chrono>

#include "base/core_numbers.hpp"
#include "messages/event_writer.hpp"
#include "study/counted_game.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Whether a seed is that of a daily deal for so many players: `study.daily.daily_of`.
inline bool is_daily(std::string_view seed, int players) {
  constexpr std::string_view form = "daily-0000-00-00-0";
  if (seed.size() != form.size()) return false;
  for (std::size_t at = 0; at < form.size(); ++at) {
    if (form[at] == '0' ? seed[at] < '0' || seed[at] > '9' : seed[at] != form[at]) return false;
  }
  const auto number = [&](std::size_t from, std::size_t length) {
    int found = 0;
    for (const char digit : seed.substr(from, length)) found = 10 * found + digit - '0';
    return found;
  };
  const std::chrono::year_month_day day{std::chrono::year(number(6, 4)),
                                        std::chrono::month(static_cast<unsigned>(number(11, 2))),
                                        std::chrono::day(static_cast<unsigned>(number(14, 2)))};
  return number(6, 4) > 0 && day.ok() && number(17, 1) == players;
}

// Whether a game that earns seals reaches this one.
inline bool reaches(Seal seal, const CountedGame& game, std::string_view seed) {
  const State& end = game.state;
  const bool won = game.is_won();
  switch (seal) {  // without a default: a seal that is missing here does not compile
    case Seal::Victory: return won;
    case Seal::Gold: return won && end.players == 1 && medal_name(end.options, end.jesters) == "gold";
    case Seal::Two: return won && end.players == 2;
    case Seal::Three: return won && end.players == 3;
    case Seal::Four: return won && end.players == 4;
    case Seal::Friends: return won && game.people() > 1;
    case Seal::Daily: return won && is_daily(seed, end.players) && end.options == Options{};
    case Seal::Hardened: return won && end.options.health > 0 && end.options.attack > 0;
    case Seal::Swift: return won && game.turns <= 33;
    case Seal::Dry: return won && game.dry;
    case Seal::Jacks: return game.fell_exactly(0, 4);
    case Seal::Queens: return game.fell_exactly(4, 4);
    case Seal::Kings: return game.fell_exactly(8, 4);
    case Seal::Eight: return std::count(game.marks, game.marks + CountedGame::royals, 'x') >= 8;
    case Seal::Blow: return game.blow >= 40;
    case Seal::Combo: return game.cards >= 3;
    case Seal::Duel: return game.duel;
    case Seal::Shield: return game.shielded > 0;
    case Seal::Healer: return game.healed >= 20;
    case Seal::Feast: return game.drawn >= 10;
    case Seal::Measure: return game.covers >= 10;
  }
  return false;
}

// `earns`: the game may give a medal and seals.
inline void write_facts(JsonWriter& json, const CountedGame& game, bool earns, std::string_view seed) {
  const bool lost = game.is_lost();
  json.open('{').name("result").text(game.is_won() ? "won" : lost ? "lost" : "*").name("medal");
  game.is_won() && earns ? write_medal(json, game.state) : json.null();
  json.name("moves").number(game.moves).name("turns").number(game.turns);
  json.name("marks").text({game.marks, CountedGame::royals}).name("enemy");
  lost ? json.text(CardText(game.state.enemy)) : json.null();
  json.name("stuck").flag(game.state.step == Stuck).name("dry").flag(game.dry);
  json.name("jesters").number(game.jesters).name("blow").number(game.blow).name("cards").number(game.cards);
  json.name("healed").number(game.healed).name("drawn").number(game.drawn).name("covers").number(game.covers);
  json.name("shielded").number(game.shielded).name("duel").flag(game.duel).name("seals").open('[');
  for (std::size_t seal = 0; seal < std::size(seal_names); ++seal) {
    if (earns && game.people() && reaches(static_cast<Seal>(seal), game, seed)) json.text(seal_names[seal]);
  }
  json.close(']').close('}');
}

}  // namespace regicide
