import ControlHost
import GestureEngine

extension HostScript {
  /// Creates a script for a given kind of host from `.drag` text.
  ///
  ///     try HostScript("size 300 44; at 0.5; key right; enabled no", for: .fatSlider)
  ///
  /// - Parameters:
  ///   - text: `.drag` text, with or without its first two lines.
  ///   - kind: The kind of host.
  /// - Throws: ``DragError`` at the first place that does not parse.
  public init(_ text: String, for kind: HostKind) throws(DragError) {
    let file = try DragFile(reading: text, kinds: [], hosts: [kind], host: kind)
    guard case .inputs(let script) = file.subject else {
      throw DragError(
        line: 1, column: 1, found: "choice words", expected: "the script of a host")
    }
    self = script
  }
}

extension HostInput {
  private static let keywords =
    "down, move, up, cancel, lost, key, scroll, size, bound, focus, enabled, configure, frame, at, "
    + "set, policy, owner or expect"

  /// Reads an input from its statement.
  init(reading statement: inout DragStatement) throws(DragError) {
    switch statement.keyword.text {
    case "down":
      let point = try statement.point()
      self = .pointer(.down(point), id: try statement.touchID())
    case "move":
      let point = try statement.point()
      self = .pointer(.move(point), id: try statement.touchID())
    case "up":
      let next = statement.peek.text.utf8.first
      let isBare = next == nil || next == UInt8(ascii: "@")
      let point = isBare ? nil : try statement.point()
      self = .pointer(.up(point), id: try statement.touchID())
    case "cancel": self = .pointer(.cancel, id: try statement.touchID())
    case "lost": self = .lost(id: try statement.touchID())
    case "key":
      let keys = HostKey.allCases
      let key = keys[try statement.choice(keys.map { $0.name })]
      let isFine = !statement.peek.text.isEmpty
      if isFine { _ = try statement.choice(["fine"]) }
      self = .key(key, isFine: isFine)
    case "scroll": self = .scroll(try statement.number("a number of notches"))
    case "size":
      let width = try statement.number("a width in points")
      self = .laidOut(
        GestureSize(width: width, height: try statement.number("a height in points")))
    case "bound":
      let value = try statement.number("a value")
      if statement.peek.text.isEmpty {
        self = .bound(value)
      } else {
        self = .boundPair(lower: value, upper: try statement.number("the upper value"))
      }
    case "focus":
      let thumbs = Thumb.allCases
      self = .focused(thumbs[try statement.choice(thumbs.map { $0.name })])
    case "enabled": self = .enabled(try statement.choice(["no", "yes"]) == 1)
    case "frame": self = .frame
    default: throw statement.keyword.error(expected: HostInput.keywords)
    }
  }
}

extension HostInput {
  /// Whether the input is for a control with two values; `nil` if it is for every control.
  var addresses: Bool? {
    switch self {
    case .bound: false
    case .boundPair, .focused: true
    case .pointer, .lost, .key, .scroll, .laidOut, .enabled, .frame: nil
    }
  }
}

extension HostEffect {
  /// The words of the effects in a script, in their order.
  private static let words = [
    "began", "changed", "ticks", "reachedEnd", "committed", "cancelled", "announce", "draw",
    "frames",
  ]

  /// Reads an effect from an `expect effects` statement.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - hasTwoValues: Whether a change and a commit have two numbers.
  /// - Throws: ``DragError`` where the statement does not parse.
  init(reading statement: inout DragStatement, hasTwoValues: Bool) throws(DragError) {
    func upper() throws(DragError) -> Double? {
      hasTwoValues ? try statement.number("the upper value") : nil
    }
    switch try statement.choice(HostEffect.words) {
    case 0: self = .began
    case 1:
      let value = try statement.number("a value")
      self = try upper().map { .changedPair(lower: value, upper: $0) } ?? .changed(value)
    case 2: self = .ticks(try statement.count("a number of detents, at least 0"))
    case 3: self = .reachedEnd
    case 4:
      let value = try statement.number("a value")
      self = try upper().map { .committedPair(lower: value, upper: $0) } ?? .committed(value)
    case 5: self = .cancelled
    case 6: self = .announce
    case 7: self = .draw
    default: self = .frames(try statement.choice(["no", "yes"]) == 1)
    }
  }
}

extension OwnerPolicy {
  /// Reads a policy from its statement.
  init(reading statement: inout DragStatement) throws(DragError) {
    let policies = OwnerPolicy.allCases
    self = policies[try statement.choice(policies.map { $0.name })]
  }
}

extension HostOwner {
  /// Reads an owner from its statement.
  init(reading statement: inout DragStatement) throws(DragError) {
    let owners = HostOwner.allCases
    self = owners[try statement.choice(owners.map { $0.rawValue })]
  }
}
