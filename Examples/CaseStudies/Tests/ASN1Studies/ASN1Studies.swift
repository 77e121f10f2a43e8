import DragnetTesting
import SwiftASN1
import Testing

/// swift-asn1 1.7.4.
@Suite struct ASN1Studies {
  /// The first two components are one number, which is divided by 40 even where the first one is 2.
  private let largeSecond = KnownFailure<(UInt, UInt, [UInt])>(
    "the second component after 2 is 40 or more", (2, 999, []),
    when: { first, second, _ in first == 2 && second >= 40 })

  @Test func `the components of an identifier are those that it was made from`() {
    let parts = Domain<(UInt, UInt, [UInt])>.tuple(
      .integers(in: 0...2), .integers(in: 0...9999),
      .array(of: .integers(in: 0...1 << 32), count: 0...4))
    check(parts, known: [largeSecond]) { first, second, rest in
      try assume(first == 2 || second < 40)
      let components = [first, second] + rest
      return try ASN1ObjectIdentifier(elements: components).oidComponents == components
    }
  }
}
