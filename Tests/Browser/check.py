"""Tries preview pages out in a headless Chromium: check.py TOOL CHROMIUM FOLDER AXE.

AXE is the file of axe-core, or empty without it.
"""

import base64
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import accessibility
import motion
import pictures
import screenshots
from chromium import Chromium

tool, program, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
axe = pathlib.Path(sys.argv[4]).read_text() if sys.argv[4] else None
failures = []


def check(condition, text):
    """Notes a failure unless a condition holds."""
    if not condition:
        failures.append(text)


def run(*arguments):
    """The output of the tool."""
    return subprocess.run([tool, *arguments], check=True, capture_output=True, text=True).stdout


# What is drawn has to be what the machine says, in every place that tells of it.
AGREES = """(() => {
  const session = window.refreshgen.session;
  const phase = window.refreshgen.data.phases[session.player.read('phase')];
  const appearance = session.control.appearances[session.player.read('state')];
  const text = document.querySelector('.screen .control').textContent;
  return [phase, document.querySelector('.screen').dataset.phase,
    document.getElementById('phase').textContent,
    document.querySelector('#diagram .state.current').dataset.phase,
    appearance.view || !appearance.title || text.includes(appearance.title) ? phase : text];
})()"""


def agrees(browser, name):
    """The phase, which everything on the page agrees about once it is drawn."""
    browser.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    phases = browser.evaluate(AGREES)
    check(len(set(phases)) == 1, f"{name}: the page disagrees with the machine: {phases}")
    return phases[0]


def middle(browser):
    """The middle of the list on the screen."""
    return browser.evaluate(
        "(() => { const box = document.querySelector('.screen').getBoundingClientRect();"
        "return [box.left + box.width / 2, box.top + box.height / 2]; })()"
    )


def compare(browser, name, spec):
    """The events of the page, replayed by `simulate`, lead to the same states."""
    # Both at once: time goes on between two questions.
    events, seen = browser.evaluate("(({events, observations}) => [events, observations])(window.refreshgen.session)")
    (folder / "page.events").write_text(events)
    lines = run("simulate", str(spec), "--events", str(folder / "page.events"), "--format", "jsonl").splitlines()
    replayed = [json.loads(line)["obs"] for line in lines]
    check(len(seen) > 20, f"{name}: only {len(seen)} events")
    check(len(seen) == len(replayed), f"{name}: {len(seen)} events, {len(replayed)} replayed")
    for number, (ours, theirs) in enumerate(zip(seen, replayed), 1):
        if ours != theirs:
            failures.append(f"{name}: event {number} is {ours}, replayed {theirs}")
            break


def pull(browser, name, spec):
    """Pulls past the distance, releases, ends, and waits for the control to come to rest."""
    browser.evaluate("document.getElementById('ends').value = ''; document.getElementById('ends').dispatchEvent(new Event('change'))")
    control = browser.evaluate(
        "(({edge, distance, height}) => ({edge, distance, height}))(window.refreshgen.session.control)"
    )
    x, y = middle(browser)
    direction = {"top": (0, 1), "bottom": (0, -1), "leading": (1, 0), "trailing": (-1, 0)}[control["edge"]]
    browser.mouse("mousePressed", x, y)
    for step in range(1, 24):
        browser.mouse("mouseMoved", x + direction[0] * step * 10, y + direction[1] * step * 10)
        if step % 8 == 0:
            agrees(browser, name)
    # UIKit starts a refresh under the finger, and later than others.
    while control["distance"] > 100 and agrees(browser, name) == "pulling" and step < 44:
        step += 1
        browser.mouse("mouseMoved", x + direction[0] * step * 10, y + direction[1] * step * 10)
    # A second level opens by a longer pull than the one that refreshes.
    while (pulled := agrees(browser, name)) == "secondLevelArmed":
        step -= 1
        browser.mouse("mouseMoved", x + direction[0] * step * 10, y + direction[1] * step * 10)
    check(pulled in ("armed", "refreshing", "ending", "exhausted", "pulling"), f"{name}: {pulled} after a pull")
    browser.mouse("mouseReleased", x + direction[0] * step * 10, y + direction[1] * step * 10)
    browser.wait("window.refreshgen.session.player.read('fired') === 1")
    check(agrees(browser, name) in ("refreshing", "ending", "idle"), f"{name}: no refresh after a release")
    browser.evaluate("document.getElementById('end').click()")
    browser.wait(
        "(({player}) => player.read('completed') === player.read('fired') && !player.read('isMoving'))"
        "(window.refreshgen.session)"
    )
    agrees(browser, name)
    compare(browser, name, spec)
    # The page starts over after a while, with a list like the one before.
    kept = "['top', 'bottom', 'offset', 'content'].map((key) => window.refreshgen.session.player.read(key))"
    before, after = browser.evaluate(kept), browser.evaluate(f"window.refreshgen.trial.forget(), {kept}")
    check(before == after, f"{name}: a list with {before} starts over with {after}")


