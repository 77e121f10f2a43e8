"""Laws, configuration, files and accessibility of the page."""

import json
import signal
import subprocess

import pytest
from playwright.sync_api import expect
from conftest import DRAGNET, PAGE, ROOT, corpus_scripts, dragnet, drop, trace

CONTROLS = {
    "fat-slider": "Fat slider",
    "meshing-slider": "Meshing slider",
    "progress-slider": "Progress slider",
    "step-slider": "Step slider",
    "range-slider": "Range slider",
    "morph-toggle": "Morph toggle",
}


def broken_laws(card):
    """The laws that a card shows as broken."""
    return card.root.locator(".lights .broken").all_text_contents()


def test_a_broken_law_lights_up_on_the_published_control_only(open_page):
    page = open_page("fat-slider")
    page.check("#compare")
    ours, theirs = page.card(), page.card("published-fat-slider")
    for card in (ours, theirs):
        card.drag((0.1, 0.5), (0.5, 0.5))
        card.rest()
    theirs.root.locator(".lights .broken").first.wait_for()
    finding = theirs.root.locator(".findings li").first
    law = broken_laws(theirs)[0]
    assert finding.get_attribute("data-law") == law
    assert finding.locator("span").first.text_content() != ""
    place = finding.locator(".place")
    index = int(place.text_content().split(",")[0].removeprefix("event ")) - 1
    assert theirs.rows()[index]["event"] == place.text_content().split(", ")[1]
    place.click()
    assert theirs.root.locator(".events .picked").get_attribute("data-index") == str(index)
    assert "broken" in theirs.root.locator(".law-summary").text_content()
    assert broken_laws(ours) == []
    # The command line reports the same laws for the recording.
    file = theirs.folder / "broken.drag"
    file.write_text(theirs.save())
    replay = dragnet("replay", file, "--format", "json")
    broken = {problem["law"] for problem in json.loads(replay.stdout)["problems"]}
    expect(theirs.root.locator(".lights .broken")).to_have_count(len(broken))
    assert set(broken_laws(theirs)) == broken


def test_both_controls_receive_the_same_input(open_page):
    page = open_page("step-slider")
    page.check("#compare")
    page.check("#mirror")
    ours, theirs = page.card(), page.card("published-step-slider")
    ours.drag((0.1, 0.5), (0.6, 0.5))
    page.keyboard.press("ArrowRight")
    ours.check()
    theirs.check()

    def touches(card):
        return [row["event"] for row in card.rows() if not row["event"].startswith(("wait", "size"))]

    assert touches(ours) == touches(theirs) != []


def test_a_crash_is_reported_and_the_control_restarts(open_page):
    page = open_page("meshing-slider")
    page.check("#compare")
    card = page.card("published-meshing-slider")
    card.set("range", "0...1e19")
    card.drag((0.2, 0.5), (0.8, 0.5))
    assert broken_laws(card) == ["A1"]
    assert "an app would have crashed here" in card.root.locator(".findings").text_content()
    assert card.root.locator(".crash").is_visible()
    assert card.save().strip().splitlines()[-1].startswith(("down", "move"))
    # The events before the crash can still be shown.
    card.root.get_by_role("button", name="Step back", exact=True).click()
    expect(card.root.locator(".crash")).to_be_hidden()
    card.root.get_by_role("button", name="Step forward", exact=True).click()
    expect(card.root.locator(".crash")).to_be_visible()
    assert broken_laws(card) == ["A1"]
    card.set("range", "0...35")
    card.drag((0.2, 0.5), (0.8, 0.5))
    card.check()


def test_a_crashed_control_can_be_used_again(open_page):
    page = open_page("step-slider")
    page.check("#compare")
    card = page.card("published-step-slider")
    card.set("stops", "none")
    card.drag((0.5, 0.5))
    assert broken_laws(card) == ["A1"]
    card.root.locator(".restart").click()
    assert not card.root.locator(".crash").is_visible()
    card.set("stops", "1,2,3")
    card.drag((0.2, 0.5), (0.8, 0.5))
    card.check()


def test_a_refused_configuration_shows_the_reason_and_changes_nothing(open_page):
    page = open_page("fat-slider")
    card = page.card()
    card.drag((0.1, 0.5), (0.5, 0.5))
    before = len(card.rows())
    card.set("trackThickness", "-1")
    assert card.error("trackThickness") == "trackThickness is -1.0; it must be a finite number of at least 0"
    card.set("trackThickness", "x")
    assert card.error("trackThickness") == "found `x`, expected a number of points"
    card.set("trackThickness", "4; down 3 3")
    assert card.error("trackThickness") != ""
    assert len(card.rows()) >= before
    card.set("trackThickness", "8")
    assert card.error("trackThickness") == ""
    card.drag((0.1, 0.5), (0.5, 0.5))
    text, _ = card.check()
    assert "set trackThickness 8\n" in text


