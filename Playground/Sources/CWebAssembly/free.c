#include "CWebAssembly.h"

#ifdef __wasm__

// Embedded Swift calls `free`, but reserves the name: Swift code cannot define it.
void free(void *address) { runtime_free(address); }

#endif
