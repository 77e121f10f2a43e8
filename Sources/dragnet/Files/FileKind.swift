import Foundation

/// The kind of a file, after symbolic links.
enum FileKind {
  case file
  case folder
  /// A pipe with a name.
  case pipe
  /// A device, such as a terminal.
  case device
  case socket
  /// A symbolic link to a file that does not exist.
  case brokenLink

  /// Returns the kind of the file at a path; `nil` if nothing is there.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard lstat(path, &status) == 0 else { return nil }
      self = .brokenLink
      return
    }
    self.init(status)
  }

  /// Creates the kind of a file from its status.
  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFCHR, S_IFBLK: .device
      case S_IFSOCK: .socket
      default: .file
      }
  }

  /// The kind as a noun with its article.
  var text: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .pipe: "a pipe"
    case .device: "a device"
    case .socket: "a socket"
    case .brokenLink: "a link to a file that does not exist"
    }
  }
}
