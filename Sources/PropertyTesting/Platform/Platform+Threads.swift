#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// Runs `body` on a thread of its own, which may block as long as it likes.
  ///
  /// - Parameter body: What to run; there is no way to wait for it but what it does itself.
  static func startThread(_ body: @escaping () -> Void) {
    final class Box {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
    }
    let box = Unmanaged.passRetained(Box(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      pthread_create(&thread, nil, { Self.run(Unmanaged<Box>.fromOpaque($0)) { $0.body() } }, box)
      if let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      pthread_create(
        &thread, nil, { $0.flatMap { Self.run(Unmanaged<Box>.fromOpaque($0)) { $0.body() } } }, box)
      pthread_detach(thread)
    #endif
  }

  private static func run<Box: AnyObject>(
    _ box: Unmanaged<Box>, _ body: (Box) -> Void
  ) -> UnsafeMutableRawPointer? {
    body(box.takeRetainedValue())
    return nil
  }

  /// Lets this thread do nothing for a while.
  static func sleep(seconds: Double) { usleep(UInt32(seconds * 1e6)) }

  /// A gate that one thread waits at until another opens it.
  final class Gate: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private(set) var isOpen = false

    init() {
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(condition, nil)
    }

    deinit {
      pthread_cond_destroy(condition)
      pthread_mutex_destroy(mutex)
      condition.deallocate()
      mutex.deallocate()
    }

    /// Lets through the thread that waits, or the next that does.
    func open() {
      pthread_mutex_lock(mutex)
      isOpen = true
      pthread_cond_signal(condition)
      pthread_mutex_unlock(mutex)
    }

    /// Waits until the gate is open, or some time is over.
    ///
    /// - Parameter seconds: How long to wait at most.
    /// - Returns: Whether the gate was open.
    func pass(within seconds: Double) -> Bool {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      let whole = seconds.rounded(.down)
      time.tv_sec += Int(whole)
      time.tv_nsec += Int((seconds - whole) * 1e9)
      if time.tv_nsec >= 1_000_000_000 {
        time.tv_sec += 1
        time.tv_nsec -= 1_000_000_000
      }
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      while !isOpen {
        if pthread_cond_timedwait(condition, mutex, &time) != 0 { break }
      }
      defer { isOpen = false }
      return isOpen
    }

    /// Waits until the gate is open, and closes it behind.
    func pass() {
      pthread_mutex_lock(mutex)
      while !isOpen { pthread_cond_wait(condition, mutex) }
      isOpen = false
      pthread_mutex_unlock(mutex)
    }
  }
}
