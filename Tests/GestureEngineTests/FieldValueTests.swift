import GestureEngine
import Testing

@Suite struct FieldValueTests {
  /// A NaN with another payload than `Double.nan`.
  private static let otherNaN = Double(nan: 5, signaling: false)

  private static func values(with number: Double) -> [FieldValue] {
    [
      .number(number), .range(number, 1), .range(0, number),
      .curve(.zones([FineCurve.Zone(distance: number, speed: 1)])),
      .curve(.zones([FineCurve.Zone(distance: 1, speed: number)])),
    ]
  }

  @Test func `values are equal and hash alike whatever NaN they hold`() {
    for (value, other) in zip(Self.values(with: .nan), Self.values(with: Self.otherNaN)) {
      #expect(value == other)
      #expect(value.hashValue == other.hashValue)
    }
  }

  @Test func `values with other bits are not equal and hash differently`() {
    for (value, other) in zip(Self.values(with: 0.0), Self.values(with: -0.0)) {
      #expect(value != other)
      #expect(value.hashValue != other.hashValue)
    }
  }

  @Test func `a value of another kind than the field's is refused`() throws {
    func refusal(_ name: String, _ value: FieldValue) -> String? {
      var configuration = MeshingSlider.Configuration()
      let before = configuration
      let index = MeshingSlider.Configuration.fields.firstIndex { $0.name == name }!
      let error = #expect(throws: ConfigurationError.self) {
        try configuration.set(field: index, to: value)
      }
      #expect(configuration == before)
      return error?.description
    }
    #expect(
      refusal("barCount", .none) == "barCount is none; it must be a whole number from 1 to 4096")
    #expect(
      refusal("falloff", .flag(true)) == "falloff is true; it must be a finite number above 0")
    #expect(refusal("snapsToBars", .number(1)) == "snapsToBars is 1.0; it must be true or false")
    #expect(refusal("scale", .none) == "scale is none; it must be linear, exponential")
    #expect(refusal("range", .number(1)) == "range is 1.0; it must be a lower and an upper bound")
    #expect(refusal("value", .flag(true)) == "value is true; it must be a finite number")
    var configuration = MeshingSlider.Configuration(value: 3)
    try configuration.set(field: 0, to: .none)
    #expect(configuration.value == nil)
  }

  @Test func `a curve is described by its name and its zones`() {
    let zones = [
      FineCurve.Zone(distance: 50, speed: 0.5), FineCurve.Zone(distance: 100, speed: 0.25),
    ]
    #expect(FieldValue.curve(.zones(zones)).description == "zones 50.0:0.5,100.0:0.25")
    #expect(FieldValue.curve(.zones([])).description == "zones none")
    #expect(FieldValue.curve(.parabola).description == "parabola")
  }
}
