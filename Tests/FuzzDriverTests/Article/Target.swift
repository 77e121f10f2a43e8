import FuzzDriver
import PropertyTesting

nonisolated(unsafe) private let driver = FuzzDriver(AnyProperty(parsing))

/// Runs one input of libFuzzer.
@c(LLVMFuzzerTestOneInput)
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  driver.run(bytes, count)
}
