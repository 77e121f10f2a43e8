"""The page shows the values that the command line gives for the same script."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import PAGE, corpus_scripts, dragnet, drop, same, step, trace

# Drags from point to point, as fractions of the control's size.
DRAGS = {
    "fat-slider": [[(0.1, 0.5), (0.7, 0.4), (0.4, 0.6)], [(0.2, 0.5), (1.3, 0.5), (0.5, 0.5)]],
    "meshing-slider": [[(0.3, 0.5), (0.8, 0.4), (0.1, 0.9)]],
    "progress-slider": [[(0.2, 0.5), (0.6, 0.5), (0.8, 2.2), (0.5, 2.5)], [(0.9, 0.5), (0.7, 0.5)]],
    "step-slider": [[(0.1, 0.5), (0.5, 0.5), (0.9, 0.6)], [(0.3, 0.5), (0.3, 0.52)]],
    "range-slider": [[(0.27, 0.5), (0.5, 0.4), (0.9, 0.6)], [(0.9, 0.5), (0.6, 0.5)]],
    "morph-toggle": [[(0.3, 0.5), (0.4, 0.6)], [(0.6, 0.5), (0.6, 3)], [(0.5, 0.5)]],
}


@pytest.mark.parametrize("control", DRAGS)
@pytest.mark.parametrize("hand", ["mouse", "finger"])
def test_drags(open_page, control, hand):
    page = open_page(control, has_touch=hand == "finger")
    card = page.card()
    for points in DRAGS[control]:
        (card.drag if hand == "mouse" else card.touch)(*points)
        if control == "fat-slider":
            # A thumb that springs back can be caught only where it is drawn.
            page.wait_for_timeout(2500)
    text, steps = card.check()
    assert any(step["change"] for step in steps)
    assert sum(step["editing"] == "began" for step in steps) == len(DRAGS[control])
    assert "wait" in text or control in ["progress-slider", "range-slider"]


def test_an_exponential_scale(open_page):
    page = open_page("meshing-slider")
    card = page.card()
    card.set("range", "1...16")
    card.set("scale", "exponential")
    card.drag((0.3, 0.5), (0.8, 0.4), (0.5, 0.9))
    _, steps = card.check(tolerance=1e-12)
    assert steps[-1]["value"] not in (1, 16)


def test_the_control_follows_the_size_of_the_page(open_page):
    page = open_page("progress-slider")
    card = page.card()
    card.drag((0.2, 0.5), (0.6, 0.5))
    page.set_viewport_size({"width": 420, "height": 900})
    page.wait_for_function(
        "document.querySelectorAll('.events li code').values().filter(e => e.textContent.startsWith('size')).toArray().length == 2"
    )
    card.drag((0.2, 0.5), (0.6, 0.5))
    grip = card.root.locator(".grip").bounding_box()
    page.mouse.move(grip["x"] + 11, grip["y"] + 11)
    page.mouse.down()
    page.mouse.move(grip["x"] - 50, grip["y"] + 40, steps=3)
    page.mouse.up()
    card.drag((0.2, 0.5), (0.4, 0.5))
    text, _ = card.check()
    assert text.count("size ") >= 4


def test_a_size_entered_during_a_drag(open_page):
    page = open_page("fat-slider")
    card = page.card()
    card.set("isSticky", "false")
    card.drag((0.1, 0.5), (0.5, 0.5), release=False)
    page.evaluate(
        """() => { const input = document.querySelector('.size input');
             input.value = 200; input.dispatchEvent(new Event('change')); }"""
    )
    page.mouse.move(*card.point(0.9, 0.5), steps=4)
    page.mouse.up()
    text, _ = card.check()
    assert "size 200 64" in text


def test_escape_cancels(open_page):
    page = open_page("fat-slider")
    card = page.card()
    card.set("isSticky", "false")
    card.set("onCancel", "reverts")
    card.control.focus()
    card.drag((0.1, 0.5), (0.5, 0.5), release=False)
    page.keyboard.press("Escape")
    page.mouse.move(*card.point(0.9, 0.5))
    page.mouse.up()
    text, steps = card.check()
    assert "\nrevert\n" in text
    assert [step["value"] for step in steps if step["editing"] == "cancelled"] == [0]


def test_a_touch_cancelled_by_the_browser_cancels_the_drag(open_page):
    page = open_page("meshing-slider", has_touch=True)
    card = page.card()
    card.fingers("touchStart", [card.point(0.3, 0.5)])
    card.fingers("touchMove", [card.point(0.5, 0.5)])
    card.fingers("touchCancel", [])
    text, steps = card.check()
    assert "\ncancel\n" in text
    assert any(step["editing"] == "cancelled" for step in steps)


def test_a_second_finger_changes_nothing(open_page):
    page = open_page("progress-slider", has_touch=True)
    card = page.card()
    first, second = card.point(0.2, 0.5), card.point(0.8, 0.5)
    card.fingers("touchStart", [first])
    card.fingers("touchStart", [first, second])
    card.fingers("touchMove", [first, card.point(0.1, 0.5)])
    card.fingers("touchMove", [card.point(0.5, 0.5), card.point(0.1, 0.5)])
    card.fingers("touchEnd", [])
    text, steps = card.check()
    assert "@1" in text
    assert all(step["change"] is None for step in steps if "@1" in step["event"])
    assert any(step["change"] for step in steps)


def test_two_fingers_move_two_thumbs(open_page):
    page = open_page("range-slider", has_touch=True)
    card = page.card()
    card.fingers("touchStart", [card.point(0.27, 0.5)])
    card.fingers("touchStart", [card.point(0.27, 0.5), card.point(0.73, 0.5)])
    card.fingers("touchMove", [card.point(0.4, 0.5), card.point(0.6, 0.5)])
    card.fingers("touchEnd", [])
    text, steps = card.check()
    assert "@1" in text
    assert steps[-1]["value"] > 0.3 and steps[-1]["upper"] < 0.7
    assert [step["thumb"] for step in steps if step["editing"] == "began"] == ["lower", "upper"]


def test_a_touch_of_two_that_the_browser_takes_away_is_cancelled_alone(open_page):
    page = open_page("range-slider", has_touch=True)
    card = page.card()
    card.fingers("touchStart", [card.point(0.27, 0.5)])
    card.fingers("touchStart", [card.point(0.27, 0.5), card.point(0.73, 0.5)])
    card.fingers("touchMove", [card.point(0.4, 0.5), card.point(0.6, 0.5)])
    card.fingers("touchCancel", [])
    text, steps = card.check()
    assert "\ncancel @" in text
    assert sum(step["editing"] == "cancelled" for step in steps) == 2


def test_keys_move_the_focused_thumb(open_page):
    page = open_page("range-slider")
    lower, upper = page.get_by_role("slider", name="lower"), page.get_by_role("slider", name="upper")
    page.locator(".grip").focus()
    lower.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("End")
    _, steps = page.card().check()
    assert [step["event"] for step in steps[1:]] == ["adjust lower up", "adjust upper maximum"]
    assert float(lower.get_attribute("aria-valuenow")) == steps[-1]["value"]
    assert lower.get_attribute("aria-valuemax") == upper.get_attribute("aria-valuenow") == "1"


def test_right_to_left(open_page):
    page = open_page("progress-slider")
    page.check("#rtl")
    card = page.card()
    assert card.root.locator("[name=direction]").input_value() == "rightToLeft"
    card.drag((0.8, 0.5), (0.4, 0.5))
    text, steps = card.check()
    assert "set direction rightToLeft" in text
    assert steps[-1]["value"] > 0.3
    card.control.focus()
    page.keyboard.press("ArrowLeft")
    _, more = card.check()
    assert more[-1]["event"] == "adjust up"


def test_vertical_sliders(open_page):
    page = open_page()
    for control in list(DRAGS)[:5]:
        page.click(f"#tab-{control}")
        card = page.card(control)
        card.set("direction", "bottomToTop")
        assert card.root.locator("[role=slider]").first.get_attribute("aria-orientation") == "vertical"
        card.drag((0.5, 0.9), (0.5, 0.3))
        _, steps = card.check()
        assert any(step["change"] for step in steps), control


def test_the_corpus_gives_the_same_steps(open_page):
    page = open_page()
    page.evaluate(
        """async () => {
             const engine = new Engine(await Engine.compile(document.getElementById('module').textContent, LZMADecoder.decompress));
             window.stepsOf = (text) => {
               const { control, settings, events, error } = engine.call('read', text);
               if (error) return error.message;
               const lines = settings.map(({ name, text }) => `set ${name} ${text}\\n`);
               engine.call('start', `dragnet 1\\ncontrol ${control}\\n${lines.join('')}`);
               try { return engine.call('play', events.join('\\n')).steps; } catch (error) { return 'trap'; }
             };
           }"""
    )
    compared = traps = 0
    for file in corpus_scripts():
        steps = page.evaluate("text => stepsOf(text)", file.read_text())
        result = dragnet("trace", file, "--format", "json")
        if steps == "trap":
            assert result.returncode == 1, file
            traps += 1
            continue
        assert result.returncode == 0, (file, steps, result.stderr)
        rows = [step(json.loads(line)) for line in result.stdout.splitlines()]
        tolerance = 1e-12 if "exponential" in file.read_text() else 0
        assert len(steps) == len(rows), file
        for shown, row in zip(steps, rows):
            assert same(shown, row, tolerance), (file, shown, row)
        compared += 1
    assert compared > 100 and traps >= 2


def test_numbers_are_read_to_the_same_bits(open_page, tmp_path):
    numbers = [
        "0x1.8p-2", "0x1p-1074", "0x0.0000000000001p-1022", "-0x1.fffffffffffffp1023", "0X1.8P+3",
        "0x1.00000000000008p0", "0x1.000000000000080000001p0", "0xfffffffffffffffffff.8p-60", "0x.8", "0x2.p1",
        "5e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623157e308",
        "9007199254740993", "0.1", "123456789012345678901234567890", "1e22", "1e23", "-0", ".5", "5.",
        "0.500000000000000166533453693773481063544750213623046875", "2.2250738585072011e-308",
    ]  # fmt: skip
    lines = [f"move {number} 1" for number in numbers]
    text = "dragnet 1\ncontrol fat-slider\n" + "\n".join(lines) + "\n"
    page = open_page()
    drop(page, "numbers.drag", text)
    page.card().skip()
    page.wait_for_selector(".note:not(:empty)")
    assert [row["event"] for row in page.card().rows()] == [row["event"] for row in trace(text, tmp_path)]


def test_a_recorded_script_replays(tmp_path):
    """The recorder of the corpus uses real input, with samples that the browser coalesces."""
    recorder = Path(__file__).with_name("record.py")
    environment = os.environ | {"PLAYGROUND_PAGE": str(PAGE)}
    result = subprocess.run(
        [sys.executable, str(recorder), "--output", str(tmp_path), "--only", "progress-slider/recorded-scrub"],
        capture_output=True, text=True, env=environment,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    [file] = tmp_path.glob("*/*.drag")
    assert file.read_text().startswith("# Recorded in a browser")
    samples, events = map(int, result.stdout.split()[-2:])
    assert samples > events > 0
    replay = dragnet("replay", file)
    assert replay.returncode == 0, replay.stdout
