import GestureEngine

extension Trial {
  /// A turn, after the script, that leads farther at one distance from the middle than at another one.
  var turnThatDependsOnItsRadius: Breach? {
    let traits = trace.traits
    guard traits.hasEvenTurns, traits.samplingInterval == 0,
      traits.grabArea == .bounds || traits.grabArea == .anywhere
    else { return nil }
    let turn = Array(repeating: turnsClockwise ? 10.0 : -10, count: 6)
    for hand in turningHandsOfTheScript {
      let inner = hand.nearer(by: 0.7)
      guard inner.isRecognisedAtOnce(traits), let outward = hand.turn(by: turn),
        let inward = inner.turn(by: turn)
      else { continue }
      // The first motion may take the value to the touch.
      let ways = [hand.places(outward), inner.places(inward)].map { places in
        areBetweenTheEnds(places)
          ? difference(places[places.count - 1].fraction, from: places[0].fraction) : .nan
      }
      let (far, near) = (ways[0].magnitude, ways[1].magnitude)
      let most = Swift.max(far, near)
      // Within a ring, a touch may be ignored.
      guard most < 0.45, near > 0.2 * far, far > 0.2 * near,
        (far - near).magnitude > 0.01 + 0.1 * most + 2.1 * traits.partOfAStep
      else { continue }
      return breach(
        ofFollowing: inner, inward,
        "a turn at 70 percent of the distance from the middle leads by \(near) of the range, and by \(far) farther out"
      )
    }
    return nil
  }
}
