import ControlHost
import GestureEngine
import GestureLaws

/// The requests of the page, which are answered with a JSON object, as UTF-8.
///
/// A text that does not parse and a configuration that is refused give an object with `error`.
package final class RequestHandler {
  /// The control in use.
  private var session: Session?

  package init() {}

  /// Returns the demos that the page shows.
  package func demos() -> [UInt8] {
    JSONText.object { text in
      text.member("demos", array: Demo.all) { text, demo in
        text.object { $0.members(of: demo) }
      }
    }
  }

  /// Creates a control, which replaces the one in use.
  ///
  /// - Parameter text: A `.drag` text without events.
  /// - Returns: No members, or `error`.
  package func start(_ text: [UInt8]) -> [UInt8] {
    RequestHandler.answer { json throws(DragError) in
      let file = try RequestHandler.file(text)
      let script = try file.script
      if let event = script.events.first {
        throw DragError(
          line: file.eventLines[0], column: 1, found: "`\(event.text)`", expected: "a setting")
      }
      do throws(ConfigurationError) {
        session = try Session(script)
      } catch {
        json.error(error)
      }
    }
  }

  /// Plays events.
  ///
  /// - Parameter text: Events as `.drag` text.
  /// - Returns: `steps`, with a step for each event.
  package func play(_ text: [UInt8]) -> [UInt8] {
    RequestHandler.answer { json throws(DragError) in
      json.steps(try session?.play(text) ?? [])
    }
  }

  /// Plays the events that a key stands for.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isFine: Whether an arrow key makes a fine step.
  ///   - thumb: The thumb that the key moves, if the control has two.
  /// - Returns: `steps`, with a step for each event.
  package func press(
    _ key: HostKey, isFine: Bool = false, of thumb: Thumb = .lower
  ) -> [UInt8] {
    RequestHandler.answer { json throws(DragError) in
      json.steps(session?.press(key, isFine: isFine, of: thumb) ?? [])
    }
  }

  /// Shows the control as it was after some events, until the next event is played.
  ///
  /// - Parameter count: The number of events; that of all events shows the present control.
  /// - Returns: The state, as ``state()``.
  package func show(after count: Int) -> [UInt8] {
    session?.show(after: count)
    return state()
  }

  /// Returns the state of the control that is shown.
  package func state() -> [UInt8] {
    JSONText.object { session?.writeState(to: &$0) }
  }

  /// The scene of the control; `nil` without a control.
  package var scene: ControlScene? { session?.scene }

  /// Returns everything that happened, as `.drag` text.
  package func script() -> [UInt8] {
    JSONText.object { $0.member("text", session?.script.text ?? "") }
  }

  /// Returns the control, the settings and the events of a `.drag` text without playing it.
  package func read(_ text: [UInt8]) -> [UInt8] {
    RequestHandler.answer { json throws(DragError) in
      let file = try RequestHandler.file(text)
      json.contents(of: try file.script, lines: file.eventLines)
    }
  }

  /// Plays a `.drag` text and returns the broken laws and the expectations that are not met.
  package func check(_ text: [UInt8]) -> [UInt8] {
    RequestHandler.answer { json throws(DragError) in
      let file = try RequestHandler.file(text)
      json.report(of: try file.script, in: file)
    }
  }

  private static func answer(
    _ write: (inout JSONText) throws(DragError) -> Void
  ) -> [UInt8] {
    JSONText.object { text in
      do throws(DragError) {
        try write(&text)
      } catch {
        text.error(error)
      }
    }
  }

  private static func file(_ text: [UInt8]) throws(DragError) -> DragFile {
    try DragFile(reading: text, kinds: Demo.kinds)
  }
}
