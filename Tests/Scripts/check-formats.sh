#!/bin/sh
# Validates what `refreshgen validate` writes against what others demand of these formats, with
# packages from PyPI: JUnit against Jenkins' XSD, which pytest's source package holds; SARIF against
# the types of sarif-pydantic and the member names of sarif-om, Microsoft's model of the standard. No
# package is known to hold the official SARIF schema; with SARIF_SCHEMA set to a copy of it, SARIF is
# validated against that too.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

refreshgen=${REFRESHGEN:-.build/debug/refreshgen}
venv=.build/formats
Tests/Scripts/python-tools.sh formats \
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
cp Tests/Fixtures/err/non-ascii-before-fault.yml "$out/50% a, b/<é>:\"&.yml"

# Specs with findings exit 1, which is no failure here.
status=0
"$refreshgen" validate --format "json:$out/a.json" --format "sarif:$out/a.sarif" \
  --format "junit:$out/a.xml" Tests/Fixtures/err/*.yml Tests/Fixtures/ok/*.yml \
  "$out"/50*/*.yml || status=$?
[ "$status" = 1 ] || { echo "error: validate exited $status, expected 1" >&2; exit 1; }

"$venv/bin/python" - "$out" "$venv/junit-10.xsd" "${SARIF_SCHEMA:-}" <<'EOF'
import json, sys
import attr, jsonschema, sarif_om, xmlschema
from sarif_pydantic import Sarif

out, xsd, schema = sys.argv[1:]

# The classes of members that are not named like them.
CLASSES = {
    "runs": "Run", "driver": "ToolComponent", "rules": "ReportingDescriptor", "results": "Result",
    "locations": "Location", "relatedLocations": "Location", "fixes": "Fix",
    "description": "Message", "shortDescription": "MultiformatMessageString",
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

results = sarif["runs"][0]["results"]
if len(results) != len(findings):
    sys.exit(f"error: {len(findings)} findings in JSON, {len(results)} in SARIF")
against = "the official schema" if schema else "sarif-pydantic and sarif-om"
print(f"{len(findings)} findings are valid SARIF (by {against}) and JUnit")
EOF
