import GestureEngine
import GestureLaws

/// A kind of control that a page names, with the means to make it in a host.
package struct HostedKind {
  /// The name and the fields.
  let control: ControlKind
  /// Makes a control with the given settings.
  let make: ([Setting]) throws(ConfigurationError) -> any HostedControl

  private init<C: Control>(_ control: ControlKind, _: C.Type) {
    self.control = control
    make = { (settings) throws(ConfigurationError) in try Hosted<C>(settings) }
  }

  /// All kinds.
  package static var all: [HostedKind] {
    [
      HostedKind(.fatSlider, FatSlider.self), HostedKind(.meshingSlider, MeshingSlider.self),
      HostedKind(.progressSlider, ProgressSlider.self), HostedKind(.stepSlider, StepSlider.self),
      HostedKind(.morphToggle, MorphToggle.self), HostedKind(.rangeSlider, RangeSlider.self),
    ]
  }
}
