#ifndef DRAGNET_C_FUZZ_DRIVER_H
#define DRAGNET_C_FUZZ_DRIVER_H

#include <stddef.h>
#include <stdint.h>

// How many counters libFuzzer reads beside those of the compiler.
enum { dragnet_counter_count = 4096 };

// The counters, all zero before each input: libFuzzer clears them. In a program without libFuzzer
// they are plain memory that nobody reads.
uint8_t *dragnet_counters(void);

// How libFuzzer's inputs are changed: by what their words mean, or by libFuzzer alone.
enum dragnet_strategy { dragnet_structured, dragnet_bytes };

// The strategy that the environment variable DRAGNET_STRATEGY names; structured unless it is set.
// Any other name ends the process with a message and status 64.
enum dragnet_strategy dragnet_strategy(void);

// Lets libFuzzer search for as many seconds of the processor's work in this process as the environment
// variable DRAGNET_PROCESSOR_SECONDS says, where there is one; then it ends as it does when its own
// -max_total_time is over. That one goes by the clock, so that on a busy machine less is searched.
// What is no number above 0 ends the process with a message and status 64.
void dragnet_limit_work(void);

// Changes an input in place and returns its new size; 0 if there is nothing to change.
typedef size_t (*dragnet_mutator)(uint8_t *data, size_t size, size_t max_size, unsigned int seed);

// Makes an input of two and returns its size; 0 if there is none to make.
typedef size_t (*dragnet_crossover)(const uint8_t *first, size_t first_size, const uint8_t *second,
                                    size_t second_size, uint8_t *out, size_t max_size,
                                    unsigned int seed);

// What libFuzzer's hooks call from now on; until then, and with NULL, libFuzzer is left alone.
//
// The hooks lie beside this function, so that a program that calls it has them: libFuzzer's own
// references to them are weak, and would not bring them in from an archive.
void dragnet_install(dragnet_mutator mutator, dragnet_crossover crossover);

// The hooks themselves, as libFuzzer calls them.
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *first, size_t first_size, const uint8_t *second,
                                 size_t second_size, uint8_t *out, size_t max_size,
                                 unsigned int seed);

// Changes bytes as libFuzzer would on its own; returns the new size, 0 in a program without it.
size_t dragnet_mutate_bytes(uint8_t *data, size_t size, size_t max_size);

#endif
