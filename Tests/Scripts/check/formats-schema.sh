#!/bin/sh
# Validates specs against what `refreshgen schema` prints, with PyPI's check-jsonschema: every good
# spec and project file has to pass, and every bad fixture has to be refused whose fault is one that
# a schema can see. PyPI's jsonschema, which reads patterns by Python's `re`, has to accept them as well, and
# patterns stay in the subset of regular expressions that JSON Schema recommends.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

refreshgen=${REFRESHGEN:-.build/debug/refreshgen}
venv=.build/schema
Tests/Scripts/build/python-tools.sh schema check-jsonschema==0.39.0 || {
  status=$?
  [ "$status" = 75 ] && exit 0
  exit "$status"
}

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
"$refreshgen" schema spec >"$out/spec.json"
"$refreshgen" schema project >"$out/project.json"
"$refreshgen" validate --format json Tests/Fixtures/err/*/*.yml >"$out/findings.json" || true

"$venv/bin/python" - "$venv/bin/check-jsonschema" "$out" <<'EOF'
import glob, json, jsonschema, re, ruamel.yaml, subprocess, sys

tool, out = sys.argv[1:]

# The rules whose faults a schema sees.
SEEN = {
    "invalid-color", "invalid-font", "invalid-name", "missing-key", "missing-value", "out-of-range",
    "unknown-key", "unknown-word", "wrong-type",
}

# What a schema cannot tell: `title:` from `title: ~`, and letters beyond ASCII from invisible characters.
UNSEEN = ("/empty-title.yml", "/name-invisible.yml")


def run(schema, files):
    """The names of the files that a schema refuses, or that are no YAML to other readers."""
    args = [tool, "--output-format", "json", "--schemafile", f"{out}/{schema}.json", *files]
    report = json.loads(subprocess.run(args, capture_output=True, text=True).stdout)
    return {error["filename"] for error in report["errors"] + report.get("parse_errors", [])}


def is_one_document(file):
    # check-jsonschema reads no file of several documents.
    return not re.search(rb"^---", open(file, "rb").read(), re.MULTILINE)


subprocess.run([tool, "--check-metaschema", f"{out}/spec.json", f"{out}/project.json"],
               check=True, stdout=subprocess.DEVNULL)

good = glob.glob("Tests/Fixtures/ok/*.yml") + glob.glob("examples/**/*.refresh.yml", recursive=True)
good += glob.glob("Sources/RefreshLanguage/Presets/Files/*.yml")
good = sorted(filter(is_one_document, good))
refused = run("spec", good)
projects = sorted(glob.glob("examples/**/refreshgen.yml", recursive=True))
refused |= run("project", projects) if projects else set()
if refused:
    sys.exit(f"error: the schema refuses good specs: {sorted(refused)}")

rules = {}
for finding in json.load(open(f"{out}/findings.json", encoding="utf-8"))["findings"]:
    rules.setdefault(finding["file"], set()).add(finding["rule"])
bad = [name for name, found in sorted(rules.items()) if found & SEEN and "/project-" not in name]
bad = [name for name in bad if is_one_document(name) and not name.endswith(UNSEEN)]
missed = set(bad) - run("spec", bad)
if missed:
    sys.exit(f"error: the schema accepts bad specs: {sorted(missed)}")

def patterns(schema):
    if isinstance(schema, dict):
        yield from [schema["pattern"]] if isinstance(schema.get("pattern"), str) else []
        yield from schema.get("patternProperties", {})
        for value in schema.values():
            yield from patterns(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from patterns(value)


schemas = {name: json.load(open(f"{out}/{name}.json", encoding="utf-8")) for name in ["spec", "project"]}
class_ = r"\[\^?(?:[^]\[\\]|\\[]\[\\^-])+\]"
subset = re.compile(rf"(?:[^]\[\\(){{}}+*?]|\\[^a-zA-Z0-9]|{class_}|\((?!\?)|\)|[+*?]\??|\{{\d+(?:,\d*)?\}})*")
found = {text for schema in schemas.values() for text in patterns(schema)}
beyond = sorted(text for text in found if not subset.fullmatch(text))
if not found or beyond or subset.fullmatch(r"\p{Lu}") or subset.fullmatch("(?=a)"):
    sys.exit(f"error: beyond the patterns that JSON Schema recommends: {beyond}")



def is_valid(name):
    # JSON has no dates.
    text = json.dumps(ruamel.yaml.YAML(typ="safe").load(open(name, "rb")), default=str)
    return spec.is_valid(json.loads(text))


spec = jsonschema.Draft7Validator(schemas["spec"])
refused = [name for name in good if not is_valid(name)]
if refused:
    sys.exit(f"error: jsonschema refuses good specs: {refused}")
print(f"the schema passes {len(good) + len(projects)} good files and refuses {len(bad)} bad ones")
EOF
