"""Records the pictures of the README, the documentation and the examples: pictures.py TOOL CHROMIUM FOLDER.

The page is stepped by its own clock. A still shows moments of a pull and a refresh side by side; the picture
of the README moves.
"""

import base64
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from chromium import Chromium
from picture import png

ROOT = pathlib.Path(__file__).parents[2]
CATALOG = ROOT / "Sources/refreshgen/refreshgen.docc"

# The moving picture of the README, and its twin for dark pages: two lists side by side, and what fingers do in
# them. A list has a spec, which is that of the README or a file, and steps by the number of the frame.
HERO = CATALOG / "Resources/hero.png"
HERO_LENGTH = 216
# The frame that comes first, which readers see whose page lets nothing move: an armed ring and a failure.
HERO_START = 151
FOLDER = ROOT / "Tests/Browser/Hero"


def pulled(start):
    """The steps of a pull, a refresh and its end."""
    steps = {start: "trial.touch([250, 110]); way = 0"}
    for frame in range(start + 1, start + 27):
        steps[frame] = "way += 7.5; trial.move(-way, [250, 110 + way / 2])"
    return steps | {start + 36: "trial.lift()", start + 74: "trial.end('end')"}


LISTS = (
    # The second refresh ends in the beginning, where the first one has not begun.
    (ROOT / "README.md", pulled(6) | pulled(116)),
    (
        FOLDER / "more.refresh.yml",
        {64: "trial.touch([250, 620]); way = 0"}
        | {frame: "way += 17; trial.move(way, [250, 620 - way / 3])" for frame in range(65, 83)}
        | {83: "trial.lift()", 100: "trial.end('fail')", 156: "trial.touch([279, 812])"}
        | {162: "trial.lift(); trial.perform('tap')", 192: "trial.end('end')"},
    ),
)

# The stills: each with its spec in examples, or the name of a spec in the page on indicators, and its moments.
HEADER = ("half", "armed", "refreshing", "ending")
OUTCOME = ("half", "armed", "refreshing", "succeeded")
STILLS = {
    ROOT / "examples/apps/chat/chat.png": ("apps/chat/chat", ("rest", "refreshing")),
    ROOT / "examples/apps/moments/moments.png": ("apps/moments/moments", HEADER[:3]),
    ROOT / "examples/apps/news/news-header.png": ("apps/news/news-header", OUTCOME),
    ROOT / "examples/apps/news/news-footer.png": ("apps/news/news-footer", ("rest", "loading")),
    ROOT / "examples/apps/store/store.png": ("apps/store/store", OUTCOME),
    CATALOG / "Resources/dial-heart.png": ("Heart", ("half", "refreshing")),
} | {CATALOG / f"Resources/dial-{step}.png": (f"Step{step}", HEADER) for step in (1, 2, 3)}

# The page of the README's control.
PAGE = CATALOG / "Resources/page.png"

# The moments of presets that a pull does not arm: they load at the end of the list, or while the pull lasts.
MOMENTS = {
    "modern-footer": ("failed",), "mjrefresh-auto-footer": ("loading",), "espulltorefresh-footer": ("loading",),
    "plain-footer": ("loading",), "svinfinitescrolling": ("refreshing",), "uirefreshcontrol": ("half", "refreshing"),
    "progress-circle": ("half", "refreshing"), "system-header": ("half", "refreshing"),
}


def presets(tool):
    """The stills of the page of presets."""
    names = subprocess.run([tool, "presets"], capture_output=True, check=True, text=True).stdout.split()
    return {
        CATALOG / f"Resources/preset-{name}.png": (name, MOMENTS.get(name, ("armed", "refreshing")))
        for name in names
    }


# What a picture shows of a phone: its height, where it begins for a header and for a sideways control, and the
# radius of its corners. A footer's ends with the phone.
PART, STRIPE = (300, 0, 0, 40), (132, 100, 400, 20)

