#ifndef DRAGNET_C_FUZZ_DRIVER_H
#define DRAGNET_C_FUZZ_DRIVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The number of counters that libFuzzer reads beside those of the compiler.
enum { dragnet_counter_count = 4096 };

// The counters, all zero before each input: libFuzzer clears them. In a program without libFuzzer
// they are plain memory.
uint8_t *dragnet_counters(void);

// Whether the program has counters of the compiler that can be watched. Must be called before the
// functions below, which must not be called if it is false.
bool dragnet_can_watch(void);

// Forgets what has been covered so far: the code under test begins.
void dragnet_begin_watching(void);

// Notes what the code under test has covered; returns whether a counter, or a label, has a count that no
// case had before. Ranges of counts count as the same, as in libFuzzer.
bool dragnet_end_watching(void);

// Gives every counter of the compiler the count that it had when the watching ended, so that libFuzzer
// sees the coverage of the code under test alone.
void dragnet_restore_watched(void);

// Picks an operand of a comparison of integers in the code under test at random.
//
// Returns false if there is none, as in a program that does not note comparisons. Numbers of less than 64
// bits are extended with zeros. Small ones are not noted.
bool dragnet_pick_operand(uint64_t random, uint64_t *operand);

// Two different integers that were compared; `first` is a constant if one is.
struct dragnet_comparison {
  uint64_t first, second;
};

// Two different byte strings that were compared, up to the size of this memory.
struct dragnet_memory_comparison {
  uint8_t first[64], second[64];
  uint8_t size;
};

// Whether the linker has replaced libFuzzer's functions, so that comparisons can be noted.
bool dragnet_notes_comparisons(void);

// Excludes the comparisons that happen from now on from those that are noted.
void dragnet_exclude_comparisons(void);

// Notes the comparisons that happen from now on, and forgets those of the case before.
void dragnet_note_comparisons(void);

// Does nothing at the comparisons that happen from now on.
void dragnet_ignore_comparisons(void);

// The comparisons that have been noted, valid until others are.
const struct dragnet_comparison *dragnet_comparisons(size_t *count);
const struct dragnet_memory_comparison *dragnet_memory_comparisons(size_t *count);

// Called before each comparison of instrumented code, in place of libFuzzer's __sanitizer_cov_trace_NAME,
// where the linker replaces it.
void dragnet_cov_trace_cmp1(uint8_t first, uint8_t second);
void dragnet_cov_trace_cmp2(uint16_t first, uint16_t second);
void dragnet_cov_trace_cmp4(uint32_t first, uint32_t second);
void dragnet_cov_trace_cmp8(uint64_t first, uint64_t second);
void dragnet_cov_trace_const_cmp1(uint8_t constant, uint8_t value);
void dragnet_cov_trace_const_cmp2(uint16_t constant, uint16_t value);
void dragnet_cov_trace_const_cmp4(uint32_t constant, uint32_t value);
void dragnet_cov_trace_const_cmp8(uint64_t constant, uint64_t value);
// The first numbers of `cases` are the number of the cases and their size in bits.
void dragnet_cov_trace_switch(uint64_t value, uint64_t *cases);

// Called after `memcmp` and `bcmp`, in place of __sanitizer_weak_hook_memcmp.
void dragnet_weak_hook_memcmp(void *place, const void *first, const void *second, size_t size, int result);

// Runs an input; returns 0, or -1 for one that libFuzzer leaves out of its corpus.
typedef int (*dragnet_runner)(const uint8_t *data, size_t size);

// Changes an input in place and returns its new size; 0 if there is nothing to change.
typedef size_t (*dragnet_mutator)(uint8_t *data, size_t size, size_t max_size, unsigned int seed);

// Makes an input from two and returns its size; 0 if it cannot.
typedef size_t (*dragnet_crossover)(const uint8_t *first, size_t first_size, const uint8_t *second,
                                    size_t second_size, uint8_t *out, size_t max_size,
                                    unsigned int seed);

// Sets the function that libFuzzer's inputs run. Until then every input passes.
void dragnet_install(dragnet_runner runner);

// Sets the functions that libFuzzer's hooks for changing inputs call. Until then, and with NULL,
// libFuzzer changes inputs by itself.
//
// The hooks are defined in the same file as this function, so that a program that calls it contains
// them: libFuzzer's own references to them are weak, and would not pull them from an archive.
void dragnet_install_mutator(dragnet_mutator mutator, dragnet_crossover crossover);

// The hooks themselves, as libFuzzer calls them.
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *first, size_t first_size, const uint8_t *second,
                                 size_t second_size, uint8_t *out, size_t max_size,
                                 unsigned int seed);

// Defined in Swift where the checks of a test bundle are linked, and called before `main`.
void dragnet_start_checks(void);

// Whether libFuzzer is linked.
bool dragnet_has_fuzzer(void);

// Runs libFuzzer with a command line, which ends with NULL, and returns its exit status. libFuzzer may
// also end the process itself. Must not be called in a program without libFuzzer.
int dragnet_fuzz(int count, char **arguments);

// Makes the signals of libFuzzer reach the calling thread, which must be the one that searches. libFuzzer
// must have installed its handlers before, so this is called while the first input runs.
//
// libFuzzer detects an input that hangs in the handler of SIGALRM, but only on the thread that
// searches. In a test bundle that thread is one of libdispatch, which has all signals blocked, so the
// system chooses the main thread.
void dragnet_receive_signals(void);

// Changes bytes as libFuzzer would by itself; returns the new size, 0 in a program without libFuzzer.
size_t dragnet_mutate_bytes(uint8_t *data, size_t size, size_t max_size);

// Stops libFuzzer once this process has used the given CPU time, its start included; the search then
// ends as after libFuzzer's own -max_total_time. That option counts elapsed time instead, in which a
// busy machine searches less. The number must be above 0 and at most 1e8.
void dragnet_limit_cpu_seconds(double seconds);

// Writes a line about a trap that has a message; the texts are UTF-8 and do not end with 0.
typedef void (*dragnet_trap_marker)(const uint8_t *message, size_t message_length,
                                    const uint8_t *file, size_t file_length, uint32_t line);

// Sets the function that is called after the standard library has reported a trap. This needs a static
// program, linked with --wrap=_swift_stdlib_reportFatalErrorInFile; in others it does nothing.
void dragnet_install_trap_marker(dragnet_trap_marker marker);

// Makes the allocator keep the memory that one case has used for the next. By itself, glibc returns it
// to the system after each case that used much, and requests it again page by page, which takes up to a
// quarter of a target's time.
void dragnet_keep_memory(void);

// Turns the leak sanitizer off. It takes values of Swift that are in use for leaks, because it knows
// neither the bits that Swift keeps in pointers nor the memory of tasks.
void dragnet_ignore_leaks(void);

#endif
