// Counts the facts of one game: study/game_facts.py says what each means.
#pragma once

#include <algorithm>
#include <bit>
#include <cstring>
#include <string_view>

#include "base/build_namespace.hpp"
#include "messages/reasons.hpp"
#include "rules/deal.hpp"
#include "text/move_text.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Plays a record again: it is the chance of its moves, and hears their events.
class CountedGame : public NoEvents, public OrderedChance {
 public:
  static constexpr int royals = 12;

  // Without a seed the record names the cards that hearts moved. `people` has a bit for each seat of a person.
  CountedGame(const State& deal, const Seed* seed, int people) : state(deal), seed_(seed), people_(people) {
    std::memset(marks, '-', royals);
    mark_loss();
  }

  State state;
  int moves = 0, turns = 0, jesters = 0, blow = 0, cards = 0, healed = 0, drawn = 0, covers = 0, shielded = 0;
  bool dry = false, duel = false;
  char marks[royals];

  bool is_won() const { return state.step == Won; }
  bool is_lost() const { return state.is_over() && !is_won(); }
  int people() const { return std::popcount(static_cast<unsigned>(people_)); }
  bool fell_exactly(int first, int count) const {
    return std::all_of(marks + first, marks + first + count, [](char mark) { return mark == 'x'; });
  }

  // Makes a move, in the notation of a record; false if it is not legal.
  bool play(std::string_view recorded) {
    const std::size_t end = std::min(recorded.find('{'), recorded.size());
    const ParsedMove parsed = parse_move(recorded.substr(0, end), state.acting_hand());
    if (!parsed || why_illegal(state, parsed.move)) return false;
    named_ = recorded.substr(end);
    by_person_ = people_ >> state.seat & 1;
    flips_ = kind_of(parsed.move) == Flip;
    apply(state, parsed.move, *this, *this);
    ++moves;
    dry |= state.tavern.size == 0;
    mark_loss();
    return true;
  }

  void heal(State& now, int number) {
    if (seed_) {
      SeededChance(*seed_, Decimal(hearts_++)).heal(now, number);
    } else {
      move_named_to_front(now.discard);
      UnshuffledChance{}.heal(now, number);
    }
    count_most(healed, number);
  }
  void draw(State& now, int number) {
    const int before = now.tavern.size;
    OrderedChance::draw(now, number);
    if (!flips_) count_most(drawn, before - now.tavern.size);
  }

  void cards_played(const State& now, Cards played, int) {
    ++turns;
    jesters += count(played & regicide::jesters);
    count_most(cards, count(played));
    duel |= by_person_ && is_king(now.enemy) && played & kings;
  }
  void yielded(const State&) { ++turns; }
  void jester_flipped(const State&, Cards) { ++jesters; }
  void enemy_damaged(const State&, int amount, bool) { count_most(blow, amount); }
  void shield_raised(const State& now) { shielded += by_person_ && is_king(now.enemy) && attack(now) == 0; }
  void cards_discarded(const State& now, Cards paid) { covers += by_person_ && total(paid) == attack(now); }
  void enemy_defeated(const State&, bool exact, bool) { marks[met_++] = exact ? 'x' : 'o'; }

 private:
  void mark_loss() {
    if (is_lost()) marks[met_] = 'f';
  }

  static constexpr Cards kings = Cards{0xF} << 4 * king;
  static bool is_king(Card card) { return rank_of(card) == king; }

  // Keeps the best of what people did in one move.
  void count_most(int& fact, int value) {
    if (by_person_) fact = std::max(fact, value);
  }
  // `named_` is empty, or as {2c3d}. Of the two Jesters it names any.
  void move_named_to_front(Pile& pile) {
    Card* next = pile.cards;
    for (std::size_t at = 1; at + 2 < named_.size(); at += 2) {
      const Card named = parse_card(named_.substr(at, 2));
      Card* const found = std::find_if(next, pile.cards + pile.size, [&](Card card) {
        return std::min(card, first_jester) == named;
      });
      if (found != pile.cards + pile.size) std::rotate(next++, found, found + 1);
    }
  }

  const Seed* seed_;
  int people_;
  std::uint32_t hearts_ = first_hearts;  // the number of the next shuffle of the discard pile
  std::string_view named_;
  bool by_person_ = false, flips_ = false;
  int met_ = 0;
};

}  // namespace regicide
