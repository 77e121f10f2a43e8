#ifndef DRAGNET_C_FUZZ_DRIVER_H
#define DRAGNET_C_FUZZ_DRIVER_H

#include <stddef.h>
#include <stdint.h>

// How many counters libFuzzer reads beside those of the compiler.
enum { dragnet_counter_count = 4096 };

// The counters, all zero before each input: libFuzzer clears them. In a program without libFuzzer
// they are plain memory that nobody reads.
uint8_t *dragnet_counters(void);

#endif
