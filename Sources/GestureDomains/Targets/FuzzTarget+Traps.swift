import GestureLaws
import PropertyTesting

extension FuzzTarget {
  /// Runs a case in a child process, and returns how it ends that process, as a failure of law A1.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - known: The short names of laws to leave out.
  ///   - seconds: The time after which the case counts as a hang.
  /// - Returns: The failure; `nil` if this process can run the case.
  package func trap(
    in choices: ChoiceSequence, except known: Set<String> = [], seconds: Double = 10
  ) -> PropertyFailure? {
    let trap: Trap
    do throws(ChildError) {
      guard let found = try property(except: known).trap(in: choices, seconds: seconds) else {
        return nil
      }
      trap = found
    } catch {
      return PropertyFailure(
        law: "child processes can run a case", place: "the whole case", message: error.description)
    }
    let law = Law<Trial>.totality
    let message =
      switch trap {
      case .trapped(let crash): crash.message
      case .hung: "it does not end"
      }
    return PropertyFailure(
      law: law.id, place: "the whole case", message: "\(message) (\(law.name): \(law.sentence))")
  }

  /// Returns how a case fails, including a trap or a hang.
  ///
  /// - Parameters:
  ///   - choices: The case.
  ///   - known: The short names of laws to leave out.
  ///   - seconds: The time after which the case counts as a hang.
  /// - Returns: The failure; `nil` if every law holds.
  package func failure(
    of choices: ChoiceSequence, except known: Set<String> = [], seconds: Double = 10
  ) -> PropertyFailure? {
    trap(in: choices, except: known, seconds: seconds)
      ?? property(except: known).execute(choices).verdict.failure
  }
}
