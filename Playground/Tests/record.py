"""Records drags in a browser, for the corpus.

The script moves a slightly unsteady pointer through Chromium's own input, faster than the page draws,
so the browser coalesces samples as it does for a real mouse. It saves each recording unchanged. The
timing, and so the scripts, differ from run to run.

    record.py --output FOLDER [--only CONTROL/NAME]
"""

import argparse
import asyncio
import math
import os
import random
import shutil
from pathlib import Path

from playwright.async_api import async_playwright

ROOT = Path(__file__).resolve().parents[2]
PAGE = Path(os.environ.get("PLAYGROUND_PAGE") or ROOT / "Playground/.build/playground.html")
HEAD = """# Recorded in a browser with Playground/Tests/record.py: {summary}.
# Pointer events of Chromium, with coalesced samples, from an automated {hand} with jitter.
"""

# The scripts: control, name, summary, mouse or finger, settings, and gestures. A gesture is a list of
# points, as fractions of the control's size, each with the milliseconds that the way there takes.
SCRIPTS = [
    ("fat-slider", "recorded-grab-and-let-go", "the thumb is dragged there and back and released", "mouse", {},
     [[(0.16, 0.5, 0), (0.7, 0.45, 420), (0.45, 0.55, 260)]]),
    ("fat-slider", "recorded-quick-flick", "a quick flick past the end, caught on its way back", "mouse", {},
     [[(0.1, 0.5, 0), (1.1, 0.3, 110)], [(0.6, 0.5, 0), (0.4, 0.5, 200)]]),
    ("fat-slider", "recorded-finger", "a finger drags a thumb that stays where it is released", "finger", {"isSticky": "false"},
     [[(0.2, 0.6, 0), (0.6, 0.4, 350)], [(0.55, 0.5, 0), (0.3, 0.6, 300)]]),
    ("meshing-slider", "recorded-sweep", "a sweep over all bars and back to the middle", "mouse", {},
     [[(0.2, 0.5, 0), (0.85, 0.4, 500), (0.5, 0.6, 300)]]),
    ("meshing-slider", "recorded-snapped", "from bar to bar", "mouse", {"snapsToBars": "true"},
     [[(0.4, 0.5, 0), (0.55, 0.45, 400)], [(0.7, 0.5, 0), (0.62, 0.5, 250)]]),
    ("meshing-slider", "recorded-finger-zoom", "a finger zooms on an exponential scale", "finger", {"range": "1...16", "scale": "exponential"},
     [[(0.3, 0.5, 0), (0.7, 0.3, 450)]]),
    ("progress-slider", "recorded-scrub", "a scrub from anywhere", "mouse", {},
     [[(0.3, 0.5, 0), (0.7, 0.6, 450), (0.6, 0.4, 200)]]),
    ("progress-slider", "recorded-fine-scrub", "a scrub that becomes finer as the pointer moves down", "mouse", {"value": "0.5"},
     [[(0.4, 0.5, 0), (0.5, 0.5, 250), (0.7, 2.4, 400), (0.3, 2.5, 400)]]),
    ("progress-slider", "recorded-finger-past-the-end", "a finger drags past the end and back", "finger", {"step": "0.05"},
     [[(0.5, 0.5, 0), (1.0, 0.5, 300), (0.1, 0.6, 500), (0.3, 0.6, 200)]]),
    ("step-slider", "recorded-slide", "the thumb slides from stop to stop", "mouse", {},
     [[(0.09, 0.45, 0), (0.35, 0.5, 300), (0.95, 0.4, 500), (0.6, 0.5, 300)]]),
    ("step-slider", "recorded-taps", "taps that move a little", "mouse", {},
     [[(0.65, 0.5, 0), (0.655, 0.52, 90)], [(0.3, 0.4, 0), (0.303, 0.41, 110)]]),
    ("step-slider", "recorded-finger", "a finger slides over stops that are close together", "finger", {"stops": "-3,0,1,2,5,8"},
     [[(0.09, 0.5, 0), (0.5, 0.45, 450), (0.75, 0.5, 300)]]),
    ("morph-toggle", "recorded-taps", "three taps, the last one during the animation", "mouse", {},
     [[(0.4, 0.5, 0), (0.42, 0.52, 80)], [(0.6, 0.5, 0)], [(0.5, 0.4, 0)]]),
    ("morph-toggle", "recorded-leaves-and-returns", "a touch that leaves and returns is not a tap", "mouse", {},
     [[(0.5, 0.5, 0), (1.6, 0.7, 200), (0.5, 0.5, 200)], [(0.5, 0.5, 0), (0.52, 0.5, 60)]]),
    ("morph-toggle", "recorded-finger", "a finger taps a toggle that is on", "finger", {"isOn": "true"},
     [[(0.6, 0.6, 0), (0.58, 0.62, 100)], [(0.4, 0.5, 0), (0.4, 0.52, 70)]]),
]  # fmt: skip

