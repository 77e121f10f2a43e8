import ControlHost
import GestureEngine

extension GestureEvent {
  private static let keywords =
    "down, move, up, cancel, revert, size, value, wait, adjust, set or expect"

  /// Reads an event from its statement.
  init(reading statement: inout DragStatement) throws(DragError) {
    switch statement.keyword.text {
    case "down": self = .down(try statement.point(), id: try statement.touchID())
    case "move": self = .move(try statement.point(), id: try statement.touchID())
    case "up":
      let next = statement.peek.text.utf8.first
      let isBare = next == nil || next == UInt8(ascii: "@")
      let point = isBare ? nil : try statement.point()
      self = .up(point, id: try statement.touchID())
    case "cancel":
      self = .cancel(id: statement.peek.text.isEmpty ? nil : try statement.touchID())
    case "revert": self = .revert
    case "size":
      let width = try statement.number("a width in points")
      self = .resize(GestureSize(width: width, height: try statement.number("a height in points")))
    case "value":
      let value = try statement.number("a value")
      if statement.peek.text.isEmpty {
        self = .set(value)
      } else {
        self = .set(lower: value, upper: try statement.number("the upper value"))
      }
    case "wait": self = .wait(try statement.number("a number of seconds"))
    case "adjust":
      let thumb = Thumb.allCases.first { $0.name == statement.peek.text }
      if thumb != nil { _ = try statement.take("lower or upper") }
      let adjustments = Adjustment.allCases
      let adjustment = adjustments[try statement.choice(adjustments.map { $0.text })]
      self = thumb.map { .adjust($0, adjustment) } ?? .adjust(adjustment)
    default: throw statement.keyword.error(expected: GestureEvent.keywords)
    }
  }
}

extension GestureEvent {
  /// Whether the event is for a control with two values; `nil` if it is for every control.
  var addresses: Bool? {
    switch self {
    case .set, .adjust: false
    case .thumbs: true
    case .down, .move, .up, .cancel, .revert, .resize, .wait: nil
    }
  }
}

extension DragStatement {
  mutating func point() throws(DragError) -> GesturePoint {
    let x = try number("x in points")
    return GesturePoint(x: x, y: try number("y in points"))
  }

  /// Takes the identifier after `@`, or returns 0 at the end of the statement.
  mutating func touchID() throws(DragError) -> Int {
    guard !peek.text.isEmpty else { return 0 }
    let token = try take("@ and the number of the touch")
    guard token.text.utf8.first == UInt8(ascii: "@"), let id = Int(token.text.dropFirst()) else {
      throw token.error(expected: "@ and the number of the touch")
    }
    return id
  }

  /// Takes a whole number of at least 0.
  mutating func count(_ expected: String) throws(DragError) -> Int {
    let token = try take(expected)
    guard let count = Int(token.text), count >= 0 else { throw token.error(expected: expected) }
    return count
  }

  /// Takes a choice word, in hexadecimal.
  mutating func word() throws(DragError) -> UInt64 {
    let token = try take("a word of up to 16 hexadecimal digits")
    guard token.text.utf8.first != UInt8(ascii: "+"), let word = UInt64(token.text, radix: 16)
    else { throw token.error(expected: "a word of up to 16 hexadecimal digits") }
    return word
  }
}

extension ConfigurationField {
  /// Reads a value of this field from a `set` statement.
  func value(reading statement: inout DragStatement) throws(DragError) -> FieldValue {
    if isOptional, statement.peek.text == "none" {
      _ = try statement.take("none")
      return .none
    }
    switch kind {
    case .length: return .number(try statement.number("a number of points"))
    case .number: return .number(try statement.number(isOptional ? "a number or none" : "a number"))
    case .flag: return .flag(try statement.choice(["false", "true"]) == 1)
    case .choice(let names): return .choice(try statement.choice(names))
    case .range:
      let token = try statement.take("LOWER...UPPER, two numbers")
      guard let (lower, upper) = ConfigurationField.bounds(token.text) else {
        throw token.error(expected: "LOWER...UPPER, two numbers")
      }
      return .range(lower, upper)
    case .integers:
      let token = try statement.take("integers separated by commas, or none")
      guard let integers = ConfigurationField.integers(token.text) else {
        throw token.error(expected: "integers separated by commas, or none")
      }
      return .integers(integers)
    case .curve: return .curve(try ConfigurationField.curve(&statement))
    }
  }

