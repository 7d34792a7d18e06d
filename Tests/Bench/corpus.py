"""Writes the files that `make bench` and `make budgets` measure with: corpus.py FOLDER COUNT.

The mix of specs models the apps of a company. Two specs in five are short: a preset, a name, and one or two
numbers. Two in five are about as long as the example in the README. One in five is long, with fonts, several
languages and accessibility texts. All specs are valid. The same number gives the same spec in every run.
"""

import pathlib
import sys

# A spec whose proof does not ship with the tool.
OWN = """refreshgen: 1
control: OwnHeader
preset: mjrefresh-header
style: overlay
trigger: {when: cross}
action: immediate
"""

WORDS = (
    "Feed News Inbox Orders Gallery Chat Search Comments Friends Contacts Bookmarks Downloads Playlist Timeline "
    "Offers Reviews Tickets"
).split()

# Colors that are legible on light and dark backgrounds.
COLORS = (
    'colors: {accent: {light: "#0066CC", dark: "#64B5FF", highContrast: "#0040DD"}}',
    'colors: {accent: {light: "#B3261E", dark: "#F2B8B5"}}',
    'colors: {accent: {light: "#1B5E20", dark: "#81C784"}}',
)

# The bases, each as often as its assumed frequency in apps: the preset, the states with titles, and keys with
# values that differ from the preset.
BASES = [
    (preset, states.split(), options.split(";"))
    for count, preset, states, options in (line.split("|") for line in """\
6|mjrefresh-header|idle armed|exclusive: true;action: immediate;interruptible: false;timeout: 15s
5|modern-header|idle armed ending failed|exclusive: false;action: immediate;timeout: 60s;timeout: 90s
4|modern-footer|idle exhausted failed|exclusive: false;timeout: 15s;timeout: 60s;timeout: 90s
3|mjrefresh-auto-footer|idle exhausted|exclusive: true;timeout: 15s;timeout: 30s
2|mjrefresh-back-footer|idle armed exhausted|exclusive: true;action: immediate;timeout: 15s
2|plain-header|idle armed|exclusive: true;insetWhileRefreshing: sticky;timeout: 20s
2|svpulltorefresh-top|idle armed|action: afterReveal;insetWhileRefreshing: fixed;timeout: 20s
1|ego|idle armed|exclusive: true;timeout: 20s
1|uirefreshcontrol-replica|idle armed|interruptible: true;exclusive: true;timeout: 20s
3||idle armed|exclusive: false;action: immediate;interruptible: false;timeout: 60s""".splitlines())
    for _ in range(int(count))
]

STATES = ("idle", "armed", "footer's idle", "footer's armed", "ending", "failed", "exhausted", "refreshing")
LANGUAGES = [(code, dict(zip(STATES, titles))) for code, *titles in (line.split("|") for line in """\
en|Pull down to refresh|Release to refresh|Pull up for more|Release for more|Up to date|Failed|No more|Loading…
de|Zum Laden ziehen|Zum Laden loslassen|Hochziehen|Loslassen|Aktuell|Fehlgeschlagen|Nichts mehr da|Wird geladen …
fr|Tirer pour actualiser|Relâcher|Tirer pour la suite|Relâcher|À jour|Échec|Plus rien|Chargement…
es|Tira para actualizar|Suelta para actualizar|Tira para más|Suelta para más|Al día|Error|No hay más|Cargando…
ja|引っ張って更新|離して更新|上に引いて続きを表示|離して続きを表示|最新です|失敗しました|これ以上ありません|読み込み中…
zh-Hans|下拉可以刷新|松开立即刷新|上拉加载更多|松开加载更多|已是最新|加载失败|没有更多了|正在加载…""".splitlines())]


def dice(state):
    """Pseudorandom numbers below a bound (SplitMix64)."""
    mask = (1 << 64) - 1

    def roll(bound):
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        return (mixed ^ (mixed >> 31)) % bound

    return roll


