// The inline namespace of the current build. The core is compiled several times, for different
// instruction sets; with a namespace for each build the linker cannot use a function of one build in
// place of the same function of another.
#pragma once

#ifndef REGICIDE_VARIANT
#define REGICIDE_VARIANT portable
#endif

#define REGICIDE_TEXT_OF(name) #name
#define REGICIDE_TEXT(name) REGICIDE_TEXT_OF(name)
