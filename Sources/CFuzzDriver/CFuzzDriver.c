#include "CFuzzDriver.h"

#if defined(__APPLE__)
#include <dlfcn.h>
#endif

// MARK: - Counters

// libFuzzer finds extra counters by the name of their section. Only ELF linkers name a section's
// bounds without further help, so elsewhere the labels of a property are not coverage.
#if defined(__linux__)
__attribute__((section("__libfuzzer_extra_counters"), used))
#endif
static uint8_t counters[dragnet_counter_count];

uint8_t *dragnet_counters(void) { return counters; }

// MARK: - libFuzzer

typedef int (*driver)(int *count, char ***arguments, dragnet_runner runner);
typedef size_t (*bytes_mutator)(uint8_t *data, size_t size, size_t max_size);

#if defined(__APPLE__)
static driver find_driver(void) { return (driver)dlsym(RTLD_DEFAULT, "LLVMFuzzerRunDriver"); }

typedef void (*starter)(void);

static starter find_starter(void) { return (starter)dlsym(RTLD_DEFAULT, "dragnet_start_checks"); }

static bytes_mutator find_bytes_mutator(void) {
  return (bytes_mutator)dlsym(RTLD_DEFAULT, "LLVMFuzzerMutate");
}
#else
// Weak: a program without libFuzzer has neither.
__attribute__((weak)) int LLVMFuzzerRunDriver(int *count, char ***arguments, dragnet_runner runner);
__attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

// Weak: a program without checks does not define it.
__attribute__((weak)) void dragnet_start_checks(void);

typedef void (*starter)(void);

static starter find_starter(void) { return dragnet_start_checks; }
static driver find_driver(void) { return LLVMFuzzerRunDriver; }
static bytes_mutator find_bytes_mutator(void) { return LLVMFuzzerMutate; }
#endif

static dragnet_runner runner;
static dragnet_mutator mutator;
static dragnet_crossover crossover;

void dragnet_install(dragnet_runner new_runner) { runner = new_runner; }

void dragnet_install_mutator(dragnet_mutator new_mutator, dragnet_crossover new_crossover) {
  mutator = new_mutator;
  crossover = new_crossover;
}

bool dragnet_has_fuzzer(void) { return find_driver() != NULL; }

// MARK: - Start

__attribute__((constructor)) static void start(void) {
  starter start_checks = find_starter();
  if (start_checks) start_checks();
}

// MARK: - Hooks

// All three are weak, so that a program may define its own.

// libFuzzer's own `main`, which is linked but does not run, refers to it.
__attribute__((weak)) int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  return runner ? runner(data, size) : 0;
}

int dragnet_fuzz(int count, char **arguments) {
  return find_driver()(&count, &arguments, LLVMFuzzerTestOneInput);
}

size_t dragnet_mutate_bytes(uint8_t *data, size_t size, size_t max_size) {
  bytes_mutator mutate = find_bytes_mutator();
  return mutate ? mutate(data, size, max_size) : 0;
}

__attribute__((weak)) size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size,
                                                     unsigned int seed) {
  return mutator ? mutator(data, size, max_size, seed) : dragnet_mutate_bytes(data, size, max_size);
}

// libFuzzer ignores a crossover that returns 0; its own is among its byte mutations anyway.
__attribute__((weak)) size_t LLVMFuzzerCustomCrossOver(const uint8_t *first, size_t first_size,
                                                       const uint8_t *second, size_t second_size,
                                                       uint8_t *out, size_t max_size,
                                                       unsigned int seed) {
  return crossover ? crossover(first, first_size, second, second_size, out, max_size, seed) : 0;
}
