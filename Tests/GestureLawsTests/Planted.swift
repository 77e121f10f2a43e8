import GestureEngine
import GestureLaws
import Testing

/// A fault in one of the engine's controls, which overrides the member that it breaks.
protocol Plant: Sendable {
  associatedtype Base: Control
  static func traits(_ base: Base) -> ControlTraits
  static func value(_ base: Base) -> Double
  static func presentedValue(_ base: Base) -> Double
  static func lookups(_ base: Base) -> Int
  static func scene(_ base: Base) -> ControlScene
  static func text(_ base: Base) -> String
  static func upper(_ base: Base) -> UpperThumb?
  static func handle(_ event: GestureEvent, _ base: inout Base) -> Response
}

extension Plant {
  static func traits(_ base: Base) -> ControlTraits { base.traits }
  static func value(_ base: Base) -> Double { base.value }
  static func presentedValue(_ base: Base) -> Double { base.presentedValue }
  static func lookups(_ base: Base) -> Int { base.lookups }
  static func scene(_ base: Base) -> ControlScene { base.scene }
  static func text(_ base: Base) -> String { base.valueText }
  static func upper(_ base: Base) -> UpperThumb? { base.upper }
  static func handle(_ event: GestureEvent, _ base: inout Base) -> Response { base.handle(event) }
}

/// A control with a fault planted in it.
struct Planted<Fault: Plant>: Control {
  private var base: Fault.Base

  init(_ configuration: Fault.Base.Configuration) throws(ConfigurationError) {
    base = try Fault.Base(configuration)
  }

  var traits: ControlTraits { Fault.traits(base) }
  var value: Double { Fault.value(base) }
  var presentedValue: Double { Fault.presentedValue(base) }
  var fraction: Double { base.fraction }
  var lookups: Int { Fault.lookups(base) }
  var track: Track { base.track }
  var thumb: GestureRect? { base.thumb }
  var scene: ControlScene { Fault.scene(base) }
  var valueText: String { Fault.text(base) }
  static var hasTwoValues: Bool { Fault.Base.hasTwoValues }
  var upper: UpperThumb? { Fault.upper(base) }
  mutating func handle(_ event: GestureEvent) -> Response { Fault.handle(event, &base) }
}

/// A planted fault, the law that it breaks, and a script that shows it.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  let law: String
  let script: String
  let fault: String
  let sound: ControlKind
  let faulty: ControlKind
  var testDescription: String { "\(law): \(fault)" }

  init<Fault: Plant>(_ law: String, _ script: String, _ fault: String, _ plant: Fault.Type) {
    self.law = law
    self.script = script
    self.fault = fault
    sound = ControlKind("sound", Fault.Base.self)
    faulty = ControlKind("faulty", Planted<Fault>.self)
  }
}