def check_accessible(browser, name):
    """The page has no faults of accessibility."""
    faults = accessibility.faults(browser, axe)
    check(faults == [], f"{name}: {faults}")


def check_themes(browser, name):
    """The page has no faults of accessibility in light, dark and forced colors."""
    forced = [("forced-colors", "active")]
    for theme, dark, media in (("light", False, ()), ("dark", True, ()), ("forced colors", False, forced)):
        browser.resize(1360, 1000, dark=dark, media=media)
        check_accessible(browser, f"{name}, {theme}")
    browser.resize(1360, 1000)


# Arrows that need more than a gesture, by preset: an end and a begin that wait for the reveal.
UNREACHED = {"two-level-header": 1, "mjrefresh-auto-footer": 0}


def check_gestures(browser, preset):
    """Each arrow has a gesture that takes it, and a click plays it."""
    gestures = browser.evaluate("window.refreshgen.gestures")
    unreached = gestures.count(None)
    check(unreached == UNREACHED[preset], f"{preset}: {unreached} of {len(gestures)} arrows without a gesture")
    browser.evaluate("document.querySelectorAll('#diagram [data-from]')[0].dispatchEvent(new Event('click'))")
    browser.wait("document.getElementById('seen').textContent.startsWith('0') === false")
    browser.wait("!window.refreshgen.trial.touchPoint")


def check_presets(browser, presets):
    """All presets, on one page."""
    specs = []
    for preset in presets:
        specs.append(folder / f"{preset}.refresh.yml")
        specs[-1].write_text(run("presets", "show", preset))
    page = folder / "presets.html"
    run("preview", *map(str, specs), "-o", str(page))
    browser.open(page)
    cards = browser.evaluate("document.querySelectorAll('.card').length")
    check(cards == len(presets), f"{cards} cards for {len(presets)} presets")
    check_themes(browser, "index")
    for number, (preset, spec) in enumerate(zip(presets, specs), 1):
        browser.evaluate(f"location.hash = '#{number}'")
        browser.wait(f"window.refreshgen.session?.control === window.refreshgen.data.controls[{number - 1}]")
        if preset in UNREACHED:
            check_gestures(browser, preset)
        try:
            pull(browser, preset, spec)
        except RuntimeError as error:
            failures.append(f"{preset}: {error}")


def check_many(browser):
    """A page of more controls than a browser has instances of the module for."""
    spec, page = folder / "many.refresh.yml", folder / "many.html"
    text = "refreshgen: 1\ncontrol: Feed{}\npreset: mjrefresh-header\nlastUpdated: {{show: false}}\n"
    spec.write_text("---\n".join(map(text.format, range(1200))))
    run("preview", str(spec), "-o", str(page))
    browser.open(page)
    cards = browser.evaluate("[...document.querySelectorAll('.card .control')].map(({ textContent }) => textContent)")
    check(cards == ["Release to refresh"] * 1200, f"{len(cards)} cards show {set(cards)}")


