extension String {
  /// The text in quotes, as Swift code; see ``Unicode/Scalar/isClear``.
  var quoted: String {
    let characters = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0": "\\0"
      default: scalar.isClear ? "\(scalar)" : scalar.escape
      }
    }
    return "\"\(characters.joined())\""
  }

  /// The text with escapes in place of characters that control a terminal, except for newlines.
  var safeForTerminal: String {
    guard unicodeScalars.contains(where: \.controlsTerminal) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      text += scalar.controlsTerminal && scalar != "\n" ? scalar.escape : String(Character(scalar))
    }
    return text
  }
}

extension Unicode.Scalar {
  /// The escape of the scalar in a Swift string.
  fileprivate var escape: String { "\\u{\(String(value, radix: 16))}" }

  /// Whether a reader of a quoted string sees exactly this scalar.
  ///
  /// It is `false` for controls, for scalars without a glyph, for spaces other than U+0020, for scalars
  /// that combine with the one before them, and for scalars that change the direction of the text.
  fileprivate var isClear: Bool {
    if isASCII { return value >= 0x20 && value < 0x7f }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned, .spaceSeparator, .nonspacingMark, .enclosingMark:
      return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a terminal obeys the scalar: a control, a line end, or a mark of the text's direction.
  fileprivate var controlsTerminal: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: properties.isBidiControl || value == 0xfeff
    default: false
    }
  }
}
