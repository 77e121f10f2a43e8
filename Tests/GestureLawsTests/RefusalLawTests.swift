import GestureEngine
import GestureLaws
import Synchronization
import Testing

/// A slider that refuses some of its configurations without reason.
private struct Refusing: Control {
  struct Configuration: ControlConfiguration {
    var step = 0.5
    var grid = 4.0
    var isStrict = false
    var fault = 0.0

    static let properties: [ConfigurationProperty<Configuration>] = [
      .number("step", .closed(0, 1)) { $1(&$0.step) },
      .length("grid", .nonNegative) { $1(&$0.grid) },
      .flag("isStrict") { $1(&$0.isStrict) },
      // Without bounds: a bound of this field would be a configuration without the fault.
      .number("fault", .finite) { $1(&$0.fault) },
    ]
  }

  static let calls = Atomic(0)
  private var slider = FatSlider()

  init(_ configuration: Configuration) throws(ConfigurationError) {
    try configuration.checkFields()
    let (step, fault) = (configuration.step, configuration.fault)
    func refuse(_ field: String, _ number: Double, _ allowed: String) -> ConfigurationError {
      ConfigurationError(field: field, value: .number(number), allowed: allowed)
    }
    switch fault {
    case 1 where step == 1: throw refuse("step", step, "below 1")
    case 2: throw refuse("step", step, "something else")
    case 3: throw refuse("stride", step, "something else")
    case 4:
      let count = Refusing.calls.wrappingAdd(1, ordering: .relaxed).newValue
      throw refuse("step", step, "refused for the time \(count)")
    case 5 where configuration.grid == 0 && !configuration.isStrict:
      throw refuse("grid", 0, "above 0 unless isStrict")
    default: break
    }
  }

  var traits: ControlTraits { slider.traits }
  var value: Double { slider.value }
  var presentedValue: Double { slider.presentedValue }
  var track: Track { slider.track }
  var thumb: GestureRect? { slider.thumb }
  mutating func handle(_ event: GestureEvent) -> Response { slider.handle(event) }
}

/// Tests of the laws of refused configurations.
@Suite(.serialized) struct RefusalLawTests {
  private func broken(_ text: String, fault: Double) throws -> [String] {
    var defaults = Refusing.Configuration()
    defaults.fault = fault
    let kind = ControlKind("refusing-slider", Refusing.self, defaults)
    return LawBook.controls.findings(in: try GestureScript(text, for: kind)).map(\.law)
  }

  @Test func `a refusal that the field documents breaks no law`() throws {
    #expect(try broken("set step 2", fault: 0) == [])
    #expect(try broken("set step 1", fault: 0) == [])
    #expect(try broken("set step 2", fault: 1) == [])
  }

  @Test func `the law of acceptance finds a documented bound that is refused`() throws {
    #expect(try broken("set step 1", fault: 1) == ["A8"])
    #expect(try broken("set step 0.999", fault: 1) == [])
  }

  @Test func `a bound that needs another choice is not refused without reason`() throws {
    #expect(try broken("set grid 0", fault: 5) == [])
    #expect(try broken("set grid 0; set isStrict true", fault: 5) == [])
  }

  @Test func `a bound that needs another bound is not refused without reason`() throws {
    let kind = ControlKind("trim", RangeSlider.self, .init(leastDistance: 0.1))
    let script = try GestureScript("set greatestDistance 0", for: kind)
    #expect(LawBook.controls.findings(in: script).map(\.law) == [])
  }

  @Test func `the law of acceptance finds a control that refuses everything`() throws {
    #expect(try broken("set step 0.2", fault: 2) == ["A8"])
    #expect(try broken("", fault: 2) == ["A8"])
  }

  @Test func `the law of refusals finds an unknown field and a changing answer`() throws {
    #expect(try broken("", fault: 3) == ["A6"])
    #expect(try broken("set step 0.2", fault: 4).contains("A6"))
  }

  @Test(arguments: ControlKind.engine.map(\.name))
  func `a control of the engine accepts each field at its documented bounds`(name: String) throws {
    let kind = try #require(ControlKind.engine.first { $0.name == name })
    let required = name == "step-slider" ? "set stops 1,2; " : ""
    for field in kind.fields {
      for text in bounds(of: field) {
        let script = try GestureScript("\(required)set \(field.name) \(text)", for: kind)
        #expect(LawBook.controls.findings(in: script) == [], "\(script.line)")
      }
    }
  }

  private func bounds(of field: ConfigurationField) -> [String] {
    let requirement: FieldRequirement
    switch field.kind {
    case .length(let length): requirement = length
    case .number(let number): requirement = number
    case .flag: return ["true", "false"]
    case .choice(let names): return names
    default: return []
    }
    switch requirement {
    case .nonNegative: return ["0"]
    case .closed(let lower, let upper): return ["\(lower)", "\(upper)"]
    case .integer(let lower, let upper): return ["\(lower)", "\(upper)"]
    case .finite, .positive, .open: return []
    }
  }
}
