import FuzzDriver
import GestureDomains
import PropertyTesting
import Specimens

extension FuzzTarget {
  /// Searches with libFuzzer for a case that breaks a law, and then ends the process.
  ///
  /// This is the whole of an executable in `Fuzz/`:
  ///
  ///     @main enum Fuzz { static func main() { FuzzTarget.fatSlider.fuzz() } }
  ///
  /// The environment variable `DRAGNET_KNOWN_LAWS` names laws to leave out, one on each line.
  /// `DRAGNET_BUGS` names the bugs of a specimen, with commas between them. A malformed variable ends the
  /// process with status 64 and one line on standard error.
  public func fuzz() -> Never {
    FuzzSession.start { try configured($0).answering }
  }

  /// This target, with the bugs that the environment variables name.
  package func configured(_ variables: DragnetVariables) throws(UnknownBug) -> FuzzTarget {
    guard let bugs = variables.bugs else { return self }
    return try havingBugs(named: bugs)
  }

  /// This target, with some of a specimen's bugs.
  ///
  ///     try FuzzTarget.publishedFatSlider.havingBugs(named: ["zero-width"])
  ///
  /// - Parameter names: The names of the bugs; with an empty list, a specimen breaks no law.
  /// - Returns: The target under the same name.
  /// - Throws: `UnknownBug` for the first name that is not the name of a bug of this specimen.
  package func havingBugs(named names: [String]) throws(UnknownBug) -> FuzzTarget {
    let (list, summary) = (names.joined(separator: ","), names.joined(separator: ", "))
    if let specimen = Specimen.all.first(where: { $0.name == name }) {
      return FuzzTarget(
        specimen: specimen, "with the bugs \(summary)", bugs: try specimen.bugs(named: list))
    }
    guard let specimen = HostSpecimen.all.first(where: { $0.name == name }) else { return self }
    return FuzzTarget(
      specimen: specimen, "with the bugs \(summary)", bugs: try specimen.bugs(named: list))
  }
}