def check_control(browser):
    """Everything else, with one control."""
    page, spec = folder / "control.html", folder / "Control.refresh.yml"
    title = "</script><script>alert(1)</script> ]]> <b>"
    spec.write_text(
        "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\nlastUpdated: {show: false}\ntimeout: 30s\n"
        f"states:\n  idle: {{title: '{title}'}}\n  armed: {{title: Release}}\n"
        "  refreshing: {title: Loading, indicator: medium}\n"
        "  failed: {title: Failed}\n"
        "locales:\n  ar: {armed: {title: اترك}, refreshing: {title: تحميل}, failed: {title: فشل}}\n"
    )
    run("preview", str(spec), "-o", str(page))
    start = time.monotonic()
    browser.open(page)
    check(time.monotonic() - start < 5, f"the page took {time.monotonic() - start:.1f} s to start")
    check(browser.requests == [f"file://{page}"], f"the page asks for {browser.requests}")
    scripts = browser.evaluate("document.scripts.length")
    check(scripts == 3, f"{scripts} scripts")
    for width, height, dark in ((1360, 900, False), (820, 1000, True), (360, 740, False)):
        browser.resize(width, height, dark=dark)
        check_accessible(browser, f"{width} by {height}")
    check_themes(browser, "control")
    browser.evaluate("document.querySelector('.screen').focus()")
    for _ in range(12):
        browser.key("ArrowDown")
    check(agrees(browser, "keyboard") == "armed", "keys do not arm the control")
    check(browser.evaluate("document.querySelector('.screen .control').textContent") == "Release", "wrong title")
    browser.evaluate("(() => { const list = document.getElementById('language'); list.value = 'ar'; list.dispatchEvent(new Event('change')); })()")
    agrees_direction = "document.querySelector('.screen').dir === 'rtl' && document.querySelector('.screen .control').textContent === 'اترك'"
    browser.wait(agrees_direction)
    browser.key("Enter")
    browser.wait("window.refreshgen.session.player.read('fired') === 1")
    browser.evaluate("document.getElementById('fail').click()")
    browser.wait("document.getElementById('phase').textContent === 'failed'")
    for switch in ("keyboard", "landscape", "window", "keyboard", "landscape", "window"):
        browser.evaluate(f"document.getElementById('{switch}').click()")
        browser.evaluate("new Promise((done) => setTimeout(done, 60))")
    browser.evaluate("document.getElementById('begin').click()")
    browser.wait("document.getElementById('phase').textContent === 'refreshing'")
    browser.evaluate("document.getElementById('cancel').click()")
    browser.wait("document.getElementById('phase').textContent === 'idle'")
    compare(browser, "control", spec)
    frames = browser.evaluate("window.refreshgen.trial.frames.length")
    browser.evaluate("(() => { const input = document.getElementById('scrubber'); input.value = 1; input.dispatchEvent(new Event('input')); })()")
    check(frames > 10 and not browser.evaluate("window.refreshgen.trial.isLive"), "nothing to scrub")
    browser.evaluate("document.getElementById('live').click()")
    check(agrees(browser, "scrubber") == "idle", "the page is not live again")
    times = sorted(browser.evaluate("window.refreshgen.trial.frameTimes"))
    print(f"a frame takes {times[len(times) // 2]:.1f} ms, 95 of 100 at most {times[len(times) * 95 // 100]:.1f} ms")


# So many short pulls that the page begins its recording anew, in the middle of a list.
MANY_PULLS = """(() => {
  const {trial} = window.refreshgen;
  trial.perform("scroll", 300);
  let longest = 0;
  for (let pull = 0; pull < 700; pull += 1) {
    trial.touch([160, 250]);
    for (let step = 1; step <= 40; step += 1) trial.move(-step, [160, 250 + step]);
    for (let step = 40; step >= 0; step -= 1) trial.move(-step, [160, 250 + step]);
    trial.lift();
    longest = Math.max(longest, trial.tape.length);
  }
  const {steps, player} = trial.main;
  return [longest, trial.tape.length, steps.length, player.read("offset"), trial.main.phase];
})()"""


def check_long(browser):
    """Pulls for many minutes do not fill the memory, and what is kept can be replayed."""
    spec, page = folder / "Long.refresh.yml", folder / "long.html"
    spec.write_text("refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\nlastUpdated: {show: false}\n")
    run("preview", str(spec), "-o", str(page))
    browser.open(page)
    longest, tape, steps, offset, phase = browser.evaluate(MANY_PULLS)
    check(longest > 30000 and longest < 31000 and tape < 30000 and steps < tape, f"long: {longest}, {tape}, {steps}")
    check(offset == 300 and phase == "idle", f"long: the list is at {offset} in {phase}")
    check(browser.memory() < 20, f"long: the page needs {browser.memory():.1f} MB")
    compare(browser, "long", spec)


def check_margin(browser):
    """The margin at the side that a layout aligns to."""
    distances = """(() => {
        const texts = document.querySelector('.screen .control .texts');
        const control = texts.offsetParent;
        return [texts.offsetLeft, control.clientWidth - texts.offsetLeft - texts.offsetWidth];
    })()"""
    for side, alignment in enumerate(("leading", "trailing")):
        page, spec = folder / f"{alignment}.html", folder / f"{alignment}.refresh.yml"
        spec.write_text(
            "refreshgen: 1\ncontrol: FeedHeader\nstates: {all: {title: Pull}}\n"
            f"layout: {{alignment: {alignment}, margin: 20}}\n"
        )
        run("preview", str(spec), "-o", str(page))
        browser.open(page)
        # The page is ready before its first frame.
        browser.wait("document.querySelector('.screen .control .texts')")
        found = browser.evaluate(distances)
        check(found[side] == 20 and found[1 - side] > 100, f"{alignment}: margins of {found}")


