// Rates every legal move: the chance of winning if the champion plays on from there in all seats.
//
// All moves get the same worlds and the same random numbers. A rollout plays by the net's policy until the
// second turn begins, and ends with the net's value, corrected for the champion (net/calibration.hpp). So
// ratings before and after a move end at the same place, and are on one scale.
//
// Discards with a card to spare are many, and seldom better than without it. They are tried in every
// eighth world, and rated by their mean difference to the same discard without cards to spare.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "base/build_namespace.hpp"
#include "knowledge/worlds.hpp"
#include "net/calibration.hpp"
#include "net/game_kind.hpp"
#include "net/net_policy.hpp"
#include "search/line.hpp"
#include "search/sample_mean.hpp"
#include "search/search.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int turns_ahead = 2;  // experiment 32 in docs/lab/experiments.md
inline constexpr int wasteful_interval = 8;

// The end of a rollout: the logit of the net, or of a finished game; the solo Jesters left; how the first
// turn began.
struct RolloutEnd {
  double logit;
  std::int32_t jesters;
  FirstTurn began;
};

// How the first turn begins after a move: `after` is the state then.
inline FirstTurn first_turn(Move move, bool kills, const State& after) {
  if (kills) return FirstTurn::Killed;
  if (kind_of(move) == Nominate || kind_of(move) == Flip) return FirstTurn::Jester;
  return after.step == Suffer ? FirstTurn::Discarded : FirstTurn::Passed;
}

// Makes the moves of a line and plays on by the net's policy until `turns_ahead` turns have begun.
inline RolloutEnd roll_out_turns(QuantizedEvaluator& evaluator, State state, const Line& line,
                                 std::uint64_t chance_seed) {
  Rng rng(chance_seed);
  ShuffledChance chance(rng);
  for (int at = 0; at + 1 < line.size; ++at) apply(state, line.moves[at], chance);
  const int enemies = state.enemies_left();
  apply(state, line.last(), chance);
  const FirstTurn began = first_turn(line.last(), state.enemies_left() < enemies, state);
  int turns = state.step == Play;
  while (turns < turns_ahead && !state.is_over()) {
    apply(state, best_move(evaluator, state).move, chance);
    turns += state.step == Play;
  }
  if (state.is_over()) return {state.step == Won ? certain_logit : -certain_logit, state.jesters, began};
  return {best_move(evaluator, state).logit, state.jesters, began};
}

// The chance of winning after a line of moves in one world.
inline double chance_in_world(QuantizedEvaluator& evaluator, GameKind kind, const State& world,
                              const Line& line, std::uint64_t chance_seed) {
  const RolloutEnd end = roll_out_turns(evaluator, world, line, chance_seed);
  if (std::abs(end.logit) >= certain_logit) return end.logit > 0 ? 1 : 0;
  return calibrated_value(kind, end.jesters, end.began, end.logit);
}

// A move and, after a Jester, the nomination that the champion chooses: the net alone often nominates badly.
inline Line rated_line(const QuantizedNet& net, const State& state, Move move, int worlds, Rng& rng) {
  Line line = single_move(move);
  if (state.players == 1 || kind_of(move) != PlayCards || !(cards_of(move) & jesters)) return line;
  State after = state;
  UnshuffledChance nothing;
  apply(after, move, nothing);
  line.add(search(net, after, {worlds * state.players, 0}, rng).move);
  return line;
}

// Other hands with two players are sampled as players keep cards: experiment 32 in docs/lab/experiments.md.
inline void sample_rating_world(State& world, Rng& rng) {
  if (world.players == 2) {
    sample_likely_world(world, rng);
  } else {
    sample_world(world, rng);
  }
}

struct MoveRating {
  Move move;
  double chance;
  double error;  // standard error of the chance, from the sample of worlds
};

class MoveRater {
 public:
  MoveRater(const QuantizedNet& net, const State& state, int worlds, Rng& rng)
      : evaluator_(net), state_(state), kind_(game_kind(state)) {
    each_sensible_move(state, [&](Move move) {
      entries_.push_back({rated_line(net, state, move, worlds, rng)});
    });
    sensible_ = entries_.size();
    each_move(state, [&](Move move) {
      const auto is_this = [&](const Entry& each) { return each.line.first() == move; };
      if (std::none_of(entries_.begin(), entries_.end(), is_this)) {
        entries_.push_back({single_move(move), sensible_part(move)});
      }
    });
    for (int number = 0; number < worlds; ++number) {
      State world = state_;
      sample_rating_world(world, rng);
      try_world(world, rng.next(), number % wasteful_interval == 0 ? entries_.size() : sensible_);
    }
  }

  // The best move first.
  std::vector<MoveRating> ratings() const {
    std::vector<MoveRating> found;
    for (const Entry& each : entries_) found.push_back(rating(each));
    std::sort(found.begin(), found.end(), [](const MoveRating& a, const MoveRating& b) {
      return a.chance != b.chance ? a.chance > b.chance : a.move < b.move;
    });
    return found;
  }

 private:
  static constexpr int none = -1;

  struct Entry {
    Line line;
    int part = none;   // of a wasteful discard: the index of the discard it is compared with
    double value = 0;  // in the latest world
    SampleMean sample = {};  // of the values, or of the differences
  };

  // The largest sensible discard that is part of a wasteful one.
  int sensible_part(Move wasteful) const {
    int part = none;
    for (int at = 0; at < static_cast<int>(sensible_); ++at) {
      const Move move = entries_[at].line.first();
      if (kind_of(move) != Discard || (cards_of(move) & ~cards_of(wasteful))) continue;
      if (part == none || count(cards_of(move)) > count(cards_of(entries_[part].line.first()))) part = at;
    }
    return part;
  }

  void try_world(const State& world, std::uint64_t chance_seed, std::size_t moves) {
    for (std::size_t at = 0; at < moves; ++at) {
      Entry& entry = entries_[at];
      entry.value = chance_in_world(evaluator_, kind_, world, entry.line, chance_seed);
      entry.sample.add(entry.value - (entry.part == none ? 0 : entries_[entry.part].value));
    }
  }

  MoveRating rating(const Entry& entry) const {
    const MoveRating own{entry.line.first(), entry.sample.mean(), entry.sample.error()};
    if (entry.part == none) return own;
    const MoveRating part = rating(entries_[entry.part]);
    return {own.move, std::clamp(part.chance + own.chance, 0.0, 1.0),
            std::sqrt(part.error * part.error + own.error * own.error)};
  }

  QuantizedEvaluator evaluator_;
  const State& state_;
  GameKind kind_;
  std::vector<Entry> entries_;
  std::size_t sensible_ = 0;  // sensible moves come first
};

}  // namespace regicide
