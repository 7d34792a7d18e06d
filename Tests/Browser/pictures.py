"""Records the pictures of the README, the documentation and the examples: pictures.py TOOL CHROMIUM FOLDER.

The page is stepped by its own clock. A still shows moments of a pull and a refresh side by side; the picture
of the README moves.
"""

import base64
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import zlib

from chromium import Chromium

ROOT = pathlib.Path(__file__).parents[2]
CATALOG = ROOT / "Sources/refreshgen/refreshgen.docc"

# The moving picture, and its spec.
MOVING = (CATALOG / "Resources/feed.png", "controls/feed")

# The stills: each with its spec in examples, or the name of a spec in the page on indicators, and its moments.
HEADER = ("half", "armed", "refreshing", "ending")
OUTCOME = ("half", "armed", "refreshing", "succeeded")
STILLS = {
    CATALOG / "Resources/modern-header.png": ("presets/modern-header", OUTCOME),
    ROOT / "examples/apps/chat/chat.png": ("apps/chat/chat", ("rest", "refreshing")),
    ROOT / "examples/apps/moments/moments.png": ("apps/moments/moments", HEADER),
    ROOT / "examples/apps/news/news-header.png": ("apps/news/news-header", OUTCOME),
    ROOT / "examples/apps/news/news-footer.png": ("apps/news/news-footer", ("rest", "loading")),
    ROOT / "examples/apps/store/store.png": ("apps/store/store", OUTCOME),
} | {CATALOG / f"Resources/dial-{step}.png": (f"Step{step}", HEADER) for step in (1, 2, 3, 4)}

