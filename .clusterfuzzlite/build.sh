#!/bin/bash -eu
# Builds the executables of Fuzz/ for ClusterFuzz. $OUT receives each executable with its options, its
# corpus, and the laws that its corpus shows to be broken. Written by `dragnet export`.
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
for operation in cmp{1,2,4,8} const_cmp{1,2,4,8} switch memcmp; do
  name="__sanitizer_cov_trace_$operation"
  if [ "$operation" = memcmp ]; then name=__sanitizer_weak_hook_memcmp; fi
  function="dragnet_trace_$operation"
  flags+=(-Xlinker "--wrap=$name"
    -Xlinker "--defsym=__wrap_$name=DEFINED($function)?$function:__real_$name")
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
  rm -f "$OUT/${name}_seed_corpus.zip" "$OUT/$name.known-laws"
  if [ -n "$(ls -A "$folder")" ]; then
    zip -q -r -j "$OUT/${name}_seed_corpus.zip" "$folder"
  fi
  if [ -f "$WORK/corpus/$name.known-laws" ]; then cp "$WORK/corpus/$name.known-laws" "$OUT/"; fi
done
