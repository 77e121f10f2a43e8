// Memory for Embedded Swift: blocks of powers of two, kept in a list for each size when they are freed.
//
//       header            what was asked for
//   ... [base | class] .. [#################...]
//                         ^ the address that is given out

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

typedef struct Header {
  void *base;
  uint32_t order;
} Header;

typedef struct Block {
  struct Block *next;
} Block;

enum { smallest_order = 4, orders = 32, page = 65536, out_of_memory = 12 };

static Block *freed[orders];
static uintptr_t top;

/// A block of 2^order bytes, or NULL.
static void *take(uint32_t order) {
  Block *block = freed[order];
  if (block) {
    freed[order] = block->next;
    return block;
  }
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t size = (uintptr_t)1 << order;
  uintptr_t end = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (size > end - top) {
    uintptr_t pages = (size - (end - top) + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  block = (Block *)top;
  top += size;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment < 16) alignment = 16;
  // Room for the header, and to move up to the alignment.
  size_t need = size + sizeof(Header) + alignment;
  if (need < size || need > (size_t)1 << 30) return out_of_memory;
  uint32_t order = smallest_order;
  while (((size_t)1 << order) < need) order++;
  unsigned char *base = take(order);
  if (!base) return out_of_memory;
  uintptr_t place = ((uintptr_t)base + sizeof(Header) + alignment - 1) & ~(uintptr_t)(alignment - 1);
  ((Header *)place)[-1] = (Header){base, order};
  *result = (void *)place;
  return 0;
}

void free(void *address) {
  if (!address) return;
  Header header = ((Header *)address)[-1];
  Block *block = header.base;
  block->next = freed[header.order];
  freed[header.order] = block;
}

int memcmp(const void *a, const void *b, size_t count) {
  const unsigned char *x = a, *y = b;
  for (size_t i = 0; i < count; i++) {
    if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
  }
  return 0;
}

uintptr_t __stack_chk_guard = 0x2d9a7e51;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
