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
    "down, move, up, cancel, lost, key, scroll, size, bound, enabled, configure, frame, at, set, "
    + "policy, owner or expect"

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
    case "bound": self = .bound(try statement.number("a value"))
    case "enabled": self = .enabled(try statement.choice(["no", "yes"]) == 1)
    case "frame": self = .frame
    default: throw statement.keyword.error(expected: HostInput.keywords)
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
  init(reading statement: inout DragStatement) throws(DragError) {
    switch try statement.choice(HostEffect.words) {
    case 0: self = .began
    case 1: self = .changed(try statement.number("a value"))
    case 2: self = .ticks(try statement.count("a number of detents, at least 0"))
    case 3: self = .reachedEnd
    case 4: self = .committed(try statement.number("a value"))
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
