"""Compares screenshots of preview pages with committed ones, within a tolerance."""

import base64
import pathlib

FOLDER = pathlib.Path(__file__).parent / "Screenshots"

# A pull by so many points of finger movement, at a time that stands still.
PULL = """(() => {
  const {trial} = window.refreshgen;
  trial.start();
  trial.events.clear();
  trial.scale = 1e-6;
  const sign = trial.main.control.isFar ? 1 : -1;
  trial.touch([160, 250]);
  for (let step = 1; step <= 20; step += 1) trial.move(sign * step * %d / 20, [160, 250 - sign * step * %d / 20]);
  const pass = (seconds) => {
    for (let frame = 0; frame < seconds * 60; frame += 1) {
      trial.pending = Math.round(1e6 / 60);
      trial.flush();
    }
  };
  %s
})()"""

# Everything that moves by itself stands still, too.
STILL = """(async () => {
  await document.fonts.ready;
  const frames = (count) => new Promise((done) => (count ? requestAnimationFrame(() => done(frames(count - 1))) : done()));
  await frames(3);
  for (const animation of document.getAnimations()) {
    if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
    else { animation.pause(); animation.currentTime = 0; }
  }
  await frames(2);
})()"""

# The width of a text tells whether a machine has the fonts of the committed screenshots.
FONT = """(() => {
  const context = document.createElement('canvas').getContext('2d');
  context.font = '100px system-ui, -apple-system, "Segoe UI", sans-serif';
  return Math.round(context.measureText('Refreshgen 0123').width);
})()"""
RECORDED_WIDTH = 852

# Texts differ in their last pixels from one version of Chromium to the next, so squares of 8 by 8
# pixels are compared by their mean colors.
COMPARE = """(async () => {
  const pixels = async (text) => {
    const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + text)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [ours, theirs] = [await pixels('%s'), await pixels('%s')];
  if (ours.width !== theirs.width || ours.height !== theirs.height) return 1;
  let [squares, different] = [0, 0];
  for (let top = 0; top < ours.height; top += 8) {
    for (let left = 0; left < ours.width; left += 8) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let y = top; y < Math.min(top + 8, ours.height); y += 1) {
        for (let x = left; x < Math.min(left + 8, ours.width); x += 1) {
          const index = (y * ours.width + x) * 4;
          for (let part = 0; part < 3; part += 1) sums[part] += ours.data[index + part] - theirs.data[index + part];
          count += 1;
        }
      }
      squares += 1;
      if (sums.some((sum) => Math.abs(sum) / count > 20)) different += 1;
    }
  }
  return different / squares;
})()"""

# The greatest part of the squares that may differ.
TOLERANCE = 0.01


def screens(browser, pages):
    """Shows one page after the other; yields the name of each and its screenshot."""
    shots = [
        ("armed-wide-light", "control", 1360, 1000, 1, False, PULL % (150, 150, "")),
        ("refreshing-wide-dark", "control", 1360, 1000, 1, True, PULL % (150, 150, "trial.lift(); pass(0.6);")),
        ("armed-narrow-light", "control", 390, 844, 2, False, PULL % (150, 150, "")),
        ("compare-wide-light", "compare", 1360, 1000, 1, False, PULL % (150, 150, "")),
        ("compare-narrow-dark", "compare", 390, 844, 2, True, PULL % (150, 150, "")),
        ("index-wide-light", "presets", 1360, 1000, 1, False, "0"),
        ("index-wide-dark", "presets", 1360, 1000, 1, True, "0"),
    ]
    for name, page, width, height, scale, dark, script in shots:
        browser.resize(width, height, scale=scale, dark=dark)
        browser.open(pages[page])
        browser.evaluate(script)
        browser.evaluate(STILL)
        yield name, browser.picture()


def faults(browser, pages, record):
    """The screenshots that differ from the committed ones; `record` commits new ones."""
    pictures = list(screens(browser, pages))
    browser.resize(800, 600)
    # Only a page without a policy may read the pictures.
    browser.send("Page.navigate", url="about:blank")
    if record:
        FOLDER.mkdir(exist_ok=True)
        for name, picture in pictures:
            (FOLDER / f"{name}.png").write_bytes(base64.b64decode(picture))
        print(f"recorded {len(pictures)} screenshots; the fonts have the width {browser.evaluate(FONT)}")
        return []
    if abs(browser.evaluate(FONT) - RECORDED_WIDTH) > 1:
        print("SKIPPED: this machine has other fonts, so screenshots are not compared")
        return []
    found = []
    for name, picture in pictures:
        committed = FOLDER / f"{name}.png"
        known = base64.b64encode(committed.read_bytes()).decode() if committed.exists() else None
        part = browser.evaluate(COMPARE % (picture, known)) if known else 1
        if part > TOLERANCE:
            found.append(f"screenshot {name}: {part:.1%} of it differ from {committed.name}; RECORD=1 records it anew")
    return found
