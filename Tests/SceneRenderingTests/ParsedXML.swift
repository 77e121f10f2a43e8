import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The contents of an XML text, as parsed by Foundation.
final class ParsedXML: NSObject, XMLParserDelegate {
  /// The names of the elements, in order of their start tags.
  private(set) var elements: [String] = []
  /// The values of all attributes, by the names of the attributes.
  private(set) var attributes: [String: [String]] = [:]
  /// The text between the tags.
  private(set) var words = ""

  /// The reason why the text is not well-formed; `nil` if it is.
  private(set) var problem: String?

  /// Parses `text`, which need not be well-formed.
  init(any text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      problem = "line \(parser.lineNumber): \(String(describing: parser.parserError))"
    }
  }

  /// Parses `text` and expects it to be well-formed.
  convenience init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    self.init(any: text)
    #expect(problem == nil, sourceLocation: sourceLocation)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(name)
    for (name, value) in attributes { self.attributes[name, default: []].append(value) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { words += string }

  /// The values of all attributes that are a number.
  var numbers: [Double] { attributes.values.joined().compactMap(Double.init) }
}
