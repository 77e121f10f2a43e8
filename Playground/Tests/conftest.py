"""What the tests of the page share: a browser, the page, and the command line to compare it with."""

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
STEP_KEYS = ["event", "value", "fraction", "change", "editing", "detents", "reachedEnd", "isAnimating"]


def trace(text, folder):
    """What `dragnet trace` says of a script, without the line numbers."""
    file = folder / "recorded.drag"
    file.write_text(text)
    result = subprocess.run(
        [DRAGNET, "trace", str(file), "--format", "json"], capture_output=True, text=True, check=True
    )
    return [{key: row[key] for key in STEP_KEYS} for row in map(json.loads, result.stdout.splitlines())]


class Card:
    """A card of the page: a control and everything around it."""

    def __init__(self, page, control, folder):
        self.page = page
        self.root = page.locator(f"article[data-control={control}]")
        self.control = self.root.locator(".control")
        self.folder = folder

    def point(self, x, y):
        """Where a place in the control, in parts of its size, is on the page."""
        box = self.control.bounding_box()
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    def drag(self, *places, steps=6, release=True):
        """Drags with the mouse from place to place, each in parts of the control's size."""
        self.page.mouse.move(*self.point(*places[0]))
        self.page.mouse.down()
        for place in places[1:]:
            self.page.mouse.move(*self.point(*place), steps=steps)
        if release:
            self.page.mouse.up()

    def touch(self, *places, steps=6):
        """Drags with a finger."""
        start = self.point(*places[0])
        self.fingers("touchStart", [start])
        for begin, end in zip(places, places[1:]):
            (x0, y0), (x1, y1) = self.point(*begin), self.point(*end)
            for step in range(1, steps + 1):
                part = step / steps
                self.fingers("touchMove", [(x0 + part * (x1 - x0), y0 + part * (y1 - y0))])
        self.fingers("touchEnd", [])

    def fingers(self, what, points):
        """Tells the browser where the fingers are, through its own input."""
        if not hasattr(self.page, "dragnet_session"):
            self.page.dragnet_session = self.page.context.new_cdp_session(self.page)
        touch_points = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        self.page.dragnet_session.send(
            "Input.dispatchTouchEvent", {"type": what, "touchPoints": touch_points}
        )

    def rows(self):
        """Every step that the page shows."""
        return self.root.locator(".events li").evaluate_all(
            "rows => rows.map(row => ({ ...JSON.parse(row.dataset.step), shown: row.querySelector('.value').textContent }))"
        )

    def save(self):
        """The recorded script, as the page saves it."""
        with self.page.expect_download() as download:
            self.root.locator(".save").click()
        return Path(download.value.path()).read_text()

    def rest(self):
        """Waits until nothing is on its way any more."""
        self.page.wait_for_function(
            """root => { const row = root.querySelector('.events li:last-child');
                 return row && !JSON.parse(row.dataset.step).isAnimating }""",
            arg=self.root.element_handle(),
        )

    def check(self, tolerance=0):
        """Every value that the page shows is that of `dragnet trace` of what it recorded."""
        self.rest()
        rows = self.rows()
        text = self.save()
        expected = trace(text, self.folder)
        assert len(rows) == len(expected) > 0
        for row, other in zip(rows, expected):
            assert same(float(row.pop("shown")), other["value"], tolerance), (row, other)
            assert same(row, other, tolerance), (row, other)
        return text, expected

    def skip(self):
        """Goes to the end of a replay, which may be there already."""
        self.root.locator(".skip").evaluate("button => button.click()")

    def set(self, name, text):
        """Sets a field of the configuration."""
        field = self.root.locator(f"[name={name}]")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(text)
        else:
            field.fill(text)

    def error(self, name):
        """What the form says about a field."""
        return self.root.locator(f".field:has([name={name}]) .error").text_content()


def same(a, b, tolerance):
    """Whether two values are equal, numbers up to a tolerance."""
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(same(a[key], b[key], tolerance) for key in a)
    if isinstance(a, float | int) and isinstance(b, float | int) and not isinstance(a, bool):
        return a == b or abs(a - b) <= tolerance * max(1, abs(b))
    return a == b


@pytest.fixture(scope="session")
def browser():
    """Chromium as Debian has it."""
    assert CHROMIUM, "there is no chromium; apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser, tmp_path):
    """Opens the page at a control; anything that goes wrong in it fails the test."""
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
    """Drops a file on the page."""
    transfer = page.evaluate_handle(
        """([name, text]) => {
             const transfer = new DataTransfer();
             transfer.items.add(new File([text], name));
             return transfer;
           }""",
        [name, text],
    )
    page.dispatch_event("body", "drop", {"dataTransfer": transfer})
