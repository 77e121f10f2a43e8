import PropertyTesting

/// A text with undo and redo, whose typing should forget the undone texts.
struct Editor {
  private var text = ""
  private var done: [String] = []
  private var undone: [String] = []

  mutating func type(_ letter: String) -> String {
    done.append(text)
    text += letter
    return text
  }

  mutating func undo() -> String {
    if let last = done.popLast() {
      undone.append(text)
      text = last
    }
    return text
  }

  mutating func redo() -> String {
    if let last = undone.popLast() {
      done.append(text)
      text = last
    }
    return text
  }
}

/// All texts and the place of the current one, as the model of an editor.
struct EditorMachine: StateMachine {
  /// A command to an editor.
  enum Command: Hashable, Sendable { case type(String), undo, redo }

  /// The texts that undo and redo reach.
  struct Model: Sendable {
    var texts = [""]
    var place = 0
  }

  func makeModel() -> Model { Model() }
  func makeSystem() -> Editor { Editor() }

  func commands(in model: Model) -> Domain<Command> {
    .one(of: .combine(.element(of: ["a", "b", "c"])) { .type($0) }, .just(.undo), .just(.redo))
  }

  func predict(_ command: Command, in model: inout Model) -> String {
    switch command {
    case .type(let letter):
      model.texts = model.texts.prefix(model.place + 1) + [model.texts[model.place] + letter]
      model.place += 1
    case .undo: model.place = max(0, model.place - 1)
    case .redo: model.place = min(model.texts.count - 1, model.place + 1)
    }
    return model.texts[model.place]
  }

  func run(_ command: Command, on editor: inout Editor) -> String {
    switch command {
    case .type(let letter): editor.type(letter)
    case .undo: editor.undo()
    case .redo: editor.redo()
    }
  }
}
