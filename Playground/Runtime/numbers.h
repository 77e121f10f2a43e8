// Numbers as Embedded Swift expects a C library to treat them.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// The double nearest to a decimal number of `count` characters: what the host knows how to do.
#ifdef __wasm__
__attribute__((import_module("host"), import_name("decimal")))
#endif
double decimal(const char *text, size_t count);

double round(double number);
double fma(double a, double b, double c);

/// Reads the number that `text` begins with, without looking at white space, `inf` or `nan`.
///
/// Returns where it ends, or NULL if there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result);
