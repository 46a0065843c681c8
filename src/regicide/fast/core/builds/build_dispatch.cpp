// Finds out at run time which builds the processor can run.
#include "builds/build_dispatch.hpp"

#include <vector>

#if defined(REGICIDE_X86)
#include <cpuid.h>
#endif

namespace regicide {

namespace builds {
namespace portable {
extern const Build build;
}
#if defined(REGICIDE_X86)
namespace avx2 {
extern const Build build;
}
#endif
}  // namespace builds

namespace {

#if defined(REGICIDE_X86)
// Asks CPUID directly: the compilers' own helpers do not link everywhere.
bool has_avx2() {
  constexpr unsigned popcnt = 1u << 23, saved = 1u << 27, avx = 1u << 28;  // leaf 1, ecx
  constexpr unsigned bmi = 1u << 3, avx2 = 1u << 5, bmi2 = 1u << 8;        // leaf 7, ebx
  constexpr unsigned lzcnt = 1u << 5;                                      // 0x80000001, ecx
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return false;
  if ((c & (popcnt | saved | avx)) != (popcnt | saved | avx)) return false;
  unsigned low, high;  // whether the operating system saves the wide registers
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  if ((low & 6) != 6) return false;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return false;
  if ((b & (bmi | avx2 | bmi2)) != (bmi | avx2 | bmi2)) return false;
  return __get_cpuid(0x80000001u, &a, &b, &c, &d) && (c & lzcnt);
}
#endif

std::vector<const Build*> detect_builds() {
  std::vector<const Build*> found = {&builds::portable::build};
#if defined(REGICIDE_X86)
  if (has_avx2()) found.push_back(&builds::avx2::build);
#endif
  return found;
}

}  // namespace

std::span<const Build* const> runnable_builds() {
  static const std::vector<const Build*> found = detect_builds();
  return found;
}

const Build* find_build(std::string_view name) {
  if (name.empty()) return runnable_builds().back();
  for (const Build* build : runnable_builds()) {
    if (name == build->name) return build;
  }
  return nullptr;
}

}  // namespace regicide
