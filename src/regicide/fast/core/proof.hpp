// Is there no way to win at all? A depth-first search of every legal move, those that nobody would
// make included, which remembers what was lost.
//
// What it remembers holds for more states than the one it was found in. Discards and the table
// change nothing but what hearts bring up, and what they bring up goes under the tavern. So a loss
// that was shown without ever drawing such a card holds whatever lies there, in whatever order; and
// where only the first d cards of the tavern were drawn, it holds for all taverns that begin so.
// Every refutation therefore tells how much of the tavern it read:
//
// read             the loss is remembered for
// d ≤ size         the fight (hands, enemy, damage, …) and the first cards of the tavern, d rounded up
// size + 1         the fight and the whole tavern: that it ends there was seen
// what was healed  the whole state, discards and table in their order and hearts counted
//
// A move that heals and draws k cards, after which c cards are read of a tavern that got p royals on
// top of it, has read k + c − p of the tavern before it; past that tavern's end it has read what was
// healed.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "fingerprint.hpp"
#include "legality.hpp"
#include "reshuffles.hpp"
#include "stopwatch.hpp"
#include "variant.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// A set of fingerprints that forgets old ones when it is full.
class LostStates {
 public:
  explicit LostStates(std::uint64_t bytes) {
    std::uint64_t places = 1 << 10;
    while (places * 2 * sizeof(Fingerprint) <= bytes) places *= 2;
    mask_ = places - 1;
    prints_ = static_cast<Fingerprint*>(std::calloc(places, sizeof(Fingerprint)));
  }
  LostStates(const LostStates&) = delete;
  LostStates& operator=(const LostStates&) = delete;
  ~LostStates() { std::free(prints_); }

  bool is_there() const { return prints_ != nullptr; }
  bool holds(const Fingerprint& print) const {
    const std::uint64_t first = print.low & mask_ & ~std::uint64_t{3};
    for (std::uint64_t place = first; place < first + 4; ++place) {
      if (prints_[place] == print) return true;
    }
    return false;
  }
  void add(const Fingerprint& print) {
    const std::uint64_t first = print.low & mask_ & ~std::uint64_t{3};
    for (std::uint64_t place = first; place < first + 4; ++place) {
      if (prints_[place] == Fingerprint{}) {
        prints_[place] = print;
        return;
      }
    }
    prints_[first + (forgotten_++ & 3)] = print;
  }

  std::uint64_t size() const { return mask_ + 1; }
  // It has forgotten more than it holds: with more memory the proof would have been shorter.
  bool is_too_small() const { return forgotten_ > size(); }
  // So much more that the proof goes in circles.
  bool is_hopeless() const { return forgotten_ > 64 * size(); }

 private:
  Fingerprint* prints_;
  std::uint64_t mask_;
  std::uint64_t forgotten_ = 0;
};

class Proof {
 public:
  enum Answer { Win, Loss, Unknown };
  static constexpr int healed = 1000;  // how much was read: more than the tavern

  Proof(Reshuffles& reshuffles, LostStates& lost, Stopwatch& watch, bool remembers)
      : reshuffles_(reshuffles),
        lost_(lost),
        watch_(watch),
        remembers_(remembers),
        used_(std::min<std::uint64_t>(1 << 20, lost.size() / 4)) {}

  std::vector<Move> line;  // of a win, backwards

  // How a state ends at best; `read` is how much of the tavern a loss rests on.
  Answer search(const State& state, int acted, int& read, int depth = 0) {
    if (state.is_over()) {
      read = 0;
      return state.step == Won ? Win : Loss;
    }
    if (watch_.is_over() || lost_.is_hopeless() || depth == longest_line) return Unknown;
    const Keys keys(prints_, state);
    if (is_known_lost(state, keys, acted, read)) return Loss;
    read = 0;
    Answer answer = Loss;
    each_move(state, [&](Move move) {
      if (answer != Loss) return;
      State after = state;
      Foreseen chance{reshuffles_, acted};
      apply(after, move, chance);
      int read_after = 0;
      answer = search(after, chance.acted, read_after, depth + 1);
      if (answer == Win) line.push_back(move);
      if (answer == Loss) read = std::max(read, read_before(state, after, chance, read_after));
    });
    if (answer == Loss && remembers_) remember(state, keys, acted, read);
    return answer;
  }

