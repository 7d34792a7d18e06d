"""Steps a page by the clock of its list, and finds what jumps: places, sizes and opacities, frame by frame."""

# Plays a gesture, and returns what every frame shows: the time, whether a finger is down, and for each
# part its box on the screen and its opacity. Nothing on the page moves by another clock.
STEP = """(() => {
  const {trial} = window.refreshgen;
  trial.scale = 1e-6;
  trial.settings.size = %(size)d;
  trial.settings.language = trial.main.control.languages.find(({tag}) => tag === '%(language)s')?.tag ?? trial.settings.language;
  trial.settings.actionSeconds = 0;
  trial.start();
  trial.draw();
  trial.draw();
  const {device, control, scene, player} = {...trial.main, player: trial.main.player};
  const {isFar} = control;
  if (isFar) trial.perform("scroll", scene.content - scene.viewport + scene.bottom);
  const screen = device.screen.getBoundingClientRect();
  const scale = screen.width / device.width;
  const value = (name) => trial.main.player.read(name);
  const opacityOf = (node) => {
    let opacity = 1;
    for (let part = node; part !== device.screen; part = part.parentElement) opacity *= getComputedStyle(part).opacity;
    return opacity;
  };
  const frames = [];
  const names = new WeakMap();
  let count = 0;
  const seen = () => {
    trial.draw();
    const parts = {list: [0, -value("shownOffset"), 0, 0, 1]};
    // How much of each kind of part can be seen: one may fade into another.
    const seen = {};
    const add = (kind, node, opacity = 1) => {
      if (!names.has(node)) names.set(node, `${kind} ${count += 1}`);
      const box = node.getBoundingClientRect();
      const total = opacityOf(node) * opacity * (node.style.visibility === "hidden" ? 0 : 1);
      parts[names.get(node)] = [(box.left + box.width / 2 - screen.left) / scale, (box.top + box.height / 2 - screen.top) / scale,
        box.width / scale, box.height / scale, total, parseFloat(getComputedStyle(node).fontSize)];
      seen[kind] = 1 - (1 - (seen[kind] ?? 0)) * (1 - total);
    };
    for (const stack of device.element.children) {
      for (const drawing of stack.querySelectorAll(".drawing")) {
        add("drawing", drawing, Math.max(0, ...[...drawing.children].map((layer) => Number(layer.getAttribute("opacity")))));
      }
      for (const name of ["surface", "button"]) for (const node of stack.querySelectorAll(`.${name}`)) add(name, node);
      for (const node of stack.querySelectorAll(".texts > *")) add(`text ${node.textContent}`, node);
    }
    frames.push({
      time: value("time"), down: Boolean(trial.touchPoint), parts, seen,
      phase: window.refreshgen.data.phases[value("phase")], fired: value("fired"), ended: value("completed"),
      running: device.element.getAnimations({subtree: true}).length,
      values: [value("opacity"), value("textOpacity"), value("scale"), value("shift")],
    });
  };
  const pass = (seconds) => {
    for (let frame = 0; frame < Math.round(seconds * 60); frame += 1) {
      trial.pending = Math.round(1e6 / 60);
      trial.flush();
      seen();
    }
  };
  const sign = isFar ? 1 : -1;
  const pull = (way, step) => {
    trial.touch([160, 250]);
    for (let at = step; at <= way; at += step) { trial.move(sign * at, [160, 250 + at]); pass(1 / 60); }
  };
  const lift = () => trial.lift();
  const end = (name) => trial.end(name);
  seen();
  %(gesture)s
  return frames;
})()"""

REST = "pull(%d, 5); pass(0.4); lift();"
GESTURES = {
    "success": REST % 150 + "pass(1.5); end('end'); pass(2);",
    "failure": REST % 150 + "pass(1.5); end('fail'); pass(3.5);",
    "begin": "trial.perform('begin'); pass(1.5); end('end'); pass(2);",
    "fling": "pull(150, 10); lift(); pass(1.5); end('end'); pass(2);",
    "cancelled": REST % 90 + "pass(1.5);",
}

