#!/bin/sh
# Validates what `refreshgen validate` writes against what others demand of these formats, with
# packages from PyPI: JUnit against Jenkins' XSD, which pytest's source package holds; SARIF against
# the types of sarif-pydantic and the member names of sarif-om, Microsoft's model of the standard. No
# package is known to hold the official SARIF schema; with SARIF_SCHEMA set to a copy of it, SARIF is
# validated against that too. The logging commands for Azure Pipelines are decoded as its agent does.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

refreshgen=${REFRESHGEN:-.build/debug/refreshgen}
venv=.build/formats
Tests/Scripts/build/python-tools.sh formats \
  sarif-om==1.0.4 sarif-pydantic==0.6.2 xmlschema==4.3.2 jsonschema==4.26.0 || {
  status=$?
  [ "$status" = 75 ] && exit 0
  exit "$status"
}
if [ ! -e "$venv/junit-10.xsd" ]; then
  "$venv/bin/pip" download --quiet --disable-pip-version-check --no-deps --no-binary pytest \
    --dest "$venv" pytest==9.2.0
  tar xzf "$venv/pytest-9.2.0.tar.gz" -C "$venv" --strip-components 3 \
    pytest-9.2.0/testing/example_scripts/junit-10.xsd
fi

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# A path that needs escaping everywhere.
mkdir "$out/50% a, b"
cp Tests/Fixtures/err/keys/non-ascii-before-fault.yml "$out/50% a, b/<é>:\"&.yml"

# Specs with findings exit 1, which is no failure here.
status=0
"$refreshgen" validate --format "json:$out/a.json" --format "sarif:$out/a.sarif" \
  --format "junit:$out/a.xml" --format "azure:$out/a.azure" --format "gcc:$out/a.gcc" Tests/Fixtures/err/*/*.yml Tests/Fixtures/ok/*.yml \
  "$out"/50*/*.yml || status=$?
[ "$status" = 1 ] || { echo "error: validate exited $status, expected 1" >&2; exit 1; }

"$venv/bin/python" - "$out" "$venv/junit-10.xsd" "${SARIF_SCHEMA:-}" <<'EOF'
import json, re, sys
import attr, jsonschema, sarif_om, xmlschema
from sarif_pydantic import Sarif

out, xsd, schema = sys.argv[1:]

# The classes of members that are not named like them.
CLASSES = {
    "runs": "Run", "driver": "ToolComponent", "rules": "ReportingDescriptor", "results": "Result",
    "locations": "Location", "relatedLocations": "Location", "fixes": "Fix",
    "description": "Message", "shortDescription": "MultiformatMessageString", "help": "MultiformatMessageString",
    "artifactChanges": "ArtifactChange", "replacements": "Replacement", "deletedRegion": "Region",
    "insertedContent": "ArtifactContent",
}


def reject_unknown(value, name):
    """Ends the script where an object has a member that the standard does not know."""
    if isinstance(value, list):
        for item in value:
            reject_unknown(item, name)
    elif isinstance(value, dict):
        fields = attr.fields(getattr(sarif_om, CLASSES.get(name, name[0].upper() + name[1:])))
        known = {field.metadata["schema_property_name"] for field in fields}
        for key, member in value.items():
            if key not in known:
                sys.exit(f"error: SARIF knows no '{key}' in '{name}'")
            reject_unknown(member, key)


findings = json.load(open(f"{out}/a.json", encoding="utf-8"))["findings"]
sarif = json.load(open(f"{out}/a.sarif", encoding="utf-8"))
Sarif.model_validate(sarif)
reject_unknown(sarif, "sarifLog")
if schema:
    jsonschema.validate(sarif, json.load(open(schema, encoding="utf-8")))
xmlschema.XMLSchema(xsd).validate(f"{out}/a.xml")



def decoded(text):
    """What the agent of Azure Pipelines makes of an escaped text; percent signs come last."""
    for escape, character in {"%3B": ";", "%0D": "\r", "%0A": "\n", "%5D": "]", "%AZP25": "%"}.items():
        text = text.replace(escape, character)
    return text


def lines(path):
    # Only a line feed ends a line; other separators can occur in texts.
    return open(path, encoding="utf-8", newline="\n").read().split("\n")


issues = set()
for line in lines(f"{out}/a.azure"):
    if not line.startswith("##vso["):
        continue
    command, message = line.removeprefix("##vso[task.logissue ").split("]", 1)
    issue = {name: decoded(value) for name, value in (part.split("=", 1) for part in command.split(";"))}
    message = decoded(message).split("\n")[0]
    place = f"{issue['sourcepath']}:{issue['linenumber']}:{issue['columnnumber']}"
    issues.add(f"{place}: {issue['type']}: {message} [{issue['code']}]")
expected = {line for line in lines(f"{out}/a.gcc") if re.search(r":\d+:\d+: (error|warning): ", line)}
if issues != expected:
    differences = "\n".join(sorted(issues ^ expected))
    sys.exit(f"error: the findings in Azure Pipelines differ from those of 'gcc':\n{differences}")

results = sarif["runs"][0]["results"]
if len(results) != len(findings):
    sys.exit(f"error: {len(findings)} findings in JSON, {len(results)} in SARIF")
against = "the official schema" if schema else "sarif-pydantic and sarif-om"
print(f"{len(findings)} findings are valid SARIF (by {against}) and JUnit; {len(issues)} are issues in Azure")
EOF
