#ifndef DRAGNET_ALLOCATIONS_H
#define DRAGNET_ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform's allocations are counted.
bool dragnet_counts_allocations(void);

/// How often this thread has asked for memory on the heap.
uint64_t dragnet_allocations(void);

#endif
