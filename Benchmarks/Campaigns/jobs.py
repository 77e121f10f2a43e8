"""The figure jobs: what two processes on one target find, with as much CPU time as one process.

Each way of searching gets the same CPU time in all, from an empty corpus, with some seeds. The features are
those of all inputs at the end.
"""

import tempfile
from pathlib import Path
from statistics import median

from search import Search, features

TARGETS = ["drag-text", "step-slider"]
SEEDS = range(1, 6)
# The CPU seconds of all processes of a search.
SECONDS = 20


def processes(executable, folder, seed, corpora, seconds):
    """Searches with a process for each corpus. The CPU time is shared out equally."""
    searches = []
    for number, corpus in enumerate(corpora):
        corpus.mkdir(exist_ok=True)
        searches.append(Search(
            [executable, f"-seed={100 * seed + number}", "-max_len=4096", corpus], folder,
            DRAGNET_CPU_SECONDS=str(seconds / len(corpora))))
    for search in searches:
        if search.process.wait() != 0:
            raise SystemExit(f"error: {executable} ended early\n{search.text()[-2000:]}")
    return features(executable, [*dict.fromkeys(corpora)])


def half(executable, folder, seed):
    return processes(executable, folder, seed, [folder / "corpus"], SECONDS / 2)


def alone(executable, folder, seed):
    return processes(executable, folder, seed, [folder / "corpus"], SECONDS)


def sharing(executable, folder, seed):
    return processes(executable, folder, seed, [folder / "corpus"] * 2, SECONDS)


def apart(executable, folder, seed):
    return processes(executable, folder, seed, [folder / "corpus", folder / "other"], SECONDS)


def forking(executable, folder, seed):
    """Searches with libFuzzer's -fork=2. The inputs of processes that do not end in time count as well."""
    corpus, temporary = folder / "corpus", folder / "temporary"
    corpus.mkdir()
    temporary.mkdir()
    search = Search(
        [executable, f"-seed={100 * seed}", "-fork=2", "-max_len=4096", corpus], folder,
        TMPDIR=str(temporary))
    if search.run(SECONDS) < SECONDS:
        raise SystemExit(f"error: {executable} ended early\n{search.text()[-2000:]}")
    unfinished = [path for path in temporary.glob("*/C*") if path.is_dir()]
    return features(executable, [corpus, *unfinished])


WAYS = {
    f"1 job, {SECONDS // 2} s": half,
    f"1 job, {SECONDS} s": alone,
    f"2 jobs, {SECONDS // 2} s each": sharing,
    "the same, apart": apart,
    f"`-fork=2`, {SECONDS} s in all": forking,
}


HEADS = ["Target", *WAYS]


def measure(target, executables):
    """Returns the row of a target, without its first cell."""
    found = {way: [] for way in WAYS}
    # The ways take turns, so that other work of the machine meets all of them.
    for seed in SEEDS:
        for way, search in WAYS.items():
            with tempfile.TemporaryDirectory() as name:
                found[way].append(search(f"{executables}/{target}", Path(name), seed))
        print(target, seed, *[counts[-1] for counts in found.values()], flush=True)
    return [[f"{median(counts):.0f} ({min(counts)}–{max(counts)})" for counts in found.values()]]
