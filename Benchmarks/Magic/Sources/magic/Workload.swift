import Foundation
import FuzzDriver

/// A property with a bug that only values with magic constants reach: a prefix of five bytes, or numbers.
enum Workload: String, CaseIterable {
  /// Bytes, which the code compares one by one.
  case bytes
  /// A string, whose bytes the code compares one by one.
  case text
  /// A string, whose prefix the standard library compares.
  case prefix
  /// Data, whose prefix Foundation compares.
  case data
  /// An integer of 64 bits, which the code compares with a constant.
  case integer
  /// An integer in a range, which the code compares with a negative constant.
  case ranged
  /// An array of integers of 32 bits, two of which the code compares with constants.
  case integers
  /// A number whose whole part the code compares with a constant.
  case whole

  /// The prefix.
  static let magic: [UInt8] = [0x25, 0x50, 0x44, 0x46, 0x2d]
  private static let magicText = String(decoding: magic, as: UTF8.self)

  /// Returns the property.
  ///
  /// - Parameter hasExample: Whether the property has an example that is the prefix, which does not
  ///   reach the bug.
  /// - Returns: The property.
  func property(hasExample: Bool) -> AnyProperty {
    switch self {
    case .bytes:
      let property = Property("no bug", .array(of: .integers)) { (bytes: [UInt8]) in
        !Self.isBroken(bytes)
      }
      return AnyProperty(hasExample ? property.examples(Self.magic) : property)
    case .text:
      let property = Property("no bug", .strings) { !Self.isBroken(Array($0.utf8)) }
      return AnyProperty(hasExample ? property.examples(Self.magicText) : property)
    case .prefix:
      let property = Property("no bug", .strings) {
        !($0.hasPrefix(Self.magicText) && $0.utf8.count > Self.magic.count)
      }
      return AnyProperty(hasExample ? property.examples(Self.magicText) : property)
    case .data:
      let bytes = Domain<[UInt8]>.array(of: .integers)
      let property = Property("no bug", bytes.map({ Data($0) }, back: { Array($0) })) { data in
        !(data.count > Self.magic.count && data.prefix(Self.magic.count) == Data(Self.magic))
      }
      return AnyProperty(hasExample ? property.examples(Data(Self.magic)) : property)
    case .integer:
      let property = Property("no bug", .integers) { (number: Int) in number != 3_735_928_559 }
      return AnyProperty(hasExample ? property.examples(3_735_928_558) : property)
    case .ranged:
      let range = -5_000_000_000...5_000_000_000
      let property = Property("no bug", .integers(in: range)) { number in number != -1_234_567_890 }
      return AnyProperty(hasExample ? property.examples(-1_234_567_889) : property)
    case .integers:
      let property = Property("no bug", .array(of: .integers)) { (numbers: [Int32]) in
        guard numbers.count > 2, numbers[1] == 305_419_896 else { return true }
        return numbers[2] != -77_777_777
      }
      let example: [Int32] = [305_419_896, -77_777_777]
      return AnyProperty(hasExample ? property.examples(example) : property)
    case .whole:
      let property = Property("no bug", .doubles) { number in
        Int64(exactly: number.rounded(.towardZero)) != 123_456_789
      }
      return AnyProperty(hasExample ? property.examples(123_456_788) : property)
    }
  }

  /// Whether there is a byte after the prefix.
  private static func isBroken(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > magic.count else { return false }
    guard bytes[0] == 0x25 else { return false }
    guard bytes[1] == 0x50 else { return false }
    guard bytes[2] == 0x44 else { return false }
    guard bytes[3] == 0x46 else { return false }
    return bytes[4] == 0x2d
  }
}
