import DragnetTesting
import Foundation
import Testing

/// The examples of the articles "Domains" and "Ready-made laws", and of the new domains.
@Suite struct DocumentedDomainTests {
  /// An error of a parser.
  enum ParseError: Error, CaseIterable { case end }

  @Test func `examples of the article on domains`() { checkDomains() }

  @Test func `examples of the article on ready-made laws`() { checkReadyLaws() }

  @Test func `examples of the domains`() {
    check(.characters) { character in String(character).count == 1 }
    check(.bytes(count: 0...64)) { bytes in decoded(encoded(bytes)) == bytes }
    check(.indices(of: "héllo")) { index in "héllo"[index...].count > 0 }
    check(.ranges(in: 0...99)) { (range: ClosedRange<Int>) in range.count <= 100 }
    check(.ranges(in: 0..<100)) { (range: Range<Int>) in range.count <= 100 }
    check(.json) { value in depth(of: value) <= 6 }
    check(.json) { text in parsed(text) != nil }
    check(.uuids) { id in UUID(uuidString: id.uuidString) == id }
    check(.dateComponents()) { components in
      Calendar(identifier: .gregorian).date(from: components) != nil
    }
    check(.optionSets(of: [.bold, .italic])) { (style: Style) in style.isSubset(of: .all) }
    let results = Domain<Result<Int, ParseError>>.results(.integers, .allCases)
    check(results) { result in (try? result.get()) != nil || result == .failure(.end) }
    check(.decimals()) { amount in amount - amount == 0 }
    check(.timeZones) { zone in abs(zone.secondsFromGMT()) <= 18 * 3600 }
  }

  @Test func `build(_:encode:) example`() {
    struct Order {
      var items: [Int]
      var gift: Int
    }
    let orders = Domain<Order>.build { draw in
      let items: [Int] = try draw(.array(of: .integers(in: 1...9), count: 1...5))
      let gift = try draw(.integers(in: 0...items.count).named("gift"))
      return Order(items: items, gift: gift)
    }
    check(orders) { order in order.gift <= order.items.count }
  }

  @Test func `grammar(_:) example`() {
    let sums = Domain<String>.grammar(
      """
      sum    = term { ("+" | "-") term } ;
      term   = number | "(" sum ")" ;
      number = "1".."9" { "0".."9" } ;
      """)
    check(sums) { text in Calculator.value(of: text) != nil }
  }

  @Test func `Arbitrary example`() {
    check(.array(of: Point.arbitrary)) { points in hull(of: points).count <= points.count }
  }

  @Test func `JSONValue.text example`() {
    #expect(
      JSONValue.object(["b": .null, "a": .number(1)]).text == "{\"a\":1.0,\"b\":null}")
  }

  /// Returns the hexadecimal digits of bytes.
  func encoded(_ bytes: [UInt8]) -> String {
    bytes.map { String(UInt16($0) + 256, radix: 16).dropFirst() }.joined()
  }

  /// Returns the bytes with these hexadecimal digits.
  func decoded(_ text: String) -> [UInt8]? {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, text.count % 2 == 0 else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { index in
      let value: Int = 16 * digits[index] + digits[index + 1]
      return UInt8(value)
    }
  }

  /// Returns the number of levels of a value.
  func depth(of value: JSONValue) -> Int {
    switch value {
    case .array(let values): 1 + (values.map(depth).max() ?? 0)
    case .object(let members): 1 + (members.values.map(depth).max() ?? 0)
    case .null, .bool, .number, .string: 0
    }
  }

  /// Reads a JSON text with Foundation.
  func parsed(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
}

/// A style of text.
private struct Style: OptionSet {
  let rawValue: Int
  static let bold = Style(rawValue: 1)
  static let italic = Style(rawValue: 2)
  static let all: Style = [.bold, .italic]
}

/// A point of a small grid.
private struct Point: Hashable {
  var x, y: Int
}

extension Point: Arbitrary {
  static var arbitrary: Domain<Point> {
    .combine(.integers(in: 0...9), .integers(in: 0...9)) { Point(x: $0, y: $1) }
  }
}

/// Returns the corners of the convex hull of points.
private func hull(of points: [Point]) -> [Point] {
  let sorted = Set(points).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  guard sorted.count > 2 else { return sorted }
  func chain(_ points: [Point]) -> [Point] {
    var corners: [Point] = []
    for point in points {
      while corners.count > 1 {
        let (a, b) = (corners[corners.count - 2], corners[corners.count - 1])
        if (b.x - a.x) * (point.y - a.y) > (b.y - a.y) * (point.x - a.x) { break }
        corners.removeLast()
      }
      corners.append(point)
    }
    return corners.dropLast()
  }
  return chain(sorted) + chain(sorted.reversed())
}

/// A calculator for sums with brackets, which wraps around at the ends of `Int`.
private struct Calculator {
  private var rest: Substring

  /// Returns the value of a text; `nil` if it is not a sum.
  static func value(of text: String) -> Int? {
    var calculator = Calculator(rest: text[...])
    let value = calculator.sum()
    return calculator.rest.isEmpty ? value : nil
  }

  private mutating func sum() -> Int? {
    guard var total = term() else { return nil }
    while let sign = rest.first, "+-".contains(sign) {
      rest.removeFirst()
      guard let next = term() else { return nil }
      total = sign == "+" ? total &+ next : total &- next
    }
    return total
  }

  private mutating func term() -> Int? {
    if rest.first == "(" {
      rest.removeFirst()
      let value = sum()
      return rest.popFirst() == ")" ? value : nil
    }
    let digits = rest.prefix { $0.isNumber }
    rest = rest[digits.endIndex...]
    return Int(digits)
  }
}
