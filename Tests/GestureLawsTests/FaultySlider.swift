import GestureEngine
import GestureLaws
import Testing

/// A fat slider with a planted fault, which a law must find.
struct FaultySlider: Control {
  /// The configuration of a fat slider, and its fault.
  struct Configuration: ControlConfiguration {
    var slider = FatSlider.Configuration()
    /// The index of the fault in ``Fault/all``; an index out of bounds plants no fault.
    var fault = -1.0

    static let properties: [ConfigurationProperty<Configuration>] =
      FatSlider.Configuration.properties.map { $0.inside { $1(&$0.slider) } }
      + [.number("fault", .integer(-1, 1000)) { $1(&$0.fault) }]
  }

  var slider: FatSlider
  /// A number that the fault keeps between events.
  var memory = 0.0
  private let fault: Fault

  init(_ configuration: Configuration) throws(ConfigurationError) {
    slider = try FatSlider(configuration.slider)
    let index = Int(configuration.fault)
    fault = Fault.all.indices.contains(index) ? Fault.all[index] : Fault("none", "")
  }

  var traits: ControlTraits { fault.traits(slider.traits) }
  var value: Double { fault.value(self) }
  var presentedValue: Double { fault.presented(self) }
  var fraction: Double { fault.fraction(self) }
  var track: Track { slider.track }
  var thumb: GestureRect? { fault.thumb(self) }
  var scene: ControlScene { fault.scene(self) }

  mutating func handle(_ event: GestureEvent) -> Response { fault.handle(&self, event) }
}

extension ControlKind {
  static let faulty = ControlKind("faulty-slider", FaultySlider.self)
}

/// A fault, the law that it breaks, and a script that shows it.
struct Fault: Sendable, CustomTestStringConvertible {
  let law: String
  let script: String
  let summary: String
  var traits: @Sendable (ControlTraits) -> ControlTraits = { $0 }
  var value: @Sendable (FaultySlider) -> Double = { $0.slider.value }
  var presented: @Sendable (FaultySlider) -> Double = { $0.slider.presentedValue }
  var fraction: @Sendable (FaultySlider) -> Double = {
    (try? Scale($0.traits.range, $0.traits.scale))?.fraction(of: $0.value) ?? 0
  }
  var thumb: @Sendable (FaultySlider) -> GestureRect? = { $0.slider.thumb }
  var scene: @Sendable (FaultySlider) -> ControlScene = { $0.slider.scene }
  var handle: @Sendable (inout FaultySlider, GestureEvent) -> Response = {
    $0.slider.handle($1)
  }

  init(_ law: String, _ script: String, _ summary: String = "") {
    self.law = law
    self.script = script
    self.summary = summary
  }

  var testDescription: String { "\(law): \(summary)" }

  func with(_ change: (inout Fault) -> Void) -> Fault {
    var fault = self
    change(&fault)
    return fault
  }
}
