// The game at a table, as table/table_game.py (tests/fast/test_table_game.py). It has no pointers, so its bytes may be copied.
#pragma once

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"
#include "base/utf8.hpp"
#include "knowledge/worlds.hpp"
#include "messages/event_writer.hpp"
#include "rules/deal.hpp"
#include "rules/turn.hpp"
#include "text/options_text.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// The royals that fell, as bits: royal i in canonical order is bit i.
struct FallenRoyals {
  std::uint16_t defeated = 0;
  std::uint16_t taken_exactly = 0;  // those defeated by exact damage (§5.2)
};

struct TableGame {
  State state;
  Seed seed;
  std::uint32_t hearts = first_hearts;  // the number of the next shuffle of the discard pile
  std::uint32_t moves = 0;   // made so far
  FallenRoyals fallen = {};
  bool earns = true;  // a win gives a medal: table/earning.py decides it
};

inline int royal_number(Card royal) { return royal - 4 * jack; }

// Reads the options of a game with so many players; they must be the defaults before.
inline DealFault read_setup(int players, std::string_view text, Options& options) {
  if (players < 1 || players > 4) return DealFault::BadPlayers;
  return parse_options(text, options) ? DealFault::None : DealFault::BadOptions;
}

// Deals a game; at a fault it changes nothing.
inline DealFault deal_table(TableGame& game, int players, std::string_view options,
                            std::string_view seed) {
  Options parsed;
  const DealFault fault = read_setup(players, options, parsed);
  if (fault != DealFault::None) return fault;
  const bool is_one_line = seed.find_first_of("\n\r") == std::string_view::npos;  // for the record
  if (seed.empty() || !is_one_line || !is_utf8(seed)) return DealFault::BadSeed;
  const Seed shuffles(seed);
  game = {seeded_deal(players, parsed, shuffles), shuffles};
  return DealFault::None;
}

// From now on hearts shuffle by another seed, from its first shuffle on.
inline void reseed(TableGame& game, std::string_view seed) {
  game.seed = Seed(seed);
  game.hearts = first_hearts;
}

// Deals again what the seat to move cannot see. The seed also gives the later shuffles.
inline void deal_again(TableGame& game, std::string_view seed) {
  const auto number = Sha256().add("regicide-again/1|").add(seed).digest();
  Rng rng(std::uint64_t{number[0]} << 32 | number[1]);
  sample_world(game.state, rng);
  reseed(game, seed);
}

// Writes the events of a move, and notes the royals that it defeats.
class TableEvents : public EventWriter {
 public:
  TableEvents(JsonWriter& json, FallenRoyals& fallen, bool earns = true)
      : EventWriter(json, earns), fallen_(fallen) {}

  void enemy_defeated(const State& state, bool exact, bool last) {
    const auto royal = static_cast<std::uint16_t>(1u << royal_number(state.enemy));
    fallen_.defeated |= royal;
    if (exact) fallen_.taken_exactly |= royal;
    EventWriter::enemy_defeated(state, exact, last);
  }

 private:
  FallenRoyals& fallen_;
};

// Each hearts power uses the next shuffle of the seed. Writes which cards were healed and drawn.
struct TableChance : OrderedChance {
  TableChance(TableGame& with, TableEvents& writer) : game(with), events(writer) {}
  TableGame& game;
  TableEvents& events;
  Draws draws;

  void heal(State& state, int number) {
    SeededChance(game.seed, Decimal(game.hearts++)).heal(state, number);
    Cards healed = 0;
    for (int place = 1; place <= number; ++place) healed |= bit(state.tavern[state.tavern.size - place]);
    events.cards_healed(healed);
  }
  void draw(State& state, int number) {
    int space[4];
    draws.known = state.top;
    number = space_to_draw(state, number, space);
    draw_cards(state, number, space, [&](int seat) { return draws.add(seat, state.tavern.pop()); });
    events.cards_drawn(state, draws);
  }
};

// Makes a legal move. Writes its public events, and the cards that each seat received.
inline void do_move(TableGame& game, Move move, JsonWriter& json) {
  json.open('{').name("events").open('[');
  TableEvents events(json, game.fallen, game.earns);
  TableChance chance(game, events);
  apply(game.state, move, chance, events);
  ++game.moves;
  json.close(']').name("received").open('[');
  for (int seat = 0; seat < game.state.players; ++seat) {
    chance.draws.write(json, seat, chance.draws.size);
  }
  json.close(']').close('}');
}

}  // namespace regicide
