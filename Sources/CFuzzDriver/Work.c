#include "CFuzzDriver.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// libFuzzer takes SIGUSR1 for the wish to end: it does so after the input at hand, prints its final
// statistics, and exits with 0.
static void end_search(int number) {
  (void)number;
  raise(SIGUSR1);
}

void dragnet_limit_work(void) {
  const char *text = getenv("DRAGNET_PROCESSOR_SECONDS");
  if (!text || !*text) return;
  char *rest;
  double seconds = strtod(text, &rest);
  if (*rest || !(seconds > 0 && seconds <= 1e8)) {
    fprintf(stderr,
            "dragnet: DRAGNET_PROCESSOR_SECONDS is \"%s\"; it has to be a number above 0, "
            "100000000 at most\n",
            text);
    _exit(64);
  }
  signal(SIGPROF, end_search);
#ifdef __linux__
  // The clock of what the process worked since it started; the other timer counts the ticks in which
  // it was seen at work.
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGPROF};
  struct itimerspec limit = {{0, 0}, {(time_t)seconds, 0}};
  limit.it_value.tv_nsec = (long)((seconds - (double)limit.it_value.tv_sec) * 1e9);
  // Nothing at all would be no limit.
  if (seconds < 1e-9) limit.it_value.tv_nsec = 1;
  timer_t timer;
  if (timer_create(CLOCK_PROCESS_CPUTIME_ID, &event, &timer) == 0) {
    timer_settime(timer, TIMER_ABSTIME, &limit, NULL);
    return;
  }
#endif
  // What it took to start counts, too.
  double left = seconds - (double)clock() / CLOCKS_PER_SEC;
  if (left < 0.001) left = 0.001;
  struct itimerval tick_limit = {{0, 0}, {(time_t)left, 0}};
  tick_limit.it_value.tv_usec = (suseconds_t)((left - (double)tick_limit.it_value.tv_sec) * 1e6);
  setitimer(ITIMER_PROF, &tick_limit, NULL);
}
