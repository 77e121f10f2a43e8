import Foundation

/// Limits the number of open files of this process.
func limitOpenFiles(to count: Int) {
  var limit = rlimit(rlim_cur: rlim_t(count), rlim_max: rlim_t(count))
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_NOFILE, &limit)
  #endif
}

/// Forbids this process to start others.
///
/// The limit does not hold for root, so root becomes the user nobody.
func limitProcesses() {
  let nobody: uid_t = 65534
  if getuid() == 0 { precondition(setuid(nobody) == 0) }
  var limit = rlimit(rlim_cur: 0, rlim_max: 0)
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit)
  #else
    setrlimit(RLIMIT_NPROC, &limit)
  #endif
}

/// Limits the size of files that this process writes; a larger file is an error, as on a full disk.
func limitFileSize(to bytes: Int) {
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: .max)
  #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
}
