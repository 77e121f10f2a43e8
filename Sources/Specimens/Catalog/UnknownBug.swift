/// An error for a name that no bug of a specimen has.
public struct UnknownBug: Error, Sendable, CustomStringConvertible {
  /// The unknown name.
  public let name: String
  /// The name of the specimen.
  public let specimen: String
  /// The bugs of the specimen.
  public let bugs: [KnownBug]

  /// A line with the unknown name and the names of the specimen's bugs.
  public var description: String {
    let names = bugs.map { $0.name }.joined(separator: ", ")
    return "\(specimen) has no bug named \(name); its bugs are \(names)"
  }
}
