// For the WebAssembly module alone: stops without a message when the C++ library finds a fault. The library's
// own function would bring a whole printf along, 8 kB of the compressed module.
#include <vector>

[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
