import FuzzDriver
import FuzzTargets

private let target = FuzzTarget.meshingSlider
nonisolated(unsafe) private let driver = FuzzDriver(
  target.property(except: FuzzDriver.knownLaws), text: target.text)

/// Runs one input of libFuzzer.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  driver.run(bytes, count)
}
