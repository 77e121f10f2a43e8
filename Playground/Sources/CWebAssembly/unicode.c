#ifdef __wasm__

#include <stdbool.h>
#include <stdint.h>

// The tables of Unicode that the standard library asks for. Texts of the page are ASCII but for comments, so
// every other scalar is a character of its own and equal only to itself. The toolchain's tables would add
// 90 kB to the module.

const uint8_t *const _swift_stdlib_nfd_decompositions = 0;

uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t x, uint32_t y) { return UINT32_MAX; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return UINT8_MAX; }
bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return false; }
bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return false; }

#endif
