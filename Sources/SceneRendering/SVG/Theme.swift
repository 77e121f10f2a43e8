/// The colours of everything that is drawn, light and dark.
public enum Theme {
  /// The style sheet: one CSS variable for each ``GestureEngine/Paint/Color``, and one class that
  /// fills with it; `prefers-color-scheme` chooses between light and dark.
  ///
  /// It is the text of `Resources/theme.css`, so that a page can include the file itself.
  public static let css = String(decoding: PackageResources.theme_css, as: UTF8.self)

  /// Rules of style for a file that is opened by more than browsers: before each use of a variable
  /// stands its light value, which viewers that know no variables then keep.
  ///
  ///     plain(".knob { fill: var(--knob); }")  // .knob { fill: #ffffff; fill: var(--knob); }
  ///
  /// - Parameter css: Rules that use the variables of ``css``.
  /// - Returns: The same rules with values in front.
  static func plain(_ css: String) -> String {
    let declarations = css.split(separator: ";", omittingEmptySubsequences: false)
    return declarations.map { declaration in
      let start = declaration.lastIndex { $0 == "{" || $0 == "}" }
      let own = start.map { declaration[declaration.index(after: $0)...] } ?? declaration
      guard let colon = own.firstIndex(of: ":"), let use = own.firstRange(of: "var(--"),
        let end = own[use.upperBound...].firstIndex(of: ")"),
        let light = light[own[use.upperBound..<end]]
      else { return String(declaration) }
      let space = own.prefix(while: \.isWhitespace)
      let property = own[space.endIndex..<colon]
      let value = own[own.index(after: colon)...]
      let kept = value[..<use.lowerBound] + light + value[own.index(after: end)...]
      return "\(declaration[..<space.endIndex])\(property):\(kept); \(property):\(value)"
    }.joined(separator: ";")
  }

  /// The light value of each variable: of `knob` it is `#ffffff`.
  private static let light: [Substring: Substring] = {
    var values: [Substring: Substring] = [:]
    for line in css.drop(while: { $0 != "{" }).prefix(while: { $0 != "}" }).split(separator: ";") {
      guard let name = line.firstRange(of: "--"), let colon = line.firstIndex(of: ":") else {
        continue
      }
      values[line[name.upperBound..<colon]] = line[colon...].dropFirst(2)
    }
    return values
  }()
}
