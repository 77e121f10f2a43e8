/// An effect of an input, for the program around a host to perform.
public enum HostEffect: Sendable, Hashable {
  /// A gesture of the user began.
  case began
  /// The user changed the value to this one.
  case changed(Double)
  /// The user changed one or both of two values, which are now these.
  case changedPair(lower: Double, upper: Double)
  /// The value crossed this number of detents.
  case ticks(Int)
  /// The user brought the value to a bound from elsewhere.
  case reachedEnd
  /// The gesture ended at this value, before a sticky control returned to rest.
  case committed(Double)
  /// The gesture of a control with two values ended at these.
  case committedPair(lower: Double, upper: Double)
  /// The gesture was cancelled.
  case cancelled
  /// An assistive technology speaks the value: `control.valueText` of the host.
  case announce
  /// The scene may differ from the last one.
  case draw
  /// Frames are wanted from now on, or no longer.
  case frames(Bool)
}
