// Integer vectors and the arithmetic of the quantized net: one source for all instruction sets, with the
// same results on each.
//
// The vector extensions of the compilers express everything except sums of neighbouring products.
// Processors have an instruction for these, but compilers do not find it by themselves.
#pragma once

#include <cstdint>

#include "base/build_namespace.hpp"

#if defined(__SSE2__)
#include <immintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace regicide::inline REGICIDE_VARIANT {

// As wide as a register: GCC keeps wider vectors in memory, which is several times slower.
#if defined(__AVX2__)
inline constexpr int vector_bytes = 32;
#else
inline constexpr int vector_bytes = 16;
#endif

using Vector16 = std::int16_t __attribute__((vector_size(vector_bytes)));
using Vector32 = std::int32_t __attribute__((vector_size(vector_bytes)));
using UnsignedVector16 = std::uint16_t __attribute__((vector_size(vector_bytes)));

// Sums that wrap around, as unsigned numbers do: C++ leaves the overflow of signed ones undefined.
inline Vector16 wrapping_sum(Vector16 a, Vector16 b) {
  return (Vector16)((UnsignedVector16)a + (UnsignedVector16)b);
}
inline Vector16 wrapping_difference(Vector16 a, Vector16 b) {
  return (Vector16)((UnsignedVector16)a - (UnsignedVector16)b);
}

// ReLU: negative numbers become 0.
inline Vector16 rectified(Vector16 numbers) { return numbers > 0 ? numbers : Vector16{}; }

// a[0] * b[0] + a[1] * b[1], then the same for the next two lanes, and so on.
inline Vector32 pair_products(Vector16 a, Vector16 b) {
#if defined(__AVX2__)
  return (Vector32)_mm256_madd_epi16((__m256i)a, (__m256i)b);
#elif defined(__SSE2__)
  return (Vector32)_mm_madd_epi16((__m128i)a, (__m128i)b);
#elif defined(__aarch64__)
  const auto one = (int16x8_t)a, other = (int16x8_t)b;
  const int32x4_t low = vmull_s16(vget_low_s16(one), vget_low_s16(other));
  return (Vector32)vpaddq_s32(low, vmull_high_s16(one, other));
#elif defined(__wasm_simd128__)
  return (Vector32)wasm_i32x4_dot_i16x8((v128_t)a, (v128_t)b);
#else
  const auto one = (Vector32)a, other = (Vector32)b;  // each lane holds two of the numbers
  return (one << 16 >> 16) * (other << 16 >> 16) + (one >> 16) * (other >> 16);
#endif
}

// Adds two lanes at a time (the low half of each pair holds the sum), because extracting lanes is slow.
inline std::int32_t sum_of(Vector32 numbers) {
  using Vector64 = std::uint64_t __attribute__((vector_size(vector_bytes)));
  const auto pairs = (Vector64)numbers + ((Vector64)numbers >> 32);
  std::uint64_t sum = 0;
  for (int lane = 0; lane < vector_bytes / 8; ++lane) sum += pairs[lane];
  return static_cast<std::int32_t>(sum);
}

}  // namespace regicide
