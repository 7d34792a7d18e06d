#!/bin/sh
# Compares which files `refreshgen validate` reads as YAML with which libyaml's event parser accepts: the
# inputs of PyYAML's tests, which have every example of the YAML specification, and our own fixtures.
# Wherever they differ, the finding has to be one of those below: limits, and parts of YAML that specs do
# not have. No input may crash the tool.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

refreshgen=$PWD/${REFRESHGEN:-.build/debug/refreshgen}
# Findings for what libyaml's events accept.
limits="duplicate-key file-too-large invalid-utf8 merge-not-mapping recursive-alias undefined-alias"
limits="$limits yaml-alias-bomb yaml-directive yaml-tag yaml-too-deep yaml-too-many-nodes"

provide cc gcc || exit 1
provide pkg-config pkg-config pkg-config || exit 1

venv=.build/yaml
suite=$venv/pyyaml-6.0.3
count=0
if Tests/Scripts/build/python-tools.sh yaml setuptools==80.9.0; then
  if [ ! -e $suite.tar.gz ]; then
    # Only the files; none of the package's code runs but what names its version.
    PYYAML_FORCE_CYTHON=0 PYYAML_FORCE_LIBYAML=0 "$venv/bin/pip" download --quiet \
      --disable-pip-version-check --no-deps --no-binary pyyaml --dest "$venv" pyyaml==6.0.3
    mv "$venv"/[Pp]y[Yy][Aa][Mm][Ll]-6.0.3.tar.gz $suite.tar.gz 2>/dev/null || true
  fi
  mkdir -p $suite
  tar xzf $suite.tar.gz -C $suite --strip-components 1
  count=$(find $suite/tests/legacy_tests/data -type f ! -name '*.code' | wc -l)
  if [ "$count" -lt 300 ]; then
    echo "error: PyYAML's sources have only $((count)) inputs" >&2
    exit 1
  fi
else
  status=$?
  [ "$status" = 75 ] || exit "$status"
fi

out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
cat >"$out/accepts.c" <<'END'
#include <stdio.h>
#include <yaml.h>

/* Prints for each file whether libyaml reads all of its events. */
int main(int count, char **names) {
  for (int i = 1; i < count; i++) {
    FILE *file = fopen(names[i], "rb");
    yaml_parser_t parser;
    int accepts = 1, ends = 0;
    if (!file || !yaml_parser_initialize(&parser)) return 1;
    yaml_parser_set_input_file(&parser, file);
    while (accepts && !ends) {
      yaml_event_t event;
      accepts = yaml_parser_parse(&parser, &event);
      if (accepts) {
        ends = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
      }
    }
    yaml_parser_delete(&parser);
    fclose(file);
    printf("%s %s\n", accepts ? "yes" : "no", names[i]);
  }
}
END
# shellcheck disable=SC2046 # several options
cc -O1 -Wall -o "$out/accepts" "$out/accepts.c" $(pkg-config --cflags --libs yaml-0.1)

# Each input under a number, in a folder without a project.
mkdir "$out/inputs"
{
  [ "$count" = 0 ] || find $suite/tests/legacy_tests/data -type f ! -name '*.code'
  # Specs that libyaml reads otherwise than meant are reported by the reader of keys, not of YAML.
  find Tests/Fixtures/ok Tests/Fixtures/err -name '*.yml' ! -name 'text-with-comma.yml'
  find Tests/Fuzz/Corpus/yaml -type f
} | sort | awk '{ printf "%04d %s\n", NR, $0 }' >"$out/names"
while read -r number name; do cp "$name" "$out/inputs/$number.yml"; done <"$out/names"

cd "$out/inputs"
"$out/accepts" ./*.yml >"$out/libyaml"
status=0
"$refreshgen" validate --quiet --format gcc ./*.yml >"$out/findings" 2>"$out/errors" || status=$?
if [ "$status" -gt 1 ]; then
  head "$out/errors" >&2
  echo "error: validate exited $status, expected 0 or 1" >&2
  exit 1
fi

awk -v limits="$limits" '
  BEGIN { split(limits, words, " "); for (i in words) isLimit[words[i]] = 1 }
  FILENAME ~ /names$/ { name["./" $1 ".yml"] = $2; next }
  FILENAME ~ /findings$/ {
    if (!match($0, /^[^:]*:[0-9]+:[0-9]+: error: /)) next
    file = substr($0, 1, index($0, ":") - 1)
    rule = $0
    sub(/\]$/, "", rule)
    sub(/.*\[/, "", rule)
    if (isLimit[rule]) limited[file] = rule
    else if (rule ~ /^yaml-/) refused[file] = rule
    next
  }
  {
    all++
    if ($1 == "yes" && refused[$2]) { print "error: libyaml accepts " name[$2] ", unlike " refused[$2]; wrong++ }
    else if ($1 == "no" && !refused[$2] && !limited[$2]) { print "error: libyaml refuses " name[$2]; wrong++ }
    else if ($1 == "no") no++
    else if (limited[$2]) { beyond++; by[limited[$2]]++ }
    else yes++
  }
  END {
    for (rule in by) text = text ", " rule " " by[rule]
    print all " inputs: libyaml and refreshgen accept " yes + 0 ", and refuse " no + 0 "; " beyond + 0 \
      " are refused by refreshgen alone" (text == "" ? "" : " (" substr(text, 3) ")")
    if (all == 0 || yes == 0 || no == 0) { print "error: too few inputs"; wrong++ }
    exit wrong > 0
  }' "$out/names" "$out/findings" "$out/libyaml"
