"""What the page and the reports look like: contrast, landmarks, sizes, and what an example shows."""

import re
from pathlib import Path

import axe_playwright_python
import pytest
from conftest import PAGE, ROOT, dragnet, drop
from playwright.sync_api import expect

AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js").read_text()
BROKEN = ROOT / "Corpus/published-fat-slider/last-move-lost.drag"


def findings(page):
    """The findings of axe, each with its rule and its elements."""
    page.evaluate(AXE)
    result = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [(rule["id"], [node["target"] for node in rule["nodes"]][:3]) for rule in result["violations"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_tab(open_page, scheme):
    page = open_page(color_scheme=scheme, reduced_motion="reduce")
    page.check("#compare")
    for tab in page.get_by_role("tab").all():
        tab.click()
        page.locator("h2:visible").nth(1).wait_for()
        assert findings(page) == []


def test_controls_are_large_enough_and_text_grows_with_the_font(open_page):
    page = open_page()
    page.check("#compare")
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, select, input:not(.hidden), .grip')]
             .filter((element) => element.offsetParent)
             .map((element) => [element.className || element.id || element.name, element.getBoundingClientRect()])
             .filter(([, { width, height }]) => width < 20 || height < 20)
             .map(([name, { width, height }]) => [name, width, height])"""
    )
    assert small == []
    before = page.evaluate("document.querySelector('.lights button').getBoundingClientRect().height")
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert page.evaluate("document.querySelector('.lights button').getBoundingClientRect().height") > before


def test_a_law_explains_itself_on_request(open_page):
    page = open_page()
    card = page.card()
    assert "judge what you do" in card.root.locator(".law-summary").text_content()
    light = card.root.locator('.lights [data-law="A2"]')
    light.focus()
    page.keyboard.press("Enter")
    expect(card.root.locator(".law-words")).to_contain_text("clamping: the value is a number")
    expect(light).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(card.root.locator(".law-words")).to_be_empty()


def test_an_example_shows_a_bug_with_its_ghost(open_page):
    page = open_page("fat-slider")
    card = page.card("published-fat-slider")
    for _ in range(20):
        page.click("#bug")
        if "The last motion" in page.locator("#summary").text_content():
            break
    card.skip()
    card.root.locator('.findings [data-law="D8"]').wait_for()
    finding = card.root.locator('.findings [data-law="D8"]')
    expect(finding.locator("strong")).to_have_text("up (D8)")
    expect(finding.locator(".detail")).to_contain_text("0.25, should be 0.75")
    expect(card.root.locator(".ghost")).to_be_visible()
    # The ghost of a control that is 300 points wide lies at three quarters of the way of its thumb.
    assert card.root.locator(".ghost").evaluate("ghost => ghost.style.left") == "150px"


def test_what_a_law_plays_is_shown_on_request_and_not_recorded(open_page):
    page = open_page("fat-slider")
    for _ in range(20):
        page.click("#bug")
        if "The last motion" in page.locator("#summary").text_content():
            break
    card = page.card("published-fat-slider")
    card.skip()
    finding = card.root.locator('.findings [data-law="E7"]')
    finding.wait_for()
    expect(finding.locator(".place")).to_have_text("then: cancel; wait 1000; adjust up")
    text = card.save()
    finding.locator(".place").click()
    expect(card.root.locator(".ghost")).to_be_visible()
    # The thumb of 100 points at 0.35 of a way of 200 points.
    assert card.root.locator(".ghost").evaluate("ghost => ghost.style.left") == "70px"
    expect(card.root).to_have_class(re.compile("past"))
    assert card.save() == text
    card.root.locator('.findings [data-law="D8"] .place').click()
    assert card.root.locator(".ghost").evaluate("ghost => ghost.style.left") == "150px"
    assert [row["event"] for row in card.rows()] == ["size 300 44", "down 50 22", "move 100 22", "up 200 22"]


def test_both_controls_begin_in_the_same_state_and_show_the_finger(open_page):
    page = open_page("progress-slider")
    page.check("#compare")
    ours, theirs = page.card(), page.card("published-progress-slider")
    ours.drag((0.1, 0.5), (0.6, 0.5))
    page.check("#mirror")
    assert [row["event"].split(" ")[0] for row in ours.rows()] == ["size"]
    ours.drag((0.1, 0.5), (0.6, 0.5), release=False)
    for card in (ours, theirs):
        expect(card.root.locator(".finger")).to_be_visible()
    page.mouse.up()
    for card in (ours, theirs):
        expect(card.root.locator(".finger")).to_be_hidden()


def test_a_setting_keeps_the_recording(open_page):
    page = open_page("progress-slider")
    card = page.card()
    card.drag((0.2, 0.5), (0.6, 0.5))
    card.rest()
    events = [row["event"] for row in card.rows() if not row["event"].startswith("size")]
    card.set("minimumDistance", "20")
    card.rest()
    assert [row["event"] for row in card.rows() if not row["event"].startswith("size")] == events
    card.check()


def test_the_grip_follows_the_pointer(open_page):
    page = open_page("morph-toggle")
    card = page.card()
    box = card.root.locator(".grip").bounding_box()
    x, y = box["x"] + 12, box["y"] + 12
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 80, y + 20, steps=20)
    page.mouse.up()
    moved = card.root.locator(".grip").bounding_box()
    assert abs(moved["x"] - box["x"] - 80) <= 3 and abs(moved["y"] - box["y"] - 20) <= 3


def test_waits_are_folded_in_the_log(open_page):
    page = open_page("fat-slider")
    waits = "wait 0.001\n" * 100
    drop(page, "waits.drag", f"dragnet 1\ncontrol fat-slider\nsize 300 44\ndown 50 22\n{waits}up\n")
    card = page.card()
    card.skip()
    page.wait_for_function("document.querySelector('.note').textContent.startsWith('Replayed')")
    card.rest()
    lines = card.root.locator(".events code").all_text_contents()
    assert lines[:4] == ["size 300 44", "down 50 22", "wait 0.1 in 100 steps", "up"]
    assert len([row for row in card.rows() if row["event"] == "wait 0.001"]) == 100


def test_a_recording_survives_a_reload_and_travels_in_a_link(open_page):
    page = open_page("progress-slider", permissions=["clipboard-read", "clipboard-write"])
    card = page.card()
    card.drag((0.2, 0.5), (0.6, 0.5))
    text = card.save()
    page.reload()
    page.wait_for_selector("body.ready")
    page.wait_for_function("document.querySelector('.note').textContent.startsWith('Replayed')")
    assert card.save() == text
    card.root.locator(".link").click()
    card.root.get_by_text("Copied a link.").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    other = open_page(link.split("#")[1])
    other.wait_for_function("document.querySelector('.note').textContent.startsWith('Replayed')")
    assert other.card("progress-slider").save() == text


def test_a_finger_scrolls_the_page_across_a_control(open_page):
    page = open_page("fat-slider", viewport={"width": 390, "height": 600}, has_touch=True, is_mobile=True)
    card = page.card()
    page.evaluate("scrollTo(0, 0)")
    card.touch((0.5, 0.5), (0.5, -4.0), steps=12)
    page.wait_for_function("scrollY > 20")


def test_the_player_of_a_very_long_script_steps_over_the_events_that_the_page_leaves_out(browser, tmp_path):
    moves = "".join(f"move {50 + place % 97 * 2} 22\nwait 0.016\n" for place in range(1000))
    script = tmp_path / "long.drag"
    script.write_text(f"dragnet 1\ncontrol meshing-slider\nsize 300 60\ndown 50 22\n{moves}up\n")
    dragnet("explain", script, "--html", str(tmp_path / "page.html"))
    assert (tmp_path / "page.html").stat().st_size < 500_000
    page = browser.new_page()
    page.goto((tmp_path / "page.html").as_uri())
    events = page.locator("tr[data-event]").evaluate_all("rows => rows.map(row => row.dataset.event)")
    assert 40 < len(events) < 2003 and events[-1] == "2003"
    output = page.locator(".player output")
    expect(output).to_have_text(f"1 of {len(events)}")
    for place, event in enumerate(events[1:6], start=2):
        page.get_by_role("button", name="Step forward").click()
        expect(output).to_have_text(f"{place} of {len(events)}")
        expect(page.locator(".player use")).to_have_attribute("href", f"#strip-{event}")
        expect(page.locator("tr[aria-current]")).to_have_attribute("data-event", event)
    page.locator(f"li[data-event='{events[-2]}']").click()
    expect(output).to_have_text(f"{len(events) - 1} of {len(events)}")
    page.locator(f"tr[data-event='{events[3]}']").click()
    expect(page.locator(".player use")).to_have_attribute("href", f"#strip-{events[3]}")
    assert findings(page) == []
    page.close()


def test_a_report_of_20_long_failing_scripts_has_at_most_1_megabyte(browser, tmp_path):
    moves = "".join(f"move {place * 41 % 300 + 1 / 3} {place % 40}\nwait 0.016\n" for place in range(400))
    scripts = tmp_path / "scripts"
    scripts.mkdir()
    for number in range(20):
        text = f"dragnet 1\ncontrol published-fat-slider\nset isSticky false\nsize 300 44\ndown {number + 40} 22\n"
        (scripts / f"{number}.drag").write_text(text + moves + "up 250 22\n")
    report = tmp_path / "page.html"
    dragnet("replay", scripts, "--html", str(report))
    assert 500_000 < report.stat().st_size <= 1_000_000
    for scheme in ("light", "dark"):
        page = browser.new_page(color_scheme=scheme, reduced_motion="reduce")
        page.goto(report.as_uri())
        dossiers = page.locator("details.dossier")
        expect(dossiers).to_have_count(20)
        page.locator("[data-dossier] a").last.click()
        last = dossiers.last
        expect(last).to_have_attribute("open", "")
        expect(last.locator("svg").first).to_contain_text("events are drawn")
        expect(last.locator("svg").first).to_contain_text("details within")
        # It begins where the first law breaks, with the place that the law demands.
        expect(last.locator(".player .ghost:visible, .player use")).not_to_have_count(0)
        count = last.locator("tr[data-event]").count()
        assert count >= 8
        last.get_by_role("button", name="Step back").click()
        expect(last.locator(".player output")).to_contain_text(f"of {count}")
        # The events that laws play come last.
        expect(last.locator("tr[data-event]").last).to_contain_text("played by")
        assert findings(page) == []
        page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_of_a_script_has_a_player(browser, tmp_path, scheme):
    dragnet("explain", BROKEN, "--html", str(tmp_path / "page.html"))
    assert (tmp_path / "page.html").stat().st_size < 500_000
    page = browser.new_page(color_scheme=scheme, reduced_motion="reduce")
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto((tmp_path / "page.html").as_uri())
    assert len(requests) == 1
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "The last motion of a quick drag arrives with the lift-off and is ignored."
    )
    output = page.locator(".player output")
    # It begins where the law of the script breaks.
    expect(output).to_have_text("4 of 7")
    page.get_by_role("button", name="Step back").click()
    expect(output).to_have_text("3 of 7")
    page.locator(".player").focus()
    page.keyboard.press("Home")
    expect(output).to_have_text("1 of 7")
    page.keyboard.press("ArrowRight")
    expect(output).to_have_text("2 of 7")
    page.locator("tr[data-event='3']").click()
    expect(output).to_have_text("3 of 7")
    page.locator("li[data-event='2']").click()
    expect(output).to_have_text("2 of 7")
    page.locator(".hit[data-event='4']").click()
    expect(output).to_have_text("4 of 7")
    # Law E7 plays three events after the script.
    page.locator("tr[data-event='7']").click()
    expect(page.locator("tr[data-event='7']")).to_contain_text("played by E7")
    expect(page.get_by_role("button", name="Step forward")).to_be_disabled()
    page.locator(".hit[data-event='4']").click()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    # In the frame of the last motion, and in that of the adjustment that law E7 plays.
    expect(page.locator(".ghost:visible")).to_have_count(2)
    assert findings(page) == []
    page.close()


def test_a_report_of_fuzzing_has_a_table_and_a_search(browser, tmp_path):
    report = tmp_path / "page.html"
    dragnet("fuzz", "published-fat-slider", "--seconds", "3", "--no-doctor", "--html", str(report))
    assert report.stat().st_size < 1_000_000
    page = browser.new_page()
    page.goto(report.as_uri())
    dossiers = page.locator("details.dossier")
    assert dossiers.count() > 0
    page.locator("[data-dossier] a").first.click()
    expect(dossiers.first).to_have_attribute("open", "")
    assert findings(page) == []
    page.get_by_label("Search").fill("no such words")
    expect(page.locator("details.dossier:visible")).to_have_count(0)
    page.get_by_label("Search").fill("")
    expect(page.locator("details.dossier:visible")).to_have_count(dossiers.count())
    page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colors_keep_the_tab_the_lights_and_the_chart(open_page, scheme):
    page = open_page("progress-slider", forced_colors="active", color_scheme=scheme)
    page.check("#compare")
    card = page.card("published-progress-slider")
    card.drag((0.2, 0.5), (0.6, 0.5))
    card.root.locator(".lights .broken").first.wait_for()

    def style(selector, name, index=0):
        return page.locator(selector).nth(index).evaluate(
            "(element, name) => getComputedStyle(element).getPropertyValue(name)", name
        )

    system = page.evaluate(
        """() => { const probe = document.body.appendChild(document.createElement('i'));
             probe.style.forcedColorAdjust = 'none';
             const color = (name) => { probe.style.color = name; return getComputedStyle(probe).color };
             return { highlight: color('Highlight'), ground: color('Canvas'), text: color('CanvasText') } }"""
    )
    assert style("[role=tab][aria-selected=true]", "outline-style") == "solid"
    assert style("[role=tab][aria-selected=false]", "outline-style") == "none"
    assert style(".lights .broken", "background-color") == system["highlight"]
    # The parts of a control differ from the ground: the track, and the part of it that is filled.
    paints = {style(".control svg [data-role]", "fill", index) for index in range(2)}
    assert len(paints) == 2 and system["ground"] not in paints
    assert style(".chart .values", "stroke") == system["text"]
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["auto", "dark"])
def test_a_print_is_light_and_has_everything_that_happened(open_page, theme):
    page = open_page("progress-slider", color_scheme="dark")
    page.select_option("#theme", theme)
    card = page.card()
    drop(page, "long.drag", "dragnet 1\ncontrol progress-slider\nsize 300 56\n" + "value 0.5\nvalue 0.25\n" * 40)
    card.skip()
    ground = "getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(17, 18, 21)"
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(ground) == "rgb(255, 255, 255)"
    assert page.evaluate("getComputedStyle(document.querySelector('h2')).color") == "rgb(29, 29, 33)"
    for name in [".tools", "[role=tablist]", ".actions", ".player .keys"]:
        expect(page.locator(name).first).to_be_hidden()
    expect(card.root.locator(".chart")).to_be_visible()
    # No row is behind a scroll bar.
    assert card.root.locator(".events").evaluate("list => list.scrollHeight <= list.clientHeight")


def test_a_recording_that_is_too_long_says_what_is_judged(open_page):
    page = open_page("morph-toggle")
    card = page.card()
    page.evaluate("Card.mostChecked = 6")
    for _ in range(3):
        page.keyboard.press("Tab")
    card.control.focus()
    page.keyboard.press("Space")
    summary = card.root.locator(".law-summary")
    expect(summary).to_contain_text("laws hold")
    for _ in range(6):
        page.keyboard.press("Space")
    expect(summary).to_contain_text("in the first 6 events")
    expect(summary).to_contain_text("later events are not judged")
    expect(card.root.locator(".lights")).to_have_class(re.compile("partial"))
    card.root.locator(".restart").click()
    expect(summary).not_to_contain_text("not judged")


def test_the_page_is_one_file_of_less_than_500_kilobytes():
    # `open_page` fails if a page asks for any other file.
    assert PAGE.stat().st_size < 500_000
