extension CampaignProject {
  /// The files that build the executables for AFL++ and run them.
  var filesForAFL: [File] {
    [
      File(path: "afl++/build.sh", text: buildScriptForAFL),
      File(path: "afl++/fuzz.sh", text: CampaignProject.fuzzScriptForAFL),
      File(path: "afl++/engine.c", text: CampaignProject.engineForAFL),
      File(path: "afl++/mutator.c", text: CampaignProject.mutatorForAFL),
    ]
  }

  private var buildScriptForAFL: String {
    """
    #!/bin/bash -eu
    # Builds the executables of Fuzz/ for AFL++. Written by `dragnet export`.
    #
    #     bash afl++/build.sh [TARGET...]
    #
    # .dragnet/afl++/targets receives each executable, and a library that changes its inputs. The folder
    # .dragnet/afl++/seeds receives the cases of Corpus/ as bytes. AFL_PATH names the folder of libAFLDriver.a
    # if that is not found.
    cd "$(dirname "$0")/.."
    WORK="$PWD/.dragnet/afl++" SANITIZER=none
    unset CC CXX
    for runtime in "${AFL_PATH:-}" /usr/local/lib/afl /usr/lib/afl; do
      if [ -f "$runtime/libAFLDriver.a" ]; then break; fi
    done
    if [ ! -f "$runtime/libAFLDriver.a" ]; then
      echo "error: AFL++ is missing; on Debian and Ubuntu, apt-get install afl++ installs it" >&2
      exit 1
    fi
    mkdir -p "$WORK/targets"
    clang="$(dirname "$(readlink -f "$(command -v swiftc)")")/clang"
    "$clang" -O2 -fPIC -c afl++/engine.c -o "$WORK/engine.o"

    # The compiler counts as for libFuzzer. The driver of the compiler must not know that: it would link
    # libFuzzer.
    flags=(
      --package-path Fuzz -c release --scratch-path "$WORK/build-$SANITIZER" --static-swift-stdlib
      -Xswiftc -Xfrontend -Xswiftc -sanitize=fuzzer
      -Xlinker "$WORK/engine.o" -Xlinker --wrap=LLVMFuzzerRunDriver -Xlinker -u
      -Xlinker LLVMFuzzerRunDriver
      -Xlinker "$runtime/libAFLDriver.a" -Xlinker "$runtime/afl-compiler-rt.o")
    if [ $# -eq 0 ]; then swift build "${flags[@]}"; fi
    for target; do swift build "${flags[@]}" --product "$target"; done
    built=$(swift build "${flags[@]}" --show-bin-path)
    if [ $# -eq 0 ]; then
      for program in "$built"/*.product; do
        program="${program%.product}"
        if [ -x "$program" ]; then set -- "$@" "$(basename "$program")"; fi
      done
    fi

    for target; do
      cp "$built/$target" "$WORK/targets/"
      "$clang" -O2 -fPIC "-Dtarget_main=${target//[^A-Za-z0-9]/_}_main" -c afl++/mutator.c \\
        -o "$WORK/mutator.o"
      swiftc -emit-library -static-stdlib -use-ld=lld -Xlinker -Bsymbolic \\
        -o "$WORK/targets/$target.so" "@$built/$target.product/Objects.LinkFileList" "$WORK/mutator.o"
      mkdir -p "$WORK/seeds/$target"
      head -c 8 /dev/zero > "$WORK/seeds/$target/simplest"
    done

    \(toolSection)
    "$DRAGNET" corpus export "$@" --executables "$WORK/targets" --to "$WORK/seeds"

    """
  }

