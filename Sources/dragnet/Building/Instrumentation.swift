import ArgumentParser
import Foundation

/// A sanitizer that fuzz targets can be built with, in addition to libFuzzer.
///
/// There is no case for undefined behaviour, because `swiftc` does not support that sanitizer on
/// Linux.
enum Sanitizer: String, ExpressibleByArgument, CaseIterable {
  /// Finds invalid memory accesses; in executables, which do nothing but search, also memory leaks.
  case address
  /// Finds data races.
  case thread

  /// The beginning of the names of the functions that instrumented code calls.
  var functions: String {
    switch self {
    case .address: "__asan_"
    case .thread: "__tsan_"
    }
  }
}

/// The instrumentation that fuzz targets are built with, in addition to libFuzzer.
enum Instrumentation {
  /// No further instrumentation.
  case none
  /// A sanitizer.
  case sanitizer(Sanitizer)
  /// Counters for `llvm-cov`.
  case coverage

  /// The sanitizer; `nil` if there is none.
  var sanitizer: Sanitizer? { if case .sanitizer(let sanitizer) = self { sanitizer } else { nil } }

  /// The end of the name of the build folder: no build replaces one with another instrumentation.
  private var suffix: String {
    switch self {
    case .none: ""
    case .sanitizer(let sanitizer): "-\(sanitizer)"
    case .coverage: "-coverage"
    }
  }

  /// The arguments for coverage profiles.
  private static let profiling = [
    "-Xswiftc", "-profile-generate", "-Xswiftc", "-profile-coverage-mapping",
  ]

  /// The functions of libFuzzer that our functions replace: `dragnet_NAME` replaces `__sanitizer_NAME`.
  static let notedFunctions =
    ["cmp", "const_cmp"].flatMap { kind in [1, 2, 4, 8].map { "cov_trace_\(kind)\($0)" } }
    + ["cov_trace_switch", "weak_hook_memcmp"]

  /// The arguments of the linker.
  ///
  /// Our functions that note comparisons replace those of libFuzzer in each program that contains them. Other
  /// executables of a package keep libFuzzer's, which are `__real_NAME` after `--wrap=NAME`.
  private static let linking: [String] = {
    #if canImport(Darwin)
      return []
    #else
      let replacements = notedFunctions.flatMap { name in
        [
          "--wrap=__sanitizer_\(name)",
          "--defsym=__wrap___sanitizer_\(name)=DEFINED(dragnet_\(name))?dragnet_\(name)"
            + ":__real___sanitizer_\(name)",
        ]
      }
      // The default linker of Linux cannot link sanitizers.
      return ["-Xswiftc", "-use-ld=lld"] + replacements.flatMap { ["-Xlinker", $0] }
    #endif
  }()

  /// Returns the arguments of `swift build` for executables, which have libFuzzer's `main`.
  ///
  /// - Parameter fuzz: The package of the fuzz targets.
  /// - Returns: Arguments that follow the path of the package.
  func arguments(for fuzz: URL) -> [String] {
    let place = suffix.isEmpty ? [] : ["--scratch-path", scratch(of: fuzz).path]
    let added =
      switch self {
      case .none: [String]()
      case .sanitizer(let sanitizer):
        // The compiler uses only the last -sanitize, so two --sanitize of SwiftPM would drop the
        // coverage counters.
        ["-Xswiftc", "-sanitize=fuzzer,\(sanitizer)", "-Xcc", "-fsanitize=\(sanitizer)"]
      case .coverage: Instrumentation.profiling
      }
    return ["--sanitize=fuzzer", "-c", "release"] + added + Instrumentation.linking + place
  }

  /// Returns the build folder of executables.
  ///
  /// - Parameter fuzz: The package of the fuzz targets.
  /// - Returns: A folder that no other instrumentation uses.
  func scratch(of fuzz: URL) -> URL { fuzz.appending(path: ".build\(suffix)") }

  /// Returns the build folder of a test bundle.
  ///
  /// - Parameter checkout: The checkout of the package.
  /// - Returns: A folder that no other instrumentation uses.
  func scratch(in checkout: Checkout) -> URL { checkout.work.appending(path: "build\(suffix)") }

  /// Returns the arguments of `swift build` for a test bundle, which has a `main` of its own.
  ///
  /// The driver of the compiler would link libFuzzer with its `main`. Therefore only the compiler
  /// proper learns of the fuzzer, and libFuzzer's other parts are linked as a library. Nothing but a weak
  /// reference asks for them, which does not make the linker take them out of an archive; hence `-u`.
  ///
  /// - Parameters:
  ///   - library: libFuzzer without its `main`.
  ///   - interceptors: The library that tells libFuzzer what functions such as `memcmp` compare, if there
  ///     is one. A sanitizer does the same by itself.
  ///   - isOptimized: Whether the compiler optimizes.
  /// - Returns: Arguments that follow those of the package and the build folder.
  func testArguments(
    linking library: URL, _ interceptors: URL?, isOptimized: Bool
  ) -> [String] {
    // A second -sanitize of the compiler proper would replace the first.
    let sanitizers = ([sanitizer?.rawValue].compactMap(\.self) + ["fuzzer"]).joined(separator: ",")
    var arguments = sanitizer.map { ["--sanitize=\($0)"] } ?? []
    arguments +=
      isOptimized ? ["-c", "release", "-Xswiftc", "-enable-testing"] : ["-c", "debug"]
    arguments += [
      "-Xswiftc", "-Xfrontend", "-Xswiftc", "-sanitize=\(sanitizers)",
      "-Xcc", "-fsanitize=fuzzer-no-link", "-Xlinker", library.path, "-Xlinker", "-u",
    ]
    #if canImport(Darwin)
      arguments += ["-Xlinker", "_LLVMFuzzerRunDriver", "-Xlinker", "-lc++"]
    #else
      arguments += ["-Xlinker", "LLVMFuzzerRunDriver", "-Xlinker", "-lstdc++"]
      if let interceptors, sanitizer == nil {
        arguments += ["--whole-archive", interceptors.path, "--no-whole-archive"].flatMap {
          ["-Xlinker", $0]
        }
      }
    #endif
    arguments += Instrumentation.linking
    if case .coverage = self { arguments += Instrumentation.profiling }
    return arguments
  }
}
