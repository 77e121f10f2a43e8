// Counts what a thread allocates: the functions below stand before those of the C library, in every
// library of the process, and call them. With a sanitizer, which has its own, nothing is counted.
#include "CAllocations.h"

#include <errno.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define DRAGNET_IS_SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(DRAGNET_IS_SANITIZED)

static _Thread_local uint64_t allocations;

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocations += 1;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  allocations += 1;
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *memory = made;
  return 0;
}

bool dragnet_counts_allocations(void) { return true; }

uint64_t dragnet_allocations(void) { return allocations; }

#else

bool dragnet_counts_allocations(void) { return false; }

uint64_t dragnet_allocations(void) { return 0; }

#endif
