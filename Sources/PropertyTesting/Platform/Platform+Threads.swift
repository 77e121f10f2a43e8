#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// Runs `body` on a new thread, which it may block.
  ///
  /// - Parameter body: The code to run; it has to signal its end itself.
  static func startThread(_ body: @escaping () -> Void) {
    final class Box {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
    }
    let box = Unmanaged.passRetained(Box(body)).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let error = pthread_create(
        &thread, nil, { Self.run(Unmanaged<Box>.fromOpaque($0)) { $0.body() } }, box)
      if let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let error = pthread_create(
        &thread, nil, { $0.flatMap { Self.run(Unmanaged<Box>.fromOpaque($0)) { $0.body() } } }, box)
      if error == 0 { pthread_detach(thread) }
    #endif
    // Without the thread, the caller would wait for ever.
    guard error == 0 else {
      fatalError("no thread can be started: \(String(cString: strerror(error)))")
    }
  }

  private static func run<Box: AnyObject>(
    _ box: Unmanaged<Box>, _ body: (Box) -> Void
  ) -> UnsafeMutableRawPointer? {
    body(box.takeRetainedValue())
    return nil
  }

  /// Ends this process within a second after another process ends, even if every other thread hangs.
  ///
  /// The kernel of Linux can send a signal in that case, but it does so already when the thread ends
  /// that started this process.
  ///
  /// - Parameter process: The number of the other process.
  package static func end(with process: Int) {
    startThread {
      while kill(pid_t(truncatingIfNeeded: process), 0) == 0 || errno == EPERM {
        sleep(seconds: 0.5)
      }
      _exit(1)
    }
  }

  /// Blocks the calling thread for some time.
  package static func sleep(seconds: Double) { usleep(UInt32(seconds * 1e6)) }

  /// Lets another thread run on the CPU of the calling thread.
  static func yieldThread() { sched_yield() }

  /// A value that one thread at a time can access.
  ///
  /// The thread sanitizer sees this lock, unlike that of `Synchronization`.
  package final class Lock<Value>: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var value: Value

    /// A lock around a value.
    package init(_ value: Value) {
      self.value = value
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    /// Accesses the value, while no other thread does.
    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body(&value)
    }

    /// Accesses the value, unless another thread does.
    ///
    /// - Parameter body: The access.
    /// - Returns: The result of the access; `nil` if another thread accesses the value.
    func withLockIfAvailable<Result>(_ body: (inout Value) -> Result) -> Result? {
      guard pthread_mutex_trylock(mutex) == 0 else { return nil }
      defer { pthread_mutex_unlock(mutex) }
      return body(&value)
    }
  }

  /// A gate at which one thread waits until another opens it.
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

    /// Lets the waiting thread pass, or the next thread that arrives.
    func open() {
      pthread_mutex_lock(mutex)
      isOpen = true
      pthread_cond_signal(condition)
      pthread_mutex_unlock(mutex)
    }

    /// Waits until the gate is open or the time is up, and closes the gate.
    ///
    /// - Parameter seconds: The longest time to wait.
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

    /// Waits until the gate is open, then closes it.
    func pass() {
      pthread_mutex_lock(mutex)
      while !isOpen { pthread_cond_wait(condition, mutex) }
      isOpen = false
      pthread_mutex_unlock(mutex)
    }
  }
}
