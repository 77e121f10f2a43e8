/// The lengths and times that controls compute with.
///
///     GesturePoint(x: 0x1p31, y: 0).isUsable               // false: a bad sample
///     GestureSize(width: 1e300, height: 44).usable.width   // 0x1p30
///     Track(length: 0x1p-21).isUsable                      // false
///     try FatSlider(.init(trackThickness: 0x1p21))         // throws for trackThickness
///
/// No screen needs more, and within these bounds no sum, square or quotient of lengths overflows.
/// Values and their ranges have no such bounds.
public enum DeclaredLengths {
  /// The greatest magnitude of a coordinate, and the greatest side of a size: 2³⁰ points.
  ///
  /// A touch farther away is a bad sample, as a touch at NaN is. A longer side counts as this one.
  @inlinable public static var greatest: Double { 0x1p30 }

  /// The least length of a track on which a touch can move a value: 2⁻²⁰ points.
  @inlinable public static var leastTrack: Double { 0x1p-20 }

  /// The greatest length in a configuration: 2²⁰ points.
  @inlinable public static var greatestSetting: Double { 0x1p20 }

  /// The times in a configuration: 2⁻²⁰ to 2²⁰ seconds.
  @inlinable public static var durations: ClosedRange<Double> { 0x1p-20...0x1p20 }
}
