/// A known bug of a specimen.
public struct KnownBug: Sendable, Hashable {
  /// The name of the specimen.
  public let specimen: String
  /// The name of the bug; bugs of other specimens may have the same name.
  public let name: String
  /// The short names of the laws that the bug breaks.
  public let laws: [String]

  /// The names of the specimen and the bug, such as `published-fat-slider/zero-width`.
  public var path: String { specimen + "/" + name }
}

extension [KnownBug] {
  /// Returns the bugs with the given names, separated by commas.
  func named(_ list: String, of specimen: String) throws(UnknownBug) -> [KnownBug] {
    var named: [KnownBug] = []
    for name in list.split(separator: ",") {
      guard let bug = first(where: { $0.name == name }) else {
        throw UnknownBug(name: String(name), specimen: specimen, bugs: self)
      }
      named.append(bug)
    }
    return named
  }
}
