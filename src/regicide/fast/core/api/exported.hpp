// Marks a function that other languages call: Python through ctypes, pages through WebAssembly.
#pragma once

#if defined(_WIN32)
#define REGICIDE_API extern "C" __declspec(dllexport)
#else
#define REGICIDE_API extern "C" __attribute__((visibility("default")))
#endif
