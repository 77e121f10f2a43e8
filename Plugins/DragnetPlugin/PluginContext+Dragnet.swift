import Dispatch
import Foundation
import PackagePlugin

extension PluginContext {
  /// Runs the command line tool in the folder of the package, and ends this process with its status.
  ///
  /// The tool ends with this process, so that an interrupted `swift package` leaves nothing running.
  ///
  /// - Parameter arguments: The arguments of the tool.
  /// - Throws: An error if the tool cannot be started.
  func runDragnet(_ arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try self.tool(named: "dragnet").url
    tool.arguments = arguments
    tool.currentDirectoryURL = package.directoryURL
    // The tool ends when nobody holds the other end of this pipe any more.
    let lifeline = Pipe()
    tool.standardInput = lifeline
    // The tool would go on to ignore a signal that is ignored when it starts.
    try tool.run()
    let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { kill(tool.processIdentifier, number) }
      return source
    }
    for source in signals { source.resume() }
    // Without this, the sources and the pipe may be released before the tool has ended.
    withExtendedLifetime((signals, lifeline)) { tool.waitUntilExit() }
    let wasEnded = tool.terminationReason == .uncaughtSignal
    if wasEnded || tool.terminationStatus != 0 {
      exit(wasEnded ? 128 + tool.terminationStatus : tool.terminationStatus)
    }
  }
}
