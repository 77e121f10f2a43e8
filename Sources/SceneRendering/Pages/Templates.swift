import GestureEngine

#if CommandLine
  import Mustache
#else
  #error("in Package.swift, remove `traits: []` from the dependency on dragnet, or add CommandLine")
#endif

/// The templates of the pages, which are files in `Resources`.
enum Templates {
  /// Renders a page.
  ///
  /// - Parameters:
  ///   - name: The name of the template.
  ///   - content: A value whose stored properties the template names.
  /// - Returns: A document that refers to no other file.
  static func page(_ name: String, _ content: some Sendable) -> String {
    guard let html = library.render(content, withTemplate: name) else {
      fatalError("no template is called \(name)")
    }
    return html
  }

  private static let library: MustacheLibrary = {
    let files = [
      ("page", PackageResources.page_mustache), ("exhibit", PackageResources.exhibit_mustache),
      ("script", PackageResources.script_mustache), ("fuzz", PackageResources.fuzz_mustache),
      ("replay", PackageResources.replay_mustache), ("bugs", PackageResources.bugs_mustache),
      ("tested", PackageResources.tested_mustache),
      ("coverage", PackageResources.coverage_mustache),
      ("source", PackageResources.source_mustache),
      ("theme.css", PackageResources.theme_css), ("forced.css", PackageResources.forced_css),
      ("strip.css", PackageResources.strip_css),
      ("page.css", PackageResources.page_css), ("page.js", PackageResources.page_js),
      ("player.js", PackageResources.player_js),
      ("paints", [UInt8](Paint.definitions.utf8)),
    ]
    var library = MustacheLibrary()
    for (name, bytes) in files {
      do {
        try library.register(String(decoding: bytes, as: UTF8.self), named: name)
      } catch {
        fatalError("the template \(name) does not parse: \(error)")
      }
    }
    return library
  }()
}

extension Paint {
  /// An SVG element of size 0 that defines every gradient that the drawings of a page may use.
  fileprivate static var definitions: String {
    let colors = Color.allCases
    let paints = colors.flatMap { color in
      colors.filter { $0 != color }.map { Paint(from: color, to: $0) }
    }
    let definitions = Drawing.definitions(of: paints).map { [$0] } ?? []
    return Element(
      "svg", ["xmlns": "http://www.w3.org/2000/svg", "class": "paints", "aria-hidden": "true"],
      definitions
    ).text
  }
}
