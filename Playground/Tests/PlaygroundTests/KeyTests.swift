import GestureEngine
import GestureLaws
import Testing

@testable import Playground

@Suite struct KeyTests {
  @Test(arguments: [
    ("ArrowRight", "leftToRight", "adjust up"), ("ArrowRight", "rightToLeft", "adjust down"),
    ("ArrowLeft", "leftToRight", "adjust down"), ("ArrowLeft", "rightToLeft", "adjust up"),
    ("ArrowUp", "leftToRight", "adjust up"), ("ArrowUp", "topToBottom", "adjust down"),
    ("ArrowDown", "bottomToTop", "adjust down"), ("ArrowDown", "topToBottom", "adjust up"),
    ("PageUp", "rightToLeft", "adjust pageUp"), ("PageDown", "topToBottom", "adjust pageDown"),
    ("Home", "rightToLeft", "adjust minimum"), ("End", "rightToLeft", "adjust maximum"),
  ])
  func `an arrow along the track moves the thumb in its own direction`(
    name: String, direction: String, event: String
  ) throws {
    let traits = try traits(of: "control fat-slider\nset direction \(direction)\n")
    let key = try #require(Key(name))
    #expect(key.events(for: traits, value: 0.5, isTracking: false).map(\.text) == [event])
  }

  @Test func `space flips a switch, and arrows do nothing`() throws {
    let traits = try traits(of: "control morph-toggle\n")
    let space = try #require(Key(" "))
    #expect(space.events(for: traits, value: 0, isTracking: false) == [.adjust(.increment)])
    #expect(space.events(for: traits, value: 1, isTracking: false) == [.adjust(.decrement)])
    #expect(Key.right.events(for: traits, value: 0, isTracking: false).isEmpty)
  }

  @Test func `escape reverts only while a touch is tracked`() throws {
    let traits = try traits(of: "control fat-slider\n")
    #expect(Key.escape.events(for: traits, value: 0, isTracking: true).map(\.text) == ["revert"])
    #expect(Key.escape.events(for: traits, value: 0, isTracking: false).isEmpty)
  }

  @Test(arguments: ["Tab", "a", "Shift", ""])
  func `other keys have no meaning`(name: String) {
    #expect(Key(name) == nil)
  }

  private func traits(of script: String) throws -> ControlTraits {
    let file = try DragFile(reading: "dragnet 1\n\(script)".utf8, kinds: Demo.kinds)
    return try file.script.start().traits
  }
}
