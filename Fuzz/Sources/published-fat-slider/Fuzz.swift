import FuzzDriver
import GestureDomains

nonisolated(unsafe) private let driver = FuzzDriver(
  Target.publishedFatSlider.property(except: FuzzDriver.knownLaws), text: Target.publishedFatSlider.text)

@c(LLVMFuzzerTestOneInput)
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  driver.run(bytes, count)
}