# Where the originals have the middle of their picture, by the formulas of their sources: the width of the
# list or of a control at its side, and that of the wider text.
CENTERS = {
    # MJRefreshNormalHeader: arrowCenterX = width / 2 - textWidth / 2 - labelLeftInset.
    "mjrefresh-header": lambda width, text: width / 2 - text / 2 - 25,
    "mjrefresh-back-footer": lambda width, text: width / 2 - text / 2 - 25,
    # ESRefreshHeaderAnimator: an image of 18 points, 28 before the title.
    "espulltorefresh-header": lambda width, text: width / 2 - text / 2 - 28 + 9,
    # EGORefreshTableHeaderView: a layer of 30 points, from 25 on.
    "ego": lambda width, text: 25 + 15,
    # MJRefreshNormalTrailer: arrowCenterX = arrowWidth / 2 + 5; the label is in TEXTS.
    "mjrefresh-trailer": lambda width, text: 20 / 2 + 5,
}
# Where the middle of the texts is, if it is not that of the control.
TEXTS = {
    # MJRefreshNormalTrailer: stateCenterX = (width + arrowWidth) / 2.
    "mjrefresh-trailer": lambda width: (width + 20) / 2,
}
# The same while a footer loads.
LOADING_CENTERS = {
    # MJRefreshAutoNormalFooter: loadingCenterX = width / 2 - textWidth / 2 - labelLeftInset.
    "mjrefresh-auto-footer": lambda width, text: width / 2 - text / 2 - 25,
    # ESRefreshFooterAnimator: the middle of the indicator is 18 before the title.
    "espulltorefresh-footer": lambda width, text: width / 2 - text / 2 - 18,
}
PLACES = """(() => {
  const {trial} = window.refreshgen;
  const {isFar} = trial.main.control;
  const {content, viewport, bottom} = trial.main.scene;
  if (isFar) trial.perform("scroll", content - viewport + bottom);
  const pull = () => {
    trial.touch([160, 100]);
    for (let step = 1; step <= 10; step += 1) trial.move((isFar ? 4 : -4) * step, [160, 100]);
  };
  const load = () => {
    trial.scale = 1e-6;
    trial.settings.actionSeconds = 1e6;
    trial.perform("scroll", content - viewport + bottom + trial.main.control.height);
    for (let frame = 0; frame < 60; frame += 1) trial.pass(1 / 60);
  };
  %s();
  trial.draw();
  const {device} = trial.main;
  const scale = device.screen.getBoundingClientRect().width / device.width;
  const control = device.element.getBoundingClientRect();
  const middle = (name) => {
    const box = device.element.querySelector(name).getBoundingClientRect();
    return [(box.left + box.width / 2 - control.left) / scale, box.width / scale];
  };
  const [[text, width], [picture]] = [middle(".texts"), middle(".drawing")];
  return [control.width / scale, text, width, picture];
})()"""


def check_centers(browser):
    """Texts and pictures of presets are where the originals have them."""
    moments = [(*row, "pull") for row in CENTERS.items()] + [(*row, "load") for row in LOADING_CENTERS.items()]
    for preset, formula, moment in moments:
        page, spec = folder / f"{preset}-centers.html", folder / f"{preset}-centers.refresh.yml"
        spec.write_text(f"refreshgen: 1\ncontrol: FeedHeader\npreset: {preset}\n")
        run("preview", str(spec), "-o", str(page))
        browser.open(page)
        width, text, extent, picture = browser.evaluate(PLACES % moment)
        middle = TEXTS.get(preset, lambda width: width / 2)(width)
        check(abs(text - middle) < 0.1, f"{preset}: the middle of the texts is at {text} of {width}")
        expected = formula(width, extent)
        check(abs(picture - expected) < 0.1, f"{preset}: the picture is at {picture}, in the original at {expected}")


def check_tap(browser):
    """A control that only a tap starts, with a finger and with a key."""
    page, spec = folder / "tap.html", folder / "Tap.refresh.yml"
    spec.write_text(
        "refreshgen: 1\ncontrol: MoreFooter\npreset: modern-footer\ntrigger: {when: tap}\n"
        "states: {idle: {title: More}}\n"
    )
    run("preview", str(spec), "-o", str(page))
    browser.open(page)
    browser.evaluate("document.getElementById('ends').value = ''; document.getElementById('ends').dispatchEvent(new Event('change'))")
    fired = "window.refreshgen.session.player.read('fired')"
    x, y = middle(browser)
    browser.mouse("mousePressed", x, y)
    for step in range(1, 24):
        browser.mouse("mouseMoved", x, y - step * 10)
    browser.mouse("mouseReleased", x, y - 230)
    browser.wait("!window.refreshgen.session.player.read('isMoving')")
    check(browser.evaluate(fired) == 0, "a pull starts a control that waits for a tap")
    place = browser.evaluate(
        "(({left, top, width, height}) => [left + width / 2, top + height / 2])"
        "(document.querySelector('.screen .control').getBoundingClientRect())"
    )
    for kind in ("mousePressed", "mouseReleased"):
        browser.mouse(kind, *place)
    browser.wait(f"{fired} === 1")
    browser.evaluate("document.getElementById('end').click()")
    browser.wait("document.getElementById('phase').textContent !== 'refreshing'")
    browser.evaluate("document.querySelector('.screen').focus()")
    browser.key("Enter")
    browser.wait(f"{fired} === 2")
    compare(browser, "tap", spec)