def spec(number):
    """The file name and the text of a spec."""
    roll = dice(number)
    pick = lambda items: items[roll(len(items))]
    preset, states, options = BASES[number % len(BASES)]
    word, is_footer = WORDS[number % len(WORDS)], "footer" in preset
    length = roll(10)

    def texts(language):
        titles = LANGUAGES[language][1]
        for state in states + ["refreshing"]:
            yield state, titles.get(f"footer's {state}" if is_footer else state, titles[state])

    lines = ["refreshgen: 1", f"control: {word}{'Footer' if is_footer else 'Header'}{number}"]
    lines.append(f"summary: {'Loads more' if is_footer else 'Refreshes'} {word.lower()}.")
    if preset:
        lines.append(f"preset: {preset}")
    height = pick([46, 48, 57, 58, 62, 64, 66, 68, 70, 76, 84, 88])
    lines.append(f"height: {height}")
    if "armed" in states:
        # A distance that repeats the value of a preset would be reported.
        lines.append(f"trigger: {{distance: {height + pick([11, 13, 15])}}}")
        if length < 6:
            reveal = pick([150, 180, 220, 280, 340])
            lines.append(f"timing: {{reveal: {reveal}ms, retract: {reveal + 65}ms}}")
    # Half of the specs change no option.
    if roll(2) == 0:
        lines.append(pick(options))
    if length < 6 or not preset:
        lines.append("states:")
        if length < 2:
            lines.append("  all: {font: {textStyle: subheadline, weight: medium}}")
        extras = {"armed": ", color: $accent", "refreshing": ", indicator: medium, tint: $accent"}
        if not preset:
            extras |= {"idle": ", arrow: down", "armed": ", arrow: up, color: $accent"}
        lines += [f"  {state}: {{title: {text}{extras.get(state, '')}}}" for state, text in texts(0)]
        lines.append(pick(COLORS))
    if length < 2:
        # The corpus has no findings, and a date line without translations is one.
        if preset in ("mjrefresh-header", "ego"):
            lines.append("lastUpdated: {show: false}")
        lines.append("locales:")
        for language in range(1, 2 + roll(len(LANGUAGES) - 1)):
            lines.append(f"  {LANGUAGES[language][0]}:")
            for state, text in texts(language):
                # The preset has a button in this state.
                button = ", button: OK" if (preset, state) == ("modern-footer", "failed") else ""
                lines.append(f'    {state}: {{title: "{text}"{button}}}')
        lines.append(f"accessibility: {{label: {word}, announce: [refreshing]}}")
    return f"{word.lower()}-{number}.refresh.yml", "\n".join(lines) + "\n"


def filled(part, start=""):
    """About a million bytes of a part, which may have a number."""
    text, size, number = [start], 0, 1
    while size < 999_900:
        text.append(part(number) if callable(part) else part)
        size += len(text[-1].encode())
        number += 1
    return "".join(text)


def hostile():
    """Files of about a million bytes whose content strains a parser."""
    control = "refreshgen: 1\ncontrol: A\n"
    bomb = "".join(f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 10)}]\n" for level in range(1, 31))
    return {
        "flow-lists": filled("["),
        "flow-pairs": filled("[{a: "),
        "block-lists": filled("- "),
        "block-maps": filled(lambda n: " " * n + "a:\n"),
        "alias-bomb": filled("# boom\n", control + "a0: &a0 x\n" + bomb),
        "aliases": filled("*a, ", "a: &a [1, 2, 3]\nb: ["),
        "merges": filled("  <<: *a\n", "a: &a {b: 1}\nc:\n"),
        "anchors": filled(lambda n: f"k{n}: &a{n} 1\n"),
        "plain-scalar": filled("A", "refreshgen: 1\ncontrol: "),
        "keys-in-a-line": filled(lambda n: f"a{n}: 1, ", "{"),
        "unknown-keys": filled(lambda n: f"heigth{n}: 1\n", control),
        "duplicate-keys": filled("height: 60\n", control),
        "wrong-values": filled(lambda n: f'  c{n}: "#12345"\n', control + "colors:\n"),
        "palette": filled(lambda n: f'  c{n}: "#123456"\n', control + "colors:\n"),
        "unclosed-quotes": filled('a: "\n'),
        "tags": filled(lambda n: f"%TAG !{n}! tag:example.com,2000:\n"),
        "comments": filled("# refreshgen:ignore all\n"),
        "zeros": filled("\0"),
        "empty-documents": filled("---\n"),
        # The tool accepts at most 2,000 controls in a file.
        "controls": filled(lambda n: "#\n" if n > 2000 else spec(n)[1] + "---\n"),
    }


def write(folder, count):
    """Writes specs; returns a file beside the folder that lists them."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, text in map(spec, range(1, count + 1)):
        (folder / name).write_text(text)
        paths.append(f"{folder / name}\n")
    listed = folder.parent / f"{folder.name}.list"
    listed.write_text("".join(paths))
    return listed


if __name__ == "__main__":
    write(pathlib.Path(sys.argv[1]), int(sys.argv[2]))
