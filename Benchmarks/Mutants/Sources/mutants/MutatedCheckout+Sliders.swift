import Foundation

extension MutatedCheckout {
  /// Finds the sliders whose type, or whose design, is declared in a file.
  ///
  /// - Parameter file: The file, relative to the folder of the sliders; empty for none.
  /// - Returns: The names of the sliders; empty if the file declares none, and may matter to all.
  /// - Throws: An error if a file cannot be read.
  func sliders(of file: String) throws -> [String] {
    guard !file.isEmpty else { return [] }
    let folder = root.appending(path: module.sources)
    let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    let types = Set(source.matches(of: /(?:struct|enum) (\w+)/).map(\.1))
    let list = try String(
      contentsOf: folder.appending(path: "SoundSliders.swift"), encoding: .utf8)
    return list.matches(of: /SoundEntry\("([^"]+)", ([^)]+)\.self\)/).compactMap { entry in
      let names = entry.2.split { !$0.isLetter && !$0.isNumber }
      return names.contains { types.contains($0) } ? String(entry.1) : nil
    }
  }
}
