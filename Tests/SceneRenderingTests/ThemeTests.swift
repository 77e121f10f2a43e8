import SceneRendering
import Testing

@Suite struct ThemeTests {
  @Test(arguments: ["groove", "knob", "shade", "accent", "current", "mark", "ink"])
  func `every colour of a paint has a class, and a value in light and in dark`(color: String) {
    #expect(Theme.css.contains(".\(color) { fill: var(--\(color)); }"))
    #expect(Theme.css.split(separator: "--\(color): #").count == 3)
  }
}
