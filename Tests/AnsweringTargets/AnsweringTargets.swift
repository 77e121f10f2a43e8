import FuzzTargets

/// An executable that answers for the target of its own name, without libFuzzer.
///
/// The tests of the command give it the name of each target by a symbolic link.
@main enum AnsweringTargets {
  static func main() {
    let name = CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? ""
    guard let target = FuzzTarget.named(name) else { fatalError("no target has the name \(name)") }
    target.fuzz()
  }
}
