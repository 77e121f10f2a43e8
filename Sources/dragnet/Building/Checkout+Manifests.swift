import Foundation

// A search needs the manifests and the toolchain in several places, and each takes a second to read.

extension Checkout {
  /// Returns the manifest of the package, as it was when it was first read.
  ///
  /// SwiftPM uses the build folder of the test bundles for that, because another `swift` may hold the package's
  /// own: one that runs a plugin waits for this command.
  ///
  /// - Throws: ``CommandFailure`` with SwiftPM's messages if the manifest is malformed.
  func manifest() async throws(CommandFailure) -> PackageManifest {
    try await known.value("Package.swift") { () async throws(CommandFailure) in
      try await PackageManifest(
        of: root, as: "Package.swift", scratch: Instrumentation.none.scratch(in: self))
    }
  }

  /// Returns the manifest of the package of fuzz targets, as it was when it was first read.
  ///
  /// - Throws: ``CommandFailure`` with SwiftPM's messages if the manifest is malformed.
  func fuzzManifest() async throws(CommandFailure) -> PackageManifest {
    try await known.value("Fuzz/Package.swift") { () async throws(CommandFailure) in
      try await PackageManifest(
        of: fuzz, as: "Fuzz/Package.swift", scratch: Instrumentation.none.scratch(of: fuzz))
    }
  }

  /// Returns the toolchain that builds the package.
  ///
  /// - Throws: ``CommandFailure`` if there is no `swiftc`.
  func toolchain() async throws(CommandFailure) -> Toolchain {
    try await known.value("toolchain") { () async throws(CommandFailure) in try await Toolchain() }
  }
}
