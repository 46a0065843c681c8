// Beam search for a win with all cards known: enemy by enemy, only the best states are kept.
//
// One step is a whole turn (a play with its discard, a Jester with its nomination), so that all states
// that are compared are about to play. Discards with a card to spare are skipped, so a beam search can
// find wins but not prove that there is none.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/build_namespace.hpp"
#include "rules/legality.hpp"
#include "solver/fingerprint.hpp"
#include "solver/heuristic.hpp"
#include "solver/seeded_shuffles.hpp"
#include "solver/solver_clock.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline bool has_spare_card(Cards cards, int damage) {
  return cards && total(cards) - values[lowest(cards)] >= damage;
}

class BeamSearch {
 public:
  BeamSearch(SeededShuffles& shuffles, const Heuristic& heuristic, SolverClock& clock,
             std::size_t width)
      : shuffles_(shuffles), heuristic_(heuristic), clock_(clock), width_(width) {
    std::size_t places = 1 << 12;
    while (places < 8 * width) places *= 2;
    seen_.resize(places);
    turns_.reserve(max_turns(width));
    children_.reserve(4 * width);
    defeated_.reserve(2 * width);
  }

  // The memory that a beam of this width uses.
  static std::uint64_t bytes(std::size_t width) {
    return width * (2 * sizeof(Node) + 2 * sizeof(AfterDefeat) + 4 * sizeof(Child) +
                    16 * sizeof(std::uint64_t)) +
           max_turns(width) * sizeof(TurnMoves);
  }

  std::vector<Move> solution;  // the winning moves, first move first

  // True if a win was found.
  bool search(const State& state) {
    const int first = state.castle_at;
    std::vector<Node> beam = {{state, 0, no_turn}};
    while (!beam.empty()) {
      defeated_.clear();
      threshold_defeated_ = lowest_score;
      while (!beam.empty()) {
        if (expand_turn(beam)) return true;
        if (clock_.is_time_up() || turns_.size() > max_turns(width_)) return false;
      }
      prune(defeated_, threshold_defeated_);
      clear_seen();
      beam.clear();
      for (const AfterDefeat& each : defeated_) beam.push_back(each.node);
      if (!beam.empty()) {
        clock_.report_defeated(static_cast<std::uint64_t>(beam[0].state.castle_at - first));
      }
    }
    return false;
  }

 private:
  static constexpr std::uint32_t no_turn = ~std::uint32_t{0};
  static constexpr Move no_move = ~Move{0};
  static constexpr float lowest_score = -1e30f;

  struct Node {
    State state;
    int hearts_count;
    std::uint32_t turn;
  };
  // The moves that led to a node, one or two, and the turn before them.
  struct TurnMoves {
    std::uint32_t parent;
    Move first;
    Move second;
  };
  struct Child {
    float score;
    std::uint32_t parent;  // index in the beam
    std::uint64_t fingerprint;
    Move first;
    Move second;
  };
  struct AfterDefeat {
    float score;
    std::uint64_t fingerprint;
    Node node;
  };

  // Turns are kept to write the solution. Few games are this long.
  static std::size_t max_turns(std::size_t width) { return 200 * width; }

  // Plays one turn from every state of the beam; states in which the enemy was defeated go to
  // `defeated_`. True if a win was found.
  bool expand_turn(std::vector<Node>& beam) {
    children_.clear();
    threshold_ = lowest_score;
    clear_seen();
    for (std::uint32_t place = 0; place < beam.size(); ++place) {
      if (expand(beam[place], place)) return true;
      if (clock_.count_node()) return false;
    }
    prune(children_, threshold_);
    std::vector<Node> next;
    next.reserve(children_.size());
    for (const Child& child : children_) next.push_back(apply_child(beam[child.parent], child));
    beam.swap(next);
    return false;
  }

  bool expand(const Node& node, std::uint32_t place) {
    bool won = false;
    each_move(node.state, [&](Move move) {
      if (won || is_wasteful(node.state, move)) return;
      State after = node.state;
      CachedSeededChance chance{shuffles_, node.hearts_count};
      apply(after, move, chance);
      if (node.state.step == Play && kind_of(move) != Flip && after.step != Play) {
        won = finish_turn(node, place, move, after, chance.hearts_count);
      } else {
        won = add_child(node, place, move, no_move, after, chance.hearts_count);
      }
    });
    return won;
  }

