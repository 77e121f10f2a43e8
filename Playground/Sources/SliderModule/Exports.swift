import ControlHost
import GestureEngine
import WebControls

// The functions that the element calls. An input returns the number of numbers in its answer, which is
// where `numbers` says. To send a text, the element writes it where `input` says; a text is answered
// where `output` says. Times are in seconds, coordinates in points.

nonisolated(unsafe) private var table = ControlTable()
nonisolated(unsafe) private var received: UnsafeMutableBufferPointer<UInt8>?

/// Allocates memory for a text and returns its address.
@_expose(wasm, "input") @c(slider_input)
public func input(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  let new = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Int(count) + 1)
  received?.deallocate()
  received = UnsafeMutableBufferPointer(rebasing: new[..<Int(count)])
  return new.baseAddress.unsafelyUnwrapped
}

/// Returns the address of the last answer in words.
@_expose(wasm, "output") @c(slider_output)
public func output() -> UnsafePointer<UInt8>? {
  table.text.withUnsafeBufferPointer { $0.baseAddress }
}

/// Returns the size of the last answer in words, in bytes.
@_expose(wasm, "outputSize") @c(slider_output_size)
public func outputSize() -> Int32 { Int32(table.text.count) }

/// Returns the address of the last answer in numbers.
@_expose(wasm, "numbers") @c(slider_numbers)
public func numbers() -> UnsafePointer<Double>? {
  table.numbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// Lists the kinds and their fields.
@_expose(wasm, "kinds") @c(slider_kinds)
public func kinds() -> Int32 {
  table.listKinds()
  return outputSize()
}

/// Lists the standard colours.
@_expose(wasm, "palette") @c(slider_palette)
public func palette() -> Int32 {
  table.list(.standard)
  return outputSize()
}

/// Makes a control of the text and returns its number, or -1.
@_expose(wasm, "make") @c(slider_make)
public func make() -> Int32 { Int32(table.make(text())) }

/// Configures a control by the text and returns the size of the effects, or -1 if the text is refused.
@_expose(wasm, "configure") @c(slider_configure)
public func configure(_ control: Int32, _ time: Double) -> Int32 {
  table.configure(text(), Int(control), at: time) ? count() : -1
}

/// Removes a control.
@_expose(wasm, "remove") @c(slider_remove)
public func remove(_ control: Int32) { table.remove(Int(control)) }

/// Handles a pointer: 0 down, 1 move, 2 up, 3 cancel.
@_expose(wasm, "pointer") @c(slider_pointer)
public func pointer(
  _ control: Int32, _ action: Int32, _ x: Double, _ y: Double, _ id: Int32, _ time: Double
) -> Int32 {
  let point = GesturePoint(x: x, y: y)
  let pointer: HostInput.Pointer =
    switch action {
    case 0: .down(point)
    case 1: .move(point)
    case 2: .up(point)
    default: .cancel
    }
  return handle(.pointer(pointer, id: Int(id)), control, time)
}

/// Handles a key, by its number among the keys of a host.
@_expose(wasm, "key") @c(slider_key)
public func key(_ control: Int32, _ key: Int32, _ isFine: Int32, _ time: Double) -> Int32 {
  guard let key = UInt8(exactly: key).flatMap(HostKey.init(rawValue:)) else { return 0 }
  return handle(.key(key, isFine: isFine != 0), control, time)
}

/// Handles a layout.
@_expose(wasm, "layOut") @c(slider_lay_out)
public func layOut(_ control: Int32, _ width: Double, _ height: Double, _ time: Double) -> Int32 {
  handle(.laidOut(GestureSize(width: width, height: height)), control, time)
}

/// Handles a value of the owner.
@_expose(wasm, "bind") @c(slider_bind)
public func bind(_ control: Int32, _ value: Double, _ time: Double) -> Int32 {
  handle(.bound(value), control, time)
}

/// Handles the values of the owner of two values.
@_expose(wasm, "bindPair") @c(slider_bind_pair)
public func bindPair(_ control: Int32, _ lower: Double, _ upper: Double, _ time: Double) -> Int32 {
  handle(.boundPair(lower: lower, upper: upper), control, time)
}

/// Moves the focus to a thumb: 0 lower, 1 upper.
@_expose(wasm, "focus") @c(slider_focus)
public func focus(_ control: Int32, _ thumb: Int32, _ time: Double) -> Int32 {
  handle(.focused(thumb == 0 ? .lower : .upper), control, time)
}

/// Returns the thumb that keys move: 0 lower, 1 upper.
@_expose(wasm, "focusedThumb") @c(slider_focused_thumb)
public func focusedThumb(_ control: Int32) -> Int32 {
  Int32(table.control(Int(control))?.focusedThumb.rawValue ?? 0)
}

/// Enables or disables a control.
@_expose(wasm, "enable") @c(slider_enable)
public func enable(_ control: Int32, _ isEnabled: Int32, _ time: Double) -> Int32 {
  handle(.enabled(isEnabled != 0), control, time)
}

/// Handles a frame of the display.
@_expose(wasm, "frame") @c(slider_frame)
public func frame(_ control: Int32, _ time: Double) -> Int32 { handle(.frame, control, time) }

/// Selects the use of the owner's values: 0 holds, 1 ignores, 2 rebases.
@_expose(wasm, "setPolicy") @c(slider_set_policy)
public func setPolicy(_ control: Int32, _ policy: Int32) {
  guard let policy = UInt8(exactly: policy).flatMap(OwnerPolicy.init(rawValue:)) else { return }
  table.control(Int(control))?.policy = policy
}

/// Returns the value of a control, or NaN for a removed control.
@_expose(wasm, "value") @c(slider_value)
public func value(_ control: Int32) -> Double { table.control(Int(control))?.value ?? .nan }

/// Returns the upper of two values, or NaN for a control with a single value.
@_expose(wasm, "upperValue") @c(slider_upper_value)
public func upperValue(_ control: Int32) -> Double {
  table.control(Int(control))?.upperValue ?? .nan
}

/// Returns whether a control tracks a pointer.
@_expose(wasm, "isTracking") @c(slider_is_tracking)
public func isTracking(_ control: Int32) -> Int32 {
  table.control(Int(control))?.isTracking == true ? 1 : 0
}

/// Returns whether the control wants frames.
@_expose(wasm, "wantsFrames") @c(slider_wants_frames)
public func wantsFrames(_ control: Int32) -> Int32 {
  table.control(Int(control))?.wantsFrames == true ? 1 : 0
}

/// Writes the value in words, or that of a thumb: 0 lower, 1 upper.
@_expose(wasm, "spell") @c(slider_spell)
public func spell(_ control: Int32, _ thumb: Int32) -> Int32 {
  table.spell(Int(control), UInt8(exactly: thumb).flatMap(Thumb.init(rawValue:)))
  return outputSize()
}

/// Describes a control in numbers.
@_expose(wasm, "describe") @c(slider_describe)
public func describe(_ control: Int32) -> Int32 {
  table.describe(Int(control))
  return count()
}

/// Draws a control in numbers.
@_expose(wasm, "drawScene") @c(slider_draw_scene)
public func drawScene(_ control: Int32) -> Int32 {
  table.drawScene(Int(control))
  return count()
}

private func handle(_ input: HostInput, _ control: Int32, _ time: Double) -> Int32 {
  table.handle(input, Int(control), at: time)
  return count()
}

private func count() -> Int32 { Int32(table.numbers.count) }

private func text() -> [UInt8] {
  received.map { Array($0) } ?? []
}
