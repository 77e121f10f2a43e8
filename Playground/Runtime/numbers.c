// What Embedded Swift needs of a C library for numbers, bit for bit as on any other platform.

#include "numbers.h"

typedef unsigned __int128 Wide;

enum { least_exponent = -1074, digits = 53 };

static double from_bits(uint64_t bits) {
  double number;
  __builtin_memcpy(&number, &bits, sizeof number);
  return number;
}

static uint64_t to_bits(double number) {
  uint64_t bits;
  __builtin_memcpy(&bits, &number, sizeof bits);
  return bits;
}

/// A finite number that is not 0, as `significand` * 2^`exponent`, with 53 bits.
static uint64_t split(double number, int *exponent) {
  uint64_t bits = to_bits(number);
  uint64_t fraction = bits & 0xfffffffffffff;
  int biased = bits >> 52 & 0x7ff;
  if (biased) {
    fraction |= (uint64_t)1 << 52;
  } else {
    int shift = __builtin_clzll(fraction) - 11;
    fraction <<= shift;
    biased = 1 - shift;
  }
  *exponent = biased - 1075;
  return fraction;
}

static int length(Wide number) {
  uint64_t high = number >> 64;
  return high ? 128 - __builtin_clzll(high) : number ? 64 - __builtin_clzll((uint64_t)number) : 0;
}

/// The double nearest to `significand` * 2^`exponent`, to even on a tie; `significand` is below 2^127.
static double nearest(int is_negative, Wide significand, int exponent) {
  uint64_t sign = (uint64_t)is_negative << 63;
  if (!significand) return from_bits(sign);
  int last = exponent + length(significand) - digits;
  if (last < least_exponent) last = least_exponent;
  int shift = last - exponent;
  uint64_t whole;
  if (shift <= 0) {
    whole = (uint64_t)significand << -shift;
  } else if (shift >= 128) {
    return from_bits(sign);
  } else {
    whole = significand >> shift;
    Wide rest = significand - ((Wide)whole << shift), half = (Wide)1 << (shift - 1);
    if (rest > half || (rest == half && whole & 1)) whole++;
  }
  // In a whole of 53 bits the first one carries into the exponent; so does one of 54.
  if (whole >> digits) {
    whole >>= 1;
    last++;
  }
  if (!(whole >> (digits - 1))) return from_bits(sign | whole);
  if (last > 971) return from_bits(sign | (uint64_t)0x7ff << 52);
  return from_bits(sign | ((uint64_t)(last + 1074) << 52) + whole);
}

double round(double number) {
  double whole = __builtin_trunc(number);
  double part = __builtin_fabs(number - whole);
  return part >= 0.5 ? whole + __builtin_copysign(1, number) : whole;
}

double fma(double a, double b, double c) {
  if (!__builtin_isfinite(a) || !__builtin_isfinite(b)) return a * b + c;
  if (!__builtin_isfinite(c)) return c;
  if (a == 0 || b == 0) return a * b + c;
  if (c == 0) return a * b;
  int ea, eb, ec;
  Wide sa = split(a, &ea), sb = split(b, &eb), sc = split(c, &ec);
  // Both as long as they can be, so that what is shifted out never matters but as "something".
  Wide product = sa * sb << 20, addend = sc << 72;
  int exponent = ea + eb - 20, distance = exponent - (ec - 72);
  Wide *smaller = distance > 0 ? &addend : &product;
  if (distance < 0) {
    exponent -= distance;
    distance = -distance;
  }
  if (distance >= 128) {
    *smaller = 1;
  } else if (distance > 0) {
    Wide kept = *smaller >> distance;
    *smaller = kept | (kept << distance != *smaller);
  }
  int product_sign = (to_bits(a) ^ to_bits(b)) >> 63, sign = to_bits(c) >> 63;
  if (product_sign == sign) return nearest(sign, product + addend, exponent);
  if (product == addend) return 0;
  return product > addend ? nearest(product_sign, product - addend, exponent)
                          : nearest(sign, addend - product, exponent);
}

static int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  c |= 0x20;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : 16;
}

static const char *skip_digits(const char *text) {
  while (digit(*text) < 10) text++;
  return text;
}

/// Reads the exponent after `letter`, if there is one, and moves `text` past it.
static int exponent_after(char letter, const char **text) {
  const char *rest = *text;
  if ((*rest | 0x20) != letter) return 0;
  rest++;
  int is_negative = *rest == '-';
  if (*rest == '-' || *rest == '+') rest++;
  if (digit(*rest) >= 10) return 0;
  int exponent = 0;
  for (; digit(*rest) < 10; rest++) {
    if (exponent < 100000) exponent = 10 * exponent + digit(*rest);
  }
  *text = rest;
  return is_negative ? -exponent : exponent;
}

static const char *hexadecimal(const char *text, int is_negative, double *result) {
  uint64_t significand = 0;
  int exponent = 0, count = 0, is_fraction = 0;
  for (;; text++) {
    if (*text == '.' && !is_fraction) {
      is_fraction = 1;
      continue;
    }
    int next = digit(*text);
    if (next >= 16) break;
    count++;
    if (significand >> 58) {
      // Too many to keep: only whether there was anything.
      significand |= next != 0;
      exponent += is_fraction ? 0 : 4;
    } else {
      significand = significand << 4 | next;
      exponent -= is_fraction ? 4 : 0;
    }
  }
  if (!count) return NULL;
  exponent += exponent_after('p', &text);
  *result = nearest(is_negative, significand, exponent);
  return text;
}

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *start = text;
  int is_negative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  if (text[0] == '0' && (text[1] | 0x20) == 'x') return hexadecimal(text + 2, is_negative, result);
  const char *whole = skip_digits(text);
  size_t count = whole - text;
  text = whole;
  if (*text == '.') {
    const char *fraction = skip_digits(text + 1);
    count += fraction - text - 1;
    text = fraction;
  }
  if (!count) return NULL;
  exponent_after('e', &text);
  *result = decimal(start, text - start);
  return text;
}