  /// Reads a curve of fine scrubbing: its name and, for zones, their distances and speeds.
  private static func curve(_ statement: inout DragStatement) throws(DragError) -> FineCurve {
    switch try statement.choice(FineCurve.names) {
    case 0: return .parabola
    case 1: return .line
    default:
      let token = try statement.take("DISTANCE:SPEED,…, or none")
      guard let zones = zones(token.text) else {
        throw token.error(expected: "DISTANCE:SPEED,…, or none")
      }
      return .zones(zones)
    }
  }

  private static func zones(_ text: String) -> [FineCurve.Zone]? {
    if text == "none" { return [] }
    var zones: [FineCurve.Zone] = []
    for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let numbers = part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        .compactMap { DragNumber.number(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == 2, part.count(where: { $0 == UInt8(ascii: ":") }) == 1 else {
        return nil
      }
      zones.append(FineCurve.Zone(distance: numbers[0], speed: numbers[1]))
    }
    return zones
  }

  private static func integers(_ text: String) -> [Int]? {
    if text == "none" { return [] }
    var integers: [Int] = []
    for part in text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let integer = Int(String(decoding: part, as: UTF8.self)) else { return nil }
      integers.append(integer)
    }
    return integers
  }

  private static func bounds(_ text: String) -> (Double, Double)? {
    let bytes = Array(text.utf8)
    let dots = Array("...".utf8)
    for start in bytes.indices.dropFirst() where bytes[start...].starts(with: dots) {
      let lower = DragNumber.number(String(decoding: bytes[..<start], as: UTF8.self))
      let upper = DragNumber.number(String(decoding: bytes[(start + 3)...], as: UTF8.self))
      if let lower, let upper { return (lower, upper) }
    }
    return nil
  }
}

extension DragExpectation {
  /// Reads an expectation from an `expect` statement.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - hasTwoValues: Whether values are two numbers.
  /// - Throws: ``DragError`` where the statement does not parse.
  init(reading statement: inout DragStatement, hasTwoValues: Bool) throws(DragError) {
    let kinds = ["value", "thumb", "change", "detents", "editing", "broken", "refused", "effects"]
    switch try statement.choice(kinds) {
    case 0:
      let value = try statement.number("a value")
      let upper = hasTwoValues ? try statement.number("the upper value") : nil
      var tolerance = 0.0
      if !statement.peek.text.isEmpty {
        _ = try statement.choice(["±"])
        tolerance = try statement.number("a tolerance")
      }
      self =
        upper.map { .values(lower: value, upper: $0, tolerance: tolerance) }
        ?? .value(value, tolerance: tolerance)
    case 1:
      let thumbs = Thumb.allCases.map { $0.name } + ["none"]
      let index = try statement.choice(thumbs)
      self = .thumb(index < Thumb.allCases.count ? Thumb.allCases[index] : nil)
    case 2: self = .change(try statement.choice(["no", "yes"]) == 1)
    case 3: self = .detents(try statement.count("a number of detents, at least 0"))
    case 4:
      let editings = Editing.allCases
      self = .editing(editings[try statement.choice(editings.map { $0.rawValue })])
    case 5: self = .broken(law: try statement.take("the short name of a law").text)
    case 6: self = .refused(field: try statement.take("the name of a field").text)
    default:
      var effects: [HostEffect] = []
      if statement.peek.text == "none" {
        _ = try statement.take("none")
      } else {
        repeat {
          effects.append(try HostEffect(reading: &statement, hasTwoValues: hasTwoValues))
        } while !statement.peek.text.isEmpty
      }
      self = .effects(effects)
    }
  }
}
