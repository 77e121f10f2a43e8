import ArgumentParser
import Foundation

/// A sanitizer that fuzz targets can be built with, in addition to libFuzzer.
///
/// There is no case for undefined behaviour, because `swiftc` does not support that sanitizer on
/// Linux.
enum Sanitizer: String, ExpressibleByArgument, CaseIterable {
  /// Finds invalid memory accesses and memory leaks.
  case address
  /// Finds data races.
  case thread
}

/// The instrumentation that fuzz targets are built with, in addition to libFuzzer.
enum Instrumentation {
  /// No further instrumentation.
  case none
  /// A sanitizer.
  case sanitizer(Sanitizer)
  /// Counters for `llvm-cov`.
  case coverage

  /// Returns the additional arguments of `swift build`.
  ///
  /// Each instrumentation has its own build folder, so that no build replaces another.
  ///
  /// - Parameter fuzz: The package of the fuzz targets.
  /// - Returns: Arguments that follow those of a build without instrumentation.
  func arguments(for fuzz: URL) -> [String] {
    switch self {
    case .none: []
    case .sanitizer(let sanitizer):
      // The compiler uses only the last -sanitize, so two --sanitize of SwiftPM would drop the
      // coverage counters.
      [
        "-Xswiftc", "-sanitize=fuzzer,\(sanitizer)", "-Xcc", "-fsanitize=\(sanitizer)",
        "--scratch-path", fuzz.appending(path: ".build-\(sanitizer)").path,
      ]
    case .coverage:
      [
        "-Xswiftc", "-profile-generate", "-Xswiftc", "-profile-coverage-mapping",
        "--scratch-path", fuzz.appending(path: ".build-coverage").path,
      ]
    }
  }
}
