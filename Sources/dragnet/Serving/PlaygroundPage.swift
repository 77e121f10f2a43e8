import Foundation

/// The page of the playground, which is one file.
struct PlaygroundPage {
  /// The file.
  let file: URL

  /// Finds the page, and builds it if a source is newer.
  ///
  /// - Parameters:
  ///   - checkout: The checkout that contains the sources.
  ///   - progress: A function that is called with a message before a build, which takes about a
  ///     minute.
  /// - Throws: ``CommandFailure`` with the compiler's messages if the build fails.
  init(_ checkout: Checkout, progress: (String) -> Void) async throws(CommandFailure) {
    let script = checkout.playground.appending(path: "build")
    file = checkout.playground.appending(path: ".build/playground.html")
    guard script.isExecutable else {
      throw CommandFailure(.inputOutput, "\(checkout.shortPath(script)): cannot be run")
    }
    let sources = [
      "GestureEngine", "ControlHost", "GestureLaws", "Specimens", "SceneRendering/Resources",
    ].map { checkout.root.appending(path: "Sources/\($0)") }
    let parts = ["Page", "Element", "Sources"].map { checkout.playground.appending(path: $0) }
    let bugs = checkout.corpus.folderNames.filter { $0.hasPrefix("published-") }
      .map { checkout.corpus.appending(path: $0) }
    let settings = ["build", "Package.swift", "toolset.json", "imports.txt"]
      .map { checkout.playground.appending(path: $0) }
    let newest = ((sources + parts + bugs).flatMap { $0.files() } + settings).compactMap(
      \.changeDate
    )
    .max()
    if let built = file.changeDate, let newest, built >= newest { return }

    progress("building the page …")
    let build = try await Program(
      .at(script), [file.path], environment: ChildEnvironment.ofTool, sharesTerminal: true)
    guard build.status == 0, file.exists else {
      throw CommandFailure(.internalError, "the page does not build:\n" + build.text)
    }
  }
}
