"""The figure engines: what libFuzzer and AFL++ find in published sliders with as much CPU time.

libFuzzer searches twice: as the command does, and as ClusterFuzz and OSS-Fuzz do, in executables that are built
with the address sanitizer and linked statically. A published slider breaks many laws, some of them with every
input. A search therefore stops at the first failing input, adds the laws that it breaks to the known laws, and
goes on with the inputs found so far. Each search begins with the simplest input alone.
"""

import hashlib
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from search import QUIET, Search, executions, features, known

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / ".dragnet/engines/published"
# Each target with its bugs, without those that trap: a search can leave out a law, but not a trap.
TARGETS = {
    "published-fat-slider": None,
    "published-meshing-slider": "zero-width,bad-sample,degenerate-range,one-bar,own-bar-not-lit,"
    "no-current-bar,haptics-follow-the-whole-part,wide-bucket-at-zero,tick-without-change,"
    "stuck-after-cancel,two-mappings,last-move-lost,rounded-end,minus-zero",
    "published-step-slider": "truncated-before-nearest,width-under-100,unsorted,one-stop,lost-tap,"
    "touching-moves,last-move-lost,set-does-not-snap,initial-does-not-snap,bad-sample,set-of-nan",
}
# The CPU seconds of all processes of a search.
SECONDS = 60
HEADS = ["Target", "Engine", "Executions a second", f"Features after {SECONDS} s", "Broken laws found"]
# The exit status of libFuzzer after a failing input.
FAILING = 77


class LibFuzzer:
    """A process of libFuzzer, which each executable of Fuzz/ contains."""

    def __init__(self, name, executables):
        self.name, self.executables = name, executables

    def search(self, target, folder, corpus, seconds, laws):
        """Searches until an input fails. Returns the CPU time, the executions and the failing input."""
        # A limit below a second would end before the first input.
        limit = max(seconds, 1)
        failing = folder / "failing"
        failing.unlink(missing_ok=True)
        search = Search(
            [self.executables / target, "-seed=1", "-max_len=4096", "-print_final_stats=1",
             f"-exact_artifact_path={failing}", corpus], folder,
            DRAGNET_CPU_SECONDS=str(limit), **known(laws))
        used = search.run(limit + 5)
        if not executions(search.text()):
            raise SystemExit(f"error: {target} ended early\n{search.text()[-2000:]}")
        return used, executions(search.text()), failing if failing.exists() else None


class AFL:
    """Two instances of AFL++, with the options of `dragnet export afl++`."""

    name = "AFL++, 2 instances"

    def __init__(self, executables):
        self.executables = executables

    def start(self, name, target, folder, corpus, laws):
        """Starts an instance, which stops at the first failing input."""
        role = "-M" if name == "main" else "-S"
        only = {} if name == "main" else {"AFL_CUSTOM_MUTATOR_ONLY": "1"}
        return Search(
            ["afl-fuzz", "-i", corpus, "-o", folder / "found", "-s", str(len(name)), "-G", "4096",
             "-t", "5000+", "-m", "none", role, name, "--", self.executables / target], folder,
            AFL_CUSTOM_MUTATOR_LIBRARY=f"{self.executables / target}.so", AFL_BENCH_UNTIL_CRASH="1",
            AFL_SYNC_TIME="1", AFL_NO_UI="1", AFL_NO_AFFINITY="1", AFL_SKIP_CPUFREQ="1",
            AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES="1", **only, **known(laws))

    def search(self, target, folder, corpus, seconds, laws):
        """Searches until an input fails. Returns the CPU time, the executions and the failing input."""
        found = folder / "found"
        shutil.rmtree(found, ignore_errors=True)
        searches = {
            name: self.start(name, target, folder, corpus, laws) for name in ("main", "values-1")}
        used = dict.fromkeys(searches, 0)
        while sum(used.values()) < seconds:
            if any(search.process.poll() is not None for search in searches.values()):
                break
            time.sleep(0.05)
            # It is 0 after the end of an instance.
            used = {name: search.cpu_seconds() or used[name] for name, search in searches.items()}
        total = 0
        for name, search in searches.items():
            search.stop(signal.SIGINT)
            statistics = found / name / "fuzzer_stats"
            text = statistics.read_text() if statistics.exists() else ""
            total += int((re.search(r"^execs_done *: (\d+)", text, re.M) or [0, 0])[1])
        failing = next(found.glob("*/crashes/id:*"), None)
        if not failing and sum(used.values()) < seconds:
            texts = "\n".join(search.text()[-2000:] for search in searches.values())
            raise SystemExit(f"error: AFL++ ended early\n{texts}")
        for file in found.glob("*/queue/id:*"):
            data = file.read_bytes()
            (corpus / hashlib.sha1(data).hexdigest()).write_bytes(data)
        return sum(used.values()), total, failing


