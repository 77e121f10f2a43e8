import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Files in `Golden/` that say what drawings have to be, byte for byte.
///
/// After a change that is meant to be seen, `DRAGNET_UPDATE_GOLDEN=1 swift test --filter
/// SceneRenderingTests` writes them anew; look at them in a browser before committing them.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  /// Expects `text` to be what the file of that name says.
  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["DRAGNET_UPDATE_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    let lines = (
      text.split(separator: "\n", omittingEmptySubsequences: false),
      golden.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let first = zip(lines.0, lines.1).enumerated().first { $1.0 != $1.1 }
    #expect(
      text == golden,
      """
      \(name) differs\(first.map { ", first in line \($0.offset + 1): \($0.element.0)" } ?? "")
      """, sourceLocation: sourceLocation)
  }
}

/// What a real parser of XML makes of a text.
final class ParsedXML: NSObject, XMLParserDelegate {
  /// The names of the elements, in the order in which they begin.
  private(set) var elements: [String] = []
  /// The values of all attributes of each name.
  private(set) var attributes: [String: [String]] = [:]
  /// The words between the tags.
  private(set) var words = ""

  /// Parses `text`, which has to be well-formed.
  init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    let isWellFormed = parser.parse()
    #expect(
      isWellFormed, "line \(parser.lineNumber): \(String(describing: parser.parserError))",
      sourceLocation: sourceLocation)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(name)
    for (name, value) in attributes { self.attributes[name, default: []].append(value) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { words += string }

  /// The numbers of the attributes that are one number.
  var numbers: [Double] { attributes.values.joined().compactMap(Double.init) }
}
