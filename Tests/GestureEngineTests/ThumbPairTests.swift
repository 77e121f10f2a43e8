import GestureEngine
import Testing

@Suite struct ThumbPairTests {
  @Test(arguments: [Thumb.lower, .upper])
  func `a pushed thumb keeps its distance where the numbers are far apart`(thumb: Thumb) throws {
    // Neighbouring numbers are 0.0001 apart, so a sum of two of them may miss the distance.
    let distances = try ThumbDistances(range: 1e12...(1e12 + 1), least: 0.1)
    let size = GestureSize(width: 284, height: 44)
    let isLower = thumb == .lower
    for place in stride(from: 16.0, through: 268, by: 1) {
      var pair = ThumbPair(
        ThumbTraits(distances: distances, whenMeeting: .pushes),
        lower: 1e12 + (isLower ? 0 : 0.8), upper: 1e12 + (isLower ? 0.2 : 1))
      pair.layOut(ThumbLayout(size: size, thumb: GestureSize(width: 28, height: 28)))
      _ = pair.handle(.down(GesturePoint(x: isLower ? 14 : 270, y: 22)))
      _ = pair.handle(.move(GesturePoint(x: place, y: 22)))
      #expect(distances.admits(pair.lower, pair.upper), "\(pair.lower), \(pair.upper)")
    }
  }

  @Test(arguments: [Thumb.lower, .upper])
  func `thumbs swap at the least distance beyond each other`(thumb: Thumb) throws {
    // The values 0...256 are 1 point apart; the thumbs are 28 points wide.
    let distances = try ThumbDistances(range: 0...256, least: 32)
    var pair = ThumbPair(
      ThumbTraits(distances: distances, whenMeeting: .swaps), lower: 64, upper: 192)
    pair.layOut(
      ThumbLayout(
        size: GestureSize(width: 284, height: 44), thumb: GestureSize(width: 28, height: 28)))
    let (start, other) = thumb == .lower ? (64.0, 192.0) : (192, 64)
    let beyond = thumb == .lower ? other + 32 : other - 32
    _ = pair.handle(.down(GesturePoint(x: 14 + start, y: 22)))
    _ = pair.handle(.move(GesturePoint(x: 14 + (other + beyond) / 2, y: 22)))
    #expect((pair.lower, pair.upper) == (thumb == .lower ? (160, 192) : (64, 96)))
    _ = pair.handle(.move(GesturePoint(x: 14 + beyond, y: 22)))
    #expect((pair.lower, pair.upper) == (thumb == .lower ? (192, 224) : (32, 64)))
  }
}
