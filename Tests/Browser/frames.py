"""Measures how fast a preview page starts and draws: frames.py TOOL CHROMIUM FOLDER."""

import pathlib
import subprocess
import sys
import tempfile
import time

from chromium import Chromium

tool, program, folder = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])

# A finger that pulls the control up and down for three seconds.
PULL = """new Promise((done) => {
  const {trial} = window.refreshgen;
  const stamps = [];
  trial.touch([160, 300]);
  trial.frameTimes.length = 0;
  const step = (now) => {
    stamps.push(now);
    const way = 120 - 120 * Math.cos((now - stamps[0]) / 250);
    trial.move(-way, [160, 300 + way]);
    if (now - stamps[0] < 3000) requestAnimationFrame(step);
    else done([stamps.length - 1, stamps.at(-1) - stamps[0], trial.frameTimes]);
  };
  requestAnimationFrame(step);
})"""

# Two hundred short pulls, each with a refresh, on a page that has no time between them.
DRAGS = """(() => {
  const {trial} = window.refreshgen;
  const pass = (seconds) => {
    for (let frame = 0; frame < seconds * 60; frame += 1) trial.tick(1 / 60);
  };
  trial.scale = 1;
  for (let drag = 0; drag < 200; drag += 1) {
    trial.touch([160, 250]);
    for (let step = 1; step <= 40; step += 1) {
      trial.move(-step * 5, [160, 250 + step * 5]);
      pass(1 / 60);
    }
    trial.lift();
    pass(4);
  }
  window.seen = window.refreshgen.data.version;
})()"""

def most_memory(browser, page):
    """The most megabytes that the page needs in an hour of drags."""
    browser.open(page)
    figures = []
    for _ in range(12):
        # Sixty drags take five minutes.
        browser.evaluate(DRAGS.replace("drag < 200", "drag < 60"))
        browser.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        figures.append(browser.memory())
    return max(figures)


# The page has drawn the changed spec.
CHANGED = "(window.refreshgen.data.version !== window.seen)"


def reload(browser, spec):
    """The seconds from a saved spec to a page that shows it, after two hundred drags."""
    server = subprocess.Popen(
        [tool, "preview", str(spec), "--serve", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        browser.visit(server.stdout.readline().strip())
        browser.evaluate(DRAGS)
        spec.write_text(spec.read_text() + "summary: Refreshes the feed.\n")
        begin = time.monotonic()
        browser.wait(CHANGED)
        browser.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return time.monotonic() - begin
    finally:
        server.kill()
        server.wait()


def main():
    """Prints the figures beside their targets."""
    page = folder / "page.html"
    spec = folder / "Feed.refresh.yml"
    drawn = folder / "drawn.html"
    text = "refreshgen: 1\ncontrol: FeedHeader\npreset: modern-header\n"
    for path, states in [(drawn, "states: {all: {indicator: ring}}\n"), (page, "")]:
        spec.write_text(text + states)
        subprocess.run([tool, "preview", str(spec), "-o", str(path)], check=True, capture_output=True)
    with tempfile.TemporaryDirectory() as profile:
        browser = Chromium(program, profile)
        try:
            browser.resize(1360, 1000)
            starts = []
            for _ in range(5):
                browser.open(page)
                starts.append(browser.evaluate("window.refreshgen.started"))
            frames, milliseconds, drawing = browser.evaluate(PULL)
            browser.open(drawn)
            ring = sorted(browser.evaluate(PULL)[2])
            memory = most_memory(browser, page)
            seconds = reload(browser, spec)
        finally:
            browser.close()
    start, rate = sorted(starts)[2], frames / milliseconds * 1000
    drawing.sort()
    rows = [
        ("preview page: start, ms", f"{start:.0f}", "at most 1000", start <= 1000),
        # The clock of a display may be a little slower than its nominal rate.
        ("preview page: frames a second while pulled", f"{rate:.1f}", "60", rate >= 59),
        ("preview page: drawing of a frame, ms", f"{drawing[len(drawing) // 2]:.2f}", "–", True),
        ("preview page: 95 of 100 frames, ms", f"{drawing[len(drawing) * 95 // 100]:.2f}", "at most 16.7",
         drawing[len(drawing) * 95 // 100] <= 16.7),
        ("preview page: a frame with a drawing, ms", f"{ring[len(ring) // 2]:.2f}", "–", True),
        ("preview page: 95 of 100 with a drawing, ms", f"{ring[len(ring) * 95 // 100]:.2f}", "at most 16.7",
         ring[len(ring) * 95 // 100] <= 16.7),
        ("preview page: memory in an hour of drags, MB", f"{memory:.1f}", "at most 20", memory <= 20),
        ("preview page: reload after 200 drags, s", f"{seconds:.2f}", "at most 0.5", seconds <= 0.5),
    ]
    for name, value, target, holds in rows:
        print(f"{name:<44} {value:>8}  target: {target}{'' if holds else '  MISSED'}")


main()
