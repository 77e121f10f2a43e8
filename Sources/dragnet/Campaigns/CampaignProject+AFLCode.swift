// The C code that connects a target to AFL++.

extension CampaignProject {
  static let engineForAFL = #"""
    // AFL++ in place of libFuzzer. After each input, the counters of the compiler and the labels of the property,
    // both of which libFuzzer would read, are copied to AFL++'s map of edges. Written by `dragnet export`.
    #include <stddef.h>
    #include <stdint.h>
    #include <stdlib.h>
    #include <string.h>

    enum { label_count = 4096 };

    // Of Dragnet: a counter for each label of a property.
    uint8_t *dragnet_counters(void);

    // Of AFL++.
    extern uint8_t *__afl_area_ptr;
    void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop);
    typedef int (*runner)(const uint8_t *data, size_t size);
    int __real_LLVMFuzzerRunDriver(int *count, char ***arguments, runner run);

    // Of the linker: the counters of the compiler.
    extern uint8_t __start___sancov_cntrs[] __attribute__((visibility("hidden")));
    extern uint8_t __stop___sancov_cntrs[] __attribute__((visibility("hidden")));

    // The place in the map of each counter, and then of each label.
    static uint32_t *places;
    static runner run_input;

    static size_t counter_count(void) { return (size_t)(__stop___sancov_cntrs - __start___sancov_cntrs); }

    // AFL++ asks for the size of the map after all constructors have run.
    __attribute__((constructor)) static void reserve(void) {
      size_t count = counter_count() + label_count;
      places = calloc(count, sizeof(uint32_t));
      if (!places) abort();
      __sanitizer_cov_trace_pc_guard_init(places, places + count);
    }

    // Copies counts to the map. Most are zero, so eight are read together.
    static void copy(const uint8_t *counts, size_t count, const uint32_t *to) {
      for (size_t index = 0; index < count; index += 8) {
        uint64_t eight = 0;
        size_t size = count - index < 8 ? count - index : 8;
        memcpy(&eight, counts + index, size);
        if (eight == 0) continue;
        for (size_t next = index; next < index + size; next++) {
          if (counts[next]) __afl_area_ptr[to[next]] = counts[next];
        }
      }
    }

    static int run(const uint8_t *data, size_t size) {
      memset(__start___sancov_cntrs, 0, counter_count());
      memset(dragnet_counters(), 0, label_count);
      int result = run_input(data, size);
      // A discarded case shows nothing.
      if (result != 0) return result;
      copy(__start___sancov_cntrs, counter_count(), places);
      copy(dragnet_counters(), label_count, places + counter_count());
      return 0;
    }

    // The linker option --wrap makes Dragnet call this function. The driver of AFL++ knows no options of libFuzzer,
    // as Dragnet passes them: with more than one argument it would run no file.
    int __wrap_LLVMFuzzerRunDriver(int *count, char ***arguments, runner target) {
      run_input = target;
      char **words = *arguments;
      int kept = 1;
      for (int index = 1; index < *count; index++) {
        if (words[index][0] != '-' || !strchr(words[index], '=')) words[kept++] = words[index];
      }
      words[kept] = NULL;
      *count = kept;
      return __real_LLVMFuzzerRunDriver(count, arguments, run);
    }

    // The compiler tells libFuzzer more than AFL++ asks for.
    void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *stop) {}
    __attribute__((weak)) void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *stop) {}
    __attribute__((weak)) void __sanitizer_cov_trace_pc_indir(uintptr_t callee) {}
    __attribute__((weak)) __thread uintptr_t __sancov_lowest_stack;

    """#

  static let mutatorForAFL = #"""
    // A library with which AFL++ changes the inputs of a target by the meaning of their words, as libFuzzer does.
    // The library contains the target. Its `main` runs on a thread of its own, up to the place where it would
    // start libFuzzer. Written by `dragnet export`.
    #include <pthread.h>
    #include <stddef.h>
    #include <stdint.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>

    enum { largest_input = \#(FuzzProcess.longestInput) };

    int target_main(int count, char **arguments);

    // Of Dragnet, which installs the mutator of the target there.
    size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned int seed);
    size_t LLVMFuzzerCustomCrossOver(const uint8_t *first, size_t first_size, const uint8_t *second,
                                     size_t second_size, uint8_t *out, size_t max_size, unsigned int seed);

    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
    static int is_ready;

    static uint8_t buffer[largest_input];
    static unsigned int seed;

    // The target has installed its mutator. It would end the process if this function returned.
    int LLVMFuzzerRunDriver(int *count, char ***arguments, void *run) {
      pthread_mutex_lock(&mutex);
      is_ready = 1;
      pthread_cond_signal(&condition);
      pthread_mutex_unlock(&mutex);
      for (;;) pause();
    }

    static void *start(void *unused) {
      static char name[] = "mutator";
      static char *arguments[] = {name, NULL};
      exit(target_main(1, arguments));
    }

    void *afl_custom_init(void *afl, unsigned int new_seed) {
      seed = new_seed;
      // Without this variable, the target would start the process again.
      setenv("SWIFT_BACKTRACE", "enable=no", 1);
      pthread_t thread;
      if (pthread_create(&thread, NULL, start, NULL) != 0) return NULL;
      pthread_mutex_lock(&mutex);
      while (!is_ready) pthread_cond_wait(&condition, &mutex);
      pthread_mutex_unlock(&mutex);
      return buffer;
    }

    size_t afl_custom_fuzz(void *data, uint8_t *input, size_t size, uint8_t **out, uint8_t *other,
                           size_t other_size, size_t max_size) {
      size_t limit = max_size < largest_input ? max_size : largest_input;
      if (size > limit) size = limit;
      if (other_size > limit) other_size = limit;
      *out = buffer;
      seed++;
      // One in four inputs is made from two.
      if (other && other_size > 0 && seed % 4 == 0) {
        size_t made = LLVMFuzzerCustomCrossOver(input, size, other, other_size, buffer, limit, seed);
        if (made > 0) return made;
      }
      memcpy(buffer, input, size);
      size_t made = LLVMFuzzerCustomMutator(buffer, size, limit, seed);
      return made > 0 ? made : size;
    }

    void afl_custom_deinit(void *data) {}

    // The library needs neither counters nor comparisons.
    void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *stop) {}
    void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *stop) {}
    void __sanitizer_cov_trace_pc_indir(uintptr_t callee) {}
    void __sanitizer_cov_trace_cmp1(uint8_t a, uint8_t b) {}
    void __sanitizer_cov_trace_cmp2(uint16_t a, uint16_t b) {}
    void __sanitizer_cov_trace_cmp4(uint32_t a, uint32_t b) {}
    void __sanitizer_cov_trace_cmp8(uint64_t a, uint64_t b) {}
    void __sanitizer_cov_trace_const_cmp1(uint8_t a, uint8_t b) {}
    void __sanitizer_cov_trace_const_cmp2(uint16_t a, uint16_t b) {}
    void __sanitizer_cov_trace_const_cmp4(uint32_t a, uint32_t b) {}
    void __sanitizer_cov_trace_const_cmp8(uint64_t a, uint64_t b) {}
    void __sanitizer_cov_trace_switch(uint64_t value, uint64_t *cases) {}
    void __sanitizer_cov_trace_div4(uint32_t value) {}
    void __sanitizer_cov_trace_div8(uint64_t value) {}
    void __sanitizer_cov_trace_gep(uintptr_t index) {}
    __thread uintptr_t __sancov_lowest_stack;

    """#
}
