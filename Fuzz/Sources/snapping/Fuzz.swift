import FuzzDriver
import GestureDomains

nonisolated(unsafe) private let driver = FuzzDriver(
  Target.snapping.property(except: FuzzDriver.knownLaws), text: Target.snapping.text)

@c(LLVMFuzzerTestOneInput)
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  driver.run(bytes, count)
}
