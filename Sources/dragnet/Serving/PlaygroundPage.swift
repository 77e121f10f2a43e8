import Foundation
import Subprocess

/// The page of the playground: one file, built from the sources where they are newer than it.
struct PlaygroundPage {
  /// Where it is.
  let file: URL

  /// Finds the page, and builds it unless it is up to date.
  ///
  /// - Parameters:
  ///   - checkout: The package.
  ///   - progress: Called with a line before building, which takes about a minute.
  /// - Throws: ``CommandFailure`` with the compiler's own words where it does not build.
  init(_ checkout: Checkout, progress: (String) -> Void) async throws {
    let script = checkout.playground.appending(path: "build")
    file = checkout.playground.appending(path: ".build/playground.html")
    guard FileManager.default.isExecutableFile(atPath: script.path) else {
      throw CommandFailure(.inputOutput, "\(checkout.shortPath(script)): cannot be run")
    }
    let sources = ["GestureEngine", "GestureLaws", "Specimens", "SceneRendering/Resources"]
      .map { checkout.root.appending(path: "Sources/\($0)") }
    let parts = ["Page", "Sources"].map { checkout.playground.appending(path: $0) }
    let settings = ["build", "Package.swift", "toolset.json", "imports.txt"]
      .map { checkout.playground.appending(path: $0) }
    let newest = ((sources + parts).flatMap { $0.files() } + settings).compactMap(\.changeDate)
      .max()
    if let built = file.changeDate, let newest, built >= newest { return }

    progress("building the page …")
    let result = try await run(
      .path(.init(script.path)), arguments: [file.path], input: .none,
      output: .string(limit: 1 << 20), error: .combinedWithOutput)
    guard result.terminationStatus.isSuccess, file.changeDate != nil else {
      throw CommandFailure(
        .internalError, "the page does not build:\n" + result.standardOutput)
    }
  }
}

extension URL {
  /// When this file was last written; `nil` if there is none.
  fileprivate var changeDate: Date? {
    // A new URL: one keeps what it once read.
    let values = try? URL(filePath: path).resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate
  }
}
