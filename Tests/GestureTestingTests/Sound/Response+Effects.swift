import GestureTesting

extension Response {
  /// Returns the response with the effects on two values.
  func with(_ lower: Effect?, _ upper: Effect?) -> Response {
    var response = self
    response.change = lower?.change
    response.detents = lower?.detents ?? 0
    response.reachedEnd = lower?.reachedEnd ?? false
    response.upper = upper
    return response
  }
}
