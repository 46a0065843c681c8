// Work divided among threads.
#pragma once

#if !defined(__wasm__)
#include <thread>
#include <vector>
#endif

namespace regicide {

// Calls `work(number)` for each number below `threads`, each on a thread of its own. A WebAssembly module
// has no threads: there the calls follow one another.
template <class Work>
void run_on_threads(int threads, Work work) {
#if defined(__wasm__)
  for (int number = 0; number < threads; ++number) work(number);
#else
  std::vector<std::thread> others;
  for (int number = 1; number < threads; ++number) others.emplace_back(work, number);
  work(0);
  for (std::thread& other : others) other.join();
#endif
}

}  // namespace regicide
