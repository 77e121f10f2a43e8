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

// Lets the present handler of a signal run when the stack of the thread is full.
static void handle_on_signal_stack(int number) {
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_DFL) return;
  action.sa_flags |= SA_ONSTACK;
  sigaction(number, &action, NULL);
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

  handle_on_signal_stack(SIGSEGV);
  handle_on_signal_stack(SIGBUS);

  searcher = pthread_self();
  sigaction(SIGALRM, NULL, &alarm_action);
  // Without a time limit for inputs, libFuzzer has no handler.
  if (!(alarm_action.sa_flags & SA_SIGINFO) || alarm_action.sa_sigaction == forward_alarm) return;
  struct sigaction action = alarm_action;
  action.sa_sigaction = forward_alarm;
  sigaction(SIGALRM, &action, NULL);
}
