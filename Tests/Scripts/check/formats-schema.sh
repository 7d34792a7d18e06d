#!/bin/sh
# Validates specs against what `refreshgen schema` prints, with PyPI's check-jsonschema: every good
# spec and project file has to pass, and every bad fixture has to be refused whose fault is one that
# a schema can see.
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
import glob, json, re, subprocess, sys

tool, out = sys.argv[1:]

# The rules whose faults a schema sees.
SEEN = {
    "invalid-color", "invalid-font", "invalid-name", "missing-key", "missing-value", "out-of-range",
    "unknown-key", "unknown-word", "wrong-type",
}


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
bad = list(filter(is_one_document, bad))
missed = set(bad) - run("spec", bad)
if missed:
    sys.exit(f"error: the schema accepts bad specs: {sorted(missed)}")
print(f"the schema passes {len(good) + len(projects)} good files and refuses {len(bad)} bad ones")
EOF
