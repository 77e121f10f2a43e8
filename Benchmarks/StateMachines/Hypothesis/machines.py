#!/usr/bin/env python3
"""Measures Hypothesis's RuleBasedStateMachine on five systems with planted bugs.

    pip install hypothesis
    ./machines.py [--seeds 100] [--format text|json] [SYSTEM...]

For each system and seed it counts how often Hypothesis runs the system until it has found and shrunk
the bug. The systems, their bugs and their commands are those of Sources/machines, and the command
`swift run -c release machines` measures the same for Dragnet.
"""
import argparse
import io
import json
import re
import statistics
from contextlib import redirect_stdout

from hypothesis import HealthCheck, Phase, seed, settings, strategies as st
from hypothesis.stateful import (
    Bundle, RuleBasedStateMachine, rule, run_state_machine_as_test)

runs = 0


class CountedMachine(RuleBasedStateMachine):
    """A machine that counts its runs."""

    def __init__(self):
        super().__init__()
        global runs
        runs += 1
        self.start()

    def start(self):
        """Makes the model and the system."""


class RingQueue:
    """A queue in a ring buffer. Growing loses elements while the contents wrap around."""

    def __init__(self):
        self.slots, self.head, self.count = [None] * 4, 0, 0

    def push(self, item):
        if self.count == len(self.slots):
            self.slots += [None] * self.count
        self.slots[(self.head + self.count) % len(self.slots)] = item
        self.count += 1

    def pop(self):
        if self.count == 0:
            return None
        item = self.slots[self.head]
        self.head = (self.head + 1) % len(self.slots)
        self.count -= 1
        return item


class QueueMachine(CountedMachine):
    def start(self):
        self.model, self.queue = [], RingQueue()

    @rule(item=st.integers(0, 9))
    def push(self, item):
        self.model.append(item)
        self.queue.push(item)

    @rule()
    def pop(self):
        assert self.queue.pop() == (self.model.pop(0) if self.model else None)


class Cache:
    """A cache of three entries, which evicts the oldest one. Reading should make an entry the newest."""

    def __init__(self):
        self.entries = []

    def put(self, key, value):
        self.entries = [entry for entry in self.entries if entry[0] != key][-2:] + [(key, value)]

    def get(self, key):
        return next((value for other, value in self.entries if other == key), None)


class CacheMachine(CountedMachine):
    def start(self):
        self.model, self.cache = [], Cache()

    @rule(key=st.integers(0, 9), value=st.integers(0, 9))
    def put(self, key, value):
        self.model = [entry for entry in self.model if entry[0] != key][-2:] + [(key, value)]
        self.cache.put(key, value)

    @rule(key=st.integers(0, 9))
    def get(self, key):
        found = [entry for entry in self.model if entry[0] == key]
        self.model = [entry for entry in self.model if entry[0] != key] + found
        assert self.cache.get(key) == (found[0][1] if found else None)


class Registry:
    """Values with handles. Removing moves the last value into the gap, but its handle keeps its place."""

    def __init__(self):
        self.values, self.places, self.next = [], {}, 0

    def insert(self, value):
        self.places[self.next] = len(self.values)
        self.values.append(value)
        self.next += 1
        return self.next - 1

    def remove(self, handle):
        place = self.places.pop(handle)
        if place < len(self.values):
            self.values[place] = self.values[-1]
            self.values.pop()

    def value(self, handle):
        place = self.places.get(handle)
        return None if place is None or place >= len(self.values) else self.values[place]


class RegistryMachine(CountedMachine):
    handles = Bundle("handles")

    def start(self):
        self.model, self.registry = {}, Registry()

    @rule(target=handles, value=st.integers(0, 9))
    def insert(self, value):
        handle = self.registry.insert(value)
        self.model[handle] = value
        return handle

    @rule(handle=handles)
    def remove(self, handle):
        if handle in self.model:
            del self.model[handle]
            self.registry.remove(handle)

    @rule(handle=handles)
    def value(self, handle):
        assert self.registry.value(handle) == self.model.get(handle)


