import ArgumentParser
import Foundation

/// A sanitizer that fuzz targets can be built with, beside libFuzzer.
///
/// There is none for undefined behaviour: `swiftc` has none on Linux.
enum Sanitizer: String, ExpressibleByArgument, CaseIterable {
  /// Finds accesses to memory that is not there, and memory that is lost.
  case address
  /// Finds races.
  case thread
}

/// What fuzz targets are compiled with, beside libFuzzer.
enum Instrumentation {
  /// Nothing.
  case none
  /// A sanitizer.
  case sanitizer(Sanitizer)
  /// A profile of what they run, for `llvm-cov`.
  case coverage

  /// What `swift build` has to be told.
  ///
  /// Each has a build folder of its own, so that none evicts another.
  ///
  /// - Parameter fuzz: The package of the fuzz targets.
  /// - Returns: Arguments that follow those of the build without it.
  func arguments(for fuzz: URL) -> [String] {
    switch self {
    case .none: []
    case .sanitizer(let sanitizer):
      // The compiler obeys its last -sanitize alone, so that two of SwiftPM's --sanitize would leave
      // no counters.
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
