import Foundation
import GestureDomains
import GestureLaws

/// The scripts of the corpus as choice words, which libFuzzer begins with.
struct FuzzSeeds {
  /// A message for each script that cannot be used.
  private(set) var complaints: [String] = []
  /// The scripts that were written, by the names of the files of their words.
  private(set) var scripts: [String: URL] = [:]

  /// Writes the seeds of a target.
  ///
  /// Scripts that expect a broken law are left out, so that the search itself must find the bug.
  /// Scripts that do not parse are left out, too, with a message in ``complaints``.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - checkout: The checkout that contains the scripts.
  ///   - folder: The folder to write to.
  /// - Throws: ``CommandFailure`` if the folder cannot be written.
  init(_ target: FuzzTarget, _ checkout: Checkout, to folder: URL) throws(CommandFailure) {
    for url in checkout.corpus.files(withExtension: "drag") {
      let path = checkout.shortPath(url)
      let bytes: [UInt8]
      let file: DragFile
      do throws(CommandFailure) {
        bytes = try url.readBytes()
        file = try DragFile(at: path, bytes)
      } catch {
        complaints.append("\(error.message); it is not used as a seed")
        continue
      }
      guard file.brokenLaws.isEmpty, let choices = target.choices(of: file, text: bytes) else {
        continue
      }
      // Scripts in different folders may have the same name.
      let name = "\(scripts.count)-\(url.deletingPathExtension().lastPathComponent)"
      try folder.appending(path: name).write(choices.bytes)
      scripts[name] = url
    }
  }
}
