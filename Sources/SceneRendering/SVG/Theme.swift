/// The colours of all drawings, light and dark.
public enum Theme {
  /// The style sheet: a CSS variable for each `Paint.Color`, and a class that fills
  /// with it; `prefers-color-scheme` selects light or dark.
  ///
  /// It is the text of `Resources/theme.css`, which other pages can include as a file.
  public static let css = String(decoding: PackageResources.theme_css, as: UTF8.self)

  /// Returns style rules for viewers without support for CSS variables, in addition to browsers.
  ///
  /// Each declaration that uses a variable is preceded by one with the light value. Viewers that do
  /// not support variables use that and ignore the other.
  ///
  ///     plain(".knob { fill: var(--knob); }")  // .knob { fill: #ffffff; fill: var(--knob); }
  ///
  /// - Parameter css: Rules that use the variables of ``css``.
  /// - Returns: The rules with the additional declarations.
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

  /// The light value of each variable, for example `#ffffff` of `knob`.
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
