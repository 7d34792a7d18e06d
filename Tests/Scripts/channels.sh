#!/bin/sh
# Uses the hooks for pre-commit and the action for GitHub as their readers do: pre-commit, from PyPI, runs the
# hooks on a project whose spec is right, wrong, and newer than what was generated from it; bash runs
# the steps of the action there. The problem matcher finds the same mistakes in the output.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

Tests/Scripts/python-tools.sh channels pre-commit==4.3.0 || {
  status=$?
  [ "$status" = 75 ] && exit 0
  exit "$status"
}
root=$PWD
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
mkdir -p "$out/bin" "$out/app" "$out/hooks"
ln -s "$root/.build/debug/refreshgen" "$out/bin/refreshgen"
PATH=$out/bin:$root/.build/channels/bin:$PATH
export PATH HOME="$out" GIT_AUTHOR_NAME=reader GIT_AUTHOR_EMAIL=reader@example.com
export GIT_COMMITTER_NAME=reader GIT_COMMITTER_EMAIL=reader@example.com

# pre-commit clones the project; a clone of the hooks alone is enough, and small.
cp .pre-commit-hooks.yaml "$out/hooks"
git -C "$out/hooks" init -q
git -C "$out/hooks" add .
git -C "$out/hooks" commit -qm hooks
cd "$out/app"
git init -q
cat >.pre-commit-config.yaml <<END
repos:
  - repo: file://$out/hooks
    rev: $(git -C "$out/hooks" rev-parse HEAD)
    hooks: [{id: refreshgen-validate}, {id: refreshgen-check}]
END
printf 'refreshgen: 1\nspecs: ["*.refresh.yml"]\n' >refreshgen.yml
cp "$root/examples/controls/feed.refresh.yml" .
refreshgen generate --quiet
git add .

# expect STATUS TEXT COMMAND…: the command exits with 0 or 1, and its output contains TEXT.
expect() {
  expected=$1 text=$2
  shift 2
  status=0
  "$@" >"$out/log" 2>&1 || status=$?
  if [ "$status" != "$expected" ] || ! grep -qF "$text" "$out/log"; then
    cat "$out/log" >&2
    echo "error: expected exit code $expected and '$text' of: $*, exit code $status" >&2
    exit 1
  fi
}

# The steps of the action, one after the other, in a shell like the one of GitHub.
cat >"$out/action.py" <<'END'
import os, subprocess, sys, yaml

path = sys.argv[1] + "/.github/actions/refreshgen"
action = yaml.safe_load(open(path + "/action.yml"))
inputs = {name: str(value["default"]) for name, value in action["inputs"].items()}


def filled(text):
    for name, value in inputs.items():
        text = text.replace("${{ inputs.%s }}" % name, value)
    assert "${{" not in text, text
    return text


assert action["runs"]["using"] == "composite"
for step in action["runs"]["steps"]:
    env = {name: filled(value) for name, value in step.get("env", {}).items()}
    env |= {"GITHUB_ACTION_PATH": path, "GITHUB_ACTIONS": "true"}
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", filled(step["run"])]
    folder = filled(step.get("working-directory", "."))
    status = subprocess.run(command, cwd=folder, env=os.environ | env).returncode
    if status:
        sys.exit(status)
END
run_action() { "$root/.build/channels/bin/python" "$out/action.py" "$root"; }

expect 0 'Check specs of refresh controls' pre-commit run --all-files
expect 0 '1 file is up to date' run_action

sed -i.old 's/home feed/news feed/' feed.refresh.yml
rm -f feed.refresh.yml.old
git add .
expect 1 '[stale-output]' pre-commit run --all-files
expect 1 '::error file=feed.refresh.swift' run_action

printf 'position: Top\n' >>feed.refresh.yml
git add .
expect 1 '[unknown-word]' pre-commit run --all-files
expect 1 '::error file=feed.refresh.yml' run_action
matched() {
  refreshgen validate --format gcc 2>/dev/null | "$root/.build/channels/bin/python" \
    "$root/Tests/Channels/matcher.py" "$root/.github/actions/refreshgen/problem-matcher.json"
}
line=$(grep -n 'position: Top' feed.refresh.yml | cut -d : -f 1)
expect 0 "error file=feed.refresh.yml,line=$line,col=11,code=unknown-word: invalid value 'Top'" matched
echo "pre-commit, the action and the problem matcher accept a good project, and report a stale file and a wrong spec"