# A second level opens and closes without a refresh, so that nothing is in sight on its way out.
LEVEL = "trial.perform('openSecondLevel'); pass(1.5); trial.perform('closeSecondLevel'); pass(2);"

# A footer is pulled beyond the end of the list, where the step has scrolled.
LOAD = "pull(120, 6); lift(); pass(1.5);"
LOADS = {
    "success": LOAD + "end('end'); pass(2);",
    "failure": LOAD + "end('fail'); pass(2); trial.perform('tap'); pass(1.5); end('end'); pass(2);",
    "exhausted": LOAD + "end('endNoMore'); pass(2);",
}

# The names of the recommended presets, with the gestures that they answer to.
HEADERS = ("modern-header", "floating-header", "two-level-header")
FOOTER = "modern-footer"
SETTINGS = (
    # Name, size of texts, language and whether Reduce Motion is on.
    ("", 3, "en", False),
    (" at AX3", 9, "en", False),
    (" at AX5", 11, "en", False),
    (" under Reduce Motion", 3, "en", True),
    (" from right to left", 3, "ar", False),
)

# The most points that a part may move between two frames, unless it moved half of that before.
STEP_POINTS = 4
# The most opacity that a part may gain or lose between two frames.
STEP_OPACITY = 0.34
# What people cannot see: an opacity, and points.
HIDDEN, STILL = 0.03, 0.1
# By how much a text and a drawing that makes room for it may share their boxes without touching: by these points of the
# drawing, and this part of the text's size above its letters.
AROUND_DRAWING, ABOVE_LETTERS = 3, 0.31
# The opacity from which on letters can be told from what is behind them.
LEGIBLE = 0.1
BAR = 116


def is_shown(part):
    """Whether a part can be seen, below the bar or through it."""
    return part is not None and part[4] > HIDDEN


def steps(before, after):
    """The changes of a part between two frames: of its place, and of the halves of its size."""
    return [abs(one - other) / (1 if index < 2 else 2) for index, (one, other) in enumerate(zip(before[:4], after[:4]))]


def jumps(frames):
    """What jumps between two frames without a finger."""
    found, last = [], {}
    for number, (before, after) in enumerate(zip(frames, frames[1:])):
        place = f"at {number}, {after['phase']}"
        # The frame of a release counts, too.
        isFree = not after["down"]
        for name, new in after["parts"].items():
            old, limit = before["parts"].get(name), last.get(name, [0] * 4)
            if old is None:
                continue
            moved = last[name] = steps(old, new)
            if not isFree or not is_shown(old) or not is_shown(new):
                continue
            for kind, way, earlier in zip(("x", "y", "width", "height"), moved, limit):
                if way > max(STEP_POINTS, 2 * earlier) + 0.01:
                    found.append(f"{name}: {kind} by {way:.1f} after {earlier:.1f} {place}")
        for kind in set(before["seen"]) | set(after["seen"]) if isFree else ():
            change = abs(after["seen"].get(kind, 0) - before["seen"].get(kind, 0))
            if change > STEP_OPACITY:
                found.append(f"{kind}: opacity by {change:.2f} {place}")
    return found


def covered(frames):
    """Texts that can be seen where a drawing is, which makes room for them in a change of state."""
    found = []
    for number, frame in enumerate(frames):
        drawings = [part for name, part in frame["parts"].items() if name.startswith("drawing") and is_shown(part)]
        for name, part in frame["parts"].items():
            if not name.startswith("text ") or part[4] < LEGIBLE:
                continue
            for other in drawings:
                overlap = [(part[size] + other[size]) / 2 - abs(part[at] - other[at]) for at, size in ((0, 2), (1, 3))]
                if min(overlap) > AROUND_DRAWING + ABOVE_LETTERS * part[5]:
                    found.append(f"{name}: under a drawing by {min(overlap):.1f} at {number}, {frame['phase']}")
    return found