  private static let fuzzScriptForAFL = #"""
    #!/bin/bash -u
    # Fuzzes an executable that afl++/build.sh has built. Written by `dragnet export`.
    #
    #     bash afl++/fuzz.sh TARGET [SECONDS [INSTANCES]]
    #
    # By default it takes an hour, with an instance of AFL++ for each CPU. The instances begin with the cases of
    # Corpus/ and the inputs that `dragnet fuzz` has found, and share the inputs that they find. The main
    # instance changes bytes as well as values, and also reads new inputs of `dragnet fuzz`; the other
    # instances change values only. If the target has been fuzzed before, the search goes on. The status is 1
    # if an input fails.
    cd "$(dirname "$0")/.." || exit
    work="$PWD/.dragnet/afl++"
    target="${1:?the name of a target is missing}"
    duration="${2:-3600}"
    instances="${3:-$(nproc)}"
    if [ ! -x "$work/targets/$target" ]; then
      echo "error: $target is not built for AFL++; bash afl++/build.sh builds it" >&2
      exit 64
    fi
    found="$work/found/$target"
    corpus="$PWD/.dragnet/corpus/$target"
    mkdir -p "$found" "$corpus"
    find "$corpus" -type f -exec cp -n {} "$work/seeds/$target/" \;
    export SWIFT_BACKTRACE=enable=no AFL_CUSTOM_MUTATOR_LIBRARY="$work/targets/$target.so"
    # An instance reads the inputs of the others each minute, the main instance twice as often.
    export AFL_SYNC_TIME=1
    export AFL_AUTORESUME=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1 AFL_SKIP_CPUFREQ=1
    export AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1

    # Starts an instance: its name, its role, and further options.
    pids=()
    start() {
      local name="$1" role="$2"
      shift 2
      afl-fuzz -i "$work/seeds/$target" -o "$found" -V "$duration" -G 4096 -t 5000+ -m none \
        "$role" "$name" "$@" -- "$work/targets/$target" > "$found/$name.log" 2>&1 &
      pids+=($!)
    }
    trap 'kill -INT "${pids[@]}" 2> /dev/null' INT TERM
    start main -M -F "$corpus"
    for ((number = 1; number < instances; number++)); do
      AFL_CUSTOM_MUTATOR_ONLY=1 start "values-$number" -S
    done
    wait

    failures=0
    for ((number = 0; number < instances; number++)); do
      name=main
      if [ "$number" -gt 0 ]; then name="values-$number"; fi
      statistics="$found/$name/fuzzer_stats"
      if [ ! -f "$statistics" ]; then
        echo "error: $name did not start:" >&2
        tail -n 20 "$found/$name.log" >&2
        exit 70
      fi
      value() { sed -n "s/^$1 *: *//p" "$statistics"; }
      crashes="$(value saved_crashes)"
      printf '%s: %s executions, %s inputs, %s failing\n' \
        "$name" "$(value execs_done)" "$(value corpus_count)" "$crashes"
      failures=$((failures + crashes))
    done
    echo
    echo "to keep what was found:"
    echo "  dragnet corpus merge $target --from .dragnet/afl++/found"
    [ "$failures" -eq 0 ]

    """#

  private static let engineForAFL = #"""
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

    // The linker option --wrap makes Dragnet call this function.
    int __wrap_LLVMFuzzerRunDriver(int *count, char ***arguments, runner target) {
      run_input = target;
      return __real_LLVMFuzzerRunDriver(count, arguments, run);
    }

    // The compiler tells libFuzzer more than AFL++ asks for.
    void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *stop) {}
    __attribute__((weak)) void __sanitizer_cov_pcs_init(const uintptr_t *start, const uintptr_t *stop) {}
    __attribute__((weak)) void __sanitizer_cov_trace_pc_indir(uintptr_t callee) {}
    __attribute__((weak)) __thread uintptr_t __sancov_lowest_stack;

    """#

  private static let mutatorForAFL = #"""
    // A library with which AFL++ changes the inputs of a target by the meaning of their words, as libFuzzer does.
    // The library contains the target. Its `main` runs on a thread of its own, up to the place where it would
    // start libFuzzer. Written by `dragnet export`.
    #include <pthread.h>
    #include <stddef.h>
    #include <stdint.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>

    enum { largest_input = 4096 };

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
