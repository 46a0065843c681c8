// A number as decimal text. It needs no memory of its own, unlike `std::to_string`.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/build_namespace.hpp"

namespace regicide::inline REGICIDE_VARIANT {

class Decimal {
 public:
  explicit Decimal(std::uint64_t number) {
    do {
      digits_[--first_] = static_cast<char>('0' + number % 10);
      number /= 10;
    } while (number);
  }

  operator std::string_view() const { return {digits_ + first_, longest - first_}; }

 private:
  static constexpr std::size_t longest = 20;
  char digits_[longest];
  std::size_t first_ = longest;
};

}  // namespace regicide
