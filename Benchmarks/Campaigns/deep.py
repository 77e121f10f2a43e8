"""The figure deep: how long our own targets were tested without a broken law, in runs of `.ci/deep`."""

# The name of the things that the parts of a kind count, and their key.
KINDS = {"random": ("Random cases", "cases"), "fuzz": ("Executions of fuzzing", "executions")}
HEADS = ["Target"]
for name, _ in KINDS.values():
    HEADS += [name, "Broken laws", "CPU seconds", "Commit"]


def row(parts, old):
    """Returns the row of a target, without its first cell, from all parts of its run.

    A run without parts of a kind keeps the cells of that kind in `old`, the rows that the table has.
    """
    cells = []
    for index, (kind, (_, count)) in enumerate(KINDS.items()):
        known = old[0][1:][4 * index:][:4] if old else ["0", "0", "0", ""]
        cells += cells_of([part for part in parts if part["kind"] == kind], count) or known
    return cells


def cells_of(parts, count):
    """Returns the count, the number of broken laws, the CPU time and the commits of the parts of a kind."""
    laws = {law for part in parts for law in part["laws"]}
    return parts and [
        f"{sum(part[count] for part in parts):,}", f"{len(laws)}",
        f"{sum(part['cpu'] for part in parts):,.0f}",
        ", ".join(dict.fromkeys(part["commit"] for part in parts))]
