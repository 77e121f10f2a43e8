import CAllocations
import ControlHost
import GestureEngine
import Testing

/// No event allocates memory, because a drag at 120 frames a second must not wait for the allocator.
@Suite(.enabled(if: dragnet_counts_allocations(), "allocations are counted with glibc only"))
struct AllocationTests {
  /// Every kind of event, for a control that is idle, touched, dragged or animating.
  static let events: [GestureEvent] = {
    let touches: [GestureEvent] = [
      .down(GesturePoint(x: 100, y: 22)), .move(GesturePoint(x: 112, y: 22)),
      .move(GesturePoint(x: 180, y: 60)),
      .move(GesturePoint(x: 181, y: 400)), .move(GesturePoint(x: .nan, y: 22)),
      .move(GesturePoint(x: 9, y: 9), id: 7),
      .down(GesturePoint(x: 20, y: 20), id: 7), .move(GesturePoint(x: -1e300, y: 1e300)),
      .move(GesturePoint(x: 150, y: 22)), .wait(0.016), .wait(0.016), .set(0.4), .resize(size),
      .adjust(.increment), .move(GesturePoint(x: 199, y: 22)),
      .set(lower: 0.3, upper: 0.5), .adjust(.lower, .pageUp),
      .down(GesturePoint(x: 62, y: 22), id: 8), .move(GesturePoint(x: 90, y: 22), id: 8),
      .up(nil, id: 8),
    ]
    let others: [GestureEvent] = [
      .adjust(.upper, .increment), .adjust(.lower, .maximum), .set(lower: 0.9, upper: .nan),
      .wait(0.016), .wait(0.3), .wait(1000), .wait(.nan), .set(0.7), .wait(0.1), .set(.nan),
      .adjust(.increment), .wait(0.016), .adjust(.decrement), .resize(.zero), .resize(size),
      .move(GesturePoint(x: 3, y: 3)), .up(nil), .cancel(),
    ]
    // Off the thumb, on it, and a tap.
    let tap: [GestureEvent] = [
      .down(GesturePoint(x: 250, y: 22)), .up(GesturePoint(x: 251, y: 22)),
    ]
    let grab: [GestureEvent] = [
      .set(0), .wait(1000), .down(GesturePoint(x: 50, y: 22)), .move(GesturePoint(x: 120, y: 22)),
      .move(GesturePoint(x: 131, y: 25)), .wait(0.016), .move(GesturePoint(x: 250, y: 22)),
    ]
    return [.resize(size)] + touches + [.up(GesturePoint(x: 190, y: 22))] + others + touches + [
      .cancel()
    ]
      + others + tap + others + grab + [.up(nil)] + others + grab + [.cancel()] + others
  }()

  private static let size = GestureSize(width: 300, height: 44)

  /// Returns the events at which a control allocates.
  private func allocating(_ make: @autoclosure () throws -> some Control) rethrows -> [GestureEvent]
  {
    // The Swift runtime allocates when code runs for the first time; that does not count.
    var first = try make()
    for event in Self.events { _ = first.handle(event) }
    // Make the control here, because the first change of a copy would copy its shared storage.
    var control = try make()
    var found: [GestureEvent] = []
    for event in Self.events {
      let before = dragnet_allocations()
      let response = control.handle(event)
      let after = dragnet_allocations()
      if after != before { found.append(event) }
      withExtendedLifetime(response) {}
    }
    return found
  }

  @Test(arguments: Direction.allCases)
  func `a fat slider allocates nothing`(direction: Direction) throws {
    for (grab, keeps, isSticky) in [
      (FatSlider.Grab.thumb, true, true), (.anywhere, true, false), (.anywhere, false, true),
    ] {
      let configuration = FatSlider.Configuration(
        direction: direction, onCancel: .reverts, grab: grab, keepsGrabOffset: keeps,
        isSticky: isSticky)
      #expect(try allocating(FatSlider(configuration)) == [])
    }
  }

  @Test(arguments: ThumbTraits.Meeting.allCases, [nil, 0.1, 0.3] as [Double?])
  func `a range slider allocates nothing`(meeting: ThumbTraits.Meeting, step: Double?) throws {
    let pairs = RangeSlider.Configuration(
      lower: 0.2, upper: 0.6, onCancel: .reverts, step: step, leastDistance: 0.1,
      greatestDistance: 0.7, whenMeeting: meeting)
    #expect(try allocating(RangeSlider(pairs)) == [])
  }

  @Test(arguments: [Scale.Kind.linear, .exponential], [1, 2, 35, 4096])
  func `a meshing slider allocates nothing`(scale: Scale.Kind, bars: Int) throws {
    for snaps in [false, true] {
      let configuration = MeshingSlider.Configuration(
        onCancel: .reverts, range: 0.5...10, scale: scale, barCount: bars, snapsToBars: snaps)
      #expect(try allocating(MeshingSlider(configuration)) == [])
    }
  }

