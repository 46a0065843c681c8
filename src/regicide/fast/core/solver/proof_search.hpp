// Proof search: a depth-first search of every legal move with a transposition table of lost states. It
// proves that a state cannot be won, or finds a win.
//
// A loss often holds for more states than the one it was found in. The discards and the table matter
// only through the cards that hearts move under the tavern. A loss that was proved without drawing such
// a card therefore holds for any discards and any table; if only the first d cards of the tavern were
// drawn, it holds for every tavern that begins with them. So each proof of a loss returns how much of
// the tavern it read:
//
// read             the table stores the loss for
// d ≤ size         the fight (hands, enemy, damage, …) and the first d cards of the tavern, rounded up
// size + 1         the fight and the whole tavern: the proof depends on where the tavern ends
// reads_everything  the whole state: discards and table in order, and the number of hearts powers so far
//
// If a move draws k cards and puts p royals on top of the tavern, and c cards are read after it, then
// k + c − p cards were read before it. Reading past the end of the earlier tavern means reading healed
// cards: everything.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "base/build_namespace.hpp"
#include "rules/legality.hpp"
#include "solver/fingerprint.hpp"
#include "solver/seeded_shuffles.hpp"
#include "solver/solver_clock.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// The transposition table: fingerprints of lost states. Old ones are overwritten when it is full.
class LossTable {
 public:
  explicit LossTable(std::uint64_t bytes) {
    std::uint64_t entries = 1 << 10;
    while (entries * 2 * sizeof(Fingerprint) <= bytes) entries *= 2;
    mask_ = entries - 1;
    fingerprints_ = static_cast<Fingerprint*>(std::calloc(entries, sizeof(Fingerprint)));
  }
  LossTable(const LossTable&) = delete;
  LossTable& operator=(const LossTable&) = delete;
  ~LossTable() { std::free(fingerprints_); }

  bool is_allocated() const { return fingerprints_ != nullptr; }
  bool contains(const Fingerprint& fingerprint) const {
    const std::uint64_t first = fingerprint.low & mask_ & ~std::uint64_t{3};
    for (std::uint64_t place = first; place < first + 4; ++place) {
      if (fingerprints_[place] == fingerprint) return true;
    }
    return false;
  }
  void add(const Fingerprint& fingerprint) {
    const std::uint64_t first = fingerprint.low & mask_ & ~std::uint64_t{3};
    for (std::uint64_t place = first; place < first + 4; ++place) {
      if (fingerprints_[place] == Fingerprint{}) {
        fingerprints_[place] = fingerprint;
        return;
      }
    }
    fingerprints_[first + (overwritten_++ & 3)] = fingerprint;
  }

  std::uint64_t size() const { return mask_ + 1; }
  // True if more entries were overwritten than the table holds: more memory would help.
  bool is_too_small() const { return overwritten_ > size(); }
  // True if so many were overwritten that the search mostly repeats work.
  bool is_thrashing() const { return overwritten_ > 64 * size(); }

 private:
  Fingerprint* fingerprints_;
  std::uint64_t mask_;
  std::uint64_t overwritten_ = 0;
};

class ProofSearch {
 public:
  enum Answer { Win, Loss, Unknown };

  ProofSearch(SeededShuffles& shuffles, LossTable& losses, SolverClock& clock, bool remembers)
      : shuffles_(shuffles),
        losses_(losses),
        clock_(clock),
        remembers_(remembers),
        used_(std::min<std::uint64_t>(1 << 20, losses.size() / 4)) {}

  std::vector<Move> solution;  // the winning moves, last move first

  // The result with best play. `read` is how much of the tavern the proof of a loss has read.
  Answer search(const State& state, int hearts_count, int& read, int depth = 0) {
    if (state.is_over()) {
      read = 0;
      return state.step == Won ? Win : Loss;
    }
    if (clock_.count_node() || losses_.is_thrashing() || depth == longest_solution) return Unknown;
    const Keys keys(zobrist_, state);
    if (is_known_lost(state, keys, hearts_count, read)) return Loss;
    read = 0;
    Answer answer = Loss;
    each_move(state, [&](Move move) {
      if (answer != Loss) return;
      State after = state;
      CachedSeededChance chance{shuffles_, hearts_count};
      apply(after, move, chance);
      int read_after = 0;
      answer = search(after, chance.hearts_count, read_after, depth + 1);
      if (answer == Win) solution.push_back(move);
      if (answer == Loss) read = std::max(read, read_before(state, after, chance, read_after));
    });
    if (answer == Loss && remembers_) remember(state, keys, hearts_count, read);
    return answer;
  }

