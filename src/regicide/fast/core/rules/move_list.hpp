// The legal moves in the order of rules/legality.py. `each_move` has the combos of a rank in another order,
// which decides between equals in the search.
#pragma once

#include "base/build_namespace.hpp"
#include "rules/legality.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class MoveList {
 public:
  explicit MoveList(const State& state) {
    each_move(state, [&](Move move) { insert(move); });
  }

  const Move* begin() const { return moves_; }
  const Move* end() const { return moves_ + size_; }

 private:
  void insert(Move move) {
    int place = size_++;
    for (; place > 0 && comes_before(move, moves_[place - 1]); --place) moves_[place] = moves_[place - 1];
    moves_[place] = move;
  }

  // Combos of a rank: by size, then by their lowest different card. All other moves are in order already.
  static bool comes_before(Move move, Move other) {
    if (!is_combo(move) || !is_combo(other)) return false;
    const Cards cards = cards_of(move), others = cards_of(other);
    if (rank_of(lowest(cards)) != rank_of(lowest(others))) return false;
    if (count(cards) != count(others)) return count(cards) < count(others);
    const Cards differing = cards ^ others;
    return cards & differing & -differing;
  }
  static bool is_combo(Move move) {
    const Cards cards = cards_of(move);
    return kind_of(move) == PlayCards && count(cards) > 1 && !(cards & aces);
  }

  Move moves_[1 << largest_hand];
  int size_ = 0;
};

}  // namespace regicide
