#include "CFuzzDriver.h"

#include <string.h>

// The compiler calls a function such as __sanitizer_cov_trace_cmp8 before each comparison of integers. The
// command `dragnet` has the linker replace these functions of libFuzzer by those below. libFuzzer keeps the
// operands of 64 comparisons, whatever code they are in, and looks for their bytes in the words of an
// input, which have other bytes than the values that they stand for. Here each comparison of the code under
// test keeps its operands, and the mutator looks for them among the values.
//
// Input-to-state correspondence: C. Aschermann and others, "REDQUEEN: Fuzzing with Input-to-State
// Correspondence", NDSS 2019.

// These functions must not note or count their own comparisons, and threads may lose notes.
#define UNNOTED __attribute__((no_sanitize("coverage"), no_sanitize("address"), no_sanitize("thread")))

enum {
  // Few programs have as many comparisons that a search reaches.
  site_bits = 14,
  site_count = 1 << site_bits,
  // Random cases contain numbers up to this one, and most code compares with them.
  small = 15,
  // The number of comparisons of a case that are noted, in all and at each site.
  trace_size = 1024,
  visits = 8,
  // The number of comparisons of memory of a case that are noted.
  memory_trace_size = 64,
  // A site may have been excluded after it was listed.
  attempts = 16,
  // The number of sites that a comparison may take.
  probes = 4,
};

// A comparison in the program.
struct site {
  // The address of the code, as a distance from a function of the program, so that it is the same in each
  // process, wherever the program is loaded; 0 for a site that no comparison has taken.
  uint64_t place;
  // The latest operands; equal for a constant.
  uint64_t first, second;
  // The trace in which the site was last visited, and the number of its visits.
  uint32_t trace, visit_count;
  // Whether the site has operands.
  bool is_listed;
  // Whether the comparison also happens while a case is drawn, so that it does not belong to the code under
  // test.
  bool is_excluded;
};

static struct site sites[site_count];
// The sites with operands, in the order in which they had their first.
static uint16_t listed[site_count];
static size_t listed_count;

// What a comparison does. A search runs few cases in order to note their comparisons, so that the others
// lose no time.
static enum { ignore, exclude, note_operands } mode;

static struct dragnet_comparison comparisons[trace_size];
static size_t comparison_count;
static struct dragnet_memory_comparison memory_comparisons[memory_trace_size];
static size_t memory_comparison_count;
static uint32_t trace;

#if defined(__linux__)
// Defined by the linker where it replaces libFuzzer's function.
__attribute__((weak)) void __wrap___sanitizer_cov_trace_cmp8(uint64_t first, uint64_t second);

bool dragnet_notes_comparisons(void) {
  return __wrap___sanitizer_cov_trace_cmp8 == dragnet_cov_trace_cmp8;
}
#else
bool dragnet_notes_comparisons(void) { return false; }
#endif

void dragnet_exclude_comparisons(void) { mode = exclude; }

void dragnet_note_comparisons(void) {
  comparison_count = memory_comparison_count = 0;
  trace++;
  mode = note_operands;
}

void dragnet_ignore_comparisons(void) { mode = ignore; }

const struct dragnet_comparison *dragnet_comparisons(size_t *count) {
  *count = comparison_count < trace_size ? comparison_count : trace_size;
  return comparisons;
}

const struct dragnet_memory_comparison *dragnet_memory_comparisons(size_t *count) {
  *count = memory_comparison_count < memory_trace_size ? memory_comparison_count : memory_trace_size;
  return memory_comparisons;
}

bool dragnet_pick_operand(uint64_t random, uint64_t *operand) {
  size_t count = listed_count < site_count ? listed_count : site_count;
  if (count == 0) return false;
  for (int attempt = 0; attempt < attempts; attempt++) {
    const struct site *site = &sites[listed[(random >> 8) % count]];
    if (!site->is_excluded) {
      *operand = random & 1 ? site->first : site->second;
      return true;
    }
    random = random * 0x9e3779b97f4a7c15 + 1;
  }
  return false;
}

// MARK: - Notes

UNNOTED static inline bool is_small(uint64_t operand) { return operand + small <= 2 * small; }

// Returns the site of a comparison; NULL if the sites that it may take have others.
UNNOTED static inline struct site *site_at(const void *address) {
  uint64_t place = (uint64_t)address - (uint64_t)&dragnet_pick_operand;
  size_t index = place * 0x9e3779b97f4a7c15 >> (64 - site_bits);
  for (size_t probe = 0; probe < probes; probe++) {
    struct site *site = &sites[(index + probe) % site_count];
    if (site->place == place) return site;
    if (site->place == 0) {
      site->place = place;
      return site;
    }
  }
  return NULL;
}

