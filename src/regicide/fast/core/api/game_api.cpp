// The functions for a table that keeps its game in the core and sends what it writes; functions.hpp says what each
// does. Texts have no end mark. Nothing here throws or allocates.
#include <cstddef>
#include <string_view>

#include "api/functions.hpp"
#include "companion/companion_view.hpp"
#include "messages/choices.hpp"
#include "messages/game_view.hpp"
#include "messages/table_game.hpp"
#include "text/position_text.hpp"

using namespace regicide;

namespace {

// The longest answer lists the 1,023 discards of ten cards each of which covers the damage: 23,660 bytes. No
// hand has more than 54 plays, at most 500 bytes each.
constexpr int longest_answer = 32'768;

int fault_of(const ParsedMove& parsed, JsonWriter& json) {
  return -write_fault(json, parsed.fault).size();
}

}  // namespace

REGICIDE_API int rg_game_size() { return sizeof(TableGame); }

REGICIDE_API int rg_text_size() { return longest_answer; }

REGICIDE_API int rg_game_deal(TableGame* game, int players, const char* options,
                              std::size_t options_length, const char* seed,
                              std::size_t seed_length) {
  return static_cast<int>(
      deal_table(*game, players, {options, options_length}, {seed, seed_length}));
}

REGICIDE_API void rg_game_deal_again(TableGame* game, const char* seed, std::size_t length) {
  deal_again(*game, {seed, length});
}

REGICIDE_API void rg_game_reseed(TableGame* game, const char* seed, std::size_t length) {
  reseed(*game, {seed, length});
}

REGICIDE_API void rg_game_set_earns(TableGame* game, int earns) { game->earns = earns != 0; }

REGICIDE_API int rg_game_view(const TableGame* game, char* out) {
  JsonWriter json(out);
  write_game(json, *game);
  return json.size();
}

REGICIDE_API int rg_game_hand(const TableGame* game, int seat, char* out) {
  JsonWriter json(out);
  return write_cards(json, game->state.hand[seat]).size();
}

REGICIDE_API int rg_game_move(TableGame* game, const char* move, std::size_t length, char* out) {
  JsonWriter json(out);
  const ParsedMove parsed = parse_move({move, length}, game->state.acting_hand());
  if (!parsed) return fault_of(parsed, json);
  if (const Illegality illegality = why_illegal(game->state, parsed.move)) {
    return -write_reason(json, illegality).size();
  }
  do_move(*game, parsed.move, json);
  return json.size();
}

REGICIDE_API int rg_game_choices(const TableGame* game, char* out) {
  JsonWriter json(out);
  write_choices(json, game->state, game->earns);
  return json.size();
}

REGICIDE_API int rg_game_outlook(const TableGame* game, const char* move, std::size_t length,
                                 char* out) {
  JsonWriter json(out);
  const ParsedMove parsed = parse_move({move, length}, game->state.acting_hand());
  if (!parsed) return fault_of(parsed, json);
  write_outlook(json, game->state, parsed.move);
  return json.size();
}

REGICIDE_API int rg_game_position(const TableGame* game, char* out) {
  return PositionWriter(out).write(game->state);
}

REGICIDE_API int rg_game_hearts(const TableGame* game) { return static_cast<int>(game->hearts); }

REGICIDE_API State* rg_game_state(TableGame* game) { return &game->state; }

REGICIDE_API int rg_move_text(Move move, char* out) {
  const MoveText text(move);
  return JsonWriter(out).put(std::string_view(text)).size();
}

REGICIDE_API void rg_sha256(const char* text, std::size_t length, char* out) {
  for (const std::uint32_t number : Sha256().add({text, length}).digest()) {
    for (int shift = 28; shift >= 0; shift -= 4) *out++ = "0123456789abcdef"[number >> shift & 15];
  }
}

REGICIDE_API int rg_companion(int players, const char* options, std::size_t options_length,
                              const char* actions, std::size_t actions_length, char* out) {
  Options parsed;
  if (read_setup(players, {options, options_length}, parsed) != DealFault::None) return 0;
  JsonWriter json(out);
  CompanionGame game(players, parsed);
  write_companion(json, game, {actions, actions_length});
  return json.size();
}
