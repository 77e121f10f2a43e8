public import Foundation
public import PropertyTesting

extension Domain where Value == Date {
  /// The dates from the distant past to the distant future, ordered as in ``dates(in:)``.
  public static var dates: Domain { .dates(in: .distantPast ... .distantFuture) }

  /// The dates in `range`; those with a round number of seconds since the start of 2001, UTC, are the
  /// simplest.
  public static func dates(in range: ClosedRange<Date>) -> Domain {
    let first = range.lowerBound.timeIntervalSinceReferenceDate
    let last = range.upperBound.timeIntervalSinceReferenceDate
    return Domain<Double>.doubles(in: first...last).map {
      Date(timeIntervalSinceReferenceDate: $0)
    } back: {
      $0.timeIntervalSinceReferenceDate
    }
  }
}

extension Domain where Value == Data {
  /// Data of any number of bytes.
  public static var data: Domain { .data(count: 0...Int.max) }

  /// Data with a number of bytes in `limits`.
  public static func data(count limits: ClosedRange<Int>) -> Domain {
    Domain<[UInt8]>.array(of: .integers, count: limits).map {
      Data($0)
    } back: {
      Array($0)
    }
  }
}

extension Domain where Value == URL {
  /// URLs with a scheme, a host, and optionally a port, a path and a query.
  public static var urls: Domain {
    let label = Domain<String>.strings(of: .scalars(from: "abcxyz019"), count: 1...12)
    let segment = Domain<String>.strings(of: .scalars.filter { $0 != "/" }, count: 0...8)
    let parts = Domain<(String, [String], Int?, [String], String?)>.tuple(
      .element(of: ["https", "http", "ftp", "file", "x"]).named("scheme"),
      .array(of: label, count: 1...4).named("host"),
      .optional(.integers(in: 0...65535)).named("port"),
      .array(of: segment, count: 0...4).named("path"),
      .optional(.strings(count: 0...8)).named("query"))
    return parts.map { (scheme, host, port, path, query) -> URL? in
      var components = URLComponents()
      components.scheme = scheme
      components.host = host.joined(separator: ".")
      components.port = port
      components.path = path.map { "/" + $0 }.joined()
      components.query = query
      return components.url
    } back: { url in
      guard let components = url.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true) }),
        let scheme = components.scheme, let host = components.host
      else { return nil }
      // A separator and a combining scalar after it form one character, so scalars are split.
      func pieces(_ text: String, _ separator: Unicode.Scalar) -> [String] {
        text.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false)
          .map { String($0) }
      }
      return (
        scheme, pieces(host, "."), components.port, Array(pieces(components.path, "/").dropFirst()),
        components.query
      )
    }.filter { $0 != nil }.map {
      $0!
    } back: {
      $0
    }
  }
}
