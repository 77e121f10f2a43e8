@testable import PropertyTesting

/// Runs `body` on a thread of its own, so that other tests go on while it waits for a case that hangs.
func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    Platform.startThread { continuation.resume(returning: body()) }
  }
}
