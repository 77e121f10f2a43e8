import ArgumentParser
import Foundation

/// The command `dragnet playground`.
struct PlaygroundCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "playground",
    abstract: "Serves a web page on which the controls can be used.",
    discussion: """
      The page is first built, unless it is up to date. It is served on this machine only, until \
      Ctrl-C. A browser can also open the file itself.
      """)

  @Option(help: "The port, or 0 for any free port.")
  var port: UInt16 = 7357

  @OptionGroup var output: FormatOption

  func run() async throws {
    let checkout = try Checkout()
    // Before the build, which takes a minute, so that a port in use is reported at once.
    let server = try PageServer(port: port)
    let page = try await PlaygroundPage(checkout) { line in
      if output.format == .text { print(line) }
    }
    let bytes = try page.file.readBytes()
    let row = Row(
      url: "http://127.0.0.1:\(server.port)/", file: checkout.shortPath(page.file))
    switch output.format {
    case .json: try printJSON(row)
    case .text: print("\(row.url) serves \(row.file); press Ctrl-C to stop")
    }
    StandardOutput.flush()
    try server.serve(page: bytes)
  }

  private struct Row: Encodable {
    var url: String
    var file: String
  }
}
