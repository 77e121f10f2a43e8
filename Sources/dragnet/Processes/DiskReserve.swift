import Foundation

/// Disk space that is set aside, so that failing inputs can be saved when the disk is full.
///
/// libFuzzer does not report that it could not write a file. Therefore a search reserves space
/// before it begins. As soon as nothing more can be written, the search stops and the space is
/// released.
struct DiskReserve: Sendable {
  private let reserve: URL
  private let probe: URL

  /// The size of the reserve: enough for thousands of inputs.
  static let bytes = 1 << 20

  /// Reserves space on the disk of a folder.
  ///
  /// - Parameter folder: The folder of the reserve.
  /// - Throws: ``CommandFailure`` if the disk is full or the folder cannot be written.
  init(in folder: URL) throws(CommandFailure) {
    reserve = folder.appending(path: "reserve")
    probe = folder.appending(path: "probe")
    try reserve.write([UInt8](repeating: 1, count: DiskReserve.bytes))
  }

  /// Requests an interruption when the disk is full, after releasing the reserve, or when nobody
  /// reads the output of the command any more; ends when the task is cancelled.
  func watch(_ interruption: Interruption) async {
    while !Task.isCancelled {
      guard StandardOutput.hasReader else { return interruption.request() }
      guard check(interruption) else { return }
      try? await Task.sleep(for: .milliseconds(250))
    }
  }

  /// Returns whether a file can be written; if not, releases the reserve and requests an
  /// interruption.
  @discardableResult
  func check(_ interruption: Interruption) -> Bool {
    do throws(CommandFailure) {
      try probe.write([UInt8](repeating: 1, count: 1 << 14))
      return true
    } catch {
      reserve.remove()
      interruption.request(error.message)
      return false
    }
  }
}
