import Foundation
import GestureDomains
import GestureLaws

/// The kept scripts as the words they are drawn from, for libFuzzer to begin with.
struct FuzzSeeds {
  /// What is wrong with scripts that cannot be used.
  private(set) var complaints: [String] = []
  /// The scripts that were written, by the names of their words.
  private(set) var scripts: [String: URL] = [:]

  /// Writes those of a target.
  ///
  /// Those that are kept to show a bug are left out: what is found is to be found by searching. One that
  /// does not parse is left out as well, and complained about.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - checkout: Where the scripts are.
  ///   - folder: Where to write.
  /// - Throws: ``CommandFailure`` where nothing can be written there.
  init(_ target: FuzzTarget, _ checkout: Checkout, to folder: URL) throws(CommandFailure) {
    for url in checkout.corpus.files(withExtension: "drag") {
      let path = checkout.shortPath(url)
      let bytes: [UInt8]
      let file: DragFile
      do throws(CommandFailure) {
        bytes = try url.readBytes()
        file = try DragFile(at: path, bytes)
      } catch {
        complaints.append("\(error.message); it is no seed")
        continue
      }
      guard file.brokenLaws.isEmpty, let choices = target.choices(of: file, text: bytes) else {
        continue
      }
      let place = url.deletingLastPathComponent().lastPathComponent
      let name = "\(place)-\(url.deletingPathExtension().lastPathComponent)"
      try folder.appending(path: name).write(choices.bytes)
      scripts[name] = url
    }
  }
}
