import ControlHost
import GestureEngine
import GestureLaws

/// The controls of a page, each with a number.
///
/// Inputs and their effects are numbers, so that a drag passes no text. The page writes texts only to
/// make and to configure a control, as `.drag` text without events.
///
///     var table = ControlTable()
///     let slider = table.make(Array("dragnet 1\ncontrol progress-slider\n".utf8))  // 0
///     table.handle(.laidOut(GestureSize(width: 300, height: 44)), slider, at: 0)
///     table.numbers  // [7, 0]: draw
package struct ControlTable {
  /// The answer to the last request: effects, a scene or a description.
  package private(set) var numbers: [Double] = []
  /// The answer in words: an error, a value, or the names of fields; UTF-8.
  package private(set) var text: [UInt8] = []

  private let kinds = HostedKind.all
  /// The controls by their numbers; `nil` where a control was removed.
  private var controls: [Entry?] = []

  private struct Entry {
    var kind: Int
    var control: any HostedControl
  }

  package init() { numbers.reserveCapacity(1024) }

  /// Makes a control.
  ///
  /// - Parameter text: A `.drag` text without events.
  /// - Returns: The number of the control; -1 if the text does not parse or the configuration is refused.
  ///   Then ``text`` is the error.
  package mutating func make(_ text: [UInt8]) -> Int {
    guard let script = script(text), let kind = index(of: script.kind) else { return -1 }
    do throws(ConfigurationError) {
      let entry = Entry(kind: kind, control: try kinds[kind].make(script.settings))
      if let free = controls.firstIndex(where: { $0 == nil }) {
        controls[free] = entry
        return free
      }
      controls.append(entry)
      return controls.count - 1
    } catch {
      self.text = Array(error.description.utf8)
      return -1
    }
  }

  /// Configures a control while it lives; ``numbers`` are the effects.
  ///
  /// - Parameters:
  ///   - text: A `.drag` text without events, for a control of the same kind.
  ///   - number: The number of the control.
  ///   - time: The time in seconds.
  /// - Returns: Whether the configuration is accepted; otherwise ``text`` is the error.
  package mutating func configure(_ text: [UInt8], _ number: Int, at time: Double) -> Bool {
    guard let script = script(text), let entry = entry(number) else { return false }
    guard index(of: script.kind) == entry.kind else {
      self.text = Array("the kind of a control cannot change".utf8)
      return false
    }
    do throws(ConfigurationError) {
      write(try entry.control.configure(script.settings, at: time))
      return true
    } catch {
      self.text = Array(error.description.utf8)
      return false
    }
  }

  /// Removes a control, whose number a later control may get.
  package mutating func remove(_ number: Int) {
    if controls.indices.contains(number) { controls[number] = nil }
  }

  /// The control with a number; `nil` if it was removed.
  package func control(_ number: Int) -> (any HostedControl)? { entry(number)?.control }

  /// Handles an input; ``numbers`` are the effects, each as its code and a number.
  ///
  /// The number of a changed or committed pair is the lower value.
  ///
  ///     0 began     3 reached end   6 announce
  ///     1 changed   4 committed     7 draw
  ///     2 ticks     5 cancelled     8 frames, 1 or 0
  package mutating func handle(_ input: HostInput, _ number: Int, at time: Double) {
    numbers.removeAll(keepingCapacity: true)
    guard let control = control(number) else { return }
    write(control.handle(input, at: time))
  }

  /// Writes the scene of a control to ``numbers``.
  package mutating func drawScene(_ number: Int) {
    numbers.removeAll(keepingCapacity: true)
    control(number)?.scene.write(to: &numbers)
  }

  /// Describes a control in ``numbers``: the bounds of its value; whether it is a switch; its
  /// direction, by its raw value; its natural width and height; whether it has two values.
  package mutating func describe(_ number: Int) {
    numbers.removeAll(keepingCapacity: true)
    guard let control = control(number) else { return }
    let (traits, size) = (control.traits, control.naturalSize)
    numbers.append(traits.range.lowerBound)
    numbers.append(traits.range.upperBound)
    numbers.append(traits.drag.isSwitch ? 1 : 0)
    numbers.append(Double(traits.direction.rawValue))
    numbers.append(size.width)
    numbers.append(size.height)
    numbers.append(traits.thumbs == nil ? 0 : 1)
  }

  /// Writes the value of a control in words to ``text``, or that of one of two thumbs.
  package mutating func spell(_ number: Int, _ thumb: Thumb? = nil) {
    text = control(number).map { Array($0.text(of: thumb).utf8) } ?? []
  }

  /// Writes the kinds and their fields to ``text``: a line for each kind, the name first.
  package mutating func listKinds() {
    text = []
    for kind in kinds {
      text += kind.control.name.utf8
      for field in kind.control.fields {
        text.append(UInt8(ascii: " "))
        text += field.name.utf8
      }
      text.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes the colours of a palette to ``text``: a line for each colour with its name and its values,
  /// light, dark, and both with high contrast; at the end the opacity of a disabled control.
  package mutating func list(_ palette: Palette) {
    let all = [
      palette.light, palette.dark, palette.lightHighContrast, palette.darkHighContrast,
    ]
    text = []
    for color in Paint.Color.allCases {
      text += color.name.utf8
      for shades in all { add(shades[color].tints[0]) }
      text.append(UInt8(ascii: "\n"))
    }
    text += "shadow".utf8
    for shades in all { add(shades.shadow) }
    text += "\nopacity \(palette.disabledOpacity)\n".utf8
  }

  private mutating func add(_ tint: Palette.Tint) {
    text.append(UInt8(ascii: " "))
    text += tint.hexadecimal.utf8
  }

  private func entry(_ number: Int) -> Entry? {
    controls.indices.contains(number) ? controls[number] : nil
  }

  private func index(of kind: ControlKind) -> Int? {
    kinds.firstIndex { $0.control.name == kind.name }
  }

  /// Reads a text without events; `nil` if it does not parse, and then ``text`` is the error.
  private mutating func script(_ source: [UInt8]) -> GestureScript? {
    do throws(DragError) {
      let file = try DragFile(reading: source, kinds: kinds.map { $0.control })
      if case .gestures(let script) = file.subject, script.events.isEmpty { return script }
      text = Array("a configuration has no events".utf8)
    } catch {
      text = Array(error.description.utf8)
    }
    return nil
  }

  private mutating func write(_ effects: HostEffects) {
    numbers.removeAll(keepingCapacity: true)
    for effect in effects {
      let (code, number): (Double, Double) =
        switch effect {
        case .began: (0, 0)
        case .changed(let value), .changedPair(let value, _): (1, value)
        case .ticks(let count): (2, Double(count))
        case .reachedEnd: (3, 0)
        case .committed(let value), .committedPair(let value, _): (4, value)
        case .cancelled: (5, 0)
        case .announce: (6, 0)
        case .draw: (7, 0)
        case .frames(let wanted): (8, wanted ? 1 : 0)
        }
      numbers.append(code)
      numbers.append(number)
    }
  }
}
