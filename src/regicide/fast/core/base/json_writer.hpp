// Writes JSON into memory of the caller, without spaces, as msgspec does.
#pragma once

#include <string_view>

#include "base/build_namespace.hpp"
#include "base/decimal.hpp"

namespace regicide::inline REGICIDE_VARIANT {

// Messages call these functions at hundreds of places. Copied to each, they would double the code of a page.
class JsonWriter {
 public:
  explicit JsonWriter(char* out) : out_(out) {}

  int size() const { return static_cast<int>(size_); }

  [[gnu::noinline]] JsonWriter& open(char bracket) { return separate().put(bracket); }
  JsonWriter& close(char bracket) { return put(bracket); }
  [[gnu::noinline]] JsonWriter& name(std::string_view name) { return text(name).put(':'); }
  // A text without characters that JSON escapes.
  [[gnu::noinline]] JsonWriter& text(std::string_view text) {
    return separate().put('"').put(text).put('"');
  }
  [[gnu::noinline]] JsonWriter& number(int number) {
    separate();
    if (number < 0) put('-');
    return put(Decimal(static_cast<std::uint64_t>(number < 0 ? -number : number)));
  }
  JsonWriter& flag(bool flag) { return word(flag ? "true" : "false"); }
  JsonWriter& null() { return word("null"); }

  [[gnu::noinline]] JsonWriter& put(char character) {
    out_[size_++] = character;
    return *this;
  }
  [[gnu::noinline]] JsonWriter& put(std::string_view text) {
    size_ += text.copy(out_ + size_, text.size());
    return *this;
  }

 private:
  [[gnu::noinline]] JsonWriter& word(std::string_view word) { return separate().put(word); }
  // A comma, except before the first value of an object or array and after a name.
  JsonWriter& separate() {
    const char last = size_ ? out_[size_ - 1] : '[';
    return last == '[' || last == '{' || last == ':' ? *this : put(',');
  }

  char* out_;
  std::size_t size_ = 0;
};

}  // namespace regicide
