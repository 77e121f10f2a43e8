import Foundation

extension Checkout {
  /// Reads the manifest of the package.
  ///
  /// SwiftPM uses the build folder of the test bundles for that, because another `swift` may hold the package's
  /// own: one that runs a plugin waits for this command.
  ///
  /// - Throws: ``CommandFailure`` with SwiftPM's messages if the manifest is malformed.
  func manifest() async throws(CommandFailure) -> PackageManifest {
    try await PackageManifest(
      of: root, as: "Package.swift", scratch: Instrumentation.none.scratch(in: self))
  }

  /// Reads the manifest of the package of fuzz targets.
  ///
  /// - Throws: ``CommandFailure`` with SwiftPM's messages if the manifest is malformed.
  func fuzzManifest() async throws(CommandFailure) -> PackageManifest {
    try await PackageManifest(
      of: fuzz, as: "Fuzz/Package.swift", scratch: Instrumentation.none.scratch(of: fuzz))
  }
}
