#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// Whether there is a file or folder at `path`.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Creates a folder, and returns whether files can be created in it.
  static func canWrite(inFolder path: String) -> Bool {
    makeFolders(to: path + "/")
    return access(path, W_OK | X_OK) == 0
  }

  /// The folder for temporary files, without a slash at the end.
  static var temporaryFolder: String {
    var path = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    while path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? "/tmp" : path
  }

  /// The number of the user who runs this process.
  static var user: UInt32 { getuid() }

  /// Returns the names of the files in a folder; `nil` if it cannot be read.
  static func files(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
        })
    }
    return names
  }

  /// Returns the time in seconds since a file was written or touched; `nil` if there is no such file.
  static func age(of path: String) -> Double? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let written = status.st_mtimespec.tv_sec
    #else
      let written = status.st_mtim.tv_sec
    #endif
    return Double(time(nil) - written)
  }

  /// Sets the time when a file was written to `age` seconds ago.
  static func touch(_ path: String, age: Int = 0) {
    let moment = timeval(tv_sec: time(nil) - age, tv_usec: 0)
    utimes(path, [moment, moment])
  }
}
