// §13 options as text: as notation/options.py (tests/fast/test_table_game.py).
#pragma once

#include <string_view>

#include "base/build_namespace.hpp"
#include "rules/options.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Takes options off the front of a text, in the order in which they must be written. A default is never
// written, so that each option has one text.
class OptionsReader {
 public:
  explicit OptionsReader(std::string_view text) : left_(text) {}

  // An option with two values: the word is the one that is not the default.
  void word(std::string_view name, std::string_view word, bool& option) {
    if (!take(name)) return;
    is_valid_ &= value_ == word;
    option = !option;
  }

  // An option from `least` to `most`, with its sign unless the range is positive.
  template <class Number>
  void number(std::string_view name, int least, int most, Number& option) {
    if (!take(name)) return;
    const bool is_negative = value_.starts_with('-');
    const bool has_sign = is_negative || value_.starts_with('+');
    value_.remove_prefix(has_sign);
    const int size = digits(value_);
    const int number = is_negative ? -size : size;
    const bool is_default = number == option;
    is_valid_ &= has_sign == (least <= 0) && size && number >= least && number <= most && !is_default;
    option = static_cast<Number>(number);
  }

  // Whether the whole text was read.
  bool is_done() const { return is_valid_ && left_.empty() && !expects_more_; }

 private:
  bool take(std::string_view name) {
    const std::size_t size = name.size();
    if (left_.size() <= size || left_[size] != '=' || std::string_view(left_.data(), size) != name) {
      return false;
    }
    const std::size_t comma = left_.find(',');
    expects_more_ = comma != std::string_view::npos;
    value_ = {left_.data(), expects_more_ ? comma : left_.size()};
    left_.remove_prefix(value_.size() + expects_more_);
    value_.remove_prefix(size + 1);
    return true;
  }

  // A number of one or two digits without leading zeros; 0 for any other text.
  static int digits(std::string_view text) {
    int number = 0;
    for (const char each : text) {
      if (each < '0' || each > '9' || text[0] == '0' || text.size() > 2) return 0;
      number = 10 * number + each - '0';
    }
    return number;
  }

  std::string_view left_;
  std::string_view value_;
  bool expects_more_ = false;
  bool is_valid_ = true;
};

// Reads options, which must be the defaults before; an empty text has none. False if it is not notation.
inline bool parse_options(std::string_view text, Options& options) {
  OptionsReader reader(text);
  reader.word("solo-yield", "not-twice-running", options.solo_yield);
  reader.word("overpay", "stop", options.stop_paying);
  reader.number("hand", -2, 2, options.hand);
  reader.number("jesters", -2, 0, options.jesters);
  reader.number("health", -10, 10, options.health);
  reader.number("attack", -5, 5, options.attack);
  reader.word("yield", "off", options.yielding);
  reader.number("combo", 4, 18, options.combo);
  reader.word("talk", "casual", options.casual);
  reader.word("hands", "open", options.open_hands);
  return reader.is_done();
}

}  // namespace regicide
