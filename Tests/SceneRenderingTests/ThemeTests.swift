import Testing

@testable import SceneRendering

@Suite struct ThemeTests {
  @Test(arguments: ["groove", "knob", "shade", "accent", "current", "mark", "ink"])
  func `every colour of a paint has a class, and values for each appearance`(color: String) {
    #expect(Theme.css.contains(".\(color) { fill: var(--\(color)); stop-color: var(--\(color)); }"))
    #expect(Theme.css.split(separator: "--\(color): #").count == 5)
  }

  @Test func `a viewer without support for variables uses the light values`() {
    #expect(
      Theme.plain(".knob { fill: var(--knob); }")
        == ".knob { fill: #ffffff; fill: var(--knob); }")
    #expect(
      Theme.plain("a { x: 1; y: var(--ink) }\n.b { z: var(--none); }\n.c {\n  y: var(--ink); }")
        == "a { x: 1; y: var(--ink) }\n.b { z: var(--none); }\n.c {\n  y: #1d1d21; y: var(--ink); }"
    )
    #expect(
      Theme.plain("filter: drop-shadow(0 1px 3px var(--shadow))").hasPrefix(
        "filter: drop-shadow(0 1px 3px #00000052); filter: drop-shadow("))
    // Each use of a variable in a filmstrip is preceded by its light value.
    let uses = Theme.plain(Theme.css + Filmstrip.css).split(separator: ": var(--").dropLast()
    #expect(uses.count > 30)
    for use in uses {
      #expect(use.split(separator: ";").suffix(2).first?.contains("#") == true, "\(use.suffix(60))")
    }
  }
}
