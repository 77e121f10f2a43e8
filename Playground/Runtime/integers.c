// Arithmetic of 128 bits, to which the compiler calls out; in halves of 64 bits, so as not to call itself.

#include <stdint.h>

typedef unsigned __int128 Wide;

typedef union {
  Wide whole;
  struct {
    uint64_t low, high;
  };
} Halves;

Wide __multi3(Wide a, Wide b) {
  Halves x = {a}, y = {b}, result;
  uint64_t mask = 0xffffffff;
  uint64_t x0 = x.low & mask, x1 = x.low >> 32, y0 = y.low & mask, y1 = y.low >> 32;
  uint64_t low = x0 * y0;
  uint64_t middle = x1 * y0 + (low >> 32);
  uint64_t other = x0 * y1 + (middle & mask);
  result.low = other << 32 | (low & mask);
  result.high = x1 * y1 + (middle >> 32) + (other >> 32) + x.high * y.low + x.low * y.high;
  return result.whole;
}

Wide __ashlti3(Wide a, int bits) {
  Halves x = {a}, result = {0};
  if (bits == 0) return a;
  if (bits >= 64) {
    result.high = x.low << (bits - 64);
  } else {
    result.high = x.high << bits | x.low >> (64 - bits);
    result.low = x.low << bits;
  }
  return result.whole;
}

Wide __lshrti3(Wide a, int bits) {
  Halves x = {a}, result = {0};
  if (bits == 0) return a;
  if (bits >= 64) {
    result.low = x.high >> (bits - 64);
  } else {
    result.low = x.low >> bits | x.high << (64 - bits);
    result.high = x.high >> bits;
  }
  return result.whole;
}
