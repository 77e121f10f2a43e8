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
}
