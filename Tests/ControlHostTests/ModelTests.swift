import ControlHost
import FuzzTargets
import GestureEngine
import GestureTesting
import PropertyTesting
import Testing

@testable import GestureLaws

/// The host and a second reading of its rules agree on random scripts.
struct ModelTests {
  private func fails(_ message: String) -> Verdict {
    .fails(PropertyFailure(law: "model", message: message))
  }

  /// Returns a property that compares the host of a control with the model.
  private func agreement<C: Control>(
    _ kind: HostKind, _ type: C.Type, _ defaults: C.Configuration
  ) -> Property<HostScript> {
    let model = HostKind(kind.name, kind.control, defaults) { HostModel<C>($0, policy: $1) }
    return Property(kind.name, .hostScripts(of: kind)) { script in
      var other = script
      other.kind = model
      guard let here = try? script.play(), let there = try? other.play() else {
        label("a configuration was refused")
        return .holds
      }
      for (index, (a, b)) in zip(here.steps, there.steps).enumerated() {
        // A description costs more than a step, so only a failure has one.
        func step() -> String { "step \(index), \(a.action)" }
        if a.effects.map(\.text) != b.effects.map(\.text) {
          return fails(
            "\(step()): \(HostEffect.text(of: a.effects)), the model \(HostEffect.text(of: b.effects))"
          )
        }
        if !a.after.isSame(as: b.after) {
          return fails("\(step()): \(a.after), the model \(b.after)")
        }
      }
      if here.steps.count != there.steps.count { return fails("the owners differ") }
      for text in here.labels { label(text) }
      return .holds
    }
  }

  @Test func `a fat slider's host agrees with the model`() {
    check(agreement(.fatSlider, FatSlider.self, .init()), settings: RunSettings(cases: 250))
  }

  @Test func `a meshing slider's host agrees with the model`() {
    check(
      agreement(.meshingSlider, MeshingSlider.self, .init()), settings: RunSettings(cases: 250))
  }

  @Test func `a progress slider's host agrees with the model`() {
    check(
      agreement(.progressSlider, ProgressSlider.self, .init()), settings: RunSettings(cases: 250))
  }

  @Test func `a step slider's host agrees with the model`() {
    check(agreement(.stepSlider, StepSlider.self, .init()), settings: RunSettings(cases: 250))
  }

  @Test func `a range slider's host agrees with the model`() {
    check(agreement(.rangeSlider, RangeSlider.self, .init()), settings: RunSettings(cases: 250))
  }

  @Test func `a morph toggle's host agrees with the model`() {
    check(agreement(.morphToggle, MorphToggle.self, .init()), settings: RunSettings(cases: 250))
  }
}
