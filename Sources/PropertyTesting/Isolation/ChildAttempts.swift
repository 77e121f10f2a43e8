/// The child processes that run one case until its end is certain.
///
/// A child process is a copy of this one with a single thread. If another thread holds a lock at the
/// moment of the copy, such as that of the allocator, any case may hang there. And on some platforms a
/// copy of a process with several threads traps by itself. Therefore no single child process is
/// believed that does not judge its case:
///
/// - One that hangs is replaced twice. Only the last child process has all the time, and decides.
/// - After a trap, an exit or a hang, a child process that does nothing is run as well. If it does not
///   return, child processes do not work here. A trap or an exit needs none if many cases run one after
///   the other, and the result is run again with it.
enum ChildAttempts {
  /// The status of a child process that could not judge, because the judge waits for another thread.
  static let stuck: Int32 = 75

  /// The parts of the time that the attempts have, and the longest time of each, in seconds.
  private static let shares = [(0.05, longest: 0.5), (0.2, longest: 2), (1, longest: .infinity)]

  /// Returns the time of a first attempt, which may hang for no fault of its case, in seconds.
  ///
  /// - Parameter seconds: The time that the case may take.
  /// - Returns: A twentieth of that time, and at most half a second.
  static func timeOfFirst(of seconds: Double) -> Double {
    min(seconds * shares[0].0, shares[0].longest)
  }

  /// The times in seconds to wait before the first attempt, and before each further one as long as
  /// attempts are stuck.
  ///
  /// An attempt is stuck if this process was copied before the task that judges had gone to sleep.
  static let pauses = [0, 0.05, 0.5, 2]

  /// Runs `body` in child processes: up to three that hang, and more if they are stuck.
  ///
  /// - Parameters:
  ///   - seconds: The time that `body` may take. A hang takes up to 1.25 times as long.
  ///   - believesCrashes: Whether to believe a trap or an exit without another child process.
  ///   - body: Returns an exit status.
  /// - Returns: How the last child process ended.
  /// - Throws: ``ChildError`` if child processes do not work here.
  static func end(
    seconds: Double, believesCrashes: Bool = false, _ body: () -> Int32
  ) throws(ChildError) -> Platform.ChildEnd {
    var last = Platform.ChildEnd.hung
    var pauses = pauses[...]
    for share in shares {
      repeat {
        Platform.sleep(seconds: pauses.popFirst() ?? 0)
        do throws(Platform.SystemError) {
          last = try Platform.runInChild(seconds: min(seconds * share.0, share.longest), body)
        } catch {
          throw ChildError(reason: error.description)
        }
      } while last == .returned(stuck) && !pauses.isEmpty
      switch last {
      case .hung: continue
      case .crashed(let crash) where crash.isFromOutside: continue
      case .crashed, .returned, .exited:
        if !believesCrashes { try control(last) }
        return last
      }
    }
    if case .crashed(let crash) = last {
      throw ChildError(reason: "child processes are ended from outside, by \(crash.signalName)")
    }
    try control(last)
    return last
  }

  /// Runs a child process that does next to nothing, unless `end` says that child processes work.
  private static func control(_ end: Platform.ChildEnd) throws(ChildError) {
    if case .returned = end { return }
    for seconds in [0.5, 5] {
      let end: Platform.ChildEnd
      do throws(Platform.SystemError) {
        end = try Platform.runInChild(seconds: seconds) {
          // Memory and text, which every case needs.
          (0..<100).map { "\($0)" }.joined().utf8.count == 190 ? 0 : 1
        }
      } catch {
        throw ChildError(reason: error.description)
      }
      switch end {
      case .returned(0): return
      case .hung: continue
      case .returned, .exited, .crashed:
        throw ChildError(reason: "a child process that does nothing does not survive either")
      }
    }
    throw ChildError(reason: "a child process that does nothing does not end either")
  }
}

/// The reason why child processes cannot run cases.
package struct ChildError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason, as a part of a sentence.
  let reason: String

  package var description: String { reason }
}
