#!/bin/sh
# Uses the hooks for pre-commit and the action for GitHub as their readers do: pre-commit, from PyPI, runs the
# hooks on a project whose spec is right, wrong, deleted, and newer than what was generated from it; bash
# runs the steps of the action there. The problem matcher finds the same mistakes in the output. The git
# hook of the documentation checks what is staged.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

Tests/Scripts/build/python-tools.sh channels pre-commit==4.3.0 || {
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
    hooks: [{id: refreshgen-validate, args: [--strict]}, {id: refreshgen-check}]
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

# Installs the git hook of the documentation.
documented_hook() {
  sed -n "/cat >.git\/hooks\/pre-commit/,/^> END/p" "$root/Sources/refreshgen/refreshgen.docc/ContinuousIntegration.md" |
    sed '1d; $d; s/^> \{0,1\}//' >.git/hooks/pre-commit
  chmod +x .git/hooks/pre-commit
}

# The steps of the action, one after the other, in a shell like the one of GitHub. The cache is a folder.
cat >"$out/action.py" <<'END'
import os, shutil, subprocess, sys, yaml

path = sys.argv[1] + "/.github/actions/refreshgen"
action = yaml.safe_load(open(path + "/action.yml"))
values = {"inputs." + name: str(value["default"]) for name, value in action["inputs"].items()}
values |= {"inputs." + pair.split("=")[0]: pair.split("=")[1] for pair in sys.argv[3:]}
runner = sys.argv[2]
values |= {"runner.temp": runner + "/temp", "runner.os": "Linux", "runner.arch": "X64"}
saved = []


def filled(text):
    for name, value in values.items():
        text = text.replace("${{ %s }}" % name, value)
    assert "${{" not in text, text
    return text


def read(name):
    return open(f"{runner}/{name}").read().splitlines()


# Each job starts with an empty folder for temporary files.
shutil.rmtree(runner + "/temp", ignore_errors=True)
for name in ["path", "output"]:
    open(f"{runner}/{name}", "w").close()
os.makedirs(runner + "/temp")
assert action["runs"]["using"] == "composite"
for step in action["runs"]["steps"]:
    if "uses" in step:
        assert step["uses"].startswith("actions/cache@"), step
        cache, folder = f"{runner}/cache/{filled(step['with']['key'])}", filled(step["with"]["path"])
        if os.path.exists(cache):
            shutil.copytree(cache, folder, symlinks=True)
        else:
            saved.append((folder, cache))
        continue
    env = {name: filled(value) for name, value in step.get("env", {}).items()}
    env |= {"GITHUB_ACTION_PATH": path, "GITHUB_ACTIONS": "true", "RUNNER_TEMP": runner + "/temp"}
    env |= {"GITHUB_PATH": runner + "/path", "GITHUB_OUTPUT": runner + "/output"}
    env["PATH"] = ":".join(read("path")[::-1] + [os.environ["PATH"]])
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", filled(step["run"])]
    folder = filled(step.get("working-directory", "."))
    status = subprocess.run(command, cwd=folder, env=os.environ | env).returncode
    if status:
        sys.exit(status)
    for line in read("output"):
        name, value = line.split("=", 1)
        values[f"steps.{step.get('id')}.outputs.{name}"] = value
for folder, cache in saved:
    if os.path.exists(folder):
        shutil.copytree(folder, cache, symlinks=True)
END
mkdir "$out/runner"
run_action() { "$root/.build/channels/bin/python" "$out/action.py" "$root" "$out/runner" "$@"; }

expect 0 'Check specs of refresh controls' pre-commit run --all-files
expect 0 '1 control, no errors' run_action

# In a pull request, the action writes what changes for users to the summary of the job.
git commit -qm base
git remote add origin "file://$out/app"
sed -i.old 's/distance: 72/distance: 90/' feed.refresh.yml
rm -f feed.refresh.yml.old
(
  GITHUB_BASE_REF=$(git branch --show-current) GITHUB_WORKSPACE=$PWD RUNNER_TEMP=$out
  GITHUB_STEP_SUMMARY=$out/summary
  export GITHUB_BASE_REF GITHUB_WORKSPACE RUNNER_TEMP GITHUB_STEP_SUMMARY
  expect 1 '::error file=feed.refresh.swift' run_action
)
grep -qF 'a pull of more than 72 and up to 90 points refreshed, and does not now' "$out/summary"

# With a token, it comments: first with a new comment, then by changing this comment, and not at all if
# nothing changes. `gh` keeps the comment in a file, beside one of another action.
cat >"$out/bin/gh" <<END
#!/bin/sh
echo "\$GH_TOKEN \$*" >>"$out/gh.log"
[ ! -e "$out/gh.fails" ] || exit 1
for word; do case \$word in body=@*) body=\${word#body=@} ;; esac; done
case "\$*" in
*--jq*) [ ! -e "$out/comment.md" ] || echo 42 ;;
*) cp "\$body" "$out/comment.md" ;;
esac
END
chmod +x "$out/bin/gh"
comment() {
  rm -f "$out/gh.log"
  (
    GITHUB_BASE_REF=$(git branch --show-current) GITHUB_WORKSPACE=$PWD RUNNER_TEMP=$out
    GITHUB_STEP_SUMMARY=$out/summary GITHUB_REF=refs/pull/7/merge GITHUB_REPOSITORY=team/app
    export GITHUB_BASE_REF GITHUB_WORKSPACE RUNNER_TEMP GITHUB_STEP_SUMMARY GITHUB_REF GITHUB_REPOSITORY
    run_action token=secret
  )
}
# commented METHOD PLACE TEXT: the last call of gh, and a line of the comment.
commented() {
  grep -qF "secret api --silent --method $1 repos/team/app/issues/$2 " "$out/gh.log" &&
    grep -qF "$3" "$out/comment.md" && [ "$(sed -n 1p "$out/comment.md")" = '<!-- refreshgen -->' ] || {
    echo "error: expected a comment '$3' by $1 of $2" >&2
    exit 1
  }
}
sentence='refreshed, and does not now'
expect 1 '::error file=feed.refresh.swift' comment
commented POST 7/comments "$sentence"
expect 1 '::error file=feed.refresh.swift' comment
commented PATCH comments/42 "$sentence"
git checkout -q feed.refresh.yml
expect 0 'no errors' comment
commented PATCH comments/42 'No refresh control changes.'
rm "$out/comment.md"
expect 0 'no errors' comment
[ ! -e "$out/comment.md" ] || {
  echo 'error: the action comments although nothing changes' >&2
  exit 1
}
touch "$out/gh.fails"
expect 0 '::warning::refreshgen cannot comment' comment
rm "$out/bin/gh" "$out/gh.fails"

