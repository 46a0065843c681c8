// The characters of a UTF-8 text.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/build_namespace.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// What comes before the rest of a text. (`substr` may throw, which pulls printing into a page.)
inline std::string_view before(std::string_view rest, std::string_view text) {
  return {text.data(), text.size() - rest.size()};
}

inline constexpr char32_t not_a_character = 0xFFFFFFFF;

// Takes the first character off a text that is not empty. A byte that begins no character is taken alone.
inline char32_t take_character(std::string_view& text) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned first = byte(0);
  const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  char32_t code = size == 1 ? first : first & (0x7Fu >> size);
  bool is_valid = (first < 0x80 || (first >= 0xC2 && first <= 0xF4)) && size <= text.size();
  for (std::size_t at = 1; is_valid && at < size; ++at) {
    is_valid = (byte(at) & 0xC0) == 0x80;
    code = code << 6 | (byte(at) & 0x3Fu);
  }
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};  // by size: longer forms are not allowed
  is_valid = is_valid && code >= least[size] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF);
  text.remove_prefix(is_valid ? size : 1);
  return is_valid ? code : not_a_character;
}

inline bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    if (take_character(text) == not_a_character) return false;
  }
  return true;
}

// Whether a screen shows the character. Python's `str.isprintable` also knows which code points are
// unassigned, and 26 rare marks, which would need a long table.
constexpr bool is_printable(char32_t code) {
  struct Range {
    char32_t first, last;
  };
  constexpr Range hidden[] = {
      {0x00, 0x1F},     {0x7F, 0xA0},     {0xAD, 0xAD},     {0x600, 0x605},   {0x61C, 0x61C},
      {0x6DD, 0x6DD},   {0x70F, 0x70F},   {0x1680, 0x1680}, {0x180E, 0x180E}, {0x2000, 0x200F},
      {0x2028, 0x202F}, {0x205F, 0x206F}, {0x3000, 0x3000}, {0xD800, 0xF8FF}, {0xFEFF, 0xFEFF},
      {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF}, {0xE0000, 0xE00FF}, {0xF0000, 0xFFFFFFFF}};
  for (const Range& range : hidden) {
    if (code >= range.first && code <= range.last) return false;
  }
  return true;
}

}  // namespace regicide
