import Testing

/// The CPU times that the command `times` of a shell prints, in seconds.
struct ShellTimes {
  /// The time of the shell itself.
  let own: Double
  /// The time of its children that have ended.
  let children: Double

  /// Reads the output: a line about the shell and a line about its children.
  ///
  /// - Parameter output: For example "0m0.12s 0m0.01s", the time in programs and in the system, and such a
  ///   line about the children.
  /// - Throws: An issue if there are not two lines.
  init(_ output: String) throws {
    let lines = output.split(separator: "\n")
    try #require(lines.count == 2, "\(output)")
    (own, children) = (ShellTimes.seconds(lines[0]), ShellTimes.seconds(lines[1]))
  }

  private static func seconds(_ line: Substring) -> Double {
    var sum = 0.0
    for time in line.matches(of: /(\d+)m([\d.]+)s/) {
      sum += 60 * (Double(time.1) ?? .nan)
      sum += Double(time.2) ?? .nan
    }
    return sum
  }
}