sed -i.old 's/home feed/news feed/' feed.refresh.yml
rm -f feed.refresh.yml.old
git add .
expect 1 '[stale-output]' pre-commit run --all-files
expect 1 '::error file=feed.refresh.swift' run_action

printf 'edge: Top\n' >>feed.refresh.yml
git add .
expect 1 '[unknown-word]' pre-commit run --all-files
expect 1 '::error file=feed.refresh.yml' run_action
matched() {
  refreshgen validate --format gcc 2>/dev/null | "$root/.build/channels/bin/python" \
    "$root/Tests/Channels/matcher.py" "$root/.github/actions/refreshgen/problem-matcher.json"
}
line=$(grep -n 'edge: Top' feed.refresh.yml | cut -d : -f 1)
expect 0 "error file=feed.refresh.yml,line=$line,col=7,code=unknown-word: invalid value 'Top'" matched

# Without the tool on the path, the action compiles the tool once, and then takes it from the cache.
sed -i.old '/edge: Top/d; s/news feed/home feed/' feed.refresh.yml
rm -f feed.refresh.yml.old
refreshgen generate --quiet
mkdir "$out/make"
cat >"$out/make/make" <<END
#!/bin/sh
for word; do case \$word in PREFIX=*) prefix=\${word#PREFIX=} ;; esac; done
mkdir -p "\$prefix/bin"
ln -s "$root/.build/debug/refreshgen" "\$prefix/bin/refreshgen"
echo 'compiled the tool'
END
chmod +x "$out/make/make"
without_tool() { (PATH=$out/make:$root/.build/channels/bin:/usr/bin:/bin run_action); }
expect 0 'compiled the tool' without_tool
expect 0 '1 control, no errors' without_tool
if grep -q 'compiled the tool' "$out/log"; then
  echo 'error: the action compiles the tool in each job' >&2
  exit 1
fi

# A repository of three apps with one base, which is an example: all projects are checked, wherever a commit
# changes something.
hooks=$(cat .pre-commit-config.yaml)
mkdir "$out/monorepo"
cd "$out/monorepo"
cp -R "$root/examples/monorepo/." .
echo "$hooks" | sed 's/\[{/[{id: refreshgen-added}, {/' >.pre-commit-config.yaml
git init -q
git add .
git reset -q shop/Generated/orders.refresh.swift
expect 1 'shop/Generated/orders.refresh.swift' pre-commit run --all-files
git add .
expect 0 'Check specs of refresh controls' pre-commit run --all-files
expect 0 '3 controls, no errors' run_action
git commit -qm base
sed -i.old 's/height: 64/height: 70/' design/brand.refresh.yml
rm -f design/brand.refresh.yml.old
git add .
expect 1 'mail/Generated/inbox.refresh.swift' pre-commit run --all-files
expect 1 '::error file=shop/Generated/orders.refresh.swift' run_action
documented_hook
expect 1 'reader/Generated/home.refresh.swift' git commit -qm 'change the base without the controls'
refreshgen generate --quiet --all-projects
git add .
expect 0 'files changed' git commit -m 'change the base and the controls'
expect 0 '3 controls, no errors' run_action
cd "$out/app"

# Commits in a repository of two projects, at whose top there is none.
mkdir -p ios mac/Templates
git rm -qf --cached refreshgen.yml feed.refresh.yml feed.refresh.swift
mv refreshgen.yml feed.refresh.yml feed.refresh.swift ios
printf 'refreshgen: 1\nspecs: ["*.refresh.yml"]\noutput: Generated\ntemplates: Templates\n' >mac/refreshgen.yml
for name in News Mail; do
  printf 'refreshgen: 1\ncontrol: %sHeader\nsummary: Refreshes.\npreset: modern-header\n' $name >mac/$name.refresh.yml
done
refreshgen templates show file.swift >mac/Templates/file.swift.tmpl
refreshgen generate --quiet --all-projects
pre-commit install >/dev/null
git add .
expect 0 'Passed' git commit -qm 'two projects'
git rm -q mac/News.refresh.yml
expect 1 '[orphaned-output]' git commit -qm 'only delete a spec'
git reset -q --hard
printf 'access: public\n' >>ios/refreshgen.yml
git add .
expect 1 '[stale-output]' git commit -qm 'only change a project file'
git reset -q --hard
echo '// changed' >>mac/Templates/file.swift.tmpl
git add .
expect 1 '[stale-output]' git commit -qm 'only change a template'
git reset -q --hard
printf 'secondLevel: {distance: 160, height: 500}\n' >>mac/Mail.refresh.yml
(cd mac && refreshgen generate --quiet) >/dev/null 2>&1
git add .
expect 1 'warning' git commit -qm 'add a warning, which --strict refuses'
git reset -q --hard

# The git hook of the documentation checks what is staged, not the work tree.
pre-commit uninstall >/dev/null
documented_hook
printf 'height: 70\n' >>mac/Mail.refresh.yml
git add .
(cd mac && refreshgen generate --quiet)
expect 1 '[stale-output]' git commit -qm 'stage a spec without its control'
git add .
printf 'edge: Top\n' >>mac/Mail.refresh.yml
expect 0 'good spec' git commit -m 'stage a good spec, and go on with another change'
echo "pre-commit, the git hook, the action and the problem matcher accept a good project, and report a stale file and a wrong spec"
