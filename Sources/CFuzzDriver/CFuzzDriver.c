#include "CFuzzDriver.h"

// libFuzzer finds extra counters by the name of their section; only ELF linkers give a section's
// bounds a name without further help, so elsewhere what a property observes is not a feature.
#if defined(__linux__)
__attribute__((section("__libfuzzer_extra_counters"), used))
#endif
static uint8_t counters[dragnet_counter_count];

uint8_t *dragnet_counters(void) { return counters; }
