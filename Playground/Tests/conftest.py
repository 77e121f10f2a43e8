"""Fixtures of the browser tests: Chromium, the page, and the command line to compare it with."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "Playground/.build/playground.html"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
DRAGNET = os.environ.get("DRAGNET") or str(ROOT / ".build/release/dragnet")
# The folder of the built fuzz targets; without it, each call of the command asks SwiftPM for them.
EXECUTABLES = os.environ.get("DRAGNET_EXECUTABLES")
STEP_KEYS = ["event", "value", "fraction", "change", "editing", "detents", "reachedEnd", "isAnimating"]
# Those of a control with two values.
PAIR_KEYS = ["upper", "upperChange", "thumb"]


def dragnet(command, file, *options):
    """Runs a command of `dragnet` about a script."""
    built = ["--executables", EXECUTABLES] if EXECUTABLES else []
    # A fuzz target knows no such variable.
    environment = {name: text for name, text in os.environ.items() if name != "DRAGNET_EXECUTABLES"}
    return subprocess.run(
        [DRAGNET, command, str(file), *built, *options], capture_output=True, text=True, env=environment
    )


def trace(text, folder):
    """The steps of a script by `dragnet trace`, without the line numbers."""
    file = folder / "recorded.drag"
    file.write_text(text)
    result = dragnet("trace", file, "--format", "json")
    result.check_returncode()
    return [step(json.loads(line)) for line in result.stdout.splitlines()]


def step(row):
    """The keys of a row of `dragnet trace` that the page has, too."""
    return {key: row[key] for key in STEP_KEYS + PAIR_KEYS if key in row or key in STEP_KEYS}


class Card:
    """A card of the page, with one control."""

    def __init__(self, page, control, folder):
        self.page = page
        self.root = page.locator(f"article[data-control={control}]")
        self.control = self.root.locator(".control")
        self.folder = folder

    def point(self, x, y):
        """The position on the page of a point in the control, given as fractions of its size."""
        box = self.control.bounding_box()
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    def drag(self, *points, steps=6, release=True):
        """Drags with the mouse from point to point, given as fractions of the control's size."""
        self.page.mouse.move(*self.point(*points[0]))
        self.page.mouse.down()
        for point in points[1:]:
            self.page.mouse.move(*self.point(*point), steps=steps)
        if release:
            self.page.mouse.up()

    def touch(self, *points, steps=6):
        """Drags with a finger."""
        start = self.point(*points[0])
        self.fingers("touchStart", [start])
        for begin, end in zip(points, points[1:]):
            (x0, y0), (x1, y1) = self.point(*begin), self.point(*end)
            for step in range(1, steps + 1):
                t = step / steps
                self.fingers("touchMove", [(x0 + t * (x1 - x0), y0 + t * (y1 - y0))])
        self.fingers("touchEnd", [])

    def fingers(self, event, points):
        """Sends a touch event with the positions of all fingers through Chromium's own input."""
        if not hasattr(self.page, "dragnet_session"):
            self.page.dragnet_session = self.page.context.new_cdp_session(self.page)
        touch_points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        self.page.dragnet_session.send(
            "Input.dispatchTouchEvent", {"type": event, "touchPoints": touch_points}
        )

    def frame(self):
        """Waits for the next frame, in which the page shows the last steps."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def rows(self):
        """The steps that the page shows, once it shows all of them."""
        self.wait_for_log("true")
        return self.root.locator(".events li").evaluate_all(
            """rows => rows.flatMap(row => row.steps.map((step, index) => ({
                 ...step,
                 shown: index < row.steps.length - 1
                   ? [step.value, step.upper].filter(value => value !== undefined).join(' ')
                   : row.querySelector('.value').textContent })))"""
        )

    def save(self):
        """Saves the recording and returns its text."""
        with self.page.expect_download() as download:
            self.root.locator(".save").click()
        return Path(download.value.path()).read_text()

    def rest(self):
        """Waits until all animations have ended."""
        self.frame()
        self.wait_for_log("rows.length > 0 && !rows.at(-1).steps.at(-1).isAnimating")

    def wait_for_log(self, condition):
        """Waits until the log shows all events, and its rows meet a condition."""
        self.page.wait_for_function(
            f"""root => {{ const rows = [...root.querySelectorAll('.events li')];
                 const shown = rows.reduce((sum, row) => sum + (row.steps?.length ?? 1), 0);
                 return shown === root.querySelector('.events').count && {condition} }}""",
            arg=self.root.element_handle(),
        )

    def check(self, tolerance=0):
        """Checks that the page shows the values that `dragnet trace` gives for its recording."""
        self.rest()
        rows = self.rows()
        text = self.save()
        expected = trace(text, self.folder)
        assert len(rows) == len(expected) > 0
        for row, other in zip(rows, expected):
            shown = [float(number) for number in row.pop("shown").split()]
            values = [other["value"]] + ([other["upper"]] if "upper" in other else [])
            assert len(shown) == len(values)
            assert all(same(*pair, tolerance) for pair in zip(shown, values)), (row, other)
            assert same(row, other, tolerance), (row, other)
        return text, expected

    def skip(self):
        """Skips to the end of a replay, which may have ended already."""
        self.root.locator(".player").evaluate(
            "player => player.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }))"
        )

    def set(self, name, text):
        """Sets a field of the configuration."""
        field = self.root.locator(f"[name={name}]")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(text)
        else:
            field.fill(text)
            # The page applies a text that is complete.
            field.blur()

    def error(self, name):
        """The error that the form shows beside a field."""
        return self.root.locator(f".field:has([name={name}]) .error").text_content()


def same(a, b, tolerance):
    """Whether two values are equal. Numbers may differ by a tolerance."""
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key], tolerance) for key in a)
    if isinstance(a, float | int) and isinstance(b, float | int) and not isinstance(a, bool):
        return a == b or abs(a - b) <= tolerance * max(1, abs(b))
    return a == b


@pytest.fixture(scope="session")
def browser():
    """Chromium, as Debian packages it."""
    assert CHROMIUM, "Chromium is missing: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, tmp_path):
    """Opens the page at a control. An error on the page or a request to the network fails the test."""
    contexts, problems = [], []

    def open_page(control="fat-slider", url=PAGE.as_uri(), **options):
        options = {"viewport": {"width": 1280, "height": 1000}, "accept_downloads": True} | options
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: message.type == "error" and problems.append(message.text))
        page.on("request", lambda request: problems.append(request.url) if not is_local(request.url) else None)
        page.goto(f"{url}#{control}")
        page.wait_for_selector("body.ready")
        page.card = lambda name=control: Card(page, name, tmp_path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


def is_local(url):
    return url.startswith(("file:", "blob:", "data:", "http://127.0.0.1:"))


def drop(page, name, text):
    """Drops a file on the page, and waits until the page has read it."""
    page.evaluate(
        """async ([name, text]) => {
             const file = new File([text], name);
             const dataTransfer = new DataTransfer();
             dataTransfer.items.add(file);
             document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
             await file.text();
             await new Promise((done) => setTimeout(done, 50));
           }""",
        [name, text],
    )


def corpus_scripts():
    """The scripts of the page's controls in the corpus, except those that need integers of 64 bits."""
    for file in sorted((ROOT / "Corpus").glob("*/*.drag")):
        folder = file.parent.name
        # The page has no hosts.
        if folder.startswith("host-") or folder == "published-owners":
            continue
        text = file.read_text()
        is_too_wide = "9223372036854775807" in text or "set step 2.3e-16" in text
        if "\ncontrol " in text and "expect refused" not in text and not is_too_wide:
            yield file