# What vibrates is noted in place of a motor.
VIBRATIONS = """(() => {
  window.vibrated = [];
  Object.defineProperty(navigator, 'vibrate', { value: (pattern) => window.vibrated.push(pattern) });
})()"""


# What a finger has to hit and is lower than 44 points.
LOW = """[...document.querySelectorAll('button, select, .line, .segments label, input[type=range]')]
  .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
  .map((element) => element.outerHTML.slice(0, 60))"""


def check_app(browser):
    """On a phone, the page is the phone: a finger pulls the list that fills the window."""
    page, spec = folder / "app.html", folder / "App.refresh.yml"
    spec.write_text("refreshgen: 1\ncontrol: FeedHeader\npreset: modern-header\n")
    run("preview", str(spec), "-o", str(page))
    browser.touches(True)
    try:
        for width, height, dark in ((390, 844, False), (844, 390, True)):
            browser.resize(width, height, dark=dark)
            browser.open(page)
            browser.evaluate(VIBRATIONS)
            browser.wait("document.querySelector('.screen .control')")
            box = browser.evaluate("(({x, y, width, height}) => [x, y, width, height])(document.querySelector('.screen').getBoundingClientRect())")
            check(box == [0, 0, width, height], f"app: the screen is at {box} in {width} by {height}")
            check_accessible(browser, f"app, {width}")
            numbers = browser.evaluate("(({player, device}) => [player.read('offset'), device.shape.height])(window.refreshgen.session)")
            check(numbers == [-54, height], f"app: the list has {numbers}")
            browser.evaluate("window.refreshgen.trial.settings.actionSeconds = 0")
            # Browsers vibrate after the first tap.
            browser.touch("touchStart", (150, 120))
            browser.touch("touchEnd")
            browser.touch("touchStart", (150, 120))
            for step in range(1, 25):
                browser.touch("touchMove", (150, 120 + step * 10))
            check(agrees(browser, "app") == "armed", "app: a finger does not arm the control")
            browser.touch("touchEnd")
            browser.wait("window.refreshgen.session.player.read('fired') === 1")
            browser.evaluate("window.refreshgen.trial.end('fail')")
            browser.wait("window.refreshgen.session.phase !== 'refreshing'")
            browser.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
            vibrated = browser.evaluate("window.vibrated")
            check(vibrated == [8, [14, 60, 14, 60, 24]], f"app: {vibrated} vibrated")
            browser.evaluate("document.getElementById('inspect').click()")
            browser.wait("!document.body.classList.contains('app')")
            check_accessible(browser, f"app inspected, {width}")
            low = browser.evaluate(LOW)
            check(low == [], f"app inspected, {width}: {low} are lower than 44 points")
            browser.evaluate("document.getElementById('full').click()")
            browser.wait("document.body.classList.contains('app')")
    finally:
        browser.touches(False)
        browser.resize(1360, 1000)


def check_system(browser):
    """The system's control beside a control, under the same finger."""
    page, spec = folder / "system.html", folder / "System.refresh.yml"
    spec.write_text("refreshgen: 1\ncontrol: FeedHeader\npreset: modern-header\n")
    run("preview", str(spec), "-o", str(page))
    browser.open(page)
    browser.evaluate("document.getElementById('system').click()")
    names = browser.evaluate("[...document.querySelectorAll('.phone figcaption b')].map((name) => name.textContent)")
    check(names == ["UIRefreshControl", "System"], f"system: {names}")
    check_themes(browser, "system")
    browser.evaluate("window.refreshgen.trial.settings.actionSeconds = 0")
    x, y = middle(browser)
    browser.mouse("mousePressed", x, y)
    for step in range(1, 30):
        browser.mouse("mouseMoved", x, y + step * 10)
    phases = "window.refreshgen.trial.sessions.map(({phase}) => phase)"
    # The system's control does not wait for the release.
    check(browser.evaluate(phases) == ["refreshing", "armed"], f"system: {browser.evaluate(phases)} during the pull")
    browser.mouse("mouseReleased", x, y + 290)
    browser.wait("window.refreshgen.trial.sessions.every(({player}) => player.read('fired') === 1)")
    compare(browser, "system", spec)
    browser.evaluate("document.getElementById('system').click()")
    check(browser.evaluate("document.querySelectorAll('.phone').length") == 1, "system: two phones are left")