 private:
  // The first cards of the tavern are counted in blocks of three.
  static constexpr int tavern_block_size = 3;

  // Fingerprints of the fight with the first n blocks of `tavern_block_size` cards of the tavern.
  struct Keys {
    Keys(const ZobristKeys& zobrist, const State& state) : fight(fight_fingerprint(state)) {
      Fingerprint fingerprint = fight;
      int place = 0;
      for (int block = 0; block * tavern_block_size <= state.tavern.size; ++block) {
        for (; place < block * tavern_block_size; ++place) {
          fingerprint += zobrist.of(ZobristKeys::Tavern, place, state.tavern[place]);
        }
        tops[block] = mixed(fingerprint, static_cast<std::uint64_t>(block));
      }
    }
    Fingerprint fight;
    Fingerprint tops[64 / tavern_block_size + 1];
  };

  static int read_before(const State& before, const State& after, const CachedSeededChance& chance,
                         int read_after) {
    if (read_after == reads_everything) return reads_everything;
    const bool exact = after.castle_at != before.castle_at && after.tavern.size &&
                       after.tavern[0] == before.enemy;  // §5.2
    const int under = read_after - exact;
    const int found = std::max(chance.read, under > 0 ? chance.drawn + under : 0);
    return chance.healed && found > before.tavern.size ? reads_everything : found;
  }

  Fingerprint whole_tavern(const State& state, const Keys& keys) const {
    Fingerprint fingerprint = keys.fight;
    fingerprint += tavern_fingerprint(zobrist_, state);
    return mixed(fingerprint, 100);
  }
  Fingerprint everything(const State& state, const Keys& keys, int hearts_count) const {
    Fingerprint fingerprint = keys.fight;
    fingerprint += tavern_fingerprint(zobrist_, state);
    fingerprint += pile_fingerprint(zobrist_, state.discard, ZobristKeys::Discards);
    fingerprint += pile_fingerprint(zobrist_, state.table, ZobristKeys::Table);
    return mixed(fingerprint, 200 + static_cast<std::uint64_t>(hearts_count));
  }

  // Which keys were ever stored for a fight (bits): by blocks read, the whole tavern, everything. Two
  // fights may share an entry, which only costs lookups that find nothing.
  static constexpr int whole_key = 30;
  static constexpr int everything_key = 31;
  std::uint32_t& keys_used(const Keys& keys) {
    return used_[keys.fight.high & (used_.size() - 1)];
  }

  bool is_known_lost(const State& state, const Keys& keys, int hearts_count, int& read) {
    const std::uint32_t used = keys_used(keys);
    for (std::uint32_t left = used & ((1u << whole_key) - 1); left; left &= left - 1) {
      const int block = std::countr_zero(left);
      if (block * tavern_block_size > state.tavern.size) break;
      read = block * tavern_block_size;
      if (losses_.contains(keys.tops[block])) return true;
    }
    read = state.tavern.size + 1;
    if (used >> whole_key & 1 && losses_.contains(whole_tavern(state, keys))) return true;
    read = reads_everything;
    return used >> everything_key & 1 && losses_.contains(everything(state, keys, hearts_count));
  }

  void remember(const State& state, const Keys& keys, int hearts_count, int read) {
    const int block = (read + tavern_block_size - 1) / tavern_block_size;
    if (read == reads_everything) {
      keys_used(keys) |= 1u << everything_key;
      losses_.add(everything(state, keys, hearts_count));
    } else if (block * tavern_block_size <= state.tavern.size) {
      keys_used(keys) |= 1u << block;
      losses_.add(keys.tops[block]);
    } else {
      keys_used(keys) |= 1u << whole_key;
      losses_.add(whole_tavern(state, keys));
    }
  }

  const ZobristKeys& zobrist_ = zobrist_keys();
  SeededShuffles& shuffles_;
  LossTable& losses_;
  SolverClock& clock_;
  bool remembers_;
  std::vector<std::uint32_t> used_;
};

}  // namespace regicide
