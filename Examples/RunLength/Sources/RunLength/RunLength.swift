/// Returns the runs of equal bytes, each as its length and its byte.
///
///     encode([7, 7, 7, 0])  // [3, 7, 1, 0]
///
/// A run of more than 255 bytes becomes several.
public func encode(_ bytes: [UInt8]) -> [UInt8] {
  var code: [UInt8] = []
  for byte in bytes {
    if let last = code.last, last == byte, code[code.count - 2] < 255 {
      code[code.count - 2] += 1
    } else {
      code += [1, byte]
    }
  }
  return code
}

/// An array of bytes that ``encode(_:)`` does not return.
public struct CodeError: Error {}

/// Returns the bytes that ``encode(_:)`` encoded.
///
/// - Throws: ``CodeError`` if the last run has no byte, or if a run is empty.
public func decode(_ code: [UInt8]) throws(CodeError) -> [UInt8] {
  guard code.count.isMultiple(of: 2) else { throw CodeError() }
  var bytes: [UInt8] = []
  for start in stride(from: 0, to: code.count, by: 2) {
    guard code[start] > 0 else { throw CodeError() }
    bytes += Array(repeating: code[start + 1], count: Int(code[start]))
  }
  return bytes
}