# What a picture shows of a phone: the points at the edge of the control.
PART = 300

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
  const {content, viewport, inset} = trial.main.scene;
  window.moments = {
    rest: () => pass(1),
    loading: () => { trial.perform("scroll", content - viewport + inset.bottom + control.height); pass(20); },
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
STRIP = """(async (names) => {
  const {trial} = window.refreshgen;
  const strip = Object.assign(document.createElement("div"), {id: "strip"});
  strip.style.cssText = "position:fixed;inset:0 auto auto 0;z-index:99;display:flex;gap:24px;zoom:.5;visibility:visible";
  document.body.append(strip);
  document.head.append(Object.assign(document.createElement("style"), {textContent:
    "html, body { visibility: hidden; background: transparent !important } .part { position: relative; width: 402px; "
    + "height: %d px; overflow: hidden; border-radius: 40px; } .part::after { content: ''; position: absolute; inset: 0; "
    + "z-index: 9; border: 2px solid #86868b80; border-radius: 40px }"}));
  for (const name of names) {
    trial.start();
    window.moments[name]();
    await drawn();
    window.animate(1e5);
    await drawn();
    const screen = document.querySelector(".preview .screen");
    const part = Object.assign(document.createElement("div"), {className: "part"});
    const copy = screen.cloneNode(true);
    const top = trial.main.control.isFar ? `calc(%d px - ${screen.offsetHeight}px)` : 0;
    copy.style.cssText += `;position:absolute;inset:${top} auto auto 0;border-radius:0;width:402px;height:${screen.offsetHeight}px`;
    part.append(copy);
    strip.append(part);
    trial.lift();
  }
  const {width, height} = strip.getBoundingClientRect();
  return {x: 0, y: 0, width, height, scale: 1};
})(%s)""".replace("%d px", f"{PART}px")

# The phone alone, for the moving picture.
ALONE = """(() => {
  document.head.append(Object.assign(document.createElement("style"), {textContent:
    "html, body { visibility: hidden; background: transparent !important } .preview .screen { visibility: visible; "
    + "border-radius: 0; clip-path: inset(0 0 calc(100%% - %dpx) 0 round 40px) } .preview .screen::after { content: ''; "
    + "position: absolute; inset: 0 0 auto; height: %dpx; z-index: 9; border: 1px solid #86868b80; border-radius: 40px }"}));
  const {left, top, width} = document.querySelector(".preview .screen").getBoundingClientRect();
  // The phone of a wide window is scaled.
  return {x: left, y: top, width, height: Math.floor(%d * width / 402), scale: 1};
})()""" % (PART, PART, PART)

# The steps of the moving picture, four frames of the clock each.
RATE = 15
STEP = f"(async () => {{ for (let frame = 0; frame < 60 / {RATE}; frame += 1) trial.pass(1 / 60); await drawn(); animate(1000 / {RATE}); await drawn(1); }})()"
BEGIN = """(async () => {
  window.trial = window.refreshgen.trial;
  trial.start();
  trial.settings.actionSeconds = 1.2;
  window.way = 0;
})()"""
MOVE = "way += %d; trial.move(-way, [250, 150 + way / 2])"

# The pictures with at most 256 colors, and of all after the first only what differs from the one before.
REDUCED = """(async (texts) => {
  const images = [];
  for (const text of texts) {
    const image = await createImageBitmap(await (await fetch("data:image/png;base64," + text)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    images.push(context.getImageData(0, 0, image.width, image.height));
  }
  const {width, height} = images[0];
  // Small differences between colors get lost, until few colors are left.
  const coarse = (number, step) => Math.min(Math.round(number / step) * step, 255);
  let palette, frames;
  for (let step = 1; ; step += 1) {
    palette = new Map();
    frames = images.map(({data}) => {
      const pixels = new Uint8Array(width * height);
      for (let at = 0; at < data.length; at += 4) {
        const color = [0, 1, 2, 3].map((part) => coarse(data[at + part], step)).join();
        if (!palette.has(color)) palette.set(color, palette.size);
        pixels[at / 4] = palette.get(color);
      }
      return pixels;
    });
    if (palette.size <= 256) break;
  }
  const encode = (bytes) => { let text = ""; for (const byte of bytes) text += String.fromCharCode(byte); return btoa(text); };
  const parts = frames.map((pixels, index) => {
    const before = frames[index - 1];
    let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
    for (let at = 0; before && at < pixels.length; at += 1) {
      if (pixels[at] === before[at]) continue;
      const [x, y] = [at %% width, Math.floor(at / width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    if (left >= right) return null;
    const rows = [];
    for (let y = top; y < bottom; y += 1) rows.push(encode(pixels.subarray(y * width + left, y * width + right)));
    return [left, top, right - left, bottom - top, rows];
  });
  return [[...palette.keys()].map((color) => color.split(",").map(Number)), parts];
})(%s)"""


def chunk(kind, content):
    """A chunk of a PNG file."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(browser, pictures):
    """The pictures as one PNG file, which moves if there are several."""
    palette, parts = browser.evaluate(REDUCED % pictures)
    _, _, width, height, _ = parts[0]
    # A frame without a difference prolongs the one before.
    shown = [index for index, part in enumerate(parts) if part]
    chunks = [
        chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        chunk(b"PLTE", b"".join(bytes(color[:3]) for color in palette)),
        chunk(b"tRNS", bytes(color[3] for color in palette)),
    ]
    if len(parts) > 1:
        chunks.append(chunk(b"acTL", struct.pack(">II", len(shown), 0)))
    number = 0
    for index, end in zip(shown, shown[1:] + [len(parts)]):
        left, top, width, height, rows = parts[index]
        if len(parts) > 1:
            place = struct.pack(">IIIII", number, width, height, left, top)
            chunks.append(chunk(b"fcTL", place + struct.pack(">HHBB", end - index, RATE, 0, 0)))
            number += 1
        data = zlib.compress(b"".join(b"\0" + base64.b64decode(row) for row in rows), 9)
        if index == 0:
            chunks.append(chunk(b"IDAT", data))
        else:
            chunks.append(chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks) + chunk(b"IEND", b"")


def page(tool, folder, name):
    """The page of a spec."""
    path = ROOT / f"examples/{name}.refresh.yml"
    if not path.exists():
        text = (CATALOG / "Indicators.md").read_text()
        path = folder / f"{name}.refresh.yml"
        path.write_text(re.search(rf"^# {name}.*?(?=^```)", text, re.MULTILINE | re.DOTALL)[0])
    html = folder / "page.html"
    subprocess.run([tool, "preview", "--quiet", str(path), "-o", str(html)], check=True)
    return html


def begin(browser, html):
    """Opens a page at a time that stands still, without anything behind the phone."""
    browser.resize(1360, 1000, scale=2)
    browser.send("Emulation.setDefaultBackgroundColorOverride", color={"r": 0, "g": 0, "b": 0, "a": 0})
    browser.open(html)
    browser.evaluate(SCRIPT)


def still(browser, html, moments):
    """A picture of moments."""
    begin(browser, html)
    return [browser.picture(browser.evaluate(STRIP % list(moments)))]


def moving(browser, html):
    """The pictures of a pull, a refresh and the return to rest."""
    begin(browser, html)
    part = browser.evaluate(ALONE)
    pictures = []

    def show(frames, before=""):
        for _ in range(frames):
            browser.evaluate(f"{before};0" if before else "0")
            browser.evaluate(STEP)
            pictures.append(browser.picture(part))

    browser.evaluate(BEGIN)
    show(4)
    browser.evaluate("trial.touch([250, 150])")
    show(14, MOVE % 12)
    show(6)
    browser.evaluate("trial.lift()")
    # The action ends by the clock of the page.
    show(45)
    return pictures


def differences(browser, tool, folder, compared):
    """The stills that are not the committed ones any more."""
    found = []
    for path, (name, moments) in STILLS.items():
        ours, = still(browser, page(tool, folder, name), moments)
        browser.send("Page.navigate", url="about:blank")
        if compared(browser, ours, base64.b64encode(path.read_bytes()).decode())[0]:
            found.append(f"{path.relative_to(ROOT)} is not what the page shows; `make pictures` records it again")
    return found


def main():
    """Records all pictures."""
    tool, program, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
    with tempfile.TemporaryDirectory() as profile:
        browser = Chromium(program, profile)
        try:
            taken = {MOVING[0]: moving(browser, page(tool, folder, MOVING[1]))}
            for path, (name, moments) in STILLS.items():
                taken[path] = still(browser, page(tool, folder, name), moments)
            browser.send("Page.navigate", url="about:blank")
            for path, pictures in taken.items():
                path.write_bytes(png(browser, pictures))
                print(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")
        finally:
            browser.close()


if __name__ == "__main__":
    main()
