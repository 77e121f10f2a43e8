extension String {
  /// This text as a word of a shell command.
  ///
  ///     "a b".shellQuoted  // 'a b'
  var shellQuoted: String {
    let isPlain = allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-+=:@%,".contains($0))
    }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
