"""The player of a recording: it steps, plays and scrubs, in the log and in the chart."""

import re

import pytest
from conftest import drop
from playwright.sync_api import expect

DRAG = """dragnet 1
control progress-slider
size 300 56
down 30 28
move 90 28
move 150 28
wait 0.1
wait 0.1
up 180 28
"""


def player(card):
    """The keys of the player: back, play, forward, the slider, and the place."""
    keys = card.root.locator(".player")
    back, play, forward = keys.locator("button").all()
    return back, play, forward, keys.locator("input"), keys.locator("output")


def value(card):
    """The value that the control shows, as a fraction of a percent."""
    return float(card.root.locator(".exact").text_content())


def test_steps_show_earlier_states(open_page):
    page = open_page("progress-slider")
    drop(page, "drag.drag", DRAG)
    card = page.card()
    card.skip()
    back, _, forward, _, place = player(card)
    expect(place).to_have_text("7 of 7")
    expect(forward).to_be_disabled()
    last, text = value(card), card.save()
    back.click()
    # The two waits are one row of the log, and so one step.
    expect(place).to_have_text("6 of 7")
    back.click()
    expect(place).to_have_text("4 of 7")
    assert 0 < value(card) < last
    assert float(card.control.get_attribute("aria-valuenow")) == value(card)
    expect(card.root.locator(".finger")).to_be_visible()
    picked = card.root.locator(".events .picked")
    expect(picked.locator("code")).to_have_text("move 150 28")
    forward.click()
    expect(place).to_have_text("6 of 7")
    expect(picked.locator("code")).to_have_text("wait 0.2 in 2 steps")
    forward.click()
    expect(place).to_have_text("7 of 7")
    expect(card.root.locator(".finger")).to_be_hidden()
    assert value(card) == last and card.save() == text


def test_rows_the_chart_and_the_slider_show_an_event(open_page):
    page = open_page("progress-slider")
    drop(page, "drag.drag", DRAG)
    card = page.card()
    card.skip()
    _, _, _, slider, place = player(card)
    card.root.locator(".events li", has_text="move 90 28").click()
    expect(place).to_have_text("3 of 7")
    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(place).to_have_text("4 of 7")
    expect(slider).to_have_attribute("aria-valuetext", "move 150 28")
    box = card.root.locator(".chart").bounding_box()
    page.mouse.move(box["x"] + 0.3 * box["width"], box["y"] + 10)
    page.mouse.down()
    expect(place).to_have_text("3 of 7")
    page.mouse.move(box["x"] + 0.9 * box["width"], box["y"] + 10)
    expect(place).to_have_text("7 of 7")
    page.mouse.up()
    card.root.locator(".player").focus()
    page.keyboard.press("Home")
    expect(place).to_have_text("1 of 7")
    page.keyboard.press("End")
    expect(place).to_have_text("7 of 7")


def test_play_goes_through_a_recording_and_can_be_paused(open_page):
    page = open_page("progress-slider")
    drop(page, "drag.drag", DRAG.replace("wait 0.1\n", "wait 5\n"))
    card = page.card()
    _, play, _, _, place = player(card)
    expect(play).to_have_text("Pause")
    # The first wait of five seconds comes after four events.
    expect(place).to_have_text("4 of 7")
    page.keyboard.press("Tab")
    card.root.locator(".player").focus()
    page.keyboard.press("Space")
    expect(play).to_have_text("Play")
    expect(place).to_have_text("4 of 7")
    card.root.locator(".player").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(place).to_have_text("7 of 7")
    expect(play).to_have_text("Play")


def test_input_goes_on_after_the_last_event(open_page):
    page = open_page("progress-slider")
    drop(page, "drag.drag", DRAG)
    card = page.card()
    card.skip()
    card.root.locator(".events li").first.click()
    expect(player(card)[4]).to_have_text("1 of 7")
    card.drag((0.5, 0.5), (0.7, 0.5))
    text, steps = card.check()
    assert text.startswith(DRAG) and len(steps) > 7
    assert steps[-1]["value"] > steps[6]["value"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_broken_law_is_marked_in_the_chart_and_shown_on_request(open_page, scheme):
    page = open_page("fat-slider", color_scheme=scheme)
    text = "dragnet 1\ncontrol published-fat-slider\nset isSticky false\nsize 300 44\ndown 50 22\nmove 100 22\nup 200 22\nwait 1\n"
    drop(page, "broken.drag", text)
    card = page.card("published-fat-slider")
    card.skip()
    finding = card.root.locator('.findings [data-law="D8"]')
    finding.wait_for()
    # The fourth of five events.
    expect(card.root.locator(".chart .broken")).to_have_attribute("d", re.compile("M280 0V40"))
    expect(card.root.locator(".chart .expected")).not_to_have_attribute("d", "")
    expect(card.root.locator(".ghost")).to_be_visible()
    card.root.locator(".events li").first.click()
    expect(card.root.locator(".ghost")).to_be_hidden()
    finding.locator(".place").click()
    expect(player(card)[4]).to_have_text("4 of 5")
    expect(card.root.locator(".ghost")).to_be_visible()