def broken_laws(executable, file, laws):
    """Returns the laws that an input breaks, beside the given ones."""
    broken = []
    while True:
        done = subprocess.run(
            [str(executable), str(file)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", env={**os.environ, **QUIET, **known([*laws, *broken])}, cwd=file.parent)
        if done.returncode == 0:
            return broken
        marks = re.findall(r"Check failed: FuzzerHash=\w+ (.+)", done.stdout)
        if done.returncode != FAILING or not marks or marks[-1] in broken:
            raise SystemExit(f"error: {executable} fails on {file}\n{done.stdout[-2000:]}")
        broken.append(marks[-1])


def search(engine, folder, target, judge):
    """Searches for CPU time. Returns the CPU time, the executions and the broken laws."""
    corpus = folder / "corpus"
    corpus.mkdir(parents=True)
    failing = corpus / "simplest"
    failing.write_bytes(bytes(8))
    laws, used, total = [], 0, 0
    while used < SECONDS:
        if failing:
            laws += broken_laws(judge, failing, laws)
        seconds, count, failing = engine.search(target, folder, corpus, SECONDS - used, laws)
        used, total = used + seconds, total + count
    return used, total, laws + (broken_laws(judge, failing, laws) if failing else [])


def make_package():
    """Makes a package with the targets, because the services build all targets of a package."""
    (PACKAGE / "Fuzz/Sources").mkdir(parents=True, exist_ok=True)
    (PACKAGE / "vendor").mkdir(exist_ok=True)
    links = {f"Fuzz/Sources/{target}": ROOT / "Fuzz/Sources" / target for target in TARGETS}
    for place, source in {**links, "vendor/dragnet": ROOT}.items():
        if not (PACKAGE / place).is_symlink():
            (PACKAGE / place).symlink_to(source)
    manifest = (ROOT / "Fuzz/Package.swift").read_text()
    names = ", ".join(f'"{target}"' for target in TARGETS)
    manifest = re.sub(r"let names = \[.*?\]", f"let names = [{names}]", manifest, flags=re.S)
    manifest = manifest.replace('path: ".."', 'path: "../vendor/dragnet"')
    (PACKAGE / "Fuzz/Package.swift").write_text(manifest)


def build(dragnet):
    """Builds the targets for AFL++ and for ClusterFuzz, and returns the folders of the executables."""
    make_package()
    out, work = PACKAGE / ".dragnet/service", PACKAGE / ".dragnet/work"
    for folder in (out, work):
        folder.mkdir(parents=True, exist_ok=True)
    # The variables that ClusterFuzz and OSS-Fuzz set.
    service = {
        "SRC": PACKAGE.parent, "OUT": out, "WORK": work, "SANITIZER": "address", "CC": "clang",
        "CFLAGS": "-O1"}
    for engine, script, variables in [
            ("afl++", "afl++/build.sh", {}),
            ("clusterfuzzlite", ".clusterfuzzlite/build.sh", service)]:
        environment = {"DRAGNET": dragnet, **variables}
        environment = {**os.environ, **{name: str(value) for name, value in environment.items()}}
        for command in [[dragnet, "export", engine], ["bash", "-eu", script]]:
            subprocess.run(command, check=True, cwd=PACKAGE, env=environment)
    # The script copies no target that is known to fail, so these are where they were built.
    return PACKAGE / ".dragnet/afl++/targets", work / "build-address/release"


def measure(target, executables, built):
    """Returns the rows of a target, without their first cells.

    A law that is left out runs no code. So the features of all engines are counted without the laws that
    any of them found.
    """
    judge = Path(executables) / target
    # All processes of the searches inherit it.
    os.environ.pop("DRAGNET_BUGS", None)
    if TARGETS[target]:
        os.environ["DRAGNET_BUGS"] = TARGETS[target]
    afl, service = built
    engines = [
        LibFuzzer("libFuzzer", Path(executables)),
        LibFuzzer("libFuzzer, as ClusterFuzz builds it", service), AFL(afl)]
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor() as pool:
        folders = [Path(name) / engine.name for engine in engines]
        # The engines search at the same time, so that other work of the machine meets all of them.
        found = list(pool.map(lambda *places: search(*places, target, judge), engines, folders))
        broken = sorted({law for _, _, laws in found for law in laws})
        rows = []
        for engine, folder, (used, total, laws) in zip(engines, folders, found):
            print(target, engine.name, used, total, *laws, flush=True)
            count = features(judge, [folder / "corpus"], broken)
            rows.append([engine.name, f"{total / used:.0f}", str(count), str(len(laws))])
        return rows
