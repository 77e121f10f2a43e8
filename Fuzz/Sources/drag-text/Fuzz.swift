import FuzzDriver
import GestureDomains

nonisolated(unsafe) private let driver = FuzzDriver(
  Target.dragText.property(except: FuzzDriver.knownLaws), text: Target.dragText.text)

@c(LLVMFuzzerTestOneInput)
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  driver.run(bytes, count)
}
