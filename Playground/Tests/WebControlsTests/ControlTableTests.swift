import ControlHost
import GestureEngine
import Testing

@testable import WebControls

@Suite struct ControlTableTests {
  private var table = ControlTable()

  @Test mutating func `a drag gives effects as numbers`() {
    let slider = make("control progress-slider")
    table.handle(.laidOut(GestureSize(width: 300, height: 44)), slider, at: 0)
    #expect(table.numbers == [7, 0])
    table.handle(.pointer(.down(GesturePoint(x: 50, y: 22))), slider, at: 1)
    #expect(table.numbers == [0, 0, 7, 0])
    table.handle(.pointer(.move(GesturePoint(x: 150, y: 22))), slider, at: 1.016)
    #expect(table.numbers == [1, 0.3, 7, 0])
    table.handle(.pointer(.up(nil)), slider, at: 1.1)
    #expect(table.numbers == [4, 0.3, 6, 0, 7, 0])
    table.spell(slider)
    #expect(String(decoding: table.text, as: UTF8.self) == "30%")
  }

  @Test mutating func `two values are described, bound and spelled`() {
    let slider = make("control range-slider\nset upper 7")
    #expect(table.control(slider)?.upperValue == 1)
    table.describe(slider)
    #expect(table.numbers.last == 1)
    table.handle(.boundPair(lower: 0.2, upper: 0.5), slider, at: 0)
    table.handle(.focused(.upper), slider, at: 0)
    table.handle(.key(.left), slider, at: 0)
    #expect(table.numbers == [0, 0, 1, 0.2, 4, 0.2, 6, 0, 7, 0])
    #expect(table.control(slider)?.upperValue == 0.4)
    for (thumb, words) in [(nil, "20% – 40%"), (.lower, "20%"), (.upper, "40%")] as [(Thumb?, _)] {
      table.spell(slider, thumb)
      #expect(String(decoding: table.text, as: UTF8.self) == words)
    }
  }

  @Test mutating func `a refused configuration is named and changes nothing`() {
    let refused = make("control fat-slider\nset trackThickness -1")
    #expect(refused == -1)
    #expect(
      String(decoding: table.text, as: UTF8.self)
        == "trackThickness is -1.0; it must be a finite number of at least 0")
    for text in ["control step-slider", "control no-slider", "control fat-slider\ndown 1 1"] {
      let refused = make(text)
      #expect(refused == -1)
    }
    let slider = make("control meshing-slider\nset value 7")
    for settings in ["control meshing-slider\nset falloff 0", "control fat-slider"] {
      let isAccepted = table.configure(text(settings), slider, at: 0)
      #expect(!isAccepted)
    }
    #expect(table.control(slider)?.value == 7)
    let isAccepted = table.configure(
      text("control meshing-slider\nset range 0...5"), slider, at: 0)
    #expect(isAccepted)
    #expect(table.control(slider)?.value == 5)
  }

  @Test mutating func `an initial value outside the range does not count`() {
    let slider = make("control fat-slider\nset value 7")
    #expect(table.control(slider)?.value == 0)
  }

  @Test mutating func `the number of a removed control is free`() {
    let (first, second) = (make("control fat-slider"), make("control morph-toggle"))
    table.remove(first)
    table.handle(.frame, first, at: 0)
    #expect(table.numbers.isEmpty)
    let third = make("control progress-slider")
    #expect(third == first)
    #expect(table.control(second)?.traits.drag.isSwitch == true)
  }

  @Test mutating func `each shape of a scene says how many numbers it has`() throws {
    let slider = make("control step-slider\nset stops 1,20,300")
    table.handle(.laidOut(GestureSize(width: 300, height: 132)), slider, at: 0)
    table.drawScene(slider)
    let shapes = try #require(table.control(slider)).scene.shapes
    var (place, texts) = (0, [String]())
    for shape in shapes {
      let end = place + Int(table.numbers[place])
      #expect(table.numbers[place + 3] == shape.frame.origin.x)
      if case .text = shape.outline {
        let scalars = table.numbers[(place + 20)..<end]
        texts.append(String(decoding: scalars.map { UInt8($0) }, as: UTF8.self))
      }
      place = end
    }
    #expect(place == table.numbers.count)
    #expect(texts == ["1", "20", "300"])
  }

  private mutating func make(_ settings: String) -> Int { table.make(text(settings)) }

  private func text(_ settings: String) -> [UInt8] { Array("dragnet 1\n\(settings)\n".utf8) }
}
