"""Finds faults of accessibility in a page, by checks of our own and, where it is installed, by axe-core."""

import pathlib

OWN = (pathlib.Path(__file__).parent / "accessibility.js").read_text()

# The control in a phone looks as its spec says, so its colors are none of the page's.
AXE = """axe.run({exclude: [['.device']]}, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}).then(({violations}) => violations.flatMap(({id, nodes}) => nodes.map(
  ({html, failureSummary}) => `axe ${id}: ${html.slice(0, 120)} ${failureSummary.replace(/\\s+/g, ' ')}`)))"""


def faults(browser, axe=None):
    """The faults of the page in a browser; `axe` is the text of axe-core, if it is there."""
    found = browser.evaluate(OWN)
    if axe:
        browser.evaluate(f"if (!window.axe) {{ {axe}\n }} 0")
        found += browser.evaluate(AXE)
    return found