# The gestures of all pictures. A frame is a sixtieth of a second; time passes only here.
SCRIPT = """(() => {
  const {trial} = window.refreshgen;
  const {control} = trial.main;
  trial.scale = 1e-6;
  trial.settings.actionSeconds = 1e6;
  const sign = control.isFar ? 1 : -1;
  const pass = (frames) => { for (; frames > 0; frames -= 1) trial.pass(1 / 60); };
  const shown = Math.max(control.distance, control.height) * 1.25;
  const pull = (points) => {
    trial.touch([250, 150]);
    for (let way = 4; way < 600 && trial.main.player.read("pull") < points; way += 4) {
      trial.move(sign * way, [250, 150 - sign * way / 2]);
      pass(1);
    }
    pass(20);
  };
  const {content, viewport, bottom} = trial.main.scene;
  window.moments = {
    rest: () => pass(1),
    loading: () => { trial.perform("scroll", content - viewport + bottom + control.height); pass(40); },
    failed: () => { window.moments.loading(); trial.end("fail"); pass(40); },
    half: () => pull(control.distance * 0.6),
    armed: () => pull(shown),
    refreshing: () => { pull(shown); trial.lift(); pass(40); },
    ending: () => { pull(shown); trial.lift(); pass(40); trial.end("end"); pass(9); },
    succeeded: () => { pull(shown); trial.lift(); pass(40); trial.end("end"); pass(30); },
  };
  // Lets the animations of the page pass as much time as its clock, or end.
  window.animate = (milliseconds) => {
    for (const animation of document.getAnimations()) {
      const {endTime} = animation.effect.getComputedTiming();
      animation.pause();
      animation.currentTime = Math.min(Number(animation.currentTime) + milliseconds, endTime);
      if (animation.currentTime >= endTime) animation.finish();
    }
  };
  window.drawn = (count = 2) => new Promise((done) => requestAnimationFrame(() => (count > 1 ? done(drawn(count - 1)) : done())));
})()"""

# Moments side by side.
STRIP = """(async (names, height, above, middle, radius) => {
  const {trial} = window.refreshgen;
  const strip = Object.assign(document.createElement("div"), {id: "strip"});
  strip.style.cssText = "position:fixed;inset:0 auto auto 0;z-index:99;display:flex;gap:24px;zoom:.5;visibility:visible";
  document.body.append(strip);
  document.head.append(Object.assign(document.createElement("style"), {textContent:
    "html, body { visibility: hidden; background: transparent !important } "
    + `.part { position: relative; width: 402px; height: ${height}px; overflow: hidden; border-radius: ${radius}px } `
    + ".part::after { content: ''; position: absolute; inset: 0; z-index: 9; border: 2px solid #86868b80; "
    + "border-radius: inherit }"}));
  for (const name of names) {
    trial.start();
    window.moments[name]();
    await drawn();
    window.animate(1e5);
    await drawn();
    const screen = document.querySelector(".preview .screen");
    const part = Object.assign(document.createElement("div"), {className: "part"});
    const copy = screen.cloneNode(true);
    const {isFar, isSideways} = trial.main.control;
    const top = isSideways ? -middle : isFar ? height - screen.offsetHeight : -above;
    copy.style.cssText += `;position:absolute;inset:${top}px auto auto 0;border-radius:0;width:402px;height:${screen.offsetHeight}px`;
    part.append(copy);
    strip.append(part);
    trial.lift();
  }
  const box = strip.getBoundingClientRect();
  return {x: 0, y: 0, width: box.width, height: box.height, scale: 1};
})(%s)"""

# The phone alone, for the moving picture: the part at the edge of the control.
ALONE = """(() => {
  const {left, top, width, height} = document.querySelector(".preview .screen").getBoundingClientRect();
  const {isFar} = window.refreshgen.trial.main.control;
  // The phone of a wide window is scaled.
  const part = Math.floor(%d * width / 402);
  const [above, below] = isFar ? [height - part, 0] : [0, height - part];
  // Few colors are enough without gradients and shadows.
  document.head.append(Object.assign(document.createElement("style"), {textContent: `
    html, body { visibility: hidden; background: transparent !important }
    .preview .screen { visibility: visible; border-radius: 0; box-shadow: none }
    .screen .cell i { background: hsl(var(--hue) 50%% 58%%) }
    .screen .bar .glass { box-shadow: inset 0 0 0 .75px var(--edge) }
    .screen .finger { box-shadow: none }`}));
  return {x: left, y: top + above, width, height: part, scale: 1};
})()""" % 250

# The steps of the moving picture, two frames of the clock each.
RATE = 30
STEP = f"(async () => {{ for (let frame = 0; frame < 60 / {RATE}; frame += 1) trial.pass(1 / 60); await drawn(); animate(1000 / {RATE}); await drawn(1); }})()"
BEGIN = """(async () => {
  window.trial = window.refreshgen.trial;
  window.way = 0;
  trial.start();
  trial.settings.actionSeconds = 1e6;
  const {content, viewport, bottom} = trial.main.scene;
  if (trial.main.control.isFar) trial.perform("scroll", content - viewport + bottom + trial.main.control.height - 290);
})()"""

# Frames side by side, in rounded frames.
JOINED = """(async (texts, border) => {
  const images = await Promise.all(texts.map(async (text) =>
    createImageBitmap(await (await fetch("data:image/png;base64," + text)).blob())));
  const [{width, height}] = images;
  const gap = 28;
  const canvas = new OffscreenCanvas(images.length * (width + gap) - gap, height);
  const context = canvas.getContext("2d");
  images.forEach((image, index) => {
    context.save();
    context.beginPath();
    context.roundRect(index * (width + gap) + 1, 1, width - 2, height - 2, 44);
    context.clip();
    context.drawImage(image, index * (width + gap), 0);
    context.restore();
    [context.strokeStyle, context.lineWidth] = [border, 2];
    context.stroke();
  });
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
})(%s)"""


