#if defined(__linux__)
#include <malloc.h>

// Lets a fuzz executable keep the memory that one case has used for the next. By itself glibc gives
// it back to the system after each case that used more than a little, and asks for it anew, page by
// page, which takes up to a quarter of the time of a target.
__attribute__((constructor)) static void keep_memory(void) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}
#endif
