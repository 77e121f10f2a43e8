import Foundation
import Testing

/// The source of a call of `check`.
struct CheckSource {
  /// The source after the word `check`; empty if another function has this place.
  private let source: [Character]

  /// The call at a place: that of the word `check`, or of the bracket after it.
  init(_ source: String, at place: SourceLocation) {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(place.line - 1)
    let line = (lines.first ?? "").utf8
    var before = String(decoding: line.prefix(place.column - 1), as: UTF8.self)[...]
    var after = String(decoding: line.dropFirst(place.column - 1), as: UTF8.self)[...]
    if after.hasPrefix(Self.name) {
      before += Self.name
      after = after.dropFirst(Self.name.count)
    }
    let isCheck = before.trimmingCharacters(in: .whitespaces).hasSuffix(Self.name)
    let rest = ([after] + lines.dropFirst()).joined(separator: "\n")
    self.source = isCheck ? Array(rest) : []
  }

  private static let name = "check"

  /// The expression that the closure of the check returns.
  ///
  /// It is `nil` if the closure returns at several places, or cannot be found.
  var condition: String? {
    guard let body = closure, let expression = returned(in: body) else { return nil }
    let text = expression.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// The text between the braces of the closure after the arguments, or of the last argument.
  private var closure: [Character]? {
    var start = 0
    if let first = source.firstIndex(where: { !$0.isWhitespace }), source[first] == "(" {
      guard let end = end(of: first) else { return nil }
      start = end + 1
    }
    guard let open = source[start...].firstIndex(where: { !$0.isWhitespace }), source[open] == "{",
      let close = end(of: open)
    else { return nil }
    return Array(source[(open + 1)..<close])
  }

  /// Returns the index of the bracket that closes the one at `index`, outside strings and comments.
  private func end(of index: Int) -> Int? {
    var depth = 0
    for (offset, character) in Self.code(source[index...]) {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { return offset }
    }
    return nil
  }

  /// Returns the characters outside strings and comments, with their indices.
  private static func code(_ text: ArraySlice<Character>) -> [(Int, Character)] {
    var code: [(Int, Character)] = []
    var index = text.startIndex
    while index < text.endIndex {
      if let end = endOfText(text[index...]) {
        index = end
      } else {
        code.append((index, text[index]))
        index += 1
      }
    }
    return code
  }

  /// Returns the index after the string or comment at the start of a text; `nil` if there is none.
  private static func endOfText(_ text: ArraySlice<Character>) -> Int? {
    if text.starts(with: "//") { return text.firstIndex(of: "\n") ?? text.endIndex }
    let hashes = text.prefix { $0 == "#" }
    guard text.dropFirst(hashes.count).first == "\"" else { return nil }
    let isMultiline = text.dropFirst(hashes.count).starts(with: "\"\"\"")
    let quotes = isMultiline ? "\"\"\"" : "\""
    var index = text.startIndex + hashes.count + quotes.count
    while index < text.endIndex {
      let rest = text[index...]
      if rest.starts(with: quotes + hashes) { return index + quotes.count + hashes.count }
      if rest.starts(with: "\\" + hashes) {
        index += 1 + hashes.count
        index =
          index < text.endIndex && text[index] == "("
          ? endOfInterpolation(text[index...]) : index + 1
      } else {
        index += 1
      }
    }
    return text.endIndex
  }

  /// Returns the index after the parenthesis that closes the one at the start of a text.
  private static func endOfInterpolation(_ text: ArraySlice<Character>) -> Int {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      if let end = endOfText(text[index...]) {
        index = end
        continue
      }
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }

  /// Returns the expression that a closure with this body returns, if it returns at one place.
  private func returned(in body: [Character]) -> String? {
    let code = String(Self.code(body[...]).map(\.1))
    let returns = code.matches(of: /\breturn\b/).count
    var text = String(body)
    if returns == 0 {
      // Without a `return`, the body is one expression after the parameters.
      if let parameters = text.prefixMatch(of: /[\w\s(),:\[\]<>?.&@\->]*?\bin\b/) {
        text = String(text[parameters.range.upperBound...])
      }
      return text
    }
    guard returns == 1, let last = text.ranges(of: /\breturn\b/).last else { return nil }
    let expression = text[last.upperBound...]
    // A `return` inside a block is not the end of the closure.
    return Self.code(Array(expression)[...]).contains { "}".contains($0.1) }
      ? nil : String(expression)
  }
}
