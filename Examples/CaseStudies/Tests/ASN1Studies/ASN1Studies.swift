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

  /// The element is written in ten bytes, and the reader takes at most nine.
  @Test func `the components of an identifier with an element of 2⁶³ trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = try ASN1ObjectIdentifier(elements: [1, 2, 1 << 63]).oidComponents
    }
  }

  private func time(_ fraction: Double) throws -> GeneralizedTime {
    try GeneralizedTime(
      year: 2026, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0, fractionalSeconds: fraction)
  }

  @Test func `a time with a fraction of 0·0001 or more is read as it was written`() {
    check(.doubles(in: 0.0001...0.9999)) { fraction in
      let time = try time(fraction)
      var serializer = DER.Serializer()
      try serializer.serialize(time)
      return try GeneralizedTime(derEncoded: serializer.serializedBytes) == time
    }
  }

  #if DEBUG
    /// Swift writes a smaller number with an exponent, which an optimized build does not check.
    @Test func `a time with a smaller fraction traps`() async {
      await #expect(processExitsWith: .failure) {
        _ = try GeneralizedTime(
          year: 2026, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0, fractionalSeconds: 1e-5)
      }
    }
  #endif
}
