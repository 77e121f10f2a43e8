import ControlHost
import GestureEngine
import Playground
import WebControls

// The functions that the page calls. To send a text, it writes the text where `input` says and then
// calls a request. A request returns the size of its answer in bytes; `output` says where it is.

nonisolated(unsafe) private var received: UnsafeMutableBufferPointer<UInt8>?
nonisolated(unsafe) private var sent: [UInt8] = []
nonisolated(unsafe) private var drawn: [Double] = []
nonisolated(unsafe) private let handler = RequestHandler()

/// Allocates memory for the text of the next request and returns its address.
@_expose(wasm, "input") @c(playground_input)
public func input(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  let new = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Int(count) + 1)
  received?.deallocate()
  received = UnsafeMutableBufferPointer(rebasing: new[..<Int(count)])
  return new.baseAddress.unsafelyUnwrapped
}

/// Returns the address of the last answer.
@_expose(wasm, "output") @c(playground_output)
public func output() -> UnsafePointer<UInt8>? {
  sent.withUnsafeBufferPointer { $0.baseAddress }
}

/// Answers ``RequestHandler/demos()``.
@_expose(wasm, "demos") @c(playground_demos)
public func demos() -> Int32 { send(handler.demos()) }

/// Answers ``RequestHandler/start(_:)``.
@_expose(wasm, "start") @c(playground_start)
public func start() -> Int32 { send(handler.start(text())) }

/// Answers ``RequestHandler/play(_:)``.
@_expose(wasm, "play") @c(playground_play)
public func play() -> Int32 { send(handler.play(text())) }

/// Answers ``RequestHandler/press(_:isFine:of:)`` for a key by its number among the keys of a host, and a
/// thumb: 0 lower, 1 upper.
@_expose(wasm, "press") @c(playground_press)
public func press(_ key: Int32, _ isFine: Int32, _ thumb: Int32) -> Int32 {
  guard let key = UInt8(exactly: key).flatMap(HostKey.init(rawValue:)) else { return 0 }
  return send(handler.press(key, isFine: isFine != 0, of: thumb == 0 ? .lower : .upper))
}

/// Answers ``RequestHandler/show(after:)``.
@_expose(wasm, "show") @c(playground_show)
public func show(_ count: Int32) -> Int32 { send(handler.show(after: Int(count))) }

/// Answers ``RequestHandler/state()``.
@_expose(wasm, "state") @c(playground_state)
public func state() -> Int32 { send(handler.state()) }

/// Draws the scene in numbers, and returns how many there are.
@_expose(wasm, "drawScene") @c(playground_draw_scene)
public func drawScene() -> Int32 {
  drawn.removeAll(keepingCapacity: true)
  handler.scene?.write(to: &drawn)
  return Int32(drawn.count)
}

/// Returns the address of the numbers of the scene.
@_expose(wasm, "numbers") @c(playground_numbers)
public func numbers() -> UnsafePointer<Double>? {
  drawn.withUnsafeBufferPointer { $0.baseAddress }
}

/// Answers ``RequestHandler/script()``.
@_expose(wasm, "script") @c(playground_script)
public func script() -> Int32 { send(handler.script()) }

/// Answers ``RequestHandler/read(_:)``.
@_expose(wasm, "read") @c(playground_read)
public func read() -> Int32 { send(handler.read(text())) }

/// Answers ``RequestHandler/check(_:)``.
@_expose(wasm, "check") @c(playground_check)
public func check() -> Int32 { send(handler.check(text())) }

private func text() -> [UInt8] {
  received.map { Array($0) } ?? []
}

private func send(_ answer: [UInt8]) -> Int32 {
  sent = answer
  return Int32(answer.count)
}
