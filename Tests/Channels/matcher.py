"""Applies a problem matcher to standard input, as the runner of GitHub Actions does: matcher.py FILE.

Prints each line that matches as an annotation; the severity 'note' is none of GitHub's.
"""

import json, re, sys

with open(sys.argv[1], encoding="utf-8") as file:
    [matcher] = json.load(file)["problemMatcher"]
[pattern] = matcher["pattern"]
for line in sys.stdin:
    found = re.search(pattern["regexp"], line.rstrip("\n"))
    if found and found[pattern["severity"]] in ("error", "warning"):
        place = f"file={found[pattern['file']]},line={found[pattern['line']]},col={found[pattern['column']]}"
        print(f"{found[pattern['severity']]} {place},code={found[pattern['code']]}: {found[pattern['message']]}")