def written(folder, name):
    """A spec in a file: that of the README, one of the page on indicators, or a preset alone."""
    source, title = (name, "Feed") if isinstance(name, pathlib.Path) else (CATALOG / "Indicators.md", name)
    text = re.search(rf"^# {title}.*?(?=^```)", source.read_text(), re.MULTILINE | re.DOTALL)
    path = folder / f"{title if text else 'Feed'}.refresh.yml"
    path.write_text(text[0] if text else f"refreshgen: 1\ncontrol: Feed\npreset: {name}\n")
    return path


def page(tool, folder, name):
    """The page of a spec, which is a file, an example, or a text of `written`."""
    path = name if isinstance(name, pathlib.Path) else ROOT / f"examples/{name}.refresh.yml"
    if path.suffix == ".md" or not path.exists():
        path = written(folder, name)
    html = folder / "page.html"
    # A page names its spec as the command does.
    subprocess.run([tool, "preview", "--quiet", path.name, "-o", str(html)], check=True, cwd=path.parent)
    return html


def begin(browser, html, isDark, scale=2):
    """Opens a page at a time that stands still, without anything behind the phone."""
    browser.resize(1360, 1000, scale=scale, dark=isDark)
    browser.send("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
    browser.open(html)
    browser.evaluate(SCRIPT)


def still(browser, tool, folder, path, name, moments, isDark):
    """A picture of moments, of few colors."""
    begin(browser, page(tool, folder, name), isDark)
    part = STRIPE if path.name.startswith(("preset-", "dial-")) else PART
    picture = browser.picture(browser.evaluate(STRIP % json.dumps([list(moments), *part])[1:-1]))
    browser.send("Page.navigate", url="about:blank")
    return png(browser, [picture])


def moving(browser, html, steps, isDark):
    """The frames of a list, without a background behind the phone."""
    begin(browser, html, isDark)
    part = browser.evaluate(ALONE)
    browser.evaluate(BEGIN)
    pictures = []
    for frame in range(HERO_LENGTH):
        browser.evaluate(f"{steps.get(frame, '')};0")
        browser.evaluate(STEP)
        pictures.append(browser.picture(part))
    return pictures[HERO_START:] + pictures[:HERO_START]


def hero(browser, tool, folder, isDark):
    """The frames of all lists side by side."""
    lists = [moving(browser, page(tool, folder, path), steps, isDark) for path, steps in LISTS]
    browser.send("Page.navigate", url="about:blank")
    border = "#48484a" if isDark else "#c7c7cc"
    return [browser.evaluate(JOINED % json.dumps([list(frames), border])[1:-1]) for frames in zip(*lists)]


def whole(browser, tool, folder, dark):
    """A picture of a page with its armed control."""
    begin(browser, page(tool, folder, ROOT / "README.md"), dark, scale=0.6)
    browser.evaluate("window.refreshgen.trial.start(); window.moments.armed(); drawn().then(() => animate(1e5)).then(() => drawn())")
    picture = browser.picture()
    browser.send("Page.navigate", url="about:blank")
    return png(browser, [picture])


def twins(tool):
    """All stills, with a twin for dark pages of each picture of the documentation."""
    for path, row in (STILLS | presets(tool)).items():
        yield path, row, False
        if path.is_relative_to(CATALOG):
            yield dark(path), row, True


def dark(path):
    """The twin of a picture for dark pages, as DocC names it."""
    return path.with_stem(f"{path.stem}~dark")


def differences(browser, tool, folder, compared):
    """The stills that are not the committed ones any more."""
    found = []
    for path, row, isDark in twins(tool):
        # Fewer colors change a shadow more than the comparison allows, so both pictures have as few.
        ours = base64.b64encode(still(browser, tool, folder, path, *row, isDark)).decode()
        if compared(browser, ours, base64.b64encode(path.read_bytes()).decode())[0]:
            found.append(f"{path.relative_to(ROOT)} is not what the page shows; `make pictures` records it again")
    return found


def main():
    """Records all pictures."""
    tool, program, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    with tempfile.TemporaryDirectory() as profile:
        browser = Chromium(program, profile)
        try:
            taken = {path: still(browser, tool, folder, path, *row, isDark) for path, row, isDark in twins(tool)}
            for isDark in (False, True):
                taken[dark(PAGE) if isDark else PAGE] = whole(browser, tool, folder, isDark)
                taken[dark(HERO) if isDark else HERO] = png(browser, hero(browser, tool, folder, isDark), RATE)
            for path, picture in taken.items():
                path.write_bytes(picture)
                print(f"{path.relative_to(ROOT)}: {len(picture)} bytes")
        finally:
            browser.close()


if __name__ == "__main__":
    main()
