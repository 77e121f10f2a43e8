"""Prints the frames per second of a drag on the meshing slider, with its input sent to both controls.

    Playground/.build/venv/bin/python Playground/Tests/frames.py [--seconds 5] [--throttle 1 4]

Chromium draws without a display here, at most 60 times a second. `--throttle 4` makes its processor four
times slower. The CPU time of the main thread for a frame depends little on other work of the machine: with at
most 5.5 ms, a processor that is four times slower draws 45 frames a second. It needs the page, which
Playground/build makes.
"""

import argparse
import math
import time

from conftest import CHROMIUM, PAGE, ROOT, Card
from playwright.sync_api import sync_playwright

COUNT = """seconds => new Promise(done => {
  const times = [];
  const next = (now) => {
    times.push(now);
    if (now - times[0] < seconds * 1000) requestAnimationFrame(next);
    else done(times);
  };
  requestAnimationFrame(next);
})"""


def measure(browser, throttle, seconds):
    """The frames per second, the longest frame and the CPU time of a frame in milliseconds, and the events."""
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    page.goto(f"{PAGE.as_uri()}#meshing-slider")
    page.wait_for_selector("body.ready")
    page.check("#compare")
    page.check("#mirror")
    card = Card(page, "meshing-slider", ROOT)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    card.drag((0.3, 0.5), (0.31, 0.5), release=False)
    before = cpu_time(session)
    page.evaluate(f"window.counted = ({COUNT})({seconds}); 0")
    start = time.monotonic()
    while (now := time.monotonic() - start) < seconds + 0.2:
        page.mouse.move(*card.point(0.5 + 0.3 * math.sin(3 * now), 0.5))
        # A mouse sends 125 samples a second.
        time.sleep(max(0, start + now + 1 / 125 - time.monotonic()))
    times = page.evaluate("window.counted")
    spent = cpu_time(session) - before
    page.mouse.up()
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    events = int(card.root.locator(".event-count").text_content().split()[0])
    page.close()
    gaps = [after - before for before, after in zip(times, times[1:])]
    return (len(times) - 1) / (times[-1] - times[0]) * 1000, max(gaps), spent * 1000 / len(times), events


def cpu_time(session):
    """The CPU seconds of the page's main thread."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--throttle", type=float, nargs="+", default=[1, 4])
    arguments = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for throttle in arguments.throttle:
            rate, longest, cpu, events = measure(browser, throttle, arguments.seconds)
            print(
                f"processor slower by {throttle:g}: {rate:.1f} frames per second, "
                f"longest frame {longest:.0f} ms, {cpu:.1f} ms of CPU time a frame, {events} events"
            )
        browser.close()


if __name__ == "__main__":
    main()