# The phases of both versions, and what the page says of them.
VERSIONS = """(() => {
  const { trial, data } = window.refreshgen;
  const phases = trial.sessions.map(({ player }) => data.phases[player.read('phase')]);
  return {
    phases,
    chips: [...document.querySelectorAll('.chip')].map((chip) => chip.textContent),
    screens: [...document.querySelectorAll('.screen')].map((screen) => screen.dataset.phase),
    marked: document.querySelectorAll('.control.differs').length,
    current: [...document.querySelectorAll('.differences .current code')].map((code) => code.textContent),
    pulls: trial.sessions.map(({ player }) => player.read('pull')),
  };
})()"""


def check_compare(browser):
    """Two versions of a control, under one finger."""
    page, old, new = folder / "compare.html", folder / "old.refresh.yml", folder / "new.refresh.yml"
    spec = "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\nlastUpdated: {show: false}\n"
    old.write_text(spec)
    new.write_text(spec + "trigger: {distance: 90}\nstates: {armed: {title: Let go}}\n")
    run("preview", "--compare", str(old), str(new), "-o", str(page))
    browser.open(page)
    check(browser.evaluate("document.getElementById('comparison-title').textContent") == "2 differences", "differences")
    for width, height, dark in ((1360, 1000, False), (1000, 1000, True), (360, 740, False)):
        browser.resize(width, height, dark=dark)
        check_accessible(browser, f"compare, {width}")
    check_themes(browser, "compare")
    browser.evaluate("document.getElementById('ends').value = ''; document.getElementById('ends').dispatchEvent(new Event('change'))")
    # The finger is on the phone of the new version, and moves both.
    x, y = browser.evaluate(
        "(({left, top, width, height}) => [left + width / 2, top + height / 2])"
        "(document.querySelectorAll('.screen')[1].getBoundingClientRect())"
    )
    browser.mouse("mousePressed", x, y)
    seen = []
    for step in range(1, 40):
        browser.mouse("mouseMoved", x, y + step * 8)
        browser.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
        versions = browser.evaluate(VERSIONS)
        phases = versions["phases"]
        check(phases == versions["chips"] == versions["screens"], f"compare: the page disagrees: {versions}")
        check(versions["pulls"][0] == versions["pulls"][1], f"compare: different pulls: {versions}")
        if not seen or seen[-1] != phases:
            seen.append(phases)
            differs = phases[0] != phases[1] or "armed" in phases
            check(versions["marked"] == (2 if differs else 0), f"compare: marks in {versions}")
            check(versions["current"] == (["title"] if "armed" in phases else []), f"compare: {versions}")
    expected = [["pulling", "pulling"], ["armed", "pulling"], ["armed", "armed"]]
    check(seen == expected, f"compare: the phases were {seen}")
    browser.mouse("mouseReleased", x, y + 320)
    browser.wait("window.refreshgen.trial.sessions.every(({ player }) => player.read('fired') === 1)")
    browser.evaluate("document.getElementById('fail').click()")
    browser.wait("window.refreshgen.trial.sessions.every(({ isAtRest }) => isAtRest)")
    rows = browser.evaluate("[...document.querySelectorAll('#log .to')].map((to) => to.textContent).filter(Boolean)")
    check("→ armed (old)" in rows and "→ armed (new)" in rows and "→ refreshing" in rows, f"compare: {rows}")
    compare(browser, "compare", new)
    # Every moment of the run shows both versions at the same time.
    browser.evaluate("(() => { const input = document.getElementById('scrubber'); input.value = 20; input.dispatchEvent(new Event('input')); })()")
    times = browser.evaluate("window.refreshgen.trial.draw().map((values) => values[window.refreshgen.data.values.indexOf('time')])")
    check(len(times) == 2 and times[0] == times[1], f"compare: the moments are {times}")


