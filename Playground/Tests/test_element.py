"""The element <dragnet-slider>: forms, owners, touch, keys, accessibility, themes, and its speed."""

import functools
import http.server
import threading
from pathlib import Path

import axe_playwright_python
import pytest
from conftest import PAGE, ROOT

BUILT = PAGE.parent
AXE = Path(axe_playwright_python.__file__).with_name("axe.min.js")
KINDS = ["fat-slider", "meshing-slider", "progress-slider", "step-slider", "morph-toggle"]


@pytest.fixture(scope="session")
def site():
    """Serves the built files on loopback, because a browser loads no module from disk."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    handler = functools.partial(Handler, directory=BUILT)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


class Page:
    """A page with elements, and the events that they send."""

    def __init__(self, page):
        self.page = page

    def evaluate(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def point(self, x, y, name="slider"):
        """The position on the page of a point in an element, given as fractions of its size."""
        box = self.page.locator(f"#{name}").bounding_box()
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    def drag(self, *points, name="slider", steps=6, release=True):
        self.page.mouse.move(*self.point(*points[0], name))
        self.page.mouse.down()
        for point in points[1:]:
            self.page.mouse.move(*self.point(*point, name), steps=steps)
        if release:
            self.page.mouse.up()

    def fingers(self, event, points):
        if not hasattr(self, "session"):
            self.session = self.page.context.new_cdp_session(self.page)
        touches = [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": event, "touchPoints": touches})

    def value(self, name="slider"):
        return self.evaluate("name => document.getElementById(name).value", name)

    def events(self, name="slider"):
        """The types and values of the events since the last call."""
        return self.evaluate("name => window.events.splice(0).filter(e => e.name === name).map(e => [e.type, e.value])", name)

    def wait(self, script):
        self.page.wait_for_function(script)

    def frames(self, count=3):
        """Waits for frames of the display."""
        self.evaluate("count => new Promise(done => { const next = () => count-- > 0 ? requestAnimationFrame(next) : done(); next(); })", count)

    def violations(self):
        """The findings of axe, each with its rule and element."""
        self.page.evaluate(AXE.read_text())
        result = self.evaluate("axe.run(document, { resultTypes: ['violations', 'incomplete'] })")
        return [(rule["id"], node["html"][:120]) for rule in result["violations"] for node in rule["nodes"]]


@pytest.fixture
def show(browser, site):
    """Opens a page with the given body, or of Examples/. An error on the page fails the test."""
    contexts, problems = [], []

    def show(body=None, example=None, **options):
        context = browser.new_context(**({"viewport": {"width": 800, "height": 600}} | options))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: message.type == "error" and problems.append(message.text))
        if example:
            html = (ROOT / "Examples" / example / "index.html").read_text()
            page.route("**/example.html*", lambda route: route.fulfill(body=html, content_type="text/html"))
            page.goto(f"{site}example.html")
        elif body is None:
            page.goto(f"{site}examples.html")
        else:
            html = f"""<!doctype html><html lang="en"><head><title>Test</title><link rel="icon" href="data:,">
              <style>dragnet-slider {{ margin: 20px 0 }}</style></head>
              <body><main><h1>Test</h1>{body}</main><script>
                window.events = [];
                for (const type of ['input', 'change', 'detent', 'reachedend']) {{
                  addEventListener(type, (event) => events.push({{
                    name: event.target.id, type, value: event.detail?.value ?? event.target.value }}));
                }}
              </script><script type="module" src="dragnet-slider.js"></script></body></html>"""
            page.route("**/test.html*", lambda route: route.fulfill(body=html, content_type="text/html"))
            page.goto(f"{site}test.html")
        page.wait_for_function("customElements.get('dragnet-slider') !== undefined")
        shown = Page(page)
        shown.frames()
        return shown

    yield show
    for context in contexts:
        context.close()
    assert problems == []


def element(kind="progress-slider", **attributes):
    words = [f'{name.replace("_", "-")}="{value}"' for name, value in attributes.items()]
    stops = 'stops="1,10,30,40"' if kind == "step-slider" and "stops" not in attributes else ""
    return f'<dragnet-slider id="slider" kind="{kind}" aria-label="Test" {stops} {" ".join(words)}></dragnet-slider>'


# Forms


def test_a_form_submits_the_value(show):
    page = show(f"""<form id="form">{element(name="position", value="0.25")}
      <button>Submit</button><button type="reset">Reset</button></form>""")
    entries = "Object.fromEntries(new FormData(document.getElementById('form')))"
    assert page.evaluate(entries) == {"position": "0.25"}
    page.drag((0.2, 0.5), (0.7, 0.5))
    assert page.evaluate(entries) == {"position": str(page.value())}
    assert page.value() > 0.5
    # The URL of the page has the value after a real submission.
    value = page.value()
    with page.page.expect_request(lambda request: "position=" in request.url) as request:
        page.page.click("text=Submit")
    assert request.value.url.endswith(f"?position={value}")


def test_a_reset_restores_the_value_of_the_attribute(show):
    page = show(f"""<form id="form">{element(name="position", value="0.25")}
      <button type="reset">Reset</button></form>""")
    page.drag((0.2, 0.5), (0.7, 0.5))
    page.events()
    page.page.click("text=Reset")
    page.wait("document.getElementById('slider').value === 0.25")
    assert page.evaluate("new FormData(document.getElementById('form')).get('position')") == "0.25"
    assert page.events() == []
    # Until the user or the page changes the value, the attribute sets it.
    page.evaluate("document.getElementById('slider').setAttribute('value', '0.75')")
    assert page.value() == 0.75
    page.evaluate("document.getElementById('slider').value = 0.5")
    page.evaluate("document.getElementById('slider').setAttribute('value', '0.1')")
    assert page.value() == 0.5


@pytest.mark.parametrize("kind", KINDS)
def test_a_form_has_an_entry_for_each_kind_from_the_start(show, kind):
    page = show(f'<form id="form">{element(kind, name="it")}</form>')
    expected = {"step-slider": "1"}.get(kind, "0")
    assert page.evaluate("new FormData(document.getElementById('form')).get('it')") == expected


def test_a_disabled_fieldset_disables(show):
    page = show(f"""<form id="form"><fieldset id="fields" disabled><legend>Fields</legend>
      {element(name="position", value="0.25")}</fieldset></form>""")
    slider = page.page.locator("#slider")
    assert slider.get_attribute("aria-disabled") == "true"
    page.drag((0.2, 0.5), (0.7, 0.5))
    page.evaluate("document.getElementById('slider').focus()")
    page.page.keyboard.press("ArrowRight")
    assert (page.value(), page.events()) == (0.25, [])
    assert page.evaluate("[...new FormData(document.getElementById('form'))]") == []
    # The owner's value is shown.
    page.evaluate("document.getElementById('slider').value = 0.5")
    assert page.value() == 0.5
    page.evaluate("document.getElementById('fields').disabled = false")
    assert slider.get_attribute("aria-disabled") is None
    page.drag((0.2, 0.5), (0.7, 0.5))
    assert page.value() > 0.8


def test_disabling_during_a_drag_cancels_it(show):
    page = show(element(value="0.25", oncancel="keeps"))
    page.drag((0.2, 0.5), (0.7, 0.5), release=False)
    moved = page.value()
    page.evaluate("document.getElementById('slider').disabled = true")
    page.page.mouse.move(*page.point(0.3, 0.5))
    page.page.mouse.up()
    assert page.value() == moved
    types = [type for type, _ in page.events()]
    assert types.count("change") == 1 and types[-1] == "change"


def test_labels_name_and_focus_the_element(show):
    page = show('<label for="slider">Volume</label><dragnet-slider id="slider" name="v"></dragnet-slider>')
    assert page.evaluate("[...document.getElementById('slider').labels].map(l => l.textContent)") == ["Volume"]
    page.page.click("text=Volume")
    assert page.evaluate("document.activeElement.id") == "slider"
    assert ("slider", "Volume") in accessible(page)


# Events


def test_a_drag_sends_input_for_each_change_and_change_once(show):
    page = show(element())
    page.drag((0.2, 0.5), (0.7, 0.5), (0.5, 0.5))
    events = page.events()
    inputs = [value for type, value in events if type == "input"]
    assert len(inputs) > 5
    assert all(a != b for a, b in zip(inputs, inputs[1:]))
    assert events[-1] == ["change", inputs[-1]]
    assert [type for type, _ in events].count("change") == 1
    # A touch that changes nothing sends nothing.
    page.drag((0.5, 0.5))
    assert page.events() == []


def test_a_sticky_control_says_where_it_was_let_go(show):
    page = show(element("fat-slider"))
    page.drag((0.1, 0.5), (0.6, 0.5))
    events = page.events()
    assert events[-2][0] == "input" and events[-2][1] == 0
    assert events[-1][0] == "change" and events[-1][1] > 0.5
    assert page.value() == 0


def test_detents_and_ends_are_events(show):
    page = show(element("step-slider"))
    page.page.focus("#slider")
    page.page.keyboard.press("End")
    types = [type for type, _ in page.events()]
    assert types == ["input", "detent", "reachedend", "change"]


def test_a_drag_ends_with_the_release_of_its_button(show):
    page = show(element(value="0.25"))
    page.drag((0.2, 0.5), (0.6, 0.5), release=False)
    mouse = page.page.mouse
    mouse.down(button="middle")
    mouse.up(button="left")
    value = page.value()
    assert page.events()[-1] == ["change", value]
    mouse.move(*page.point(0.9, 0.5), steps=3)
    mouse.up(button="middle")
    assert page.value() == value and page.events() == []


# Keys


def test_keys(show):
    page = show(element("step-slider"))
    page.page.focus("#slider")
    shown = []
    for key in ["ArrowRight", "ArrowUp", "ArrowLeft", "End", "ArrowDown", "Home", "PageUp", "PageDown"]:
        page.page.keyboard.press(key)
        shown.append(page.value())
    assert shown == [10, 30, 10, 40, 30, 1, 10, 1]


def test_a_fine_step_and_the_direction(show):
    page = show(f'<div dir="rtl">{element(value="0.5")}</div>')
    page.page.focus("#slider")
    page.page.keyboard.press("ArrowLeft")
    assert page.value() == 0.6
    page.page.keyboard.press("Shift+ArrowRight")
    assert page.value() == 0.59


def test_keys_of_a_switch(show):
    page = show(element("morph-toggle"))
    page.page.focus("#slider")
    for key, value in [(" ", 1), ("Enter", 0), ("ArrowRight", 1), ("ArrowLeft", 0)]:
        page.page.keyboard.press(key)
        assert page.value() == value
        assert page.page.locator("#slider").get_attribute("aria-checked") == ("true" if value else "false")


def test_keys_do_not_scroll_the_page_but_tab_and_letters_are_left_alone(show):
    page = show(element() + '<div style="height: 3000px"></div>')
    page.page.focus("#slider")
    page.evaluate("window.kept = []; addEventListener('keydown', e => kept.push([e.key, e.defaultPrevented]))")
    for key in ["Home", "PageDown", "a", "Control+ArrowDown", "Escape", "Tab"]:
        page.page.keyboard.press(key)
    assert page.evaluate("scrollY") == 0
    kept = dict(page.evaluate("kept"))
    assert (kept["Home"], kept["PageDown"], kept["a"], kept["Escape"], kept["Tab"]) == (True, True, False, False, False)


def test_escape_reverts_a_drag(show):
    page = show(element(value="0.25"))
    page.page.focus("#slider")
    page.drag((0.2, 0.5), (0.7, 0.5), release=False)
    page.page.keyboard.press("Escape")
    page.page.mouse.move(*page.point(0.9, 0.5))
    page.page.mouse.up()
    assert page.value() == 0.25
    assert page.events()[-1] == ["input", 0.25]


# Owners

OWNERS = {
    "echoes": "slider.value = slider.value",
    "echoes a frame late": "const v = slider.value; requestAnimationFrame(() => { slider.value = v; })",
    "echoes four frames late": "const v = slider.value; setTimeout(() => { slider.value = v; }, 66)",
    "rounds": "slider.value = Math.round(slider.value * 10) / 10",
    "rounds a frame late": "const v = slider.value; requestAnimationFrame(() => { slider.value = Math.round(v * 10) / 10; })",
    "refuses": "slider.value = 0.25",
}


@pytest.mark.parametrize("owner", OWNERS)
@pytest.mark.parametrize("kind", ["progress-slider", "fat-slider"])
def test_an_owner_that_sets_the_value_on_each_input(show, owner, kind):
    body = element(kind, is_sticky="false", value="0.25")
    page, free = show(body), show(body)
    page.evaluate(f"slider.addEventListener('input', () => {{ {OWNERS[owner]} }})")
    for one in (page, free):
        one.drag((0.3, 0.5), (0.7, 0.5), (0.6, 0.5), steps=12, release=False)
        one.frames()
    # While the finger is down, the owner is not felt.
    assert page.value() == free.value()
    page.page.mouse.up(), free.page.mouse.up()
    wanted = free.value()
    assert [value for type, value in page.events() if type == "input"][-1] == wanted
    # In the end, the owner has the last word.
    if "rounds" in owner:
        wanted = round(wanted * 10) / 10
    elif owner == "refuses":
        wanted = 0.25
    page.page.wait_for_function("wanted => document.getElementById('slider').value === wanted", arg=wanted)
    page.frames(20)
    assert page.value() == wanted
    assert page.events() == []


def test_the_policy_of_a_player_ignores_its_clock(show):
    page = show(element(policy="ignores"))
    page.evaluate("setInterval(() => { slider.value = slider.value + 0.001; }, 5)")
    page.drag((0.2, 0.5), (0.7, 0.5), (0.6, 0.5), steps=12, release=False)
    events = [value for type, value in page.events() if type == "input"]
    page.frames(10)
    assert page.value() == events[-1]
    page.page.mouse.up()


# Touch


def test_a_vertical_swipe_on_the_element_scrolls_the_page(show):
    body = f'<div style="height: 150px"></div>{element(value="0.25")}<div style="height: 3000px"></div>'
    page = show(body, has_touch=True, is_mobile=True)
    swipe(page, [(0.5, 0.5)], lambda x, y, step: (x, y - 15 * step))
    page.wait("scrollY > 50")
    page.frames(10)
    assert page.value() == 0.25
    assert "change" not in [type for type, _ in page.events()]


@pytest.mark.parametrize("kind", ["meshing-slider", "progress-slider"])
def test_a_horizontal_swipe_on_the_element_moves_its_value(show, kind):
    body = f'<div style="height: 150px"></div>{element(kind)}<div style="height: 3000px"></div>'
    page = show(body, has_touch=True, is_mobile=True)
    swipe(page, [(0.3, 0.5)], lambda x, y, step: (x + 15 * step, y + step))
    page.frames(10)
    events = page.events()
    assert page.evaluate("scrollY") == 0
    assert page.value() > 0.1
    assert events[-1][0] == "change"


def test_a_vertical_slider_leaves_horizontal_panning_to_the_page(show):
    page = show(element(direction="bottomToTop"), has_touch=True, is_mobile=True)
    assert page.evaluate("getComputedStyle(slider).touchAction") == "pan-x pinch-zoom"
    page.evaluate("slider.setAttribute('direction', 'leftToRight')")
    assert page.evaluate("getComputedStyle(slider).touchAction") == "pan-y pinch-zoom"


def swipe(page, start, path, steps=12):
    x, y = page.point(*start[0])
    page.fingers("touchStart", [(x, y)])
    for step in range(1, steps + 1):
        page.fingers("touchMove", [path(x, y, step)])
        page.frames(1)
    page.fingers("touchEnd", [])


# Accessibility


def accessible(page):
    """The roles and names in Chromium's accessibility tree."""
    session = page.page.context.new_cdp_session(page.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return [(node["role"]["value"], node.get("name", {}).get("value")) for node in nodes if "role" in node]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_page_of_examples(show, scheme):
    page = show(color_scheme=scheme)
    assert page.evaluate("document.querySelectorAll('dragnet-slider').length") == 9
    assert page.violations() == []
    assert ("slider", "A progress slider, in steps of 5%") in accessible(page)
    assert ("switch", "A switch") in accessible(page)
    price = "A range slider, in steps of 5, at least 10 apart"
    assert [("group", price), ("slider", f"{price}, from"), ("slider", f"{price}, to")] == [
        entry for entry in accessible(page) if (entry[1] or "").startswith(price) and entry[0] in ("group", "slider")]
    page.page.click("#toggle")
    assert page.violations() == []


def test_axe_finds_an_element_without_a_name(show):
    page = show('<dragnet-slider id="slider"></dragnet-slider>')
    assert [rule for rule, _ in page.violations()] == ["aria-input-field-name"]


@pytest.mark.parametrize("kind", KINDS)
def test_roles_and_values(show, kind):
    page = show(element(kind))
    assert page.violations() == []
    slider = page.page.get_by_role("switch" if kind == "morph-toggle" else "slider", name="Test")
    if kind == "morph-toggle":
        assert slider.get_attribute("aria-checked") == "false"
        return
    page.evaluate("slider.value = slider.max")
    page.frames()
    names = ["valuemin", "valuemax", "valuenow", "valuetext", "orientation"]
    attributes = [slider.get_attribute(f"aria-{name}") for name in names]
    expected = {"meshing-slider": ["0", "35", "35", "35"], "step-slider": ["1", "40", "40", "40"]}
    assert attributes == expected.get(kind, ["0", "1", "1", "100%"]) + ["horizontal"]


# Two values


def thumbs(page):
    return page.page.locator("#slider").get_by_role("slider")


def focused(page):
    """The index of the thumb that has the focus."""
    return page.evaluate("[...slider.shadowRoot.querySelectorAll('.thumb')].indexOf(slider.shadowRoot.activeElement)")


def test_a_form_has_an_entry_for_each_of_two_values(show):
    page = show(f"""<form id="form">{element("range-slider", name="price", lower="0.25", upper="0.75")}
      <button>Submit</button><button type="reset">Reset</button></form>""")
    entries = "[...new FormData(document.getElementById('form'))]"
    assert page.evaluate(entries) == [["price", "0.25"], ["price", "0.75"]]
    page.evaluate("slider.value = [0.1, 0.5]")
    assert page.evaluate(entries) == [["price", "0.1"], ["price", "0.5"]]
    page.evaluate("slider.value = '0.2,0.8'")
    assert page.value() == [0.2, 0.8]
    page.evaluate("slider.name = 'cost'")
    assert page.evaluate(entries) == [["cost", "0.2"], ["cost", "0.8"]]
    page.evaluate("slider.removeAttribute('name')")
    assert page.evaluate(entries) == []
    page.page.click("text=Reset")
    page.wait("String(slider.value) === '0.25,0.75'")
    page.evaluate("slider.setAttribute('lower', '0.3')")
    assert page.value() == [0.3, 0.75]


def test_each_thumb_is_dragged_and_focused(show):
    page = show(element("range-slider"))
    page.page.mouse.click(*page.point(0.01, 0.5))
    assert page.events() == [] and focused(page) == 0
    page.drag((0.99, 0.5), (0.7, 0.5))
    assert focused(page) == 1
    events = page.events()
    assert {kind for kind, _ in events[:-1]} == {"input"} and events[-1] == ["change", page.value()]
    lower, upper = page.value()
    assert lower == 0 and 0.65 < upper < 0.75


def test_two_fingers_move_both_thumbs(show):
    page = show(element("range-slider"), has_touch=True)
    left, right = page.point(0.01, 0.5), page.point(0.99, 0.5)
    page.fingers("touchStart", [left])
    page.fingers("touchStart", [left, right])
    for part in (0.1, 0.2):
        page.fingers("touchMove", [page.point(0.01 + part, 0.5), page.point(0.99 - part, 0.5)])
    page.fingers("touchEnd", [])
    lower, upper = page.value()
    assert 0.15 < lower < 0.25 and 0.75 < upper < 0.85
    assert [kind for kind, _ in page.events() if kind == "change"] == ["change"]


def test_keys_move_the_focused_thumb(show):
    page = show(element("range-slider"))
    page.page.keyboard.press("Tab")
    assert focused(page) == 0
    page.page.keyboard.press("ArrowRight")
    assert page.value() == [0.1, 1]
    page.page.keyboard.press("Tab")
    assert focused(page) == 1
    page.page.keyboard.press("PageDown")
    assert page.value() == [0.1, 0.8]
    page.page.keyboard.press("Home")
    assert page.value() == [0.1, 0.1]
    page.page.keyboard.press("Tab")
    assert focused(page) == -1
    assert [kind for kind, _ in page.events()] == ["input", "change"] * 3


def test_the_thumbs_have_roles_names_and_values(show):
    page = show(f"""<label for="slider">Price</label>
      <dragnet-slider id="slider" kind="range-slider" range="0...200" lower="40" upper="120" upper-label="to"></dragnet-slider>""")
    assert page.violations() == []
    names = ["label", "valuemin", "valuemax", "valuenow", "valuetext", "orientation"]
    attributes = [[thumb.get_attribute(f"aria-{name}") for name in names] for thumb in thumbs(page).all()]
    assert attributes == [
        ["Price, lower", "0", "120", "40", "40", "horizontal"], ["Price, to", "40", "200", "120", "120", "horizontal"]]
    page.page.click("label")
    assert focused(page) == 0
    # The focus ring lies over the drawn thumb.
    drawn = page.evaluate("[...slider.shadowRoot.querySelectorAll('[data-role=thumb]')].map(e => e.getBoundingClientRect().x)")
    assert [thumb.bounding_box()["x"] for thumb in thumbs(page).all()] == pytest.approx(drawn, abs=1)


def test_disabled_thumbs_take_no_focus_and_no_keys(show):
    page = show(f'<fieldset id="fields" disabled>{element("range-slider")}</fieldset>')
    page.drag((0.99, 0.5), (0.5, 0.5))
    page.page.keyboard.press("Tab")
    page.page.keyboard.press("ArrowLeft")
    assert page.value() == [0, 1] and focused(page) == -1 and page.violations() == []
    page.evaluate("fields.disabled = false")
    page.drag((0.99, 0.5), (0.5, 0.5))
    assert page.value()[1] < 0.6


def test_an_owner_that_rounds_both_values_has_the_last_word(show):
    page = show(element("range-slider"))
    page.evaluate("slider.addEventListener('input', () => slider.value = slider.value.map((v) => Math.round(v * 100) / 100))")
    page.drag((0.99, 0.5), (0.6123, 0.5))
    page.wait("String(slider.value[1]).length <= 4")


def test_an_element_becomes_a_range_slider_and_back(show):
    page = show(element("range-slider", lower="0.2", upper="0.8"))
    page.evaluate("slider.kind = 'progress-slider'")
    page.frames()
    assert page.page.get_by_role("slider", name="Test").count() == 1 and page.violations() == []
    assert page.evaluate("slider.tabIndex") == 0
    page.evaluate("slider.kind = 'range-slider'")
    page.frames()
    assert page.value() == [0.2, 0.8] and thumbs(page).count() == 2 and page.violations() == []


# Configuration


def test_attributes_configure_the_control_while_it_lives(show):
    page = show(element("meshing-slider", value="7"))
    page.evaluate("slider.setAttribute('range', '0...5')")
    assert (page.value(), page.evaluate("slider.max")) == (5, 5)
    page.evaluate("slider.setAttribute('bar-count', '6')")
    page.frames()
    assert page.evaluate("slider.shadowRoot.querySelectorAll('[data-role=bar]').length") == 6
    page.evaluate("slider.setAttribute('bar-count', '0')")
    assert page.evaluate("slider.configurationError") == "barCount is 0.0; it must be a whole number from 1 to 4096"
    assert page.evaluate("slider.shadowRoot.querySelectorAll('[data-role=bar]').length") == 6
    page.evaluate("slider.setAttribute('bar-count', '7')")
    assert page.evaluate("slider.configurationError") is None
    page.evaluate("slider.setAttribute('snaps-to-bars', '')")
    page.evaluate("slider.kind = 'morph-toggle'")
    assert page.page.get_by_role("switch", name="Test").is_visible()


def test_an_element_of_another_kind_keeps_no_attribute_of_the_former_role(show):
    page = show(element(value="0.25"))
    attributes = "[...slider.attributes].map(({ name }) => name).filter((name) => /^aria-[^l]/.test(name)).sort()"
    slider = page.evaluate(attributes)
    page.evaluate("slider.kind = 'morph-toggle'")
    page.frames()
    assert page.evaluate(attributes) == ["aria-checked"] and page.violations() == []
    page.evaluate("slider.kind = 'progress-slider'")
    page.frames()
    assert page.evaluate(attributes) == slider and page.violations() == []


def test_a_kind_with_spaces_has_its_configuration(show):
    page = show(element(" meshing-slider ", range="0...5"))
    assert (page.evaluate("slider.kind"), page.evaluate("slider.max")) == ("meshing-slider", 5)


@pytest.mark.parametrize("value", ["''", "' '", "[]", "null", "undefined"])
def test_a_value_that_is_no_number_changes_nothing(show, value):
    page = show(element(value="0.25"))
    page.evaluate(f"slider.value = {value}")
    assert page.value() == 0.25


def test_a_missing_value_of_two_stays(show):
    page = show(element("range-slider", lower="0.2", upper="0.8"))
    page.evaluate("slider.value = '0.4,'")
    assert page.value() == [0.4, 0.8]
    page.evaluate("slider.value = ',0.6'")
    assert page.value() == [0.4, 0.6]


def test_a_step_slider_waits_for_its_stops(show):
    page = show("<p>Empty</p>")
    page.evaluate("""() => {
      const slider = document.createElement('dragnet-slider');
      slider.id = 'slider';
      slider.kind = 'step-slider';
      slider.value = 30;
      document.querySelector('main').append(slider);
    }""")
    assert "stops" in page.evaluate("slider.configurationError")
    page.evaluate("slider.setAttribute('stops', '1,10,30,40')")
    assert page.value() == 30


def test_properties_that_were_set_before_the_module_was_loaded_count(show):
    page = show(element() + "<script>slider.value = 0.5; slider.disabled = true; slider.name = 'it'</script>")
    assert page.value() == 0.5
    assert page.page.locator("#slider").get_attribute("aria-disabled") == "true"
    assert page.page.locator("#slider").get_attribute("name") == "it"


def test_an_element_that_moves_keeps_its_value_and_others_are_not_touched(show):
    page = show(f'{element(value="0.25")}<dragnet-slider id="other" value="0.75"></dragnet-slider><section></section>')
    page.drag((0.2, 0.5), (0.7, 0.5), release=False)
    value = page.value()
    page.evaluate("document.querySelector('section').append(slider)")
    page.page.mouse.up()
    assert (page.value(), page.value("other")) == (value, 0.75)
    page.evaluate("slider.remove()")
    page.drag((0.2, 0.5), (0.4, 0.5), name="other")
    assert page.value("other") > 0.8


def test_a_scaled_element_follows_the_pointer(show):
    page = show(f'<div style="transform: scale(0.5); width: 600px">{element("fat-slider", is_sticky="false", grab="anywhere")}</div>')
    page.drag((0.5, 0.5), (0.6, 0.5))
    thumb = page.page.locator("#slider [data-role=thumb]").bounding_box()
    page.frames()
    x, _ = page.point(0.6, 0.5)
    assert abs(thumb["x"] + thumb["width"] / 2 - x) < 2


# Themes


def fill(page, role):
    return page.evaluate(
        "role => getComputedStyle(slider.shadowRoot.querySelector(`[data-role=${role}]`)).fill", role)


def color(page, name):
    """The value that a color of the drawing has."""
    return page.evaluate("""name => {
      const probe = document.createElement('i');
      probe.style.color = `var(--${name})`;
      slider.shadowRoot.querySelector('.stage').append(probe);
      const color = getComputedStyle(probe).color;
      probe.remove();
      return color;
    }""", name)


def test_light_dark_and_high_contrast(show):
    def colors(body=element(), **options):
        return color(show('<meta name="color-scheme" content="light dark">' + body, **options), "accent")

    assert colors(color_scheme="light") == "rgb(10, 120, 240)"
    assert colors(color_scheme="dark") == "rgb(61, 151, 255)"
    assert colors(color_scheme="light", contrast="more") == "rgb(0, 80, 179)"
    assert colors(color_scheme="dark", contrast="more") == "rgb(122, 184, 255)"
    # A page that is always light gets light controls.
    assert color(show(element(), color_scheme="dark"), "accent") == "rgb(10, 120, 240)"


def test_custom_properties_give_tints_and_gradients(show):
    page = show(f'<div style="--dragnet-accent: red; --dragnet-accent-end: lime">{element(value="0.5")}</div>')
    page.frames()
    assert color(page, "accent") == "rgb(255, 0, 0)"
    stops = page.evaluate("""() => {
      const id = slider.shadowRoot.querySelector('[data-role=fill]').getAttribute('fill').slice(5, -1);
      const gradient = slider.shadowRoot.getElementById(id);
      return [...gradient.children].map(stop => getComputedStyle(stop).stopColor).concat(gradient.getAttribute('x2'));
    }""")
    width = page.page.locator("#slider").bounding_box()["width"]
    assert stops[:2] == ["rgb(255, 0, 0)", "rgb(0, 255, 0)"]
    assert float(stops[2]) == width


def test_forced_colors_are_used(show):
    page = show(element(), forced_colors="active")
    assert color(page, "groove") != "rgb(227, 228, 234)"


# Speed


def test_a_drag_of_120_samples_a_second_passes_no_text(show):
    page = show(element())
    result = page.evaluate("""async () => {
      let texts = 0;
      for (const [type, name] of [[TextEncoder, 'encode'], [TextDecoder, 'decode'], [JSON, 'parse'], [JSON, 'stringify']]) {
        const owner = type.prototype ?? type;
        const original = owner[name];
        owner[name] = function (...words) { texts++; return original.apply(this, words); };
      }
      const box = slider.getBoundingClientRect();
      slider.setPointerCapture = () => {};
      const send = (type, x) => slider.dispatchEvent(new PointerEvent(type, {
        pointerId: 1, button: 0, bubbles: true, clientX: box.left + x, clientY: box.top + 10 }));
      send('pointerdown', 50);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      texts = 0;
      const inputs = [];
      slider.addEventListener('input', () => inputs.push(slider.value));
      const start = performance.now();
      for (let sample = 1; sample <= 1200; sample++) send('pointermove', 70 + (sample % 2 ? 1 : 0) * 100 + sample / 10);
      const time = performance.now() - start;
      const during = texts;
      send('pointerup', 200);
      return { during, inputs: inputs.length, time };
    }""")
    assert result["during"] == 0
    assert result["inputs"] >= 1200


# The example ColorMixer


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_color_mixer(show, scheme):
    page = show(example="ColorMixer", color_scheme=scheme)
    color = lambda: page.evaluate("document.getElementById('color').value")
    assert color() == "#ff8000"
    page.drag((0.1, 0.5), (1.3, 0.5), name="blue")
    assert color() == "#ff80ff"
    page.page.get_by_role("slider", name="Red").press("Home")
    assert color() == "#0080ff"
    swatch = "getComputedStyle(document.getElementById('swatch')).backgroundColor"
    assert page.evaluate(swatch) == "rgb(0, 128, 255)"
    assert page.violations() == []
    page.page.click("button[type=reset]")
    page.wait("document.getElementById('color').value === '#ff8000'")
    page.page.get_by_role("button", name="Send").click()
    page.page.wait_for_url("**/example.html?red=255&green=128&blue=0")
