/// An element of an XML document, with its contents.
///
///     Element("g", ["class": "frame"], [Element("circle", ["r": 4.0.svg])]).text
///     // <g class="frame">
///     //   <circle r="4"/>
///     // </g>
struct Element: Sendable {
  /// The name of the tag.
  let name: String
  /// The attributes in the order of the text.
  private(set) var attributes: [(name: String, value: String)]
  /// The child elements.
  private(set) var children: [Element]
  /// The text of an element without children.
  private(set) var words: String?

  /// Creates an element with children; attributes whose value is `nil` are left out.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Element] = []
  ) {
    self.name = name
    self.attributes = []
    self.children = children
    for (name, value) in attributes {
      if let value { self.attributes.append((name, value)) }
    }
  }

  /// Creates an element that contains text.
  init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], words: String) {
    self.init(name, attributes)
    self.words = words
  }

  /// The element as XML, with children indented by two spaces, and without a final line break.
  var text: String {
    var out = ""
    write(to: &out, depth: 0)
    return out
  }

  /// The element as XML without line breaks between its children.
  var compactText: String {
    var out = ""
    write(to: &out, depth: nil)
    return out
  }

  private func write(to out: inout String, depth: Int?) {
    let margin = String(repeating: "  ", count: depth ?? 0)
    let lineBreak = depth == nil ? "" : "\n"
    out += "\(margin)<\(name)"
    for (name, value) in attributes { out += " \(name)=\"\(value.escaped)\"" }
    if let words {
      out += ">\(words.escaped)</\(name)>"
    } else if children.isEmpty {
      out += "/>"
    } else {
      out += ">\(lineBreak)"
      for child in children {
        child.write(to: &out, depth: depth.map { $0 + 1 })
        out += lineBreak
      }
      out += "\(margin)</\(name)>"
    }
  }
}

extension String {
  /// This text with all characters escaped that have a meaning in XML or HTML.
  ///
  /// A control character, which XML does not allow in any form, becomes U+FFFD.
  var escaped: String {
    var out = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "\n", "\t": out.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