INTERVAL = 4  # Milliseconds between samples: several samples for each frame.


def samples(start, end, seconds, chance):
    """Samples of a movement that accelerates and slows down smoothly, with jitter."""
    count = max(1, round(seconds * 1000 / INTERVAL))
    drift_x = drift_y = 0.0
    for step in range(1, count + 1):
        t = step / count
        fraction = t * t * t * (10 - 15 * t + 6 * t * t)
        drift_x = 0.9 * drift_x + chance.gauss(0, 0.25)
        drift_y = 0.9 * drift_y + chance.gauss(0, 0.25)
        bow = math.sin(math.pi * t) * 3
        yield start[0] + fraction * (end[0] - start[0]) + drift_x, start[1] + fraction * (end[1] - start[1]) + drift_y + bow


class Pointer:
    """A mouse or a finger. It does not wait for the page."""

    def __init__(self, session, kind):
        self.session, self.kind, self.sent = session, kind, []

    def send(self, event, point):
        if self.kind == "mouse":
            name = {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}[event]
            self.call("Input.dispatchMouseEvent", type=name, x=point[0], y=point[1], button="left",
                      buttons=0 if event == "up" else 1, clickCount=1)  # fmt: skip
        else:
            name = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[event]
            points = [] if event == "up" else [{"x": point[0], "y": point[1], "id": 0}]
            self.call("Input.dispatchTouchEvent", type=name, touchPoints=points)

    def call(self, method, **parameters):
        self.sent.append(asyncio.ensure_future(self.session.send(method, parameters)))

    async def settle(self):
        await asyncio.gather(*self.sent)
        self.sent.clear()


async def record(browser, script, folder):
    control, name, summary, kind, settings, gestures = script
    chance = random.Random(f"{control}/{name}")
    context = await browser.new_context(
        viewport={"width": 900, "height": 900}, accept_downloads=True, has_touch=kind == "finger")  # fmt: skip
    page = await context.new_page()
    await page.goto(f"{PAGE.as_uri()}#{control}")
    await page.wait_for_selector("body.ready")
    for field, text in settings.items():
        entry = page.locator(f"[name={field}]")
        is_choice = await entry.evaluate("entry => entry.tagName") == "SELECT"
        await (entry.select_option(text) if is_choice else entry.fill(text))
        await entry.blur()
    await page.evaluate(
        """() => { window.moves = 0;
             document.querySelector('.control').addEventListener('pointermove', () => { window.moves++; }); }"""
    )
    box = await page.locator(".control").bounding_box()
    pointer = Pointer(await context.new_cdp_session(page), kind)

    def place(x, y):
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    for gesture in gestures:
        here = place(*gesture[0][:2])
        if kind == "mouse":
            await page.mouse.move(*here)
        pointer.send("down", here)
        await asyncio.sleep(0.05)
        for x, y, milliseconds in gesture[1:]:
            clock = asyncio.get_running_loop().time()
            for count, sample in enumerate(samples(here, place(x, y), milliseconds / 1000, chance), 1):
                await asyncio.sleep(max(0, clock + count * INTERVAL / 1000 - asyncio.get_running_loop().time()))
                pointer.send("move", sample)
                here = sample
        await asyncio.sleep(0.03)
        pointer.send("up", here)
        await pointer.settle()
        await asyncio.sleep(0.15)
    last = "document.querySelector('.events li:last-child').steps.at(-1)"
    await page.wait_for_function(f"() => !{last}.isAnimating")
    value = await page.evaluate(f"{last}.value")
    async with page.expect_download() as download:
        await page.locator(".save").click()
    text = Path(await (await download.value).path()).read_text()
    # Only an exponential scale uses functions whose results depend on the platform.
    tolerance = " ± 1e-12" if "exponential" in settings.values() else ""
    text += f"expect value {value}{tolerance}\n"
    events = await page.evaluate("moves")
    await context.close()
    file = folder / control / f"{name}.drag"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(HEAD.format(summary=summary, hand=kind) + text)
    print(control, name, text.count("\nmove "), events)


async def main():
    parser = argparse.ArgumentParser(description="Records drags in a browser.")
    parser.add_argument("--output", type=Path, required=True, help="the folder to write to")
    parser.add_argument("--only", help="one script, as CONTROL/NAME")
    options = parser.parse_args()
    async with async_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for script in SCRIPTS:
            if options.only in (None, f"{script[0]}/{script[1]}"):
                await record(browser, script, options.output)
        await browser.close()


asyncio.run(main())
