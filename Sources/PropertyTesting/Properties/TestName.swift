/// The test part of a check's name.
struct TestName: Hashable {
  /// The suites and the function, without the arguments and the number of the check.
  let text: String

  /// The test of a check, such as that of `RunLengthTests.Coding/limits(8, "a") #2`.
  init(of check: String) {
    let path = check.split(separator: ".", maxSplits: 1).last ?? ""
    text = String(TestName.withoutNumber(path).prefix { $0 != "(" })
  }

  /// The name of the folder: letters and digits as they are, a period between suites, and hyphens.
  var folder: String {
    var name = ""
    for character in text {
      if character == "/" {
        name.append(".")
      } else if character.isLetter || character.isNumber || character == "_" {
        name.append(character)
      } else if name.last != "-" {
        name.append("-")
      }
    }
    // The name of a file has at most 255 bytes on most disks.
    while name.utf8.count > 120 { name.removeLast() }
    while name.last == "-" || name.last == "." { name.removeLast() }
    while name.first == "-" || name.first == "." { name.removeFirst() }
    return name.isEmpty ? "test" : name
  }

  /// Returns a name without a number at its end, such as ` #2`.
  static func withoutNumber(_ name: Substring) -> Substring {
    guard let mark = name.lastIndex(of: "#"), mark > name.startIndex,
      Int(name[name.index(after: mark)...]) != nil, name[name.index(before: mark)] == " "
    else { return name }
    return name[..<name.index(before: mark)]
  }
}
