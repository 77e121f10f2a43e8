#include "CFuzzDriver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#if defined(__APPLE__)
#include <dlfcn.h>
#endif

// MARK: - Counters

// libFuzzer finds extra counters by the name of their section; only ELF linkers give a section's
// bounds a name without further help, so elsewhere what a property observes is not a feature.
#if defined(__linux__)
__attribute__((section("__libfuzzer_extra_counters"), used))
#endif
static uint8_t counters[dragnet_counter_count];

uint8_t *dragnet_counters(void) { return counters; }

// MARK: - Strategy

enum dragnet_strategy dragnet_strategy(void) {
  const char *name = getenv("DRAGNET_STRATEGY");
  if (!name || !*name || !strcmp(name, "structured")) return dragnet_structured;
  if (!strcmp(name, "bytes")) return dragnet_bytes;
  fprintf(stderr, "dragnet: DRAGNET_STRATEGY is \"%s\"; it can be structured or bytes\n", name);
  // Not exit: that would look to libFuzzer as if the input at hand had ended the process.
  _exit(64);
}

// MARK: - libFuzzer's hooks

static dragnet_mutator mutator;
static dragnet_crossover crossover;

void dragnet_install(dragnet_mutator new_mutator, dragnet_crossover new_crossover) {
  mutator = new_mutator;
  crossover = new_crossover;
}

#if defined(__APPLE__)
size_t dragnet_mutate_bytes(uint8_t *data, size_t size, size_t max_size) {
  size_t (*mutate)(uint8_t *, size_t, size_t) =
      (size_t(*)(uint8_t *, size_t, size_t))dlsym(RTLD_DEFAULT, "LLVMFuzzerMutate");
  return mutate ? mutate(data, size, max_size) : 0;
}
#else
__attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

size_t dragnet_mutate_bytes(uint8_t *data, size_t size, size_t max_size) {
  return LLVMFuzzerMutate ? LLVMFuzzerMutate(data, size, max_size) : 0;
}
#endif

// All three are weak, so that a target with hooks of its own gets its own.

// libFuzzer gives up its slow growth of inputs where it sees a custom mutator. Bytes alone are to be
// searched as libFuzzer would without one; what the user says comes later and counts.
__attribute__((weak)) int LLVMFuzzerInitialize(int *argc, char ***argv) {
  if (dragnet_strategy() != dragnet_bytes || *argc < 1) return 0;
  char **longer = malloc(sizeof(char *) * ((size_t)*argc + 2));
  if (!longer) return 0;
  longer[0] = (*argv)[0];
  longer[1] = "-len_control=100";
  memcpy(longer + 2, *argv + 1, sizeof(char *) * (size_t)*argc);
  *argv = longer;
  *argc += 1;
  return 0;
}

__attribute__((weak)) size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size,
                                                     unsigned int seed) {
  return mutator ? mutator(data, size, max_size, seed) : dragnet_mutate_bytes(data, size, max_size);
}

// One that gives nothing is passed over, and libFuzzer's own is among its byte mutations anyway.
__attribute__((weak)) size_t LLVMFuzzerCustomCrossOver(const uint8_t *first, size_t first_size,
                                                       const uint8_t *second, size_t second_size,
                                                       uint8_t *out, size_t max_size,
                                                       unsigned int seed) {
  return crossover ? crossover(first, first_size, second, second_size, out, max_size, seed) : 0;
}
