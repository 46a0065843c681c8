// The review of a game: its decisions, and what they add up to, for the game and for each seat.
#pragma once

#include <span>
#include <utility>

#include "base/build_namespace.hpp"
#include "review/reviewed_decision.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int no_end = -1;  // the record breaks off

// The first decisions of a game, in order.
class Review {
 public:
  // `end` is the chance after the last move, `no_end` if the game is not over; `moves` is their number in
  // the record.
  Review(std::span<const ReviewedDecision> decisions, int moves, int end)
      : decisions_(decisions), moves_(moves), end_(end) {}

  std::span<const ReviewedDecision> decisions() const { return decisions_; }
  int end() const { return end_; }
  bool is_complete() const { return !decisions_.empty() && size() == moves_; }
  bool has_luck(int at) const { return at + 1 < size() || (is_complete() && end_ != no_end); }
  // What chance did after a decision: until the next one comes, or the end of the game.
  int luck(int at) const {
    return (at + 1 < size() ? decision(at + 1).arrival() : end_) - decision(at).chance;
  }

  // The decisions with the largest marked losses, as numbers of moves in the order of the game.
  static constexpr int most_turning_points = 3;
  int turning_points(std::int32_t* numbers) const {
    const ReviewedDecision* largest[most_turning_points] = {};
    for (const ReviewedDecision& each : decisions_) {
      if (each.mark() == Mark::None) continue;
      const ReviewedDecision* left = &each;
      for (const ReviewedDecision*& place : largest) {
        if (!place || left->loss() > place->loss()) std::swap(place, left);
        if (!left) break;
      }
    }
    int found = 0;
    for (const ReviewedDecision& each : decisions_) {
      for (const ReviewedDecision* one : largest) {
        if (one == &each) numbers[found++] = each.number;
      }
    }
    return found;
  }

 private:
  int size() const { return static_cast<int>(decisions_.size()); }
  const ReviewedDecision& decision(int at) const { return decisions_[static_cast<std::size_t>(at)]; }

  std::span<const ReviewedDecision> decisions_;
  int moves_;
  int end_;
};

struct ReviewSums {
  int decisions = 0;
  int loss = 0;
  int luck = 0;
  int medals = 0;  // what the chance changed because another medal is at stake
  int best = 0;
  int marks[4] = {};  // by `Mark`

  void add(const Review& review, int at) {
    const ReviewedDecision& decision = review.decisions()[static_cast<std::size_t>(at)];
    ++decisions;
    loss += decision.loss();
    if (review.has_luck(at)) luck += review.luck(at);
    medals += decision.value - decision.arrival();
    best += decision.is_best();
    ++marks[static_cast<int>(decision.mark())];
  }
};

// Of one seat, or of all.
inline constexpr int all_seats = -1;
inline ReviewSums sums_of(const Review& review, int seat) {
  ReviewSums sums;
  for (int at = 0; at < static_cast<int>(review.decisions().size()); ++at) {
    const int actor = review.decisions()[static_cast<std::size_t>(at)].seat;
    if (seat == all_seats || actor == seat) sums.add(review, at);
  }
  return sums;
}

}  // namespace regicide
