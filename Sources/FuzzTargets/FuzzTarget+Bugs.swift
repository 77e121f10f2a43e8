public import GestureDomains
import PropertyTesting
public import Specimens

extension FuzzTarget {
  /// The target of a specimen, with those of its bugs that the environment names.
  ///
  ///     DRAGNET_BUGS=zero-width,bad-sample published-fat-slider
  ///
  /// The variable has names separated by commas; where there is none, the specimen is as it was
  /// published, and where it is empty, nothing is wrong with it. A name that no bug has ends the
  /// process with status 64 and a message that names those there are.
  ///
  /// - Parameter specimen: What is judged.
  /// - Returns: The target, under the name of the specimen.
  public static func fuzzed(_ specimen: Specimen) -> FuzzTarget {
    guard let names = Platform.environment("DRAGNET_BUGS") else {
      return FuzzTarget(specimen.kind(specimen.bugs), "as published", isSpecimen: true)
    }
    do {
      let bugs = try specimen.bugs(named: names)
      return FuzzTarget(specimen.kind(bugs), "with the bugs \(names)", isSpecimen: true)
    } catch {
      Platform.exit(64, saying: "dragnet: DRAGNET_BUGS: \(error)")
    }
  }
}
