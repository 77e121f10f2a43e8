import GestureEngine
import Testing

@Suite struct DeclaredLengthsTests {
  private static let most = DeclaredLengths.greatest
  private let most = Self.most

  @Test func `the example of DeclaredLengths`() {
    #expect(!GesturePoint(x: 0x1p31, y: 0).isUsable)
    #expect(GestureSize(width: 1e300, height: 44).usable.width == 0x1p30)
    #expect(!Track(length: 0x1p-21).isUsable)
    let error = #expect(throws: ConfigurationError.self) {
      try FatSlider(.init(trackThickness: 0x1p21))
    }
    #expect(error?.field == "trackThickness")
  }

  @Test func `a touch is usable up to two to the thirtieth points away`() {
    for coordinate in [most, -most, 0, 1e-300] {
      #expect(GesturePoint(x: coordinate, y: 0).isUsable)
      #expect(GesturePoint(x: 0, y: coordinate).isUsable)
    }
    for coordinate in [most.nextUp, -most.nextUp, 1e300, .infinity, -.infinity, .nan] {
      #expect(!GesturePoint(x: coordinate, y: 0).isUsable)
      #expect(!GesturePoint(x: 0, y: coordinate).isUsable)
    }
  }

  @Test func `a touch beyond changes nothing, and lifts off where it last was`() throws {
    var slider = try FatSlider(.init(isSticky: false))
    _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
    #expect(slider.handle(.down(GesturePoint(x: 1e300, y: 22))).editing == nil)
    _ = slider.handle(.down(GesturePoint(x: 50, y: 22)))
    _ = slider.handle(.move(GesturePoint(x: 150, y: 22)))
    #expect(slider.handle(.move(GesturePoint(x: most.nextUp, y: 22))).change == nil)
    #expect(slider.handle(.up(GesturePoint(x: 0, y: -1e300))).editing == .committed(value: 0.5))
    _ = slider.handle(.down(GesturePoint(x: 150, y: 22)))
    #expect(slider.handle(.move(GesturePoint(x: most, y: -most))).change?.new == 1)
  }

  @Test func `a longer side counts as two to the thirtieth points`() {
    let square = GestureSize(width: most, height: most)
    #expect(GestureSize(width: most, height: most.nextUp).usable == square)
    let largest = Double.greatestFiniteMagnitude
    #expect(GestureSize(width: largest, height: 1).usable == GestureSize(width: most, height: 1))
  }

  @Test(arguments: [0x1p-20, Self.most]) func `a track of such a length is usable`(length: Double) {
    #expect(Track(length: length).isUsable && Track(length: length).length == length)
  }

  @Test func `every length of a configuration is at most two to the twentieth points`() throws {
    func refused<C: Control>(_: C.Type, _ change: (inout C.Configuration) -> Void = { _ in }) {
      var plain = C.Configuration()
      change(&plain)
      var count = 0
      for (index, field) in C.Configuration.fields.enumerated() {
        guard case .length = field.kind else { continue }
        var configuration = plain
        configuration[index] = .number(0x1p20)
        #expect(throws: Never.self) { try C(configuration) }
        configuration[index] = .number(0x1p20.nextUp)
        let error = #expect(throws: ConfigurationError.self) { try C(configuration) }
        #expect(error?.field == field.name)
        count += 1
      }
      #expect(count > 0)
    }
    refused(FatSlider.self)
    refused(MeshingSlider.self)
    refused(ProgressSlider.self)
    refused(StepSlider.self) { $0.stops = [1, 10] }
    refused(MorphToggle.self)
    #expect(throws: ConfigurationError.self) {
      try StepSlider(.init(stops: [1], thumbDrop: -0x1p20.nextUp))
    }
  }

  @Test func `a range may have any finite width`() throws {
    let half = Double.greatestFiniteMagnitude / 2
    for kind in [Scale.Kind.linear, .exponential] {
      #expect(try Scale(1e-300...half, kind).value(at: 1) == half)
    }
    #expect(try Scale(-half...half).value(at: 0.5) == 0)
    let wide = -half.nextUp...half.nextUp
    for make in [
      { _ = try Scale(wide) }, { _ = try Snapping(range: wide, divisions: 2) },
      { _ = try MeshingSlider(.init(range: wide)) },
    ] as [() throws -> Void] {
      let error = #expect(throws: ConfigurationError.self) { try make() }
      #expect(error?.field == "range")
    }
  }
}