def closing(frames):
    """The drawings that can be seen while a second level closes, once the change to it is over."""
    ending = [frame for frame in frames if frame["phase"] == "ending"][8:]
    return [f"a drawing over the first row, with opacity {frame['seen']['drawing']:.2f}" for frame in ending[:1]
            if frame["seen"].get("drawing", 0) > HIDDEN]


def below(frames, height):
    """The button of a failure whose change is over, if it is below the screen."""
    failed = [frame for frame in frames if frame["phase"] == "failed"]
    buttons = [part for name, part in failed[-1]["parts"].items() if name.startswith("button") and is_shown(part)]
    return [f"the button ends at {part[1] + part[3] / 2:.0f} of {height}" for part in buttons if part[1] + part[3] / 2 > height]


def last_step(frames):
    """The seconds from the end of the action to the last step that people can see."""
    ended = next(index for index, frame in enumerate(frames) if frame["phase"] == "ending")
    last = ended
    for index, (before, after) in enumerate(zip(frames[ended:], frames[ended + 1 :]), ended + 1):
        for name, new in after["parts"].items():
            old = before["parts"].get(name)
            if is_shown(old) and is_shown(new) and max(steps(old, new)) >= STILL:
                last = index
    return frames[last]["time"] - frames[ended]["time"]


def play(browser, page, gesture, size=3, language="en", reduced=False, dark=False):
    """The frames of a gesture on a page."""
    browser.resize(1360, 1000, dark=dark, media=[("prefers-reduced-motion", "reduce")] if reduced else ())
    browser.open(page)
    return browser.evaluate(STEP % {"size": size, "language": language, "gesture": gesture})


def faults(browser, pages):
    """What jumps on the pages of the recommended presets, which is a list of sentences."""
    found = []
    for preset in (*HEADERS, FOOTER):
        for setting, size, language, reduced in SETTINGS:
            for name, gesture in (LOADS if preset == FOOTER else GESTURES).items():
                frames = play(browser, pages[preset], gesture, size, language, reduced)
                place = f"{preset}, {name}{setting}"
                found += [f"{place}: {text}" for text in jumps(frames)]
                # Under Reduce Motion, all parts fade where they are.
                if not reduced:
                    found += [f"{place}: {text}" for text in covered(frames)]
                if any(frame["running"] for frame in frames):
                    found.append(f"{place}: moves by another clock")
                if preset == FOOTER:
                    if name == "failure":
                        height = browser.evaluate("window.refreshgen.trial.main.device.height")
                        found += [f"{place}: {text}" for text in below(frames, height)]
                    continue
                for frame in (frames[0], frames[-1]):
                    rest = {kind: part for kind, part in frame["seen"].items() if part > 0}
                    if rest:
                        found.append(f"{place}: {rest} in sight at rest, {frame['phase']}")
                if name == "success" and not reduced and (seconds := last_step(frames)) > 1.05:
                    found.append(f"{place}: {seconds:.2f} s from the end to the last step")
            if preset == "two-level-header":
                frames = play(browser, pages[preset], LEVEL, size, language, reduced)
                found += [f"{preset}, level{setting}: {text}" for text in closing(frames)]
            if preset not in ("two-level-header", FOOTER):
                found += [f"{preset}{setting}: {text}" for text in signs(browser, pages[preset], size, language, reduced)]
    return found


def signs(browser, page, size, language, reduced):
    """Whether a pull by a fifth of the distance shows something below the bar."""
    frames = play(browser, page, "pull(30, 2); pass(0.5);", size, language, reduced)
    distance = browser.evaluate("window.refreshgen.session.control.distance")
    pulled = browser.evaluate("window.refreshgen.session.player.read('pull')")
    parts = [part for name, part in frames[-1]["parts"].items() if name != "list"]
    lowest = max((part[1] + part[3] / 2 for part in parts if part[4] > 0.1), default=0)
    return [] if lowest > BAR + 2 else [f"nothing in sight at {pulled / distance:.0%} of the pull: {parts}"]
