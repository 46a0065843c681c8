#include "builds.hpp"

#include <vector>

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

std::vector<const Build*> look_at_the_machine() {
  std::vector<const Build*> found = {&builds::portable::build};
#if defined(REGICIDE_X86)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
      __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt")) {
    found.push_back(&builds::avx2::build);
  }
#endif
  return found;
}

}  // namespace

std::span<const Build* const> runnable_builds() {
  static const std::vector<const Build*> found = look_at_the_machine();
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
