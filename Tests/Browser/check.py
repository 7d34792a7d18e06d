"""Tries preview pages out in a headless Chromium: check.py TOOL CHROMIUM FOLDER."""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

from chromium import Chromium

tool, program, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
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
    trace, seen = browser.evaluate("(({trace, observations}) => [trace, observations])(window.refreshgen.session)")
    (folder / "trace.jsonl").write_text(trace)
    lines = run("simulate", str(spec), "--trace", str(folder / "trace.jsonl")).splitlines()
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
    pulled = agrees(browser, name)
    check(pulled in ("armed", "refreshing", "ending", "exhausted", "pulling"), f"{name}: {pulled} after a pull")
    browser.mouse("mouseReleased", x + direction[0] * 230, y + direction[1] * 230)
    browser.wait("window.refreshgen.session.player.read('fired') === 1")
    check(agrees(browser, name) in ("refreshing", "ending", "idle"), f"{name}: no refresh after a release")
    browser.evaluate("document.getElementById('end').click()")
    browser.wait(
        "(({player}) => player.read('completed') === player.read('fired') && !player.read('isMoving'))"
        "(window.refreshgen.session)"
    )
    agrees(browser, name)
    compare(browser, name, spec)


# Names for everything that can be used, one heading of the first level, no number twice.
ACCESSIBLE = """(() => {
  const faults = [];
  const isShown = (element) => element.checkVisibility();
  for (const element of document.querySelectorAll('button, input, select, a[href], [role=group]')) {
    if (!isShown(element)) continue;
    const labels = [...(element.labels ?? [])].map((label) => label.textContent);
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    const name = [element.getAttribute('aria-label'), ...by, ...labels, element.textContent].join('').trim();
    if (!name) faults.push(`no name: ${element.outerHTML.slice(0, 80)}`);
  }
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
  for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) faults.push(`id twice: ${id}`);
  if (document.querySelectorAll('h1').length !== 1) faults.push('not one h1');
  if (!document.documentElement.lang) faults.push('no language');
  const channel = (part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  const luminance = ([red, green, blue]) => 0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);
  const parse = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const ground = (element) => {
    for (let node = element; node; node = node.parentElement) {
      const color = parse(getComputedStyle(node).backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || element.closest('.device, svg, script, style') || !isShown(element)) continue;
    const levels = [parse(getComputedStyle(element).color), ground(element)].map(luminance).sort((a, b) => b - a);
    const ratio = (levels[0] + 0.05) / (levels[1] + 0.05);
    if (ratio < 4.5) faults.push(`contrast ${ratio.toFixed(2)}: ${walker.currentNode.textContent.trim().slice(0, 40)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the window');
  return faults;
})()"""


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
    check(browser.evaluate(ACCESSIBLE) == [], f"index: {browser.evaluate(ACCESSIBLE)}")
    for number, (preset, spec) in enumerate(zip(presets, specs), 1):
        browser.evaluate(f"location.hash = '#{number}'")
        browser.wait(f"window.refreshgen.session?.control === window.refreshgen.data.controls[{number - 1}]")
        try:
            pull(browser, preset, spec)
        except RuntimeError as error:
            failures.append(f"{preset}: {error}")


def check_control(browser):
    """Everything else, with one control."""
    page, spec = folder / "control.html", folder / "Control.refresh.yml"
    title = "</script><script>alert(1)</script> ]]> <b>"
    spec.write_text(
        "refreshgen: 1\ncontrol: FeedHeader\npreset: mjrefresh-header\ntimeout: 30s\n"
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
        faults = browser.evaluate(ACCESSIBLE)
        check(faults == [], f"{width} by {height}: {faults}")
    browser.resize(1360, 1000)
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
    frames = browser.evaluate("window.refreshgen.session.frames.length")
    browser.evaluate("(() => { const input = document.getElementById('scrubber'); input.value = 1; input.dispatchEvent(new Event('input')); })()")
    check(frames > 10 and not browser.evaluate("window.refreshgen.session.isLive"), "nothing to scrub")
    browser.evaluate("document.getElementById('live').click()")
    check(agrees(browser, "scrubber") == "idle", "the page is not live again")
    times = sorted(browser.evaluate("window.refreshgen.session.frameTimes"))
    print(f"a frame takes {times[len(times) // 2]:.1f} ms, 95 of 100 at most {times[len(times) * 95 // 100]:.1f} ms")


def main():
    """Runs all checks."""
    with tempfile.TemporaryDirectory() as profile:
        browser = Chromium(program, profile)
        try:
            browser.resize(1360, 1000)
            presets = run("presets").split()
            check_presets(browser, presets)
            try:
                check_control(browser)
            except RuntimeError as error:
                failures.append(f"control: {error}")
            check(browser.errors == [], f"errors in the console: {browser.errors}")
        finally:
            browser.close()
    for failure in failures:
        print(f"error: {failure}", file=sys.stderr)
    if not failures:
        print(f"{len(presets)} presets were pulled in {program}, and act as simulate says")
    sys.exit(1 if failures else 0)


main()
