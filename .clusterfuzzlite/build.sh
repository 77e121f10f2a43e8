#!/bin/bash -eu
# Builds the executables of Fuzz/ for ClusterFuzz. $OUT receives each executable with its options, its
# corpus, the constants of the sources as its dictionary, and the laws that its corpus shows to be broken.
# Written by `dragnet export`.
cd "$SRC/dragnet"
if [ -n "${SWIFT_HOME:-}" ]; then export PATH="$SWIFT_HOME/bin:$PATH"; fi
# The base image installs a symbolizer for Swift here. The compiler flags that it suggests rename `main`.
if command -v precompile_swift > /dev/null; then . precompile_swift; fi
# SwiftPM obeys $CC, but the coverage profiles of two compilers do not fit together.
unset CC CXX

flags=(
  --package-path Fuzz -c release --scratch-path "$WORK/build-$SANITIZER"
  --sanitize=fuzzer --static-swift-stdlib
  # Traps have a mark with their message, by which ClusterFuzz tells them apart.
  -Xlinker --wrap=_swift_stdlib_reportFatalErrorInFile)
# The mutator learns what the code under test compares: its functions replace those of libFuzzer.
for name in cov_trace_cmp1 cov_trace_cmp2 cov_trace_cmp4 cov_trace_cmp8 cov_trace_const_cmp1 cov_trace_const_cmp2 cov_trace_const_cmp4 cov_trace_const_cmp8 cov_trace_switch weak_hook_memcmp; do
  function="dragnet_$name"
  flags+=(-Xlinker "--wrap=__sanitizer_$name"
    -Xlinker "--defsym=__wrap___sanitizer_$name=DEFINED($function)?$function:__real___sanitizer_$name")
done
case $SANITIZER in
  # Of two --sanitize, the compiler uses only the last one.
  address | thread) flags+=(-Xswiftc "-sanitize=fuzzer,$SANITIZER" -Xcc "-fsanitize=$SANITIZER") ;;
  coverage) flags+=(-Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping) ;;
  none) ;;
  *)
    echo "the Swift compiler has no sanitizer $SANITIZER on Linux" >&2
    exit 1
    ;;
esac
swift build "${flags[@]}"
built=$(swift build "${flags[@]}" --show-bin-path)

# Where the command exists already, DRAGNET is its path.
if [ -z "${DRAGNET:-}" ]; then
  tool=(--package-path . --product dragnet --scratch-path "$WORK/dragnet")
  swift build "${tool[@]}"
  DRAGNET="$(swift build "${tool[@]}" --show-bin-path)/dragnet"
fi

# A folder of inputs for each target. Targets that are known to fail have none.
rm -rf "$WORK/corpus"
"$DRAGNET" corpus export --executables "$built" --to "$WORK/corpus"
shopt -s nullglob
for folder in "$WORK"/corpus/*/; do
  name=$(basename "$folder")
  cp "$built/$name" "$OUT/"
  printf '[libfuzzer]\nmax_len = 4096\n' > "$OUT/$name.options"
  rm -f "$OUT/${name}_seed_corpus.zip" "$OUT/$name".{dict,known-laws}
  if [ -n "$(ls -A "$folder")" ]; then
    zip -q -r -j "$OUT/${name}_seed_corpus.zip" "$folder"
  fi
  for file in "$WORK/corpus/$name".{dict,known-laws}; do
    if [ -f "$file" ]; then cp "$file" "$OUT/"; fi
  done
done
