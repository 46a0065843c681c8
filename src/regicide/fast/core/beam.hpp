// Looking for a win: enemy by enemy, the most promising ways to defeat it go on to the next.
//
// Turns are done whole (a play with its discard, a Jester with its nomination), so that all states
// that are compared wait for a play. Discards from which a card could be left out are skipped: a
// beam finds wins and proves nothing.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "fingerprint.hpp"
#include "legality.hpp"
#include "prospect.hpp"
#include "reshuffles.hpp"
#include "stopwatch.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline bool has_spare_card(Cards cards, int damage) {
  return cards && total(cards) - values[lowest(cards)] >= damage;
}

class Beam {
 public:
  Beam(Reshuffles& reshuffles, const Prospect& prospect, Stopwatch& watch, std::size_t width)
      : reshuffles_(reshuffles), prospect_(prospect), watch_(watch), width_(width) {
    std::size_t places = 1 << 12;
    while (places < 8 * width) places *= 2;
    seen_.resize(places);
    turns_.reserve(most_turns(width));
    children_.reserve(4 * width);
    fallen_.reserve(2 * width);
  }

  // How much memory a beam takes.
  static std::uint64_t bytes(std::size_t width) {
    return width * (2 * sizeof(Node) + 2 * sizeof(Fallen) + 4 * sizeof(Child) +
                    16 * sizeof(std::uint64_t)) +
           most_turns(width) * sizeof(Turn);
  }

  std::vector<Move> line;  // of a win, forwards

