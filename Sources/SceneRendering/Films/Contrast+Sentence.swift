import GestureEngine
public import GestureLaws

extension Contrast {
  /// The contrast in words, with rounded numbers: "0.25, should be 0.75".
  public var sentence: String {
    switch self {
    case .value(let value, let expected, _):
      let (here, there) = value.short(beside: expected)
      return "\(here), should be \(there)"
    case .frame(let frame, let expected) where frame.size.height != expected.size.height:
      let (here, there) = frame.size.height.short(beside: expected.size.height)
      return "\(here) high, should be \(there)"
    case .frame(let frame, let expected) where frame.size.width != expected.size.width:
      let (here, there) = frame.size.width.short(beside: expected.size.width)
      return "\(here) wide, should be \(there)"
    case .frame(let frame, let expected):
      let isAcross = frame.center.x == expected.center.x
      let (here, there) =
        isAcross
        ? frame.center.y.short(beside: expected.center.y)
        : frame.center.x.short(beside: expected.center.x)
      return "drawn at \(isAcross ? "y" : "x") \(here), should be at \(there)"
    case .response(let response, let expected):
      let (here, there) = (response.rounded, expected.rounded)
      return here == there ? "\(response), should be \(expected)" : "\(here), should be \(there)"
    }
  }
}

extension Double {
  /// Returns this number and another one, rounded to as few digits as tell them apart, at least three.
  ///
  ///     0.25.short(beside: 0.75)            // 0.25 and 0.75
  ///     0.30000000000000004.short(beside: 0.3)  // 0.30000000000000004 and 0.3
  func short(beside other: Double) -> (String, String) {
    let (here, there) = (shortest, other.shortest)
    return here != there || self == other
      ? (here, there) : (DragNumber.text(self), DragNumber.text(other))
  }
}
