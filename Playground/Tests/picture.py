"""Makes the picture of the playground in the documentation: a drag on both controls.

    Playground/.build/venv/bin/python Playground/Tests/picture.py

It needs the page, which Playground/build makes.
"""

from conftest import CHROMIUM, PAGE, ROOT, Card
from playwright.sync_api import sync_playwright

PICTURE = ROOT / "Sources/SceneRendering/SceneRendering.docc/Resources/playground-compare.png"


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1160, "height": 720}, color_scheme="light")
        page.goto(f"{PAGE.as_uri()}#fat-slider")
        page.wait_for_selector("body.ready")
        page.check("#compare")
        page.check("#mirror")
        cards = [Card(page, name, ROOT) for name in ("fat-slider", "published-fat-slider")]
        for card in cards:
            card.set("isSticky", "false")
        cards[0].drag((0.17, 0.5), (0.35, 0.5), (0.68, 0.5), steps=1, release=False)
        cards[1].root.locator(".lights .broken").first.wait_for()
        cards[0].rows()
        page.screenshot(path=PICTURE)
        browser.close()


if __name__ == "__main__":
    main()
