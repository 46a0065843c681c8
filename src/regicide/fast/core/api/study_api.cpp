// The functions that study a whole game; functions.hpp says what each does.
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>

#include "api/functions.hpp"
#include "builds/build_dispatch.hpp"
#include "review/takeaways.hpp"
#include "study/facts_writer.hpp"
#include "study/glicko.hpp"
#include "study/personal_best.hpp"

using namespace regicide;

namespace {

// Calls `visit` with each move of a record; they are separated by spaces. Returns the number of the first move
// that it refuses, from 1, or 0.
template <class Visit>
int each_recorded(std::string_view moves, Visit visit) {
  for (int number = 1; !moves.empty(); ++number) {
    const std::size_t end = std::min(moves.find(' '), moves.size());
    if (!visit(moves.substr(0, end))) return number;
    moves.remove_prefix(std::min(end + 1, moves.size()));
  }
  return 0;
}

constexpr int par_rollouts = 60;
constexpr std::uint64_t longest_game = 1'024;

}  // namespace

REGICIDE_API int rg_game_facts(const State* deal, const char* seed, std::size_t seed_length, int people, int earns,
                               const char* moves, std::size_t moves_length, char* out) {
  std::optional<Seed> shuffles;
  const std::string_view text(seed ? seed : "", seed_length);
  if (seed) shuffles.emplace(text);
  CountedGame game(*deal, shuffles ? &*shuffles : nullptr, people);
  const int illegal = each_recorded({moves, moves_length}, [&](std::string_view move) { return game.play(move); });
  if (illegal) return -illegal;
  JsonWriter json(out);
  write_facts(json, game, earns != 0, text);
  return json.size();
}

REGICIDE_API int rg_par_game(const void* const* nets, const State* deal, const char* seed, std::size_t seed_length,
                             int number, int level, char* out) {
  char ending[32];
  const int ending_length = JsonWriter(ending).put("/par/").put(Decimal(static_cast<std::uint64_t>(number))).size();
  const Seed shuffles({seed, seed_length}, {ending, static_cast<std::size_t>(ending_length)});
  NextShuffleChance chance(shuffles);
  const CoreBot player = level ? static_cast<CoreBot>(Level1 + level - 1) : Medallist;
  State state = *deal;
  for (std::uint64_t luck = static_cast<std::uint64_t>(number) * longest_game; !state.is_over(); ++luck) {
    double estimate;
    apply(state, runnable_builds().back()->search->choose_as_bot(player, nets, &state, {par_rollouts, 0}, luck, &estimate),
          chance);
  }
  const bool won = state.step == Won;
  JsonWriter json(out);
  json.open('{').name("won").flag(won).name("medal");
  won ? write_medal(json, state) : json.null();
  json.name("defeated").number(CountedGame::royals - 1 - state.enemies_left() + won).close('}');
  return json.size();
}

REGICIDE_API int rg_best_before(const std::int32_t* games, int count) {
  return best_before(reinterpret_cast<const EndedGame*>(games), count);
}

REGICIDE_API int rg_theme_of_reason(const char* reason, std::size_t reason_length, char* out) {
  const auto found = std::find(std::begin(reason_names), std::end(reason_names), std::string_view(reason, reason_length));
  if (found == std::end(reason_names)) return 0;
  const Theme theme = theme_of(static_cast<ReasonCode>(found - std::begin(reason_names)));
  return JsonWriter(out).put(theme_names[static_cast<int>(theme)]).size();
}

REGICIDE_API void rg_rate_puzzle(double* player, double difficulty, int solved) {
  const Glicko after = rated({player[0], player[1], player[2]}, difficulty, solved != 0);
  player[0] = after.rating;
  player[1] = after.deviation;
  player[2] = after.volatility;
}
