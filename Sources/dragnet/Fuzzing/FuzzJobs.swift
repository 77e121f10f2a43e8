import Foundation

/// The processes that search one target at the same time, on one corpus.
///
/// They share what they find through the folder of the corpus, which libFuzzer reads again every
/// second. Each process is started by this command: libFuzzer's own jobs are started by a shell, for
/// which it does not quote the paths.
struct FuzzJobs {
  /// A message of a job.
  enum Message: Sendable {
    /// The process has started.
    case started(ChildProcess)
    /// The process has printed a line.
    case line(String)
    /// The process has ended, or was not started.
    case ended(Result<FuzzProcess.End, CommandFailure>, ContinuousClock.Instant)
  }

  /// The messages of all jobs, with the number of the job.
  let messages: AsyncStream<(job: Int, Message)>
  private let sender: AsyncStream<(job: Int, Message)>.Continuation
  private let interruption: Interruption
  /// The processes that run, by the number of the job.
  private(set) var running: [Int: FuzzProcess] = [:]
  /// The same processes, once they have started.
  private var children: [Int: ChildProcess] = [:]
  /// The jobs whose processes were stopped.
  private var stopped: Set<Int> = []

  /// Creates jobs that are not started.
  ///
  /// - Parameter interruption: A request that stops all jobs.
  init(interruption: Interruption) {
    self.interruption = interruption
    (messages, sender) = AsyncStream.makeStream()
  }

  /// Starts the process of a job.
  mutating func start(_ process: FuzzProcess, as job: Int) {
    running[job] = process
    stopped.remove(job)
    Task { [sender, interruption] in
      let end: Result<FuzzProcess.End, CommandFailure>
      do throws(CommandFailure) {
        end = .success(
          try await process.run(
            interruption: interruption, onStart: { sender.yield((job, .started($0))) },
            onLine: { sender.yield((job, .line($0))) }))
      } catch {
        end = .failure(error)
      }
      sender.yield((job, .ended(end, .now)))
    }
  }

  /// Notes that the process of a job has started.
  mutating func note(_ child: ChildProcess, of job: Int) {
    children[job] = child
    if stopped.contains(job) { child.send(SIGINT) }
  }

  /// Notes that the process of a job has ended.
  ///
  /// - Returns: Whether it was stopped by ``stop(where:)``.
  mutating func noteEnd(of job: Int) -> Bool {
    running[job] = nil
    children[job] = nil
    return stopped.contains(job)
  }

  /// Stops the processes for which `condition` is true.
  mutating func stop(where condition: (FuzzProcess) -> Bool = { _ in true }) {
    for (job, process) in running where condition(process) && stopped.insert(job).inserted {
      children[job]?.send(SIGINT)
    }
  }
}
