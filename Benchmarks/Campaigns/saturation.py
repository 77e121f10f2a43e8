"""The figure campaign: how the features of a target grow with CPU time, in a run of `.ci/deep`."""

# The CPU seconds at which a search is looked at.
MOMENTS = {120: "2 min", 240: "4 min", 480: "8 min", 960: "16 min", 1920: "32 min", 3600: "1 h"}
# The parts of a search end a little before or after their time.
TOLERANCE = 0.02
# A part that ends at more than this many times a moment says nothing about the moment.
LATEST = 1.5
# What an hour of a core costs, in dollars: of the order that cloud providers charge.
PRICE = 0.04
MISSING = "—"
HEADS = [
    "Target", "Executions a second", *[f"Features after {name}" for name in MOMENTS.values()],
    "Executions for a new input", "Seconds for a million", "Dollars for a million"]


def searches(parts):
    """Returns those parts of a target's run that are a search with features, in order of time."""
    # A part of an older run has no features.
    return [part for part in parts if part["kind"] == "fuzz" and "features" in part]


def row(parts):
    """Returns the row of a target, without its first cell, from the parts of its search."""
    features, new, executions, cpu = {}, 0, 0, 0
    whole = sum(part["cpu"] for part in parts)
    for part in parts:
        middle = cpu + part["cpu"] / 2
        cpu += part["cpu"]
        for moment in MOMENTS:
            if moment * (1 - TOLERANCE) <= cpu <= moment * LATEST:
                features.setdefault(moment, part["features"])
        # New inputs get rarer, so only the second half of the search says how rare they are now.
        if middle > whole / 2:
            new += part["newInputs"]
            executions += part["executions"]
    speed = sum(part["executions"] for part in parts) / whole
    return [
        f"{speed:.0f}", *[str(features.get(moment, MISSING)) for moment in MOMENTS],
        f"{executions / new:.0f}" if new else f"over {executions}", f"{1e6 / speed:.0f}",
        f"{1e6 / speed / 3600 * PRICE:.4f}"]
