import GestureEngine
import Testing

@Suite struct RecognitionTests {
  @Test(arguments: [0.9, 0.999_999, 0.999_999_999_9])
  func `the exit of a circle is exact where the start is close to it`(x: Double) {
    let start = GesturePoint(x: x, y: 0)
    let outwards = Recognition.exit(radius: 1, from: start, by: GesturePoint(x: 333_333.3, y: 0))
    #expect((outwards / ((1 - x) / 333_333.3) - 1).magnitude < 1e-9)
    let inwards = Recognition.exit(radius: 1, from: start, by: GesturePoint(x: -4.1, y: 0))
    #expect((inwards - (1 + x) / 4.1).magnitude < 1e-15)
  }
}

@Suite struct GeometryTests {
  @Test func `a track's fraction(at:) example`() {
    let track = Track(length: 200)
    #expect(track.fraction(at: 50) == 0.25)
    #expect(track.fraction(at: -40) == 0)
    #expect(track.fraction(at: .nan) == nil)
  }

  @Test func `a track's position(of:), fraction(from:movedBy:) and place(from:movedBy:) examples`()
  {
    #expect(Track(start: 20, length: 120).position(of: 0.5) == 80)
    #expect(Track(length: 200).fraction(from: 0.5, movedBy: 50) == 0.75)
    #expect(Track(length: 200).place(from: 0.5, movedBy: 150) == 1.25)
  }

  @Test func `a motion may start beyond the ends of a track`() {
    let track = Track(length: 200)
    #expect(track.fraction(from: 1.25, movedBy: -40) == 1)
    #expect(track.fraction(from: 1.25, movedBy: -100) == 0.75)
    #expect(track.fraction(from: -0.25, movedBy: 0) == 0)
    #expect(Track(length: 0).fraction(from: 1.25, movedBy: 9) == 1)
    #expect(Track(length: 0).place(from: 1.25, movedBy: 9) == 1.25)
  }

  @Test(
    arguments: [
      (0.1, 0.7), (1.0 / 3, 1e9), (50, 200), (0x1p30, 0x1p-20), (1e-300, 0x1p30), (-7, 0.3),
    ] as [(Double, Double)])
  func `both ends of a track are exact`(start: Double, length: Double) {
    let track = Track(start: start, length: length)
    #expect(track.position(of: 0) == track.start)
    #expect(track.position(of: 1) == track.end)
    #expect(track.fraction(at: track.start) == 0)
    #expect(track.fraction(at: track.end) == 1)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 0x1p-20.nextDown] as [Double])
  func `a track of such a length is not usable`(length: Double) {
    let track = Track(length: length)
    #expect(!track.isUsable)
    #expect(track.fraction(at: 0) == nil)
    #expect(track.fraction(from: 0.3, movedBy: 9) == 0.3)
    #expect(track.position(of: 0.5) == 0)
  }

  @Test func `a side that cannot be laid out counts as zero`() {
    #expect(GestureSize(width: -3, height: .nan).usable == .zero)
    #expect(GestureSize(width: 300, height: 44).usable == GestureSize(width: 300, height: 44))
    #expect(GestureSize(width: -0.0, height: .infinity).usable.width.sign == .plus)
    #expect(GestureSize(width: .infinity, height: -.infinity).usable == .zero)
  }

  @Test func `a rectangle's contains(_:) example`() {
    let thumb = GestureRect(
      origin: GesturePoint(x: 0, y: 2), size: GestureSize(width: 100, height: 40))
    #expect(thumb.contains(GesturePoint(x: 100, y: 42)))
    #expect(!thumb.contains(GesturePoint(x: 100.1, y: 42)))
    #expect(!thumb.contains(GesturePoint(x: .nan, y: 9)))
  }

  @Test func `a rectangle with a side of zero contains nothing, not even its corner`() {
    let flat = GestureRect(
      origin: GesturePoint(x: 5, y: 5), size: GestureSize(width: 10, height: 0))
    #expect(!flat.contains(GesturePoint(x: 5, y: 5)))
  }

  @Test func `a direction's onTrack(_:in:) example`() {
    let place = Direction.rightToLeft.onTrack(
      GesturePoint(x: 20, y: 5), in: GestureSize(width: 300, height: 44))
    #expect(place == GesturePoint(x: 280, y: 5))
  }

  @Test(arguments: Direction.allCases)
  func `a rectangle on the track is the one on the screen`(direction: Direction) {
    let size = GestureSize(width: 300, height: 200)
    let onTrack = GestureRect(
      origin: GesturePoint(x: 10, y: 20), size: GestureSize(width: 30, height: 40))
    let onScreen = direction.onScreen(onTrack, in: size)
    let center = direction.onTrack(onScreen.center, in: size)
    #expect(center == onTrack.center)
    #expect(direction.length(of: onScreen.size) == 30)
    #expect(direction.breadth(of: onScreen.size) == 40)
  }

  @Test(arguments: Direction.allCases)
  func `mirroring or transposing twice gives the same direction`(direction: Direction) {
    #expect(direction.mirrored.mirrored == direction)
    #expect(direction.transposed.transposed == direction)
    #expect(direction.mirrored.isReversed != direction.isReversed)
    #expect(direction.transposed.isHorizontal != direction.isHorizontal)
  }
}