UNNOTED static void add_to_trace(struct site *site, uint64_t first, uint64_t second) {
  if (site->trace != trace) {
    site->trace = trace;
    site->visit_count = 0;
  }
  if (site->visit_count++ >= visits) return;
  // Another thread may have filled the trace meanwhile.
  size_t index = comparison_count++;
  if (index < trace_size) comparisons[index] = (struct dragnet_comparison){first, second};
}

UNNOTED static void note(const void *place, uint64_t first, uint64_t second, bool is_constant) {
  struct site *site = site_at(place);
  if (!site || site->is_excluded) return;
  if (mode == exclude) {
    site->is_excluded = true;
    return;
  }
  if (first != second) add_to_trace(site, first, second);
  site->first = first;
  site->second = is_constant ? first : second;
  if (site->is_listed) return;
  site->is_listed = true;
  size_t index = listed_count++;
  if (index < site_count) listed[index] = (uint16_t)(site - sites);
}

// MARK: - Comparisons

// Returns unless comparisons matter, and defines `place`, the code that compares. The empty instruction
// keeps the compiler from moving the question for the address into a function of its own.
#define BEGIN                                     \
  if (mode == ignore) return;                     \
  const void *place = __builtin_return_address(0); \
  __asm__ volatile("" : "+r"(place))

UNNOTED void dragnet_cov_trace_cmp8(uint64_t first, uint64_t second) {
  BEGIN;
  if (!is_small(first) || !is_small(second)) note(place, first, second, false);
}

UNNOTED void dragnet_cov_trace_cmp4(uint32_t first, uint32_t second) {
  BEGIN;
  if (first > small || second > small) note(place, first, second, false);
}

UNNOTED void dragnet_cov_trace_cmp2(uint16_t first, uint16_t second) {
  BEGIN;
  if (first > small || second > small) note(place, first, second, false);
}

UNNOTED void dragnet_cov_trace_cmp1(uint8_t first, uint8_t second) {
  BEGIN;
  if (first > small || second > small) note(place, first, second, false);
}

UNNOTED void dragnet_cov_trace_const_cmp8(uint64_t constant, uint64_t value) {
  BEGIN;
  if (!is_small(constant)) note(place, constant, value, true);
}

UNNOTED void dragnet_cov_trace_const_cmp4(uint32_t constant, uint32_t value) {
  BEGIN;
  if (constant > small) note(place, constant, value, true);
}

UNNOTED void dragnet_cov_trace_const_cmp2(uint16_t constant, uint16_t value) {
  BEGIN;
  if (constant > small) note(place, constant, value, true);
}

// A constant byte is a sign of a format, even a small one such as the end of a line.
UNNOTED void dragnet_cov_trace_const_cmp1(uint8_t constant, uint8_t value) {
  BEGIN;
  if (constant != 0) note(place, constant, value, true);
}

UNNOTED void dragnet_cov_trace_switch(uint64_t value, uint64_t *cases) {
  BEGIN;
  uint64_t count = cases[0];
  if (count == 0 || cases[2 + count - 1] <= small) return;
  // Each visit notes some cases, and the next visit of a switch others.
  static uint64_t next;
  for (uint64_t index = 0; index < count && index < visits; index++) {
    note(place, cases[2 + next++ % count], value, true);
  }
}

// MARK: - Comparisons of memory

typedef void memory_hook(void *place, const void *first, const void *second, size_t size, int result);

// libFuzzer's function where the linker replaces it by the one below.
#if defined(__linux__)
__attribute__((weak)) memory_hook __real___sanitizer_weak_hook_memcmp;
#endif

// The standard library calls `memcmp` from a few places for all strings, so that a site says nothing about the
// code under test.
UNNOTED void dragnet_weak_hook_memcmp(void *place, const void *first, const void *second, size_t size,
                                  int result) {
  if (mode == note_operands && result != 0 && size > 0) {
    size_t index = memory_comparison_count++;
    if (index < memory_trace_size) {
      struct dragnet_memory_comparison *comparison = &memory_comparisons[index];
      size_t most = sizeof comparison->first;
      comparison->size = size < most ? (uint8_t)size : (uint8_t)most;
      memcpy(comparison->first, first, comparison->size);
      memcpy(comparison->second, second, comparison->size);
    }
  }
#if defined(__linux__)
  if (__real___sanitizer_weak_hook_memcmp) {
    __real___sanitizer_weak_hook_memcmp(place, first, second, size, result);
  }
#endif
}
