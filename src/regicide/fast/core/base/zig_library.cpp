// The functions of the C++ library that the core calls and that its headers only declare. For zig alone: it would
// compile the whole library from source, which takes a minute, to link these few. If the linker says that another
// one is missing, add it here.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <new>
#include <vector>

// Stops without a message: a message would bring printf along, 8 kB of the compressed WebAssembly module.
[[noreturn]] void std::__libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }

namespace {

void* checked(void* memory) {
  if (memory == nullptr) __builtin_trap();
  return memory;
}

}  // namespace

const std::nothrow_t std::nothrow{};

void* operator new(std::size_t size) { return checked(std::malloc(size)); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return std::malloc(size); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  const auto unit = static_cast<std::size_t>(alignment);
  return checked(std::aligned_alloc(unit, (size + unit - 1) / unit * unit));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

// The headers expect a compiled std::sort for numbers; with another comparison it is a template.
template <class Compare, class Place>
void std::__1::__sort(Place first, Place last, Compare) {
  std::sort(first, last, [](auto one, auto other) { return one < other; });
}
template void std::__1::__sort<std::__less<unsigned char>&, unsigned char*>(
    unsigned char*, unsigned char*, std::__less<unsigned char>&);

#if defined(__wasm__)

extern "C" {

void __wasm_call_ctors();

// The page calls it once, before any other function.
[[gnu::visibility("default")]] void _initialize() { __wasm_call_ctors(); }

// A module never exits: nothing is destroyed.
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }

// The allocator of zig sets it.
thread_local int error_number __asm__("errno") = 0;

[[clang::import_module("wasi_snapshot_preview1"), clang::import_name("clock_time_get")]] std::uint16_t
system_clock_time(std::uint32_t clock, std::uint64_t precision, std::uint64_t* nanoseconds);

}  // extern "C"

std::chrono::steady_clock::time_point std::chrono::steady_clock::now() noexcept {
  constexpr std::uint32_t monotonic = 1;
  std::uint64_t now = 0;
  system_clock_time(monotonic, 1, &now);
  return time_point(nanoseconds(now));
}

#else

#include <pthread.h>

#include <ctime>
#include <thread>

std::chrono::steady_clock::time_point std::chrono::steady_clock::now() noexcept {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return time_point(seconds(now.tv_sec) + nanoseconds(now.tv_nsec));
}

[[noreturn]] void std::__throw_system_error(int, const char*) { __builtin_trap(); }

std::thread::~thread() {
  if (joinable()) __builtin_trap();
}

void std::thread::join() {
  if (pthread_join(__t_, nullptr) != 0) __builtin_trap();
  __t_ = 0;
}

// What futures and condition variables remember in a thread: the core has neither.
std::__thread_struct::__thread_struct() : __p_(nullptr) {}
std::__thread_struct::~__thread_struct() {}
std::__thread_specific_ptr<std::__thread_struct>& std::__thread_local_data() {
  static __thread_specific_ptr<__thread_struct> data;
  return data;
}

// The compiler calls these around the first use of a static variable in a function: threads wait for one another.
// One may be needed to make another: the lock is recursive.
extern "C" {

static pthread_mutex_t statics = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;

int __cxa_guard_acquire(char* is_made) {
  pthread_mutex_lock(&statics);
  if (*is_made == 0) return 1;
  pthread_mutex_unlock(&statics);
  return 0;
}

void __cxa_guard_release(char* is_made) {
  __atomic_store_n(is_made, char{1}, __ATOMIC_RELEASE);
  pthread_mutex_unlock(&statics);
}

}  // extern "C"

#endif
