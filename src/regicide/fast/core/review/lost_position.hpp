// Positions that no card can save: the solver proves in sampled worlds, with all cards known, that each of them is lost.
// Ratings see only two turns ahead, and the net has hope to the last.
//
// The limit is a number of positions and not a time, so that a review is the same everywhere. Where no player can draw any
// more a proof takes a few hundred; the first world without a proof ends the test.
#pragma once

#include "base/build_namespace.hpp"
#include "knowledge/worlds.hpp"
#include "review/rescue_search.hpp"
#include "solver/proof_search.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int worlds_to_prove = 40;
inline constexpr std::uint64_t positions_a_world = 4'096;
inline constexpr std::uint64_t loss_table_bytes = 1 << 16;

// Whether the seat to move can infer every card: the hidden ones, if any, are all in one hand.
inline bool knows_all_cards(const State& state) {
  int hidden_hands = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const bool is_seen = seat == state.seat || state.options.open_hands;
    hidden_hands += !is_seen && (state.hand[seat] & ~state.known[seat]);
  }
  if (hidden_hands > 1 || state.tavern.size > state.top) return false;
  for (int at = state.castle_at; at < state.castle_size; at = end_of_rank(state, at)) {
    if (end_of_rank(state, at) - at > 1) return false;
  }
  return true;
}

inline RescueSearch find_rescue(const State& state, std::uint64_t seed) {
  Rng rng(seed);
  const int worlds = knows_all_cards(state) ? 1 : worlds_to_prove;
  bool needs_hearts = false;  // a proof that reads healed cards holds for one way to shuffle them
  for (int number = 0; number < worlds; ++number) {
    State world = state;
    sample_world(world, rng);
    LossTable losses(loss_table_bytes);  // of one world: its keys do not name the castle
    if (!losses.is_allocated()) return {};
    SeededShuffles shuffles({"rescue", 6, static_cast<std::uint64_t>(1'000 * number)});
    SolveProgress progress{};
    SolverClock clock({.seconds = 0, .bytes = 0, .widest = 0, .positions = positions_a_world}, progress);
    clock.begin_phase(Proving, 0, clock.left());
    ProofSearch proof(shuffles, losses, clock, true);
    int read = 0;
    if (proof.search(world, 0, read) != ProofSearch::Loss) return {};
    needs_hearts |= read == reads_everything;
  }
  return {.is_lost = true, .is_proved = worlds == 1 && !needs_hearts, .worlds = worlds};
}

}  // namespace regicide