  @Test(arguments: [nil, 0.1, 0.3, 1.0 / 49, 1e-8, 0x1p-52, 1] as [Double?])
  func `a progress slider allocates nothing`(step: Double?) throws {
    for overshoot in ControlTraits.Overshoot.allCases {
      let configuration = ProgressSlider.Configuration(
        onCancel: .reverts, overshoot: overshoot, step: step)
      #expect(try allocating(ProgressSlider(configuration)) == [])
    }
  }

  @Test(arguments: [[5], [0, 1], [1, 10, 30, 40], [.min, -1, .max], Array(0...1000)])
  func `a step slider allocates nothing`(stops: [Int]) throws {
    #expect(try allocating(StepSlider(.init(stops: stops, onCancel: .reverts))) == [])
  }

  @Test func `a morph toggle allocates nothing`() {
    #expect(allocating(MorphToggle()) == [])
  }

  /// Every kind of input of a host, for a control that is idle, touched, dragged or animating.
  static let inputs: [HostInput] = {
    func drag(_ id: Int) -> [HostInput] {
      [
        .pointer(.down(GesturePoint(x: 50, y: 22)), id: id), .frame,
        .pointer(.move(GesturePoint(x: 120, y: 22)), id: id), .bound(0.3), .bound(.nan),
        .pointer(.move(GesturePoint(x: 180, y: 30)), id: id), .laidOut(size),
        .pointer(.move(GesturePoint(x: .nan, y: 22)), id: id), .key(.right), .scroll(1.5),
        .pointer(.move(GesturePoint(x: 190, y: 22)), id: id + 1),
      ]
    }
    let rest: [HostInput] =
      [.frame, .bound(0.6), .frame, .frame, .laidOut(.zero), .laidOut(size)]
      + HostKey.allCases.flatMap { [.key($0), .key($0, isFine: true)] }
      + [.scroll(2.7), .scroll(-1e300), .scroll(.nan), .enabled(false), .bound(0.4), .key(.end)]
      + [.enabled(true), .frame]
    let ends: [HostInput] = [
      .pointer(.up(GesturePoint(x: 150, y: 22)), id: 1), .pointer(.up(nil), id: 1),
      .pointer(.cancel, id: 1), .lost(id: 1), .key(.escape), .enabled(false),
      .pointer(.down(GesturePoint(x: 60, y: 22)), id: 1),
    ]
    return [.laidOut(size)] + ends.flatMap { drag(1) + [$0] + rest }
  }()

  /// Returns the inputs at which a host allocates.
  private func allocating<C: Control>(
    host make: @autoclosure () throws -> C, policy: OwnerPolicy
  ) rethrows -> [HostInput] {
    func play(_ host: inout ControlHost<C>, _ note: (HostInput) -> Void) {
      for (index, input) in Self.inputs.enumerated() {
        let before = dragnet_allocations()
        var count = 0
        for effect in host.handle(input, at: Double(index) / 60) where effect != .draw {
          count += 1
        }
        let after = dragnet_allocations()
        if after != before { note(input) }
        withExtendedLifetime(count) {}
      }
    }
    var first = ControlHost(try make(), policy: policy)
    play(&first) { _ in }
    var host = ControlHost(try make(), policy: policy)
    var found: [HostInput] = []
    found.reserveCapacity(Self.inputs.count)
    play(&host) { found.append($0) }
    return found
  }

  @Test(arguments: OwnerPolicy.allCases)
  func `no input of a host allocates`(policy: OwnerPolicy) throws {
    #expect(allocating(host: FatSlider(), policy: policy) == [])
    #expect(try allocating(host: MeshingSlider(.init()), policy: policy) == [])
    #expect(try allocating(host: ProgressSlider(.init(step: 0.1)), policy: policy) == [])
    #expect(try allocating(host: StepSlider(.init(stops: [1, 10, 30])), policy: policy) == [])
    #expect(allocating(host: MorphToggle(), policy: policy) == [])
    #expect(allocating(host: Diary(), policy: policy).count > Self.inputs.count / 2)
  }

  /// A toggle that stores every event.
  private struct Diary: Control {
    private(set) var value = 0.0
    private var pages: [GestureEvent] = []
    let traits = ControlTraits(drag: .tapped)
    let track = Track(length: 0)

    init(_: NoConfiguration = .init()) {}

    mutating func handle(_ event: GestureEvent) -> Response {
      pages = [event]
      return Response()
    }
  }

  @Test func `a control that allocates is detected at every event`() {
    #expect(allocating(Diary()).count == Self.events.count)
  }
}
