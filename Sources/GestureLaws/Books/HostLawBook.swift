import GestureEngine

/// A list of laws that judge scripts of hosts.
public struct HostLawBook: Sendable {
  /// The laws in the order in which they are checked, the most serious first.
  public let laws: [Law<HostTrial>]

  /// Creates a book of the given laws.
  public init(_ laws: [Law<HostTrial>]) { self.laws = laws }

  /// Returns this book without some laws.
  ///
  /// - Parameter known: The short names of the laws to leave out.
  /// - Returns: A book of the other laws, in the same order.
  public func without(_ known: Set<String>) -> HostLawBook {
    HostLawBook(laws.filter { !known.contains($0.id) })
  }

  /// The book of all laws of hosts.
  public static let hosts = HostLawBook([
    .totality, .orderOfEffects, .oneEnd, .framesAtRest, .ownersActs, .owners, .disabled,
    .nothingLeftBehind, .honestEffects, .keysAndWheel,
  ])

  /// The laws of this book that mostly read a trace.
  package var quick: HostLawBook { HostLawBook(laws.filter { Self.quick.contains($0.id) }) }

  /// The short names of the laws that mostly read a trace.
  private static let quick: Set<String> = ["A1", "G1", "G4", "G8", "G9"]

  /// Plays a script and returns the laws that it breaks.
  ///
  /// - Parameters:
  ///   - script: The script. If its configuration is refused, no law judges it.
  ///   - most: The number of findings after which to stop.
  ///   - inspect: A closure that receives the trace before the laws judge it.
  /// - Returns: The broken laws in the order of the book, at most one finding for each law.
  public func findings(
    in script: HostScript, most: Int = .max, inspect: (HostTrace) -> Void = { _ in }
  ) -> [Finding] {
    guard let trial = try? HostTrial(script) else { return [] }
    inspect(trial.trace)
    return findings(of: trial, most: most)
  }

  /// Returns the laws that a played script breaks.
  ///
  /// - Parameters:
  ///   - trial: The played script.
  ///   - most: The number of findings after which to stop.
  /// - Returns: The broken laws in the order of the book, at most one finding for each law.
  public func findings(of trial: HostTrial, most: Int = .max) -> [Finding] {
    var findings: [Finding] = []
    for law in laws {
      guard let finding = law.finding(by: trial) else { continue }
      findings.append(finding)
      if findings.count >= most { break }
    }
    return findings
  }
}
