import GestureDomains
import GestureLaws
import PropertyTesting

extension FuzzTarget {
  /// A target that fails in every way a target can, to test the fuzz command.
  ///
  /// Most of its cases do nothing, including the simplest, so that a search can continue.
  public static let faults = FuzzTarget(
    "faults", "breaks a law, traps, hangs and exhausts memory, to test fuzzing itself",
    isSpecimen: true,
    laws: [LawSummary(id: Fault.law, name: "faults", sentence: Fault.sentence)]
  ) { known in
    AnyProperty("faults", .integers(in: 0...4095)) { number in
      let fault = Fault(number: number)
      label("\(fault)")
      return fault.commit(number, except: known)
    }
  }
}

/// The behaviour of a case of ``FuzzTarget/faults``.
private enum Fault {
  case nothing
  case breaksLaw
  case traps
  case hangs
  case eatsMemory

  static let law = "F1"
  static let sentence = "no number is a fault"

  init(number: Int) {
    self =
      switch number % 16 {
      case 12: .breaksLaw
      case 13: .traps
      case 14: .hangs
      case 15: .eatsMemory
      default: .nothing
      }
  }

  func commit(_ number: Int, except known: Set<String>) -> Verdict {
    switch self {
    case .nothing: return .holds
    case .breaksLaw:
      if known.contains(Fault.law) { return .holds }
      return .fails(
        PropertyFailure(
          law: Fault.law, place: "the number", message: "\(number) (\(Fault.sentence))"))
    case .traps: fatalError("an intended trap")
    case .hangs: while true { Fault.pause() }
    case .eatsMemory:
      var eaten: [[UInt8]] = []
      while true {
        eaten.append([UInt8](repeating: 1, count: 1 << 25))
        Fault.pause()
      }
    }
  }

  /// Waits for a hundredth of a second.
  ///
  /// libFuzzer checks the memory once a second, and the machine must have some left by then.
  private static func pause() { Platform.sleep(seconds: 0.01) }
}
