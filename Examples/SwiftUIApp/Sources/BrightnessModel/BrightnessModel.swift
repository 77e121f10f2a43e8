public import ControlHost
public import GestureEngine

/// A slider for the brightness, without a UI framework: a host, and what the app performs of its effects.
public struct BrightnessModel {
  /// The part of an effect that a view performs.
  public enum Feedback: Sendable, Equatable {
    /// A light haptic, for a detent or an end.
    case tick
    /// The value is to be stored: the gesture ended.
    case store(Double)
  }

  /// The brightness, 0...1.
  public private(set) var brightness: Double
  /// Whether the view draws frames: something moves.
  public private(set) var isAnimating = false

  private var host: ControlHost<FatSlider>

  /// Creates a slider at a brightness.
  ///
  /// - Throws: `ConfigurationError` if the brightness is not in 0...1.
  public init(brightness: Double) throws(ConfigurationError) {
    var configuration = FatSlider.Configuration()
    configuration.value = brightness
    configuration.isSticky = false
    host = ControlHost(try FatSlider(configuration))
    self.brightness = brightness
  }

  /// The drawing, in points.
  public var scene: ControlScene { host.control.scene }
  /// The value as assistive technologies speak it.
  public var spokenValue: String { host.control.valueText }

  /// Passes an input on to the slider.
  ///
  /// - Parameters:
  ///   - input: A pointer, a key, a layout or a frame.
  ///   - time: The time of the input, in seconds.
  /// - Returns: What the view performs, in this order.
  public mutating func handle(_ input: HostInput, at time: Double) -> [Feedback] {
    var feedback: [Feedback] = []
    for effect in host.handle(input, at: time) {
      switch effect {
      case .changed(let value): brightness = value
      case .ticks, .reachedEnd: feedback.append(.tick)
      case .committed(let value): feedback.append(.store(value))
      case .frames(let wanted): isAnimating = wanted
      // SwiftUI draws again whenever the model changes. Only controls with two values have pairs.
      case .began, .cancelled, .announce, .draw, .changedPair, .committedPair: break
      }
    }
    return feedback
  }
}
