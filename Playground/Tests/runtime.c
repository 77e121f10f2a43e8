// Compares the runtime's numbers with those of this machine's C library, bit for bit.
//
// It is compiled with the runtime's own files, their names changed so that both are there.

#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

double runtime_round(double number);
double runtime_fma(double a, double b, double c);
const char *runtime_strtod(const char *text, double *result);
unsigned __int128 runtime_multiply(unsigned __int128 a, unsigned __int128 b);
unsigned __int128 runtime_left(unsigned __int128 a, int bits);
unsigned __int128 runtime_right(unsigned __int128 a, int bits);

/// What JavaScript does in the page.
double decimal(const char *text, size_t count) {
  char copy[128] = {0};
  memcpy(copy, text, count);
  return strtod(copy, NULL);
}

static uint64_t state = 0x9e3779b97f4a7c15;

static uint64_t bits(void) {
  uint64_t z = (state += 0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

/// Any bits, or a number of a few bits near 1, so that sums cancel and ties happen.
static double number(void) {
  double number;
  uint64_t word = bits();
  switch (bits() % 4) {
  case 0: memcpy(&number, &word, sizeof number); return number;
  case 1: return ldexp((double)(word & 0xff) - 128, (int)(bits() % 64) - 32);
  case 2: return ldexp((double)(word >> 11), (int)(bits() % 120) - 1100);
  default: return ldexp((double)(word >> 11), (int)(bits() % 8) - 56) * (bits() % 2 ? 1 : -1);
  }
}

static int same(double a, double b) {
  return (isnan(a) && isnan(b)) || memcmp(&a, &b, sizeof a) == 0;
}

static void fail(const char *what, double a, double b, double c, double got, double expected) {
  printf("%s(%a, %a, %a) is %a, not %a\n", what, a, b, c, got, expected);
  exit(1);
}

int main(void) {
  for (int i = 0; i < 2000000; i++) {
    double a = number(), b = number(), c = bits() % 3 ? number() : -(a * b);
    if (!same(runtime_fma(a, b, c), fma(a, b, c))) fail("fma", a, b, c, runtime_fma(a, b, c), fma(a, b, c));
    if (!same(runtime_round(a), round(a))) fail("round", a, 0, 0, runtime_round(a), round(a));
  }
  const double halves[] = {0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370495.5, -0.0, -0.2, INFINITY};
  for (size_t i = 0; i < sizeof halves / sizeof *halves; i++) {
    if (!same(runtime_round(halves[i]), round(halves[i]))) fail("round", halves[i], 0, 0, runtime_round(halves[i]), round(halves[i]));
  }
  for (int i = 0; i < 1000000; i++) {
    unsigned __int128 a = (unsigned __int128)bits() << 64 | bits(), b = (unsigned __int128)bits() << 64 | bits();
    int shift = bits() % 128;
    if (runtime_multiply(a, b) != a * b || runtime_left(a, shift) != a << shift || runtime_right(a, shift) != a >> shift) {
      printf("128 bits, shift %d\n", shift);
      return 1;
    }
  }
  for (int i = 0; i < 500000; i++) {
    char text[128];
    if (bits() % 2) {
      snprintf(text, sizeof text, bits() % 2 ? "%a" : "%.17g", number());
    } else {
      // Anything that looks like a number, whole or broken off, more digits than fit included.
      static const char letters[] = "0123456789abcdefABCDEFxXpPeE.+-00000111";
      const char *heads[] = {"", "0x", "-0x1.", "+", "0x0.000000000000000000", "1e", "0x1p-10", "0xfffffffffffffff"};
      strcpy(text, heads[bits() % 8]);
      size_t end = strlen(text), count = bits() % 24;
      for (size_t k = 0; k < count; k++) text[end + k] = letters[bits() % (sizeof letters - 1)];
      text[end + count] = 0;
    }
    if (strpbrk(text, "n") || strpbrk(text, "i")) continue;
    char *end;
    double expected = strtod(text, &end), got = 0;
    const char *stop = runtime_strtod(text, &got);
    // What matters to Swift is whether the whole text is a number, and which.
    int is_number = *text && *end == 0, is_ours = stop && *stop == 0 && stop != text;
    if (is_number != is_ours || (is_number && !same(got, expected))) {
      printf("%s is %a, not %a\n", text, got, expected);
      return 1;
    }
  }
  puts("the runtime's numbers are those of the C library");
  return 0;
}
