#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FuzzDriver {
  /// Whether every input is to trap, whatever it is: `dragnet doctor` asks for it by the environment
  /// variable `DRAGNET_DOCTOR=trap`, to see whether the input of a trap is saved.
  private static let isToTrap = getenv("DRAGNET_DOCTOR").map { String(cString: $0) } == "trap"

  /// Traps if that is asked for.
  ///
  /// libFuzzer never saves the empty input that it begins with, so that one passes.
  ///
  /// - Parameter count: How many bytes the input has.
  static func trapIfAsked(_ count: Int) {
    if isToTrap && count > 0 { abort() }
  }
}
