import DragnetTesting
import Foundation
import Testing
import XMLCoder

/// XMLCoder 0.18.2.
@Suite struct XMLCoderStudies {
  /// An element with an attribute.
  private struct Note: Codable, Equatable, DynamicNodeEncoding {
    var title: String

    static func nodeEncoding(for key: any CodingKey) -> XMLEncoder.NodeEncoding { .attribute }
  }

  private let tabs = KnownFailure(
    "a tab or a line break in an attribute becomes a space", "\t",
    when: { $0.contains { $0.isWhitespace } })

  @Test func `an attribute is decoded as it was encoded`() {
    let texts = Domain<String>.strings(of: .scalars(from: "ab<>&'\"\t\n"), count: 0...6)
    check(texts, known: [tabs]) { text in
      let data = try XMLEncoder().encode(Note(title: text))
      return try XMLDecoder().decode(Note.self, from: data).title == text
    }
  }

  /// A section of character data ends at `]]>`, which the encoder writes like any other text.
  private let end = KnownFailure(
    "a section of character data cannot contain its end", "]]>", when: { $0.contains("]]>") })

  @Test func `a section of character data is decoded as it was encoded`() {
    let texts = Domain<String>.strings(of: .scalars(from: "a<&]>"), count: 1...5)
    check(texts, known: [end]) { text in
      let encoder = XMLEncoder()
      encoder.stringEncodingStrategy = .cdata
      let data = try encoder.encode(["key": text], withRootKey: "root")
      return try XMLDecoder().decode([String: String].self, from: data) == ["key": text]
    }
  }

  /// A key becomes the name of an element, and a name cannot begin with a digit.
  private let digit = KnownFailure(
    "a key that begins with a digit makes a document that is not well-formed", "0",
    when: { $0.first == "0" })

  @Test func `a dictionary is decoded as it was encoded`() {
    let keys = Domain<String>.strings(of: .scalars(from: "ab0"), count: 1...3)
    check(keys, known: [digit]) { key in
      let data = try XMLEncoder().encode([key: "text"], withRootKey: "root")
      return try XMLDecoder().decode([String: String].self, from: data) == [key: "text"]
    }
  }
}
