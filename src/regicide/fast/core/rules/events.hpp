// What `apply` (turn.hpp) tells about a move while it makes it: must agree with rules/events.py.
//
// A listener derives from `NoEvents` and hides the functions it wants to hear. Each gets the state at that
// moment. Which cards were healed and drawn is not told here: chance decides it, so a chance may tell it
// (messages/event_writer.hpp).
#pragma once

#include "base/build_namespace.hpp"
#include "rules/state.hpp"

namespace regicide::inline REGICIDE_VARIANT {

struct NoEvents {
  void turn_began(const State&) {}
  void cards_played(const State&, Cards, int /*attack*/) {}
  void yielded(const State&) {}
  void power_acted(const State&, int /*suit*/, int /*attack*/) {}
  void power_blocked(const State&, int /*suit*/, int /*attack*/) {}
  void shield_raised(const State&) {}
  void immunity_cancelled(const State&, int /*suit*/) {}
  void enemy_damaged(const State&, int /*amount*/, bool /*doubled*/) {}
  void enemy_defeated(const State&, bool /*exact*/, bool /*last*/) {}
  void enemy_revealed(const State&) {}
  void enemy_struck(const State&, int /*damage*/) {}
  void cards_discarded(const State&, Cards) {}
  void next_named(const State&, int /*seat*/) {}
  void jester_flipped(const State&, Cards /*discarded*/) {}
  void game_won(const State&) {}
  void game_lost(const State&) {}
};

}  // namespace regicide
