import Foundation

/// Room on the disk that is kept for what a search finds at the moment the disk is full.
///
/// libFuzzer does not say that it could not write a file. So room is taken before the search begins, and
/// as soon as nothing can be written any more the search has to end, and the room is given back.
struct DiskReserve: Sendable {
  private let reserve: URL
  private let probe: URL

  /// How much is kept: thousands of inputs.
  static let bytes = 1 << 20

  /// Takes the room.
  ///
  /// - Parameter folder: Where files are to be written later.
  /// - Throws: ``CommandFailure`` where there is no room, or no permission.
  init(in folder: URL) throws(CommandFailure) {
    reserve = folder.appending(path: "reserve")
    probe = folder.appending(path: "probe")
    try reserve.write([UInt8](repeating: 1, count: DiskReserve.bytes))
  }

  /// Requests an interruption, and gives the room back, as soon as nothing can be written any more;
  /// waits for that until the task is cancelled.
  func request(_ interruption: Interruption) async {
    let bytes = [UInt8](repeating: 1, count: 1 << 14)
    while !Task.isCancelled {
      do throws(CommandFailure) {
        try probe.write(bytes)
      } catch {
        try? FileManager.default.removeItem(at: reserve)
        return interruption.request(error.message)
      }
      try? await Task.sleep(for: .milliseconds(250))
    }
  }
}
