import Foundation

/// The way in which the user started this command.
enum Invocation {
  /// Returns the beginning of a command line that starts this command again in the same way.
  ///
  /// - Parameter checkout: The checkout of the package in whose folder the line is typed.
  /// - Returns: The words before the name of a command.
  static func own(in checkout: Checkout) -> String {
    text(of: CommandLine.arguments[0], in: checkout)
  }

  /// Returns the beginning of a command line that starts the command in a file.
  static func text(of program: String, in checkout: Checkout) -> String {
    if isByPlugin(program) { return "swift package dragnet" }
    let build = checkout.root.appending(path: ".build").path + "/"
    guard program.hasPrefix(build) else { return program.shellQuoted }
    return program.contains("/release/") ? "swift run -c release dragnet" : "swift run dragnet"
  }

  /// Whether a plugin of SwiftPM has started this command.
  static var isByPlugin: Bool { isByPlugin(CommandLine.arguments[0]) }

  /// Whether a program is the command as SwiftPM builds it for plugins: under another name.
  private static func isByPlugin(_ program: String) -> Bool { program.hasSuffix("-tool") }
}
