#include "CFuzzDriver.h"

#include <pthread.h>
#include <signal.h>
#include <stddef.h>

static pthread_t searcher;
// The action of libFuzzer for SIGALRM.
static struct sigaction alarm_action;

static void forward_alarm(int number, siginfo_t *information, void *context) {
  if (pthread_equal(pthread_self(), searcher)) {
    alarm_action.sa_sigaction(number, information, context);
  } else {
    pthread_kill(searcher, number);
  }
}

void dragnet_receive_signals(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGALRM);
  // These end the search.
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGUSR1);
  sigaddset(&signals, SIGPROF);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);

  searcher = pthread_self();
  sigaction(SIGALRM, NULL, &alarm_action);
  // Without a time limit for inputs, libFuzzer has no handler.
  if (!(alarm_action.sa_flags & SA_SIGINFO) || alarm_action.sa_sigaction == forward_alarm) return;
  struct sigaction action = alarm_action;
  action.sa_sigaction = forward_alarm;
  sigaction(SIGALRM, &action, NULL);
}