def test_an_error_appears_beside_its_field(open_page):
    page = open_page("meshing-slider")
    card = page.card()
    card.set("scale", "exponential")
    assert card.error("range") != "" and card.error("scale") == ""
    card.set("range", "1...16")
    assert card.error("range") == ""


def test_a_setting_is_applied_when_typing_pauses(open_page):
    card = open_page("fat-slider").card()
    error = card.root.locator(".field:has([name=trackThickness]) .error")
    shown = card.root.locator("[name=trackThickness]").evaluate(
        """field => {
             field.value = '-1';
             field.dispatchEvent(new Event('input', { bubbles: true }));
             return document.getElementById(field.getAttribute('aria-describedby')).textContent; }"""
    )
    assert shown == ""
    expect(error).to_contain_text("trackThickness is -1.0")


def test_a_setting_plays_the_recording_again_in_one_request(open_page):
    page = open_page("fat-slider")
    moves = [f"move {50 + index % 100} 22" for index in range(200)]
    drop(page, "long.drag", "\n".join(["dragnet 1", "control fat-slider", "down 50 22", *moves, "up", ""]))
    card = page.card()
    card.skip()
    card.rest()
    page.evaluate(
        """() => { const { call } = Engine.prototype; window.plays = 0;
             Engine.prototype.call = function (name, ...words) {
               if (name === 'play' && words[0].includes('move')) window.plays++;
               return call.call(this, name, ...words); }; }"""
    )
    card.set("trackThickness", "8")
    assert page.evaluate("plays") == 1
    text = card.save()
    assert text.count("move ") == 200 and "set trackThickness 8\n" in text


def test_a_crash_of_a_replay_names_its_event(open_page):
    page = open_page()
    text = "dragnet 1\ncontrol published-step-slider\nset stops none\nsize 300 44\nwait 0.1\ndown 150 22\nup\nwait 0.1\n"
    drop(page, "crash.drag", text)
    card = page.card("published-step-slider")
    expect(card.root.locator(".events .trap code")).to_have_text("up")
    assert broken_laws(card) == ["A1"]
    assert card.save() == text.removesuffix("wait 0.1\n")


def test_keys_of_a_slider(open_page):
    page = open_page("step-slider")
    card = page.card()
    card.control.focus()
    shown = []
    for key in ["ArrowRight", "ArrowUp", "ArrowLeft", "End", "ArrowDown", "Home", "PageUp", "PageDown"]:
        page.keyboard.press(key)
        card.rest()
        shown.append(float(card.control.get_attribute("aria-valuenow")))
    assert shown == [10, 30, 10, 40, 30, 1, 10, 1]
    card.check()


def test_keys_of_a_switch(open_page):
    page = open_page("morph-toggle")
    card = page.card()
    card.control.focus()
    for key, state in [(" ", "true"), ("ArrowRight", "true"), ("Enter", "false")]:
        page.keyboard.press(key)
        expect(card.control).to_have_attribute("aria-checked", state)
    card.check()


@pytest.mark.parametrize("control", CONTROLS)
def test_roles(open_page, control):
    page = open_page(control)
    role = {"morph-toggle": "switch", "range-slider": "group"}.get(control, "slider")
    element = page.get_by_role(role, name=CONTROLS[control], exact=True)
    assert element.is_visible()
    sliders = page.get_by_role("slider", name=CONTROLS[control]).all()
    assert len(sliders) == {"morph-toggle": 0, "range-slider": 2}.get(control, 1)
    for element in sliders:
        low, now, high = (float(element.get_attribute(f"aria-value{part}")) for part in ("min", "now", "max"))
        assert low <= now <= high
        assert element.get_attribute("aria-valuetext")
        assert element.get_attribute("aria-orientation") == "horizontal"
    assert page.get_by_role("tab", name=CONTROLS[control]).get_attribute("aria-selected") == "true"


def test_keys_move_between_tabs(open_page):
    page = open_page("fat-slider")
    page.locator("#tab-fat-slider").focus()
    page.keyboard.press("ArrowRight")
    assert page.get_by_role("slider", name="Meshing slider").is_visible()
    page.keyboard.press("End")
    assert page.get_by_role("switch", name="Morph toggle").is_visible()
    assert page.url.endswith("#morph-toggle")


def test_a_dropped_file_is_replayed(open_page, tmp_path):
    files = [file for file in corpus_scripts() if file.parent.name == "step-slider"]
    page = open_page("fat-slider")
    for file in files[:3]:
        drop(page, file.name, file.read_text())
        card = page.card("step-slider")
        card.skip()
        card.root.locator(".note:not(:empty)").wait_for()
        assert "bad" not in card.root.locator(".note").get_attribute("class")
        card.rest()
        shown = [{key: value for key, value in row.items() if key != "shown"} for row in card.rows()]
        assert shown[: len(trace(file.read_text(), tmp_path))] == trace(file.read_text(), tmp_path)


