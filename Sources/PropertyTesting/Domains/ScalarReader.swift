/// A reader of a grammar or a regular expression, scalar by scalar.
struct ScalarReader {
  /// The scalars of the text.
  let scalars: [Unicode.Scalar]
  /// The index of the next scalar.
  var position = 0
  private let text: String

  /// A reader at the start of a text.
  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// The next scalar; `nil` at the end.
  var next: Unicode.Scalar? { self[0] }

  /// The scalar at a distance from the next one; `nil` after the end.
  subscript(distance: Int) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  /// Skips the next scalar if it is a given one, and returns whether it is.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  /// Skips scalars that fulfil a condition, and returns them.
  mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> ArraySlice<Unicode.Scalar> {
    let start = position
    while let scalar = next, isPart(scalar) { position += 1 }
    return scalars[start..<position]
  }

  /// Returns an error at the next scalar.
  func error(_ message: String) -> GrammarError { GrammarError(message, at: position, in: text) }
}

/// An error in a regular expression or a grammar.
struct GrammarError: Error, CustomStringConvertible {
  let description: String

  init(_ message: String, at position: Int, in text: String) {
    description = "\(message), at scalar \(position + 1) of \"\(text)\""
  }
}

extension TextGrammar.Node {
  /// The node of alternatives, which is that of the only one if there are no others.
  init(alternatives: [Self]) {
    self = alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  /// The node of parts, which is that of the only one if there are no others.
  init(parts: [Self]) { self = parts.count == 1 ? parts[0] : .sequence(parts) }
}
