import DragnetTesting
import Foundation
import GestureDomains
import GestureLaws
import PropertyTesting
import SceneRendering
import Specimens
import Testing

@Suite struct AnyScriptTests {
  private static let kinds = ControlKind.engine + [.publishedFatSlider, .publishedMorphToggle]

  @Test(arguments: kinds.map(\.name))
  func `every script has a filmstrip and a scene that can be drawn`(name: String) throws {
    let kind = try #require(AnyScriptTests.kinds.first { $0.name == name })
    check(.scripts(of: kind, count: 0...12), settings: RunSettings(cases: 15)) { script in
      let film = Film(script)
      var drawings = [Filmstrip(film).svg]
      // The answer of a target draws the same picture.
      var copy = try JSONDecoder().decode(Film.self, from: Data("\(film.json)".utf8))
      copy.findings = film.findings
      if Filmstrip(copy).svg != drawings[0] { return false }
      if let scene = try? script.play(drawing: true).scenes.last {
        drawings.append(scene.svg(titled: script.line))
      }
      return drawings.allSatisfy { drawing in
        let parsed = ParsedXML(any: drawing)
        return parsed.problem == nil
          && parsed.numbers.allSatisfy { $0.isFinite && $0.magnitude <= 1e6 }
          && parsed.attributes.allSatisfy { name, values in
            AnyScriptTests.lengths.contains(name)
              ? values.allSatisfy { Double($0).map { $0 >= 0 } == true } : true
          }
      }
    }
  }

  /// The attributes whose values are numbers of at least 0.
  private static let lengths: Set = ["width", "height", "rx", "ry", "r", "font-size", "opacity"]
}
