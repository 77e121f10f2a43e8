import GestureEngine
import GestureLaws

// What the page calls. Text goes in through `room`, JSON comes out through `answer`; everything that
// returns a number of bytes has put that many there. An instance holds one control.

nonisolated(unsafe) private var input: UnsafeMutableBufferPointer<UInt8>?
nonisolated(unsafe) private var output: [UInt8] = []
nonisolated(unsafe) private var session: Session?

/// Makes room for a text of some bytes, which the next call takes.
@_expose(wasm, "room") @c(playground_room)
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  let new = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Int(count) + 1)
  input?.deallocate()
  input = UnsafeMutableBufferPointer(rebasing: new[..<Int(count)])
  return new.baseAddress.unsafelyUnwrapped
}

/// Where the last answer is.
@_expose(wasm, "answer") @c(playground_answer)
public func answer() -> UnsafePointer<UInt8>? {
  output.withUnsafeBufferPointer { $0.baseAddress }
}

/// The controls there are.
@_expose(wasm, "showpieces") @c(playground_showpieces)
public func showpieces() -> Int32 {
  give { text in
    text.member("showpieces", array: Showpiece.all) { text, showpiece in
      text.object { showpiece.describe(to: &$0) }
    }
  }
}

/// Makes the control of a `.drag` text that has no events.
@_expose(wasm, "begin") @c(playground_begin)
public func begin() -> Int32 {
  give { text in
    do throws(DragError) {
      let file = try file()
      let script = try file.script
      if let event = script.events.first {
        throw DragError(
          line: file.eventLines[0], column: 1, found: "`\(event.text)`", expected: "a setting")
      }
      do throws(ConfigurationError) {
        session = try Session(script)
      } catch {
        text.error(error)
      }
    } catch {
      text.error(error)
    }
  }
}

/// Plays statements of `.drag` text that are events, and gives a step for each.
@_expose(wasm, "play") @c(playground_play)
public func play() -> Int32 {
  give { text in
    do throws(DragError) {
      text.steps(try session?.play(taken()) ?? [])
    } catch {
      text.error(error)
    }
  }
}

/// Plays what a key means, by its name in a browser, and gives a step for each event of it.
@_expose(wasm, "press") @c(playground_press)
public func press() -> Int32 {
  give { text in
    let key = Key(String(decoding: taken(), as: UTF8.self))
    text.steps(key.flatMap { session?.press($0) } ?? [])
  }
}

/// The state of the control and what it looks like.
@_expose(wasm, "look") @c(playground_look)
public func look() -> Int32 {
  give { session?.describe(to: &$0) }
}

/// Everything that happened, as `.drag` text.
@_expose(wasm, "script") @c(playground_script)
public func script() -> Int32 {
  give { $0.member("text", session?.script.text ?? "") }
}

/// Reads a whole `.drag` text without playing it: the control, its settings and its events.
@_expose(wasm, "read") @c(playground_read)
public func read() -> Int32 {
  give { text in
    do throws(DragError) {
      let file = try file()
      text.contents(of: try file.script, at: file.eventLines)
    } catch {
      text.error(error)
    }
  }
}

/// Plays a whole `.drag` text, and says which laws it breaks and which expectations it does not meet.
@_expose(wasm, "judge") @c(playground_judge)
public func judge() -> Int32 {
  give { text in
    do throws(DragError) {
      let file = try file()
      text.judgement(of: try file.script, in: file)
    } catch {
      text.error(error)
    }
  }
}

/// Takes the text that was put into the room.
private func taken() -> [UInt8] {
  input.map { Array($0) } ?? []
}

private func file() throws(DragError) -> DragFile {
  try DragFile(reading: taken(), kinds: Showpiece.kinds)
}

private func give(_ write: (inout JSONText) -> Void) -> Int32 {
  output = JSONText.object(write)
  return Int32(output.count)
}
