#include "CFuzzDriver.h"

static dragnet_trap_marker marker;

void dragnet_install_trap_marker(dragnet_trap_marker new_marker) { marker = new_marker; }

#if defined(__linux__)
// The function with which the standard library reports a trap that has a message. A static program that is
// linked with --wrap=_swift_stdlib_reportFatalErrorInFile calls the second function in place of the
// first, which then has the third name. In every other program nothing calls the second, and the third is
// missing.
typedef void reporter(const unsigned char *prefix, int prefix_length, const unsigned char *message,
                      int message_length, const unsigned char *file, int file_length, uint32_t line,
                      uint32_t flags);

reporter __wrap__swift_stdlib_reportFatalErrorInFile;
__attribute__((weak)) reporter __real__swift_stdlib_reportFatalErrorInFile;

void __wrap__swift_stdlib_reportFatalErrorInFile(const unsigned char *prefix, int prefix_length,
                                                 const unsigned char *message, int message_length,
                                                 const unsigned char *file, int file_length,
                                                 uint32_t line, uint32_t flags) {
  if (__real__swift_stdlib_reportFatalErrorInFile) {
    __real__swift_stdlib_reportFatalErrorInFile(prefix, prefix_length, message, message_length, file,
                                                file_length, line, flags);
  }
  if (marker) marker(message, (size_t)message_length, file, (size_t)file_length, line);
}
#endif
