public import Foundation
public import PropertyTesting
public import Testing

/// A format in which ``checkCodable(_:as:examples:settings:sourceLocation:)`` encodes values.
public struct CodingFormat: Sendable {
  /// The name, for reports.
  let name: String
  /// Encodes and decodes a value.
  private let coder: any Coder

  private protocol Coder: Sendable {
    func data(of value: some Encodable) throws -> Data
    func value<Value: Decodable>(of data: Data, as type: Value.Type) throws -> Value
  }

  /// JSON, with `JSONEncoder` and `JSONDecoder`.
  ///
  /// An encoder that replaces infinities and NaN by texts needs a decoder that does so too.
  ///
  /// - Parameters:
  ///   - encoder: Makes an encoder.
  ///   - decoder: Makes a decoder.
  /// - Returns: The format.
  public static func json(
    encoder: @escaping @Sendable () -> JSONEncoder = { JSONEncoder() },
    decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
  ) -> CodingFormat {
    CodingFormat(name: "JSON", coder: JSONCoder(encoder: encoder, decoder: decoder))
  }

  /// JSON, with default settings.
  public static var json: CodingFormat { .json() }

  /// Property lists, with default settings.
  public static var propertyList: CodingFormat {
    CodingFormat(name: "a property list", coder: PropertyListCoder())
  }

  private struct JSONCoder: Coder {
    let encoder: @Sendable () -> JSONEncoder
    let decoder: @Sendable () -> JSONDecoder

    func data(of value: some Encodable) throws -> Data { try encoder().encode(value) }

    func value<Value: Decodable>(of data: Data, as type: Value.Type) throws -> Value {
      try decoder().decode(type, from: data)
    }
  }

  private struct PropertyListCoder: Coder {
    func data(of value: some Encodable) throws -> Data { try PropertyListEncoder().encode(value) }

    func value<Value: Decodable>(of data: Data, as type: Value.Type) throws -> Value {
      try PropertyListDecoder().decode(type, from: data)
    }
  }

  /// Encodes and decodes a value, inside an array, because not every format can encode a single value.
  func judge<Value: Codable & Equatable>(_ value: Value, _ law: ReadyLaw) throws {
    let data = try law.result("encoding as \(name) does not throw") { try coder.data(of: [value]) }
    let decoded = try law.result("decoding \(name) does not throw") {
      try coder.value(of: data, as: [Value].self)
    }
    try law(
      "decoding \(name) gives the value that was encoded", decoded == [value],
      "encoded as \(String(decoding: data, as: UTF8.self)), which is decoded as \(describe(decoded))"
    )
  }
}

/// Checks that values survive encoding and decoding; a failure is an issue at this line.
///
///     @Test func `orders are codable`() {
///       checkCodable(Order.arbitrary)
///     }
///
/// The laws are, for each format: encoding does not throw, decoding does not throw, and decoding gives the
/// value that was encoded.
///
/// - Parameters:
///   - domain: The domain of the values.
///   - formats: The formats.
///   - examples: Values to try first, and to change in the search.
///   - settings: The settings of the run, which the environment overrides.
///   - sourceLocation: The place of a failure.
public func checkCodable<Value: Codable & Equatable>(
  _ domain: Domain<Value>, as formats: [CodingFormat] = [.json, .propertyList],
  examples: [Value] = [], settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let law = ReadyLaw(at: sourceLocation)
  check(domain, examples: examples, settings: settings, sourceLocation: sourceLocation) { value in
    for format in formats { try format.judge(value, law) }
    return true
  }
}