 private:
  static constexpr int grain = 3;  // so many cards at a time are told apart

  // A fight, with so many groups of `grain` cards on top of the tavern.
  struct Keys {
    Keys(const Placeprints& prints, const State& state) : fight(print_of_fight(state)) {
      Fingerprint print = fight;
      int place = 0;
      for (int group = 0; group * grain <= state.tavern.size; ++group) {
        for (; place < group * grain; ++place) {
          print += prints.of(Placeprints::Tavern, place, state.tavern[place]);
        }
        tops[group] = mixed(print, static_cast<std::uint64_t>(group));
      }
    }
    Fingerprint fight;
    Fingerprint tops[64 / grain + 1];
  };

  static int read_before(const State& before, const State& after, const Foreseen& chance,
                         int read_after) {
    if (read_after == healed) return healed;
    const bool exact = after.castle_at != before.castle_at && after.tavern.size &&
                       after.tavern[0] == before.enemy;  // §5.2
    const int under = read_after - exact;
    const int found = std::max(chance.read, under > 0 ? chance.drawn + under : 0);
    return chance.healed && found > before.tavern.size ? healed : found;
  }

  Fingerprint whole_tavern(const State& state, const Keys& keys) const {
    Fingerprint print = keys.fight;
    print += print_of_tavern(prints_, state);
    return mixed(print, 100);
  }
  Fingerprint everything(const State& state, const Keys& keys, int acted) const {
    Fingerprint print = keys.fight;
    print += print_of_tavern(prints_, state);
    print += print_of(prints_, state.discard, Placeprints::Discards);
    print += print_of(prints_, state.table, Placeprints::Table);
    return mixed(print, 200 + static_cast<std::uint64_t>(acted));
  }

  // Bit set of the keys ever used for a fight: by groups read, the whole tavern, everything. Fights
  // that share a place only look in vain.
  static constexpr int whole_key = 30;
  static constexpr int everything_key = 31;
  std::uint32_t& keys_used(const Keys& keys) {
    return used_[keys.fight.high & (used_.size() - 1)];
  }

  bool is_known_lost(const State& state, const Keys& keys, int acted, int& read) {
    const std::uint32_t used = keys_used(keys);
    for (std::uint32_t left = used & ((1u << whole_key) - 1); left; left &= left - 1) {
      const int group = std::countr_zero(left);
      if (group * grain > state.tavern.size) break;
      read = group * grain;
      if (lost_.holds(keys.tops[group])) return true;
    }
    read = state.tavern.size + 1;
    if (used >> whole_key & 1 && lost_.holds(whole_tavern(state, keys))) return true;
    read = healed;
    return used >> everything_key & 1 && lost_.holds(everything(state, keys, acted));
  }

  void remember(const State& state, const Keys& keys, int acted, int read) {
    const int group = (read + grain - 1) / grain;
    if (read == healed) {
      keys_used(keys) |= 1u << everything_key;
      lost_.add(everything(state, keys, acted));
    } else if (group * grain <= state.tavern.size) {
      keys_used(keys) |= 1u << group;
      lost_.add(keys.tops[group]);
    } else {
      keys_used(keys) |= 1u << whole_key;
      lost_.add(whole_tavern(state, keys));
    }
  }

  const Placeprints& prints_ = placeprints();
  Reshuffles& reshuffles_;
  LostStates& lost_;
  Stopwatch& watch_;
  bool remembers_;
  std::vector<std::uint32_t> used_;
};

}  // namespace regicide
