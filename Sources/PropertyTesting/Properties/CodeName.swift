/// Returns the name of a type as code, with its module unless every test imports that.
///
///     codeName(of: [Int].self)   // "Array<Int>"
///     codeName(of: Step.self)    // "Walks.Step"
///
/// - Parameter type: Any type.
/// - Returns: `nil` for a private type or one inside a function, which has no name elsewhere.
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
    if character == ".", modulesOfTests.contains(component) {
      component = ""
      continue
    }
    name += component
    name.append(character)
    component = ""
  }
  return name + component
}

/// The modules whose types need no module in the code of a test.
private let modulesOfTests = ["Swift", "Foundation", "FoundationEssentials", "PropertyTesting"]