class Editor:
    """A text with undo and redo. Typing should forget the undone texts."""

    def __init__(self):
        self.text, self.undone, self.done = "", [], []

    def type(self, letter):
        self.done.append(self.text)
        self.text += letter
        return self.text

    def undo(self):
        if self.done:
            self.undone.append(self.text)
            self.text = self.done.pop()
        return self.text

    def redo(self):
        if self.undone:
            self.done.append(self.text)
            self.text = self.undone.pop()
        return self.text


class EditorMachine(CountedMachine):
    def start(self):
        self.texts, self.place, self.editor = [""], 0, Editor()

    @rule(letter=st.sampled_from("abc"))
    def type(self, letter):
        self.texts = self.texts[:self.place + 1] + [self.texts[self.place] + letter]
        self.place += 1
        assert self.editor.type(letter) == self.texts[self.place]

    @rule()
    def undo(self):
        self.place = max(0, self.place - 1)
        assert self.editor.undo() == self.texts[self.place]

    @rule()
    def redo(self):
        self.place = min(len(self.texts) - 1, self.place + 1)
        assert self.editor.redo() == self.texts[self.place]


class Bank:
    """Accounts with balances. A transfer from an account to itself makes money."""

    def __init__(self):
        self.balances = []

    def open(self):
        self.balances.append(0)

    def deposit(self, account, amount):
        self.balances[account] += amount

    def transfer(self, source, target, amount):
        left, right = self.balances[source] - amount, self.balances[target] + amount
        if left >= 0:
            self.balances[source] = left
            self.balances[target] = right

    def balance(self, account):
        return self.balances[account]


class BankMachine(CountedMachine):
    accounts = Bundle("accounts")

    def start(self):
        self.model, self.bank = [], Bank()

    @rule(target=accounts)
    def open(self):
        self.model.append(0)
        self.bank.open()
        return len(self.model) - 1

    @rule(account=accounts, amount=st.integers(1, 100))
    def deposit(self, account, amount):
        self.model[account] += amount
        self.bank.deposit(account, amount)

    @rule(payer=accounts, payee=accounts, amount=st.integers(1, 100))
    def transfer(self, payer, payee, amount):
        if self.model[payer] >= amount:
            self.model[payer] -= amount
            self.model[payee] += amount
        self.bank.transfer(payer, payee, amount)

    @rule(account=accounts)
    def balance(self, account):
        assert self.bank.balance(account) == self.model[account]


MACHINES = {
    "queue": QueueMachine, "cache": CacheMachine, "registry": RegistryMachine,
    "editor": EditorMachine, "bank": BankMachine,
}


def measure(machine, number):
    """Returns the number of runs until the bug is shrunk, and the steps of the smallest case."""
    global runs
    runs = 0
    search = settings(
        max_examples=10_000, stateful_step_count=50, database=None, deadline=None,
        report_multiple_bugs=False, print_blob=False,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck))
    output = io.StringIO()
    try:
        with redirect_stdout(output):
            run_state_machine_as_test(seed(number)(machine), settings=search)
    except AssertionError as error:
        text = output.getvalue() + "\n".join(getattr(error, "__notes__", []))
        steps = re.findall(r"state\.(?!teardown)(\w+)\((.*)\)", text)
        return runs, [f"{name}({arguments})" for name, arguments in steps]
    return runs, None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.add_argument("systems", nargs="*", help="the systems to measure; by default all")
    options = parser.parse_args()
    if options.format == "text":
        print("system     found  smallest  median runs  mean runs  case")
    for name in options.systems or MACHINES:
        machine = MACHINES[name]
        results = [measure(machine, number) for number in range(options.seeds)]
        found = [(count, steps) for count, steps in results if steps is not None]
        cases = [", ".join(steps) for _, steps in found]
        common = max(sorted(set(cases), key=lambda case: (len(case), case)), key=cases.count)
        counts = [count for count, _ in found]
        row = {
            "system": name, "seeds": options.seeds, "found": len(found),
            "smallest": cases.count(common), "median": statistics.median(counts),
            "mean": statistics.mean(counts), "case": common,
        }
        if options.format == "json":
            print(json.dumps(row), flush=True)
        else:
            print(
                f"{name:<10} {len(found):>5}  {row['smallest']:>8}  {row['median']:>11.0f}  "
                f"{row['mean']:>9.0f}  {common}", flush=True)


if __name__ == "__main__":
    main()