  bool finish_turn(const Node& node, std::uint32_t place, Move first, const State& state,
                   int hearts_count) {
    if (state.is_over()) return add_child(node, place, first, no_move, state, hearts_count);
    each_move(state, [&](Move move) {
      if (is_wasteful(state, move)) return;
      State after = state;
      CachedSeededChance chance{shuffles_, hearts_count};
      apply(after, move, chance);
      add_child(node, place, first, move, after, chance.hearts_count);
    });
    return false;
  }

  static bool is_wasteful(const State& state, Move move) {
    return kind_of(move) == Discard && has_spare_card(cards_of(move), attack(state));
  }

  // Adds a state to the beam if its score is high enough. True if it is a win.
  bool add_child(const Node& node, std::uint32_t place, Move first, Move second,
                 const State& after, int hearts_count) {
    clock_.count_node();
    if (after.step == Won) {
      write_solution(node.turn, first, second);
      return true;
    }
    if (after.is_over()) return false;
    const bool was_defeated = after.castle_at != node.state.castle_at;
    const float score = heuristic_(after);
    if (score <= (was_defeated ? threshold_defeated_ : threshold_)) return false;
    const std::uint64_t fingerprint = similarity_fingerprint(after);
    if (was_seen(fingerprint)) return false;
    if (was_defeated) {
      turns_.push_back({node.turn, first, second});
      defeated_.push_back(
          {score,
           fingerprint,
           {after, hearts_count, static_cast<std::uint32_t>(turns_.size() - 1)}});
      if (defeated_.size() >= 2 * width_) prune(defeated_, threshold_defeated_);
    } else {
      children_.push_back({score, place, fingerprint, first, second});
      if (children_.size() >= 4 * width_) prune(children_, threshold_);
    }
    return false;
  }

  Node apply_child(const Node& node, const Child& child) {
    turns_.push_back({node.turn, child.first, child.second});
    Node after = {node.state, node.hearts_count, static_cast<std::uint32_t>(turns_.size() - 1)};
    CachedSeededChance chance{shuffles_, node.hearts_count};
    apply(after.state, child.first, chance);
    if (child.second != no_move) apply(after.state, child.second, chance);
    after.hearts_count = chance.hearts_count;
    return after;
  }

  // Ignores the discards and the table: of states that differ only there, one is enough.
  std::uint64_t similarity_fingerprint(const State& state) const {
    Fingerprint fingerprint = fight_fingerprint(state);
    fingerprint += tavern_fingerprint(zobrist_, state);
    return fingerprint.high ^ fingerprint.low;
  }

  bool was_seen(std::uint64_t fingerprint) {
    std::uint64_t& place = seen_[(fingerprint ^ salt_) & (seen_.size() - 1)];
    if (place == (fingerprint ^ salt_)) return true;
    place = fingerprint ^ salt_;
    return false;
  }
  void clear_seen() { salt_ = folded(salt_ + 0x9E3779B97F4A7C15u, 0xD6E8FEB86659FD93u); }

  template <class Each>
  void prune(std::vector<Each>& list, float& threshold) {
    if (list.size() <= width_) return;
    const auto last = list.begin() + static_cast<std::ptrdiff_t>(width_);
    std::nth_element(list.begin(), last, list.end(),
                     [](const Each& one, const Each& other) { return one.score > other.score; });
    threshold = last->score;
    list.erase(last, list.end());
  }

  void write_solution(std::uint32_t turn, Move first, Move second) {
    std::vector<Move> backwards;
    const auto write = [&](Move one, Move two) {
      if (two != no_move) backwards.push_back(two);
      backwards.push_back(one);
    };
    write(first, second);
    for (; turn != no_turn; turn = turns_[turn].parent) write(turns_[turn].first, turns_[turn].second);
    solution.assign(backwards.rbegin(), backwards.rend());
  }

  const ZobristKeys& zobrist_ = zobrist_keys();
  SeededShuffles& shuffles_;
  const Heuristic& heuristic_;
  SolverClock& clock_;
  std::size_t width_;
  std::vector<TurnMoves> turns_;
  std::vector<Child> children_;
  std::vector<AfterDefeat> defeated_;
  std::vector<std::uint64_t> seen_;
  std::uint64_t salt_ = 1;
  float threshold_ = lowest_score;
  float threshold_defeated_ = lowest_score;
};

}  // namespace regicide