def check_held(browser, spec, text):
    """A pull that is held while the spec is saved stays held, with the mouse and with keys."""
    pulled = "window.refreshgen.session.player.read('pull')"
    fired = browser.evaluate("window.refreshgen.session.player.read('fired')")
    x, y = middle(browser)
    browser.mouse("mousePressed", x, y)
    for step in range(1, 24):
        browser.mouse("mouseMoved", x, y + step * 10)
    held = browser.evaluate(pulled)
    for height in (64, 66):
        spec.write_text(text.format(height, "Held"))
        browser.wait(f"window.refreshgen.data.controls[0].height === {height}")
        check(agrees(browser, "held") == "armed", "serve: a saved spec lets a held pull go")
        check(browser.evaluate(pulled) == held, f"serve: {browser.evaluate(pulled)} of {held} points are held")
    browser.mouse("mouseMoved", x, y + 100)
    check(browser.evaluate(pulled) < held, "serve: the finger no longer moves the list")
    browser.mouse("mouseMoved", x, y + 20)
    browser.mouse("mouseReleased", x, y + 20)
    # The list goes on with the speed of the finger; keys would pull it from wherever it has come.
    browser.wait("window.refreshgen.session.isAtRest")
    browser.evaluate("(({trial, session: {player}}) => trial.perform('scroll', -player.read('top')))(window.refreshgen)")
    browser.evaluate("document.querySelector('.screen').focus()")
    for _ in range(12):
        browser.key("ArrowDown")
    before = agrees(browser, "pulled by keys")
    check(before == "armed", f"serve: keys pull the list to {before}")
    spec.write_text(text.format(60, "Held by keys"))
    browser.wait("window.refreshgen.data.controls[0].height === 60")
    after = agrees(browser, "held by keys")
    check(after == before, f"serve: a saved spec lets go a pull of keys: {before} is {after}")
    for _ in range(12):
        browser.key("ArrowUp")
    browser.key("Escape")
    browser.wait("document.getElementById('phase').textContent === 'idle'")
    check(browser.evaluate("window.refreshgen.session.player.read('fired')") == fired, "serve: a held pull refreshes")


