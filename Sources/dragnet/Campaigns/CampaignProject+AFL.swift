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
      afl-fuzz -i "$work/seeds/$target" -o "$found" -V "$duration" -G \#(FuzzProcess.longestInput) -t 5000+ -m none \
        "$role" "$name" "$@" -- "$work/targets/$target" > "$found/$name.log" 2>&1 &
      pids+=($!)
    }
    trap 'kill -INT "${pids[@]}" 2> /dev/null' INT TERM
    start main -M -F "$corpus"
    for ((number = 1; number < instances; number++)); do
      AFL_CUSTOM_MUTATOR_ONLY=1 start "values-$number" -S
    done
    # A signal ends "wait" before the instances have ended.
    while [ -n "$(jobs -rp)" ]; do wait || true; done

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
}
