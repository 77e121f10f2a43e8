/// Returns the name of a type as code, with its module unless every test imports that.
///
///     codeName(of: [Int].self)   // "Array<Int>"
///     codeName(of: Step.self)    // "Walks.Step", also if Step is private
///
/// - Parameter type: Any type.
/// - Returns: `nil` for a type inside a function, which has no name elsewhere.
func codeName(of type: Any.Type) -> String? {
  let text = String(reflecting: type)
  guard !text.contains("unknown context") else { return nil }
  var name = ""
  var component = ""
  for character in text {
    if character.isLetter || character.isNumber || character == "_" {
      component.append(character)
      continue
    }
    if character == "."
      && ["Swift", "Foundation", "FoundationEssentials", "PropertyTesting"].contains(component)
    {
      component = ""
      continue
    }
    name += component
    name.append(character)
    component = ""
  }
  return withoutDiscriminators(name + component)
}

/// The modules whose types need no module in the code of a test.
private let modulesOfTests = ["Swift", "Foundation", "FoundationEssentials", "PropertyTesting"]

/// Returns the name of a type without the marks of private types: `A.(B in _1F)` becomes `A.B`.
private func withoutDiscriminators(_ name: String) -> String {
  var pieces = name.split(separator: " in _", omittingEmptySubsequences: false)
  for index in pieces.indices {
    if index > 0, let end = pieces[index].firstIndex(of: ")") {
      pieces[index] = pieces[index][pieces[index].index(after: end)...]
    }
    if index < pieces.count - 1, let start = pieces[index].lastIndex(of: "(") {
      pieces[index] =
        pieces[index][..<start] + pieces[index][pieces[index].index(after: start)...]
    }
  }
  return pieces.joined()
}