def check_serve(browser):
    """A page that follows its spec, and keeps what was pulled."""
    spec = folder / "Served.refresh.yml"
    text = "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\nheight: {}\nlastUpdated: {{show: false}}\nstates: {{refreshing: {{title: {}}}}}\n"
    spec.write_text(text.format(54, "Loading"))
    server = subprocess.Popen(
        [tool, "preview", "--serve", "0", str(spec)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        address = server.stdout.readline().strip()
        browser.visit(address)
        browser.evaluate("document.getElementById('ends').value = ''; document.getElementById('ends').dispatchEvent(new Event('change'))")
        x, y = middle(browser)
        browser.mouse("mousePressed", x, y)
        for step in range(1, 24):
            browser.mouse("mouseMoved", x, y + step * 10)
        browser.mouse("mouseReleased", x, y + 230)
        browser.wait("window.refreshgen.session.player.read('fired') === 1 && window.refreshgen.session.player.read('addedInset') === 54")
        browser.wait("document.getElementById('service').textContent === 'Follows the specs as they change.'")
        steps = browser.evaluate("window.refreshgen.session.steps.length")
        spec.write_text(text.format(70, "Still loading"))
        browser.wait("window.refreshgen.data.controls[0].height === 70")
        browser.wait("document.querySelector('.screen .control').textContent === 'Still loading'")
        check(agrees(browser, "serve") == "refreshing", "the changed control has lost its refresh")
        check(browser.evaluate("window.refreshgen.session.player.read('addedInset')") == 70, "the inset has not changed")
        kept = browser.evaluate("window.refreshgen.session.steps.length")
        check(kept >= steps, f"serve: {steps} events before the change, {kept} after it")
        spec.write_text(text.format(0, "Broken"))
        browser.wait("!document.getElementById('errors').hidden")
        told = "document.getElementById('error-text').textContent"
        browser.wait(f"{told}.includes('height')")
        # As in a terminal: with the line, a mark under the place, and what was expected.
        shown = browser.evaluate(told)
        check("    4 | height: 0" in shown and "^" in shown and "expected" in shown, f"serve: the errors are {shown}")
        check(browser.evaluate("getComputedStyle(document.getElementById('errors')).position") == "fixed",
              "serve: the errors move the phone")
        check_accessible(browser, "serve")
        spec.rename(spec.with_suffix(".away"))
        browser.wait(f"{told}.includes('Served.refresh.yml: no such file')")
        spec.with_suffix(".away").rename(spec)
        spec.write_text(text.format(60, "Done soon"))
        browser.wait("document.getElementById('errors').hidden && window.refreshgen.data.controls[0].height === 60")
        browser.evaluate("document.getElementById('end').click()")
        browser.wait("document.getElementById('phase').textContent === 'idle'")
        compare(browser, "serve", spec)
        check_held(browser, spec, text)
        check(browser.requests[0] == address, f"serve: {browser.requests}")
        check(all(request.startswith(address) for request in browser.requests), f"serve: {browser.requests}")
    finally:
        server.kill()
        server.wait()
    browser.wait("document.getElementById('service').textContent.startsWith('Not connected')")
    browser.send("Page.navigate", url="about:blank")
    # The server is gone, and the page has tried to find it.
    browser.errors = [error for error in browser.errors if "ERR_CONNECTION_REFUSED" not in error]


# The size of a PNG image, and the number of its magenta pixels.
MAGENTA = """(async () => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,%s')).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const {data} = context.getImageData(0, 0, image.width, image.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] > 200 && data[at + 1] < 80 && data[at + 2] > 200) count += 1;
  }
  return [image.width, image.height, count];
})()"""


def check_png(browser):
    """A state sheet in PNG has twice the size of the one in SVG, and real text."""
    if not shutil.which("rsvg-convert"):
        return
    counts = []
    for title in ("''", "Pull to refresh"):
        spec = folder / "Sheet.refresh.yml"
        spec.write_text(
            "refreshgen: 1\ncontrol: FeedHeader\npreset: plain-header\n"
            f"states: {{idle: {{title: {title}, color: '#FF00FF'}}}}\n"
        )
        svg, png = run("preview", "--sheet", str(spec)), folder / "Sheet.png"
        run("preview", "--sheet", str(spec), "-o", str(png))
        size = [2 * float(number) for number in re.search(r'viewBox="0 0 (\S+) (\S+)"', svg).groups()]
        encoded = base64.b64encode(png.read_bytes()).decode()
        *drawn, count = browser.evaluate(MAGENTA % encoded)
        check(all(abs(a - b) <= 1 for a, b in zip(size, drawn)), f"a sheet of {size} pixels is {drawn} in PNG")
        counts.append(count)
    check(counts[0] == 0 and counts[1] > 500, f"a title has {counts[1]} pixels in PNG, without text {counts[0]}")


def check_motion(browser):
    """Without a finger, nothing jumps in the recommended presets."""
    pages = {}
    for preset in (*motion.HEADERS, motion.FOOTER):
        spec, pages[preset] = folder / f"{preset}-moves.refresh.yml", folder / f"{preset}-moves.html"
        spec.write_text(f"refreshgen: 1\ncontrol: FeedHeader\npreset: {preset}\npresetLocales: [ar]\n")
        run("preview", str(spec), "-o", str(pages[preset]))
    failures.extend(motion.faults(browser, pages))
    browser.resize(1360, 1000)


def check_screenshots(browser):
    """The pages look as they did."""
    spec = folder / "Shot.refresh.yml"
    new = folder / "Shot-new.refresh.yml"
    text = (
        "refreshgen: 1\ncontrol: FeedHeader\nsummary: Refreshes the home feed.\npreset: mjrefresh-header\n"
        "lastUpdated: {show: true, format: 'Last updated: %@', never: never}\n"
    )
    spec.write_text(text)
    new.write_text(text + "height: 64\ntrigger: {distance: 90}\nstates: {armed: {title: Let go to refresh, color: tint}}\n")
    languages = folder / "Languages.refresh.yml"
    languages.write_text("refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\npresetLocales: [de, ar]\n")
    pages = {name: (folder / f"{name}.html",) for name in ("control", "compare", "languages", "presets")}
    for number, preset in enumerate(run("presets").split(), 1):
        pages[preset] = (folder / "presets.html", f"#{number}")
    # The paths of this run are no part of the pictures.
    for arguments in (["Shot.refresh.yml", "-o", "control.html"], ["Languages.refresh.yml", "-o", "languages.html"],
                      ["--compare", "Shot.refresh.yml", "Shot-new.refresh.yml", "-o", "compare.html"]):
        subprocess.run([tool, "preview", *arguments], check=True, capture_output=True, cwd=folder)
    failures.extend(screenshots.faults(browser, pages, "RECORD" in os.environ and os.environ["RECORD"] != ""))


def check_pictures(browser):
    """The pictures of the documentation are those of the page."""
    screenshots.blank(browser)
    if abs(browser.evaluate(screenshots.FONT) - screenshots.RECORDED_WIDTH) <= 1:
        failures.extend(pictures.differences(browser, tool, folder, screenshots.compared))


def main():
    """Runs all checks."""
    with tempfile.TemporaryDirectory() as profile:
        browser = Chromium(program, profile)
        try:
            browser.resize(1360, 1000)
            presets = run("presets").split()
            check_presets(browser, presets)
            parts = (
                check_many, check_control, check_long, check_margin, check_centers, check_tap, check_app, check_system, check_compare, check_serve,
                check_png, check_motion, check_screenshots, check_pictures,
            )
            if os.environ.get("PART"):
                parts = [part for part in parts if part.__name__ == os.environ["PART"]]
            for part in parts:
                try:
                    part(browser)
                except RuntimeError as error:
                    failures.append(f"{part.__name__}: {error}")
            check(browser.errors == [], f"errors in the console: {browser.errors}")
        finally:
            browser.close()
    for failure in failures:
        print(f"error: {failure}", file=sys.stderr)
    if not failures:
        print(f"{len(presets)} presets were pulled in {program}, and act as simulate says")
    sys.exit(1 if failures else 0)


main()
