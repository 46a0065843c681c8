// The core is compiled more than once: for the machine at hand, and for instruction sets that it
// may or may not have. Each build lives in an inline namespace of its own, so that the linker can
// never take a function of one build for that of another.
#pragma once

#ifndef REGICIDE_VARIANT
#define REGICIDE_VARIANT portable
#endif

#define REGICIDE_TEXT_OF(name) #name
#define REGICIDE_TEXT(name) REGICIDE_TEXT_OF(name)
