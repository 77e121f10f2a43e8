// The parts of the runtime that Swift cannot express. On the host they do not exist.

#pragma once

#ifdef __wasm__

/// Adds pages of 64 KiB to the end of memory.
///
/// Returns the number of pages before, or -1 if there is not enough memory.
static inline long memory_grow(long pages) { return __builtin_wasm_memory_grow(0, pages); }

/// Frees memory. Defined in Swift.
void runtime_free(void *address);

#endif
