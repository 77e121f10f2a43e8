#include "CFuzzDriver.h"

#include <signal.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
#if defined(__linux__)
#include <malloc.h>
#endif

// libFuzzer treats SIGUSR1 as a request to end: it finishes the current input, prints its final
// statistics, and exits with status 0.
static void end_search(int number) {
  (void)number;
  // To the process: the threads on which tests run let SIGPROF through, but not SIGUSR1.
  kill(getpid(), SIGUSR1);
}

void dragnet_limit_cpu_seconds(double seconds) {
  signal(SIGPROF, end_search);
#ifdef __linux__
  // This clock measures the CPU time of the process since its start. The timer below counts the ticks at
  // which the process was running.
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGPROF};
  struct itimerspec limit = {{0, 0}, {(time_t)seconds, 0}};
  limit.it_value.tv_nsec = (long)((seconds - (double)limit.it_value.tv_sec) * 1e9);
  // A time of 0 would disarm the timer.
  if (seconds < 1e-9) limit.it_value.tv_nsec = 1;
  timer_t timer;
  if (timer_create(CLOCK_PROCESS_CPUTIME_ID, &event, &timer) == 0) {
    timer_settime(timer, TIMER_ABSTIME, &limit, NULL);
    return;
  }
#endif
  // The time since the start of the process counts, too.
  double left = seconds - (double)clock() / CLOCKS_PER_SEC;
  if (left < 0.001) left = 0.001;
  struct itimerval tick_limit = {{0, 0}, {(time_t)left, 0}};
  tick_limit.it_value.tv_usec = (suseconds_t)((left - (double)tick_limit.it_value.tv_sec) * 1e6);
  setitimer(ITIMER_PROF, &tick_limit, NULL);
}

static bool ignores_leaks;

void dragnet_ignore_leaks(void) { ignores_leaks = true; }

// The leak sanitizer asks before it searches for leaks. Weak, so that a program may define its own.
__attribute__((weak)) int __lsan_is_turned_off(void) { return ignores_leaks; }

void dragnet_keep_memory(void) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
