import Foundation
import Testing

/// Figures in texts, each of which a file has.
@Suite struct FigureTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test(arguments: [
    ("fuzz", "README.md"), ("test", "README.md"),
    ("deep", "Benchmarks/README.md"),
    ("campaign", "Sources/FuzzDriver/FuzzDriver.docc/Campaigns.md"),
    ("jobs", "Sources/FuzzDriver/FuzzDriver.docc/Campaigns.md"),
    ("engines", "Sources/FuzzDriver/FuzzDriver.docc/Campaigns.md"),
  ])
  func `a text shows the figures that were measured`(name: String, path: String) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
    let figure = try text("Benchmarks/Figures/\(name).txt")
    #expect(figure.contains("\n"))
    #expect(try text(path).contains(figure), "write it again: .ci/figures \(name)")
  }
}
