"""Searches that end after an amount of CPU time, and the features of their inputs."""

import os
import re
import signal
import subprocess
import time
from pathlib import Path

# Without it, a process that traps takes seconds to print where.
QUIET = {"SWIFT_BACKTRACE": "enable=no"}


def known(laws):
    """Returns the variables of an executable that leaves out laws."""
    return {"DRAGNET_KNOWN_LAWS": "\n".join(laws)}


class Search:
    """A command that runs in a session of its own, with all processes that it starts."""

    def __init__(self, command, folder, **variables):
        self.log = Path(folder) / f"log-{time.monotonic_ns()}"
        with open(self.log, "w") as file:
            self.process = subprocess.Popen(
                [str(part) for part in command], cwd=folder, stdin=subprocess.DEVNULL, stdout=file,
                stderr=subprocess.STDOUT, start_new_session=True,
                env={**os.environ, **QUIET, **variables})

    def cpu_seconds(self):
        """Returns the CPU time of the process and its descendants, also of those that have ended."""
        ticks, children = {}, {}
        for file in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = file.read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            process = int(file.parent.name)
            children.setdefault(int(fields[1]), []).append(process)
            ticks[process] = sum(int(field) for field in fields[11:15])
        total, processes = 0, [self.process.pid]
        while processes:
            process = processes.pop()
            total += ticks.get(process, 0)
            processes += children.get(process, [])
        return total / os.sysconf("SC_CLK_TCK")

    def run(self, seconds):
        """Stops the processes when they have used CPU time. Returns the time that they used."""
        used = 0
        while self.process.poll() is None and used < seconds:
            time.sleep(0.05)
            # It is 0 after the end of the first process.
            used = self.cpu_seconds() or used
        self.stop(signal.SIGKILL)
        return used

    def stop(self, signal_number):
        """Sends a signal to the processes of the session, and waits for the end of the first."""
        try:
            os.killpg(self.process.pid, signal_number)
        except ProcessLookupError:
            pass
        self.process.wait()

    def text(self):
        return self.log.read_text(errors="replace")


def features(executable, folders, laws=()):
    """Returns the features of the inputs in some folders, as the executable counts them together.

    It leaves out the given laws, which the inputs may break.
    """
    done = subprocess.run(
        [str(executable), "-runs=0", "-timeout=60", *[str(folder) for folder in folders]],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", cwd=folders[0],
        env={**os.environ, **QUIET, **known(laws)})
    counts = re.findall(r"INITED cov: \d+ ft: (\d+)", done.stdout)
    if done.returncode != 0 or not counts:
        raise SystemExit(f"error: {executable} cannot count features\n{done.stdout[-2000:]}")
    return int(counts[-1])


def executions(text):
    """Returns the executions of a search, from the last lines of libFuzzer."""
    total = re.search(r"stat::number_of_executed_units: (\d+)", text)
    return int(total[1]) if total else 0

