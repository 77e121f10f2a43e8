#include "CFuzzDriver.h"

#include <stdlib.h>
#include <string.h>

// The compiler's counters of the whole program. Only ELF linkers name a section's bounds without further
// help, so elsewhere there are no counters to watch, and every case is promising.
#if defined(__linux__)
__attribute__((weak, visibility("hidden"))) extern uint8_t __start___sancov_cntrs[];
__attribute__((weak, visibility("hidden"))) extern uint8_t __stop___sancov_cntrs[];
#endif

// These functions must not count themselves.
#define UNCOUNTED __attribute__((no_sanitize("coverage"), no_sanitize("address")))

enum { word_size = sizeof(uint64_t), block_size = 8 * word_size };

// Eight counters in a row that are not all zero.
struct word {
  size_t index;
  uint64_t value;
};

// The counters that had been counted at the end of the code under test.
static struct word *kept;
static size_t kept_count;
// For each counter, a bit for each range of counts that a case has had.
static uint8_t *seen;
// The same for the labels.
static uint8_t seen_labels[dragnet_counter_count];

UNCOUNTED static uint8_t *first_counter(void) {
#if defined(__linux__)
  return __start___sancov_cntrs;
#else
  return NULL;
#endif
}

UNCOUNTED static size_t counter_count(void) {
#if defined(__linux__)
  return (size_t)(__stop___sancov_cntrs - __start___sancov_cntrs);
#else
  return 0;
#endif
}

// Returns a bit for the range that a count lies in. libFuzzer tells the same ranges apart.
UNCOUNTED static uint8_t range_of(uint8_t count) {
  if (count >= 128) return 1 << 7;
  if (count >= 32) return 1 << 6;
  if (count >= 16) return 1 << 5;
  if (count >= 8) return 1 << 4;
  if (count >= 4) return 1 << 3;
  return count == 3 ? 1 << 2 : count == 2 ? 1 << 1 : count;
}

// Adds the ranges of some counts to those that were seen; returns whether a range is new.
UNCOUNTED static bool see(const uint8_t *counts, uint8_t *ranges, size_t count) {
  uint8_t news = 0;
  for (size_t index = 0; index < count; index++) {
    uint8_t range = range_of(counts[index]);
    news |= range & (uint8_t)~ranges[index];
    ranges[index] |= range;
  }
  return news != 0;
}

bool dragnet_can_watch(void) {
  size_t count = counter_count();
  if (count == 0) return false;
  if (seen) return true;
  kept = malloc((count / word_size + 1) * sizeof(struct word));
  seen = calloc(count, 1);
  return kept && seen;
}

UNCOUNTED void dragnet_begin_watching(void) { memset(first_counter(), 0, counter_count()); }

// Keeps eight counters, or fewer at the end, if one is not zero; returns whether a count is new.
UNCOUNTED static inline bool keep(const uint8_t *counters, size_t index, size_t size) {
  uint64_t value = 0;
  memcpy(&value, counters + index, size);
  if (value == 0) return false;
  kept[kept_count++] = (struct word){index, value};
  return see(counters + index, seen + index, size);
}

UNCOUNTED bool dragnet_end_watching(void) {
  uint8_t *counters = first_counter();
  size_t count = counter_count();
  bool is_new = false;
  kept_count = 0;
  size_t index = 0;
  // Most counters are 0, so blocks of them are skipped.
  for (; index + block_size <= count; index += block_size) {
    uint64_t values[block_size / word_size];
    memcpy(values, counters + index, block_size);
    uint64_t any = 0;
    for (size_t word = 0; word < block_size / word_size; word++) any |= values[word];
    if (any == 0) continue;
    for (size_t word = 0; word < block_size; word += word_size) {
      if (keep(counters, index + word, word_size)) is_new = true;
    }
  }
  for (; index < count; index += word_size) {
    size_t left = count - index;
    if (keep(counters, index, left < word_size ? left : word_size)) is_new = true;
  }
  uint8_t *labels = dragnet_counters();
  for (size_t label = 0; label < dragnet_counter_count; label += word_size) {
    uint64_t value;
    memcpy(&value, labels + label, word_size);
    if (value != 0 && see(labels + label, seen_labels + label, word_size)) is_new = true;
  }
  return is_new;
}

UNCOUNTED void dragnet_restore_watched(void) {
  uint8_t *counters = first_counter();
  size_t count = counter_count();
  memset(counters, 0, count);
  for (size_t index = 0; index < kept_count; index++) {
    size_t left = count - kept[index].index;
    memcpy(counters + kept[index].index, &kept[index].value, left < word_size ? left : word_size);
  }
}
