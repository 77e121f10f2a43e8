import BrightnessModel
import ControlHost
import GestureEngine
import Testing

@Suite struct BrightnessModelTests {
  @Test func `a drag changes the brightness, and its end stores it`() throws {
    var model = try BrightnessModel(brightness: 0)
    var feedback: [BrightnessModel.Feedback] = []
    func point(_ x: Double) -> GesturePoint { GesturePoint(x: x, y: 22) }
    feedback += model.handle(.laidOut(GestureSize(width: 300, height: 44)), at: 0)
    feedback += model.handle(.pointer(.down(point(50))), at: 1)
    feedback += model.handle(.pointer(.move(point(150))), at: 1.1)
    #expect(model.brightness == 0.5)
    #expect(feedback == [])
    feedback += model.handle(.pointer(.up(point(300))), at: 1.2)
    #expect(model.brightness == 1)
    #expect(feedback == [.tick, .store(1)])
    #expect(model.spokenValue == "100%")
  }

  @Test func `a brightness out of range is refused`() {
    #expect(throws: ConfigurationError.self) { try BrightnessModel(brightness: 2) }
  }
}
