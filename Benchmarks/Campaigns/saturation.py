"""The figure campaign: how the features of a target grow with CPU time, from an empty corpus."""

import re
import tempfile
from pathlib import Path

from search import Search, executions

# The CPU seconds at which a search is looked at. A search ends at one of them.
MOMENTS = {1: "1 s", 5: "5 s", 20: "20 s", 60: "1 min", 600: "10 min", 3600: "1 h"}
# What an hour of a core costs, in dollars: of the order that cloud providers charge.
PRICE = 0.04
MISSING = "—"
HEADS = [
    "Target", "Executions a second", *[f"Features after {name}" for name in MOMENTS.values()],
    "Executions for a new input", "Seconds for a million", "Dollars for a million"]


def is_measured(rows, seconds):
    """Returns whether the rows of a target are those of a search that took as long, or longer."""
    column = 2 + list(MOMENTS).index(seconds)
    return any(row[column] != MISSING for row in rows)


def search(executable, moments):
    """Returns all executions, and the executions, features and new inputs at each of the moments.

    libFuzzer names them in a line for each new input.
    """
    sizes = []
    with tempfile.TemporaryDirectory() as folder:
        corpus = Path(folder) / "corpus"
        corpus.mkdir()
        search = Search(
            [executable, "-seed=1", "-print_final_stats=1", corpus], folder,
            DRAGNET_CPU_SECONDS=str(moments[-1]))
        for moment in moments[:-1]:
            search.wait(moment)
            sizes.append(search.log.stat().st_size)
        status = search.process.wait()
        text = search.text()
    if status != 0 or not executions(text):
        raise SystemExit(f"error: {executable} ended early\n{text[-2000:]}")
    points = []
    for size in [*sizes, len(text)]:
        lines = re.findall(r"^#(\d+)\s+NEW\s+cov: \d+ ft: (\d+)", text[:size], re.MULTILINE)
        points.append((int(lines[-1][0]), int(lines[-1][1]), len(lines)))
    return executions(text), points


def measure(target, executables, seconds):
    """Returns the row of a target, without its first cell."""
    moments = [moment for moment in MOMENTS if moment <= seconds]
    total, points = search(f"{executables}/{target}", moments)
    speed = total / seconds
    # From the last but one moment on.
    new = points[-1][2] - points[-2][2]
    between = total - points[-2][0]
    features = [str(point[1]) for point in points] + [MISSING] * (len(MOMENTS) - len(points))
    return [[
        f"{speed:.0f}", *features, f"{between / new:.0f}" if new else f"over {between}",
        f"{1e6 / speed:.0f}", f"{1e6 / speed / 3600 * PRICE:.4f}"]]
