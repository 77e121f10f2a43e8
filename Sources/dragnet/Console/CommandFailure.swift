import Foundation

/// An error that ends the command with a message.
struct CommandFailure: Error {
  /// The exit status of the command.
  var status: ExitStatus
  /// The message for the user, without the prefix `error: `.
  var message: String

  /// Creates a failure.
  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Writes the message to standard error.
  func report() {
    try? FileHandle.standardError.write(contentsOf: Data("error: \(message)\n".utf8))
  }
}