  // Whether a win was found.
  bool search(const State& state) {
    const int first = state.castle_at;
    std::vector<Node> fight = {{state, 0, no_turn}};
    while (!fight.empty()) {
      fallen_.clear();
      threshold_fallen_ = lowest_score;
      while (!fight.empty()) {
        if (fight_a_turn(fight)) return true;
        if (watch_.is_over_now() || turns_.size() > most_turns(width_)) return false;
      }
      prune(fallen_, threshold_fallen_);
      forget_seen();
      fight.clear();
      for (const Fallen& each : fallen_) fight.push_back(each.node);
      if (!fight.empty()) {
        watch_.tell_defeated(static_cast<std::uint64_t>(fight[0].state.castle_at - first));
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
    int acted;
    std::uint32_t turn;
  };
  // How a node came about: one or two moves after another turn.
  struct Turn {
    std::uint32_t parent;
    Move first;
    Move second;
  };
  struct Child {
    float score;
    std::uint32_t parent;  // place in the fight
    std::uint64_t print;
    Move first;
    Move second;
  };
  struct Fallen {
    float score;
    std::uint64_t print;
    Node node;
  };

  // Turns are kept to tell the line by. Few games are as long as this.
  static std::size_t most_turns(std::size_t width) { return 200 * width; }

  // Does one turn of every state; those where the enemy fell are put aside.
  bool fight_a_turn(std::vector<Node>& fight) {
    children_.clear();
    threshold_ = lowest_score;
    forget_seen();
    for (std::uint32_t place = 0; place < fight.size(); ++place) {
      if (expand(fight[place], place)) return true;
      if (watch_.is_over()) return false;
    }
    prune(children_, threshold_);
    std::vector<Node> next;
    next.reserve(children_.size());
    for (const Child& child : children_) next.push_back(grown(fight[child.parent], child));
    fight.swap(next);
    return false;
  }

  bool expand(const Node& node, std::uint32_t place) {
    bool won = false;
    each_move(node.state, [&](Move move) {
      if (won || is_wasteful(node.state, move)) return;
      State after = node.state;
      Foreseen chance{reshuffles_, node.acted};
      apply(after, move, chance);
      if (node.state.step == Play && kind_of(move) != Flip && after.step != Play) {
        won = finish_turn(node, place, move, after, chance.acted);
      } else {
        won = offer(node, place, move, no_move, after, chance.acted);
      }
    });
    return won;
  }

  bool finish_turn(const Node& node, std::uint32_t place, Move first, const State& state,
                   int acted) {
    if (state.is_over()) return offer(node, place, first, no_move, state, acted);
    each_move(state, [&](Move move) {
      if (is_wasteful(state, move)) return;
      State after = state;
      Foreseen chance{reshuffles_, acted};
      apply(after, move, chance);
      offer(node, place, first, move, after, chance.acted);
    });
    return false;
  }

  static bool is_wasteful(const State& state, Move move) {
    return kind_of(move) == Discard && has_spare_card(cards_of(move), attack(state));
  }

  // Takes a state into the beam if it is good enough; whether it is a win.
  bool offer(const Node& node, std::uint32_t place, Move first, Move second, const State& after,
             int acted) {
    watch_.is_over();
    if (after.step == Won) {
      write_line(node.turn, first, second);
      return true;
    }
    if (after.is_over()) return false;
    const bool fell = after.castle_at != node.state.castle_at;
    const float score = prospect_(after);
    if (score <= (fell ? threshold_fallen_ : threshold_)) return false;
    const std::uint64_t print = print_of_likes(after);
    if (was_seen(print)) return false;
    if (fell) {
      turns_.push_back({node.turn, first, second});
      fallen_.push_back(
          {score, print, {after, acted, static_cast<std::uint32_t>(turns_.size() - 1)}});
      if (fallen_.size() >= 2 * width_) prune(fallen_, threshold_fallen_);
    } else {
      children_.push_back({score, place, print, first, second});
      if (children_.size() >= 4 * width_) prune(children_, threshold_);
    }
    return false;
  }

  Node grown(const Node& node, const Child& child) {
    turns_.push_back({node.turn, child.first, child.second});
    Node after = {node.state, node.acted, static_cast<std::uint32_t>(turns_.size() - 1)};
    Foreseen chance{reshuffles_, node.acted};
    apply(after.state, child.first, chance);
    if (child.second != no_move) apply(after.state, child.second, chance);
    after.acted = chance.acted;
    return after;
  }

  // States that differ only in the order of the discards crowd each other out: one is enough.
  std::uint64_t print_of_likes(const State& state) const {
    Fingerprint print = print_of_fight(state);
    print += print_of_tavern(prints_, state);
    return print.high ^ print.low;
  }

  bool was_seen(std::uint64_t print) {
    std::uint64_t& place = seen_[(print ^ salt_) & (seen_.size() - 1)];
    if (place == (print ^ salt_)) return true;
    place = print ^ salt_;
    return false;
  }
  void forget_seen() { salt_ = folded(salt_ + 0x9E3779B97F4A7C15u, 0xD6E8FEB86659FD93u); }

  template <class Each>
  void prune(std::vector<Each>& list, float& threshold) {
    if (list.size() <= width_) return;
    const auto last = list.begin() + static_cast<std::ptrdiff_t>(width_);
    std::nth_element(list.begin(), last, list.end(),
                     [](const Each& one, const Each& other) { return one.score > other.score; });
    threshold = last->score;
    list.erase(last, list.end());
  }

  void write_line(std::uint32_t turn, Move first, Move second) {
    std::vector<Move> backwards;
    const auto write = [&](Move one, Move two) {
      if (two != no_move) backwards.push_back(two);
      backwards.push_back(one);
    };
    write(first, second);
    for (; turn != no_turn; turn = turns_[turn].parent) write(turns_[turn].first, turns_[turn].second);
    line.assign(backwards.rbegin(), backwards.rend());
  }

  const Placeprints& prints_ = placeprints();
  Reshuffles& reshuffles_;
  const Prospect& prospect_;
  Stopwatch& watch_;
  std::size_t width_;
  std::vector<Turn> turns_;
  std::vector<Child> children_;
  std::vector<Fallen> fallen_;
  std::vector<std::uint64_t> seen_;
  std::uint64_t salt_ = 1;
  float threshold_ = lowest_score;
  float threshold_fallen_ = lowest_score;
};

}  // namespace regicide
