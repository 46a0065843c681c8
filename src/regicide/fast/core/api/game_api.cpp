// The functions for a table that keeps its game in the core and sends what it writes: must agree with
// fast/library.py and fast/table_game.py.
//
// Texts are UTF-8 and have no end mark. The caller provides the memory for a game (`rg_game_size`) and for
// an answer (`rg_text_size`). Answers are the JSON of the messages in wire/; a function returns the length
// of its answer, or minus the length of the error that it wrote instead. Nothing here throws or allocates.
#include <cstddef>
#include <string_view>

#include "api/exported.hpp"
#include "bots/squire.hpp"
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

// Deals a game. Returns 0, or why it cannot be dealt: 1 players, 2 options, 3 seed. Options are a text as in
// docs/notation.md; an empty one stands for the published rules.
REGICIDE_API int rg_game_deal(TableGame* game, int players, const char* options,
                              std::size_t options_length, const char* seed,
                              std::size_t seed_length) {
  return static_cast<int>(
      deal_table(*game, players, {options, options_length}, {seed, seed_length}));
}

// Deals again what the seat to move cannot see; the seed, which must be UTF-8, gives the later shuffles too.
REGICIDE_API void rg_game_deal_again(TableGame* game, const char* seed, std::size_t length) {
  deal_again(*game, {seed, length});
}

// From now on hearts shuffle by another seed, from its first shuffle on. The cards stay where they are.
REGICIDE_API void rg_game_reseed(TableGame* game, const char* seed, std::size_t length) {
  reseed(*game, {seed, length});
}

// Whether a win gives a medal; it does when a game is dealt.
REGICIDE_API void rg_game_set_earns(TableGame* game, int earns) { game->earns = earns != 0; }

// What everyone may see: wire.game_view.GameView.
REGICIDE_API int rg_game_view(const TableGame* game, char* out) {
  JsonWriter json(out);
  write_game(json, *game);
  return json.size();
}

// The cards of a seat, in canonical order.
REGICIDE_API int rg_game_hand(const TableGame* game, int seat, char* out) {
  JsonWriter json(out);
  return write_cards(json, game->state.hand[seat]).size();
}

// Makes a move: {"events": the public ones, "received": for each seat the cards it drew}. If the move is
// illegal or the text is not a move, changes nothing and writes the error: wire.reasons.ErrorView without
// its sentence.
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

// The legal moves of the seat to move, with forecasts: wire.choices.ChoicesView.
REGICIDE_API int rg_game_choices(const TableGame* game, char* out) {
  JsonWriter json(out);
  write_choices(json, game->state, game->earns);
  return json.size();
}

// What a move of the seat to move would do, or why it is illegal: wire.choices.OutlookView. If the text is
// not a move, the error as for `rg_game_move`.
REGICIDE_API int rg_game_outlook(const TableGame* game, const char* move, std::size_t length,
                                 char* out) {
  JsonWriter json(out);
  const ParsedMove parsed = parse_move({move, length}, game->state.acting_hand());
  if (!parsed) return fault_of(parsed, json);
  write_outlook(json, game->state, parsed.move);
  return json.size();
}

// The position in notation, without its options.
REGICIDE_API int rg_game_position(const TableGame* game, char* out) {
  return PositionWriter(out).write(game->state);
}

// The number of the next shuffle of the discard pile, for the solver.
REGICIDE_API int rg_game_hearts(const TableGame* game) { return static_cast<int>(game->hearts); }

// The state of the game, for bots.
REGICIDE_API State* rg_game_state(TableGame* game) { return &game->state; }

// The move of the squire, for a game that is not over; the seed chooses among moves that are equally good.
REGICIDE_API Move rg_squire(const State* state, std::uint64_t seed) {
  Rng rng(seed);
  return squire_move(*state, rng);
}

// The text of a move, which may be 109 bytes long. Returns its length.
REGICIDE_API int rg_move_text(Move move, char* out) {
  const MoveText text(move);
  return JsonWriter(out).put(std::string_view(text)).size();
}

// The SHA-256 of a text, as 64 hexadecimal digits.
REGICIDE_API void rg_sha256(const char* text, std::size_t length, char* out) {
  for (const std::uint32_t number : Sha256().add({text, length}).digest()) {
    for (int shift = 28; shift >= 0; shift -= 4) *out++ = "0123456789abcdef"[number >> shift & 15];
  }
}

// A game with real cards after some actions, each of which ends with a line feed (companion/companion_view.hpp).
// Writes nothing if there is no game with such players and options.
REGICIDE_API int rg_companion(int players, const char* options, std::size_t options_length,
                              const char* actions, std::size_t actions_length, char* out) {
  Options parsed;
  if (read_setup(players, {options, options_length}, parsed) != DealFault::None) return 0;
  JsonWriter json(out);
  CompanionGame game(players, parsed);
  write_companion(json, game, {actions, actions_length});
  return json.size();
}
