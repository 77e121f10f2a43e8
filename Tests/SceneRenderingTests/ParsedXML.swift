import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a real parser of XML makes of a text.
final class ParsedXML: NSObject, XMLParserDelegate {
  /// The names of the elements, in the order in which they begin.
  private(set) var elements: [String] = []
  /// The values of all attributes of each name.
  private(set) var attributes: [String: [String]] = [:]
  /// The words between the tags.
  private(set) var words = ""

  /// Why the text is not well-formed, if it is not.
  private(set) var problem: String?

  /// Parses `text`, well-formed or not.
  init(any text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() {
      problem = "line \(parser.lineNumber): \(String(describing: parser.parserError))"
    }
  }

  /// Parses `text`, which has to be well-formed.
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

  /// The numbers of the attributes that are one number.
  var numbers: [Double] { attributes.values.joined().compactMap(Double.init) }
}
