#!/usr/bin/env python3
"""Counts the random texts of Hypothesis up to the first of each kind, as the benchmark `texts` does.

    pip install hypothesis && Benchmarks/Sources/texts/hypothesis-texts.py [--seeds 50] [--cases 1000]
"""
import argparse
import unicodedata

from hypothesis import HealthCheck, Phase, given, seed, settings, strategies


def is_digits(text):
    return text != "" and all(letter in "0123456789" for letter in text)


KINDS = {
    "with a space at an end": lambda text: text.startswith(" ") or text.endswith(" "),
    "with two spaces": lambda text: "  " in text,
    "with a line feed": lambda text: "\n" in text,
    "with a carriage return": lambda text: "\r" in text,
    "with a tab": lambda text: "\t" in text,
    "with a comma": lambda text: "," in text,
    "with a quotation mark": lambda text: '"' in text,
    "with a backslash": lambda text: "\\" in text,
    "with a percent sign": lambda text: "%" in text,
    "with a slash and a dot": lambda text: "/" in text and "." in text,
    "with U+0000": lambda text: "\0" in text,
    "of digits": is_digits,
    "that is a negative number": lambda text: text.startswith("-") and is_digits(text[1:]),
    "of three or more ASCII letters": lambda text: len(text) >= 3 and text.isascii() and text.isalpha(),
    "with two equal neighbors": lambda text: any(a == b for a, b in zip(text, text[1:])),
    "that is longer in upper case": lambda text: len(text.upper()) > len(text),
    "that NFC changes": lambda text: unicodedata.normalize("NFC", text) != text,
    "with a scalar of more than 16 bits": lambda text: any(ord(letter) > 0xFFFF for letter in text),
    "that begins with a byte order mark": lambda text: text.startswith("\ufeff"),
    "of more than 20 scalars": lambda text: len(text) > 20,
}


def first_cases(number, cases):
    """Returns the number of the first case of each kind, or a number above `cases`."""
    firsts, count = {}, 0

    @seed(number)
    @settings(
        max_examples=cases, database=None, deadline=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck))
    @given(strategies.text())
    def draw(text):
        nonlocal count
        count += 1
        for name, contains in KINDS.items():
            if name not in firsts and contains(text):
                firsts[name] = count

    draw()
    return {name: firsts.get(name, cases + 1) for name in KINDS}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--cases", type=int, default=1000)
    options = parser.parse_args()
    rows = [first_cases(number, options.cases) for number in range(1, options.seeds + 1)]
    print("| a text | first (median) | seeds without |\n|---|---|---|")
    for name in KINDS:
        firsts = sorted(row[name] for row in rows)
        median = firsts[len(firsts) // 2]
        shown = f"over {options.cases}" if median > options.cases else median
        print(f"| {name} | {shown} | {sum(first > options.cases for first in firsts)} of {len(firsts)} |")


main()
