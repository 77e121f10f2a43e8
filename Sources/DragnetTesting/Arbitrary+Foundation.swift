public import Foundation
public import PropertyTesting

extension Date: Arbitrary {
  /// The dates from the distant past to the distant future.
  public static var arbitrary: Domain<Date> { .dates }
}

extension Data: Arbitrary {
  /// Data of any number of bytes.
  public static var arbitrary: Domain<Data> { .data }
}

extension URL: Arbitrary {
  /// URLs with a scheme, a host, and optionally a port, a path and a query.
  public static var arbitrary: Domain<URL> { .urls }
}

extension UUID: Arbitrary {
  /// UUIDs of any 16 bytes.
  public static var arbitrary: Domain<UUID> { .uuids }
}

extension Decimal: Arbitrary {
  /// Decimal numbers of up to 38 digits.
  public static var arbitrary: Domain<Decimal> { .decimals() }
}

extension TimeZone: Arbitrary {
  /// Time zones of offsets and of places.
  public static var arbitrary: Domain<TimeZone> { .timeZones }
}

extension DateComponents: Arbitrary {
  /// The components of dates, each of which may be missing.
  public static var arbitrary: Domain<DateComponents> { .dateComponents() }
}
