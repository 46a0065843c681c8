// Is a mark right? Both moves are played to the end in the same worlds (play_out.hpp), by a sequential test: until the
// mark is certain or withdrawn, or the budget is spent. docs/lab/review.md shows how true marks are with and without it.
//
// The champion plays these games. The knight plays the same ones and many more, a hundred times as fast: where its
// games went better than they do on average, the champion's did, too, and its share of wins is corrected for that
// (control variates).
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "base/build_namespace.hpp"
#include "base/core_numbers.hpp"

namespace regicide::inline REGICIDE_VARIANT {

inline constexpr int certain_chance = 10'000;

inline int whole_chance(double chance) {
  return static_cast<int>(std::floor(chance * certain_chance + 0.5));
}

enum class Mark : std::uint8_t { None, Slip, Mistake, Blunder };
inline constexpr std::string_view mark_names[] = {"", "slip", "mistake", "blunder"};
inline constexpr int least_loss[] = {0, least_slip, least_mistake, least_blunder};

inline Mark mark_of_loss(int loss) {
  Mark found = Mark::None;
  for (const Mark each : {Mark::Slip, Mark::Mistake, Mark::Blunder}) {
    if (loss >= least_loss[static_cast<int>(each)]) found = each;
  }
  return found;
}

// An estimate of a chance, or of a difference between chances, and its standard error.
struct CheckedChance {
  double mean;
  double error;
};

class MarkCheck {
 public:
  static constexpr int games_at_once = 32;
  static constexpr int knight_games = 2'048;
  static constexpr double precise_error = 0.06;

  // Which of the two moves won: the best one, the one that was made.
  struct Ends {
    bool best, made;
  };

  int playouts() const { return playouts_; }
  void add_knight_game(Ends knight) { ++knight_ends_[index(knight)]; }
  void add(Ends champion, Ends knight) {
    ++playouts_;
    ++ends_[4 * index(champion) + index(knight)];
  }

  CheckedChance best() const { return estimate([](int ends) { return ends >> 1; }); }
  CheckedChance made() const { return estimate([](int ends) { return ends & 1; }); }
  CheckedChance loss() const { return estimate([](int ends) { return (ends >> 1) - (ends & 1); }); }

  // Whether the loss surely belongs to one mark, or to none, and is known well enough. A test that looks again and again
  // finds something by chance alone, unless its first looks ask for more: the bounds are wider the fewer games there are
  // (O'Brien and Fleming), and twice the error at the end of the budget.
  bool is_settled(int most_playouts) const {
    if (playouts_ >= most_playouts) return true;
    const CheckedChance found = loss();
    const double bound = 2 * found.error * std::sqrt(static_cast<double>(most_playouts) / playouts_);
    return found.error <= precise_error && mark_of_loss(whole_chance(found.mean - bound)) ==
                                               mark_of_loss(whole_chance(found.mean + bound));
  }

 private:
  static int index(Ends ends) { return 2 * ends.best + ends.made; }

  // Sums over games: of the champion's result, and of the knight's results after the best move and the one that was made.
  struct Sums {
    double games = 0, result = 0, results = 0;  // `results`: of squares
    double knight[2] = {}, knights[2][2] = {}, products[2] = {};

    double mean() const { return result / games; }
    double knight_mean(int at) const { return knight[at] / games; }
    double variance() const { return results / games - mean() * mean(); }
    double knight_covariance(int one, int other) const {
      return knights[one][other] / games - knight_mean(one) * knight_mean(other);
    }
    double covariance(int at) const { return products[at] / games - mean() * knight_mean(at); }
    void add(double times, double value, int knight_ends) {
      const double won[2] = {static_cast<double>(knight_ends >> 1), static_cast<double>(knight_ends & 1)};
      games += times;
      result += times * value;
      results += times * value * value;
      for (int one = 0; one < 2; ++one) {
        knight[one] += times * won[one];
        products[one] += times * value * won[one];
        for (int other = 0; other < 2; ++other) knights[one][other] += times * won[one] * won[other];
      }
    }
  };

  // The mean of `result_of` the champion's games, corrected by a regression on the knight's.
  template <class ResultOf>
  CheckedChance estimate(ResultOf result_of) const {
    Sums here, all;
    for (int ends = 0; ends < 16; ++ends) here.add(ends_[ends], result_of(ends >> 2), ends & 3);
    for (int ends = 0; ends < 4; ++ends) all.add(knight_ends_[ends], 0, ends);
    // A little more variance than there is: few games do not tell a slope from chance.
    const double doubt = 1.0 / playouts_;
    const double own[2] = {here.knight_covariance(0, 0) + doubt, here.knight_covariance(1, 1) + doubt};
    const double common = here.knight_covariance(0, 1);
    const double determinant = own[0] * own[1] - common * common;
    const double slopes[2] = {
        (own[1] * here.covariance(0) - common * here.covariance(1)) / determinant,
        (own[0] * here.covariance(1) - common * here.covariance(0)) / determinant};
    double mean = here.mean(), left = here.variance(), corrections = 0;
    for (int one = 0; one < 2; ++one) {
      mean += slopes[one] * (all.knight_mean(one) - here.knight_mean(one));
      left -= 2 * slopes[one] * here.covariance(one);
      for (int other = 0; other < 2; ++other) {
        left += slopes[one] * slopes[other] * here.knight_covariance(one, other);
        corrections += slopes[one] * slopes[other] * all.knight_covariance(one, other);
      }
    }
    // One more game of another result is counted: games that all end alike do not prove that the next one does.
    const double variance = std::max(0.0, left) * playouts_ / (playouts_ - 3) + 1.0 / (playouts_ + 2);
    return {mean, std::sqrt(variance / playouts_ + corrections / all.games)};
  }

  std::int32_t playouts_ = 0;  // so often both moves were played to the end
  std::int32_t ends_[16] = {};  // of the champion's games and the knight's in the same worlds: how many ended so
  std::int32_t knight_ends_[4] = {};
};

}  // namespace regicide