def test_a_dropped_file_is_replayed_at_its_own_speed(open_page):
    page = open_page()
    text = "dragnet 1\ncontrol fat-slider\nsize 300 44\ndown 50 22\nmove 150 22\nexpect value 0.5\nwait 1\nup\nwait 2\nexpect value 1\n"
    drop(page, "slow.drag", text)
    card = page.card()
    # The finger is down for a second, so that a busy machine draws it, too.
    page.wait_for_selector(".finger:not([hidden])")
    expect(card.root.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    expect(card.root.locator(".player output")).to_have_text("6 of 6")
    expect(card.root.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(card.root.locator(".note")).to_have_text("Replayed 6 events; line 10: the value is 0, expected 1")
    # The control can then be used from there.
    card.drag((0.1, 0.5), (0.5, 0.5))
    assert "size 300 44" in card.check()[0]


def test_a_file_of_a_published_control_shows_it(open_page):
    page = open_page()
    file = ROOT / "Corpus/published-fat-slider/bad-sample.drag"
    drop(page, file.name, file.read_text())
    card = page.card("published-fat-slider")
    card.root.locator('.lights [data-law="A3"].broken').wait_for()


def test_a_parse_error_names_the_file_line_and_column(open_page):
    page = open_page()
    drop(page, "bad.drag", "dragnet 1\ncontrol fat-slider\ndown 50 x\n")
    assert page.locator("#notice").text_content() == "bad.drag:3:9: found `x`, expected y in points"
    drop(page, "words.drag", "dragnet 1\ntarget snapping\nwords 1 2\n")
    assert "the choice words of snapping" in page.locator("#notice").text_content()


def test_a_recording_is_copied_and_replayed(open_page):
    page = open_page("progress-slider", permissions=["clipboard-read", "clipboard-write"])
    card = page.card()
    card.drag((0.2, 0.5), (0.6, 0.5))
    text = card.save()
    card.root.locator(".copy").click()
    card.root.locator(".note:not(:empty)").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == text
    before = card.rows()
    card.root.get_by_role("button", name="Play", exact=True).click()
    card.skip()
    assert card.rows() == before
    assert card.save() == text


def test_a_link_contains_a_long_recording(open_page):
    page = open_page()
    size, isSame = page.evaluate(
        """async () => {
             const text = Array.from({ length: 30_000 }, () => `move ${Math.random()} ${Math.random()}\\n`).join('');
             const link = await scriptLink('fat-slider', text);
             return [link.length, await readScript(link.split('&script=')[1]) === text]; }"""
    )
    assert size > 500_000 and isSame


def test_the_worker_answers_after_any_error(open_page):
    page = open_page()
    answers = page.evaluate(
        """() => new Promise((done) => {
             const body = ['engine', 'worker'].map((id) => document.getElementById(id).textContent);
             const worker = new Worker(URL.createObjectURL(new Blob(body, { type: 'text/javascript' })));
             const answers = [];
             worker.onerror = ({ message }) => done([message]);
             worker.onmessage = ({ data }) => { if (answers.push(data.trap) === 2) done(answers); };
             // Without a module each request fails.
             for (const script of ['first', 'second']) worker.postMessage({ script }); })"""
    )
    assert len(answers) == 2 and all(answers)


def test_an_exhausted_stack_is_a_trap(open_page):
    page = open_page()
    name, count = page.evaluate(
        """async () => {
             const module = await Engine.compile(document.getElementById('module').textContent, LZMADecoder.decompress);
             const engine = new Engine(module);
             // V8 reports an exhausted stack as a RangeError, also inside of a module.
             engine.exports = { ...engine.exports, play: () => { throw new RangeError('exhausted'); } };
             try {
               engine.call('play', 'up');
             } catch (error) {
               return [error.constructor.name, engine.call('demos').demos.length];
             } }"""
    )
    assert (name, count) == ("Trap", 6)


@pytest.mark.parametrize("width", [320, 390, 768])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_page_fits_a_small_screen(open_page, width, direction):
    page = open_page(viewport={"width": width, "height": 700})
    page.check("#compare")
    if direction == "rtl":
        page.check("#rtl")
    for control in CONTROLS:
        page.click(f"#tab-{control}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, control


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_and_dark(open_page, scheme):
    page = open_page(color_scheme=scheme)

    def ground():
        return page.evaluate("getComputedStyle(document.body).backgroundColor")

    own = ground()
    page.select_option("#theme", "dark" if scheme == "light" else "light")
    other = ground()
    assert own != other
    page.select_option("#theme", scheme)
    assert ground() == own
    page.select_option("#theme", "auto")
    assert ground() == own


def test_dragnet_playground_serves_the_page(open_page):
    command = [DRAGNET, "playground", "--port", "0", "--format", "json"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        row = json.loads(server.stdout.readline())
        assert row["url"].startswith("http://127.0.0.1:")
        assert (ROOT / row["file"]) == PAGE
        page = open_page("progress-slider", url=row["url"])
        card = page.card()
        card.drag((0.2, 0.5), (0.6, 0.5))
        card.check()
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()
