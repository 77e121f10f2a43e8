import ArgumentParser
import Foundation

struct PlaygroundCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "playground",
    abstract: "Serves a page on which the controls are used for real, in a browser.",
    discussion: """
      The page is built first, if it is not up to date. It is served on this machine only; \
      Control-C ends it. The file itself opens in a browser, too.
      """)

  @Option(help: "The port; 0 takes any that is free.")
  var port: UInt16 = 7357

  @OptionGroup var output: FormatOption

  func run() async throws {
    let checkout = try Checkout()
    // Before the build, which takes a while: a port that is in use is known at once.
    let server = try PageServer(port: port)
    let page = try await PlaygroundPage(checkout) { line in
      if output.format == .text { print(line) }
    }
    let bytes = try page.file.readBytes()
    let row = Row(
      url: "http://127.0.0.1:\(server.port)/", file: checkout.shortPath(page.file))
    switch output.format {
    case .json: try printJSON(row)
    case .text: print("\(row.url) shows \(row.file); Control-C ends it")
    }
    fflush(nil)
    try server.serve(page: bytes)
  }

  private struct Row: Encodable {
    var url: String
    var file: String
  }
}
