"""The figure deep: how long our own targets were tested without a broken law, in runs of `.ci/deep`."""

HEADS = [
    "Target", "Commit", "Random cases", "Broken laws", "CPU seconds", "Executions of fuzzing", "Broken laws",
    "CPU seconds"]


def row(parts):
    """Returns the row of a target, without its first cell, from all parts of its run."""
    commits = list(dict.fromkeys(part["commit"] for part in parts))
    return [", ".join(commits), *cells(parts, "random", "cases"), *cells(parts, "fuzz", "executions")]


def cells(parts, kind, count):
    """Returns the count, the number of broken laws and the CPU time of the parts of a kind."""
    parts = [part for part in parts if part["kind"] == kind]
    laws = {law for part in parts for law in part["laws"]}
    return [
        f"{sum(part[count] for part in parts):,}", f"{len(laws)}",
        f"{sum(part['cpu'] for part in parts):,.0f}"]
