import GestureEngine

/// A sample of a touch that moves one of two thumbs, as it can be seen from outside.
struct ThumbSample {
  /// The index of the step.
  let step: Int
  /// The touch.
  let id: Int
  /// The place of the touch.
  let point: GesturePoint
  /// Whether the touch goes down.
  let isDown: Bool
  /// The thumb that the response named before this step; `nil` if the touch held neither thumb.
  let held: Thumb?
  /// The thumb that the response to this step names.
  let thumb: Thumb?
  /// Whether another touch is tracked.
  let isAlone: Bool
  /// The thumb that the other touch holds.
  let other: Thumb?
  /// The motion along the track since the touch went down, in points; `nil` after a resize or a `set`.
  let way: Double?
  /// The value of the other thumb that the gesture began with, or to which the program or another touch
  /// has set it since; `nil` after a lost end, which hides it.
  let base: Double?
  /// Whether the touch went down on the thumb that it holds; `nil` at an edge of the thumb.
  let isGrabbed: Bool?
  /// The place along the track where the touch wants its thumb, below 0 or above 1 past an end; `nil` if
  /// it cannot be seen from outside.
  let freePlace: Double?
  /// The place along the track where the touch wants its thumb, 0...1; `nil` if it cannot be seen from
  /// outside.
  let place: Double?
}

extension ThumbSample {
  /// The thumb that the touch holds before and after the sample, or takes with it; `nil` if it holds
  /// neither thumb, or the other one than before.
  var steadyThumb: Thumb? { held == nil || held == thumb ? thumb : nil }
}
