import GestureEngine
import GestureLaws
import Testing

@testable import Playground

@Suite struct MissingPartsTests {
  @Test(arguments: Demo.all.map { ($0.kind.name, $0.settings) })
  func `our own controls need no parts`(name: String, settings: String) throws {
    let control = try control(name, settings)
    let scene = control.scene
    #expect(
      scene.addingMissingParts(of: control.snapshot, control.traits).shapes == scene.shapes)
  }

  @Test(arguments: Demo.all.map { ($0.published.name, $0.publishedSettings) })
  func `a published control has a track behind its own shapes`(
    name: String, settings: String
  ) throws {
    let control = try control(name, settings)
    let shapes = control.scene.addingMissingParts(of: control.snapshot, control.traits).shapes
    switch try #require(shapes.first).role {
    case .track, .bar: break
    case let role: Issue.record("the rearmost shape is a \(role)")
    }
    #expect(shapes.suffix(control.scene.shapes.count) == control.scene.shapes[...])
  }

  private func control(_ name: String, _ settings: String) throws -> LiveControl {
    let kind = try #require(Demo.kinds.first { $0.name == name })
    var control = try GestureScript(settings, for: kind).start()
    control.play(.resize(GestureSize(width: 300, height: 60)))
    return control
  }
}
