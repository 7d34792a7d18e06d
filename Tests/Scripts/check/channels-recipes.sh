#!/bin/sh
# Runs the recipes of the documentation for GitLab and Azure Pipelines on a project whose controls are right,
# and on one whose control is out of date, as a branch and as a request to merge. The servers, the
# container and the build of the tool are doubles.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

Tests/Scripts/build/python-tools.sh channels pre-commit==4.3.0 || {
  status=$?
  [ "$status" = 75 ] && exit 0
  exit "$status"
}
provide jq jq jq || {
  skip "there is no jq, which the recipe for Azure Pipelines needs"
  exit 0
}
root=$PWD
out=$(mktemp -d)
trap 'rm -rf "$out" /tmp/refreshgen-recipe' EXIT
mkdir -p "$out/bin" "$out/source" "$out/app"
HOME=$out PATH=$out/bin:$PATH
export PATH HOME GIT_AUTHOR_NAME=reader GIT_AUTHOR_EMAIL=reader@example.com
export GIT_COMMITTER_NAME=reader GIT_COMMITTER_EMAIL=reader@example.com

# The page, with a folder of its own in place of one that may exist.
sed 's,/tmp/refreshgen,/tmp/refreshgen-recipe,g' \
  Sources/refreshgen/refreshgen.docc/ContinuousIntegration.md >"$out/page.md"

# double NAME: a program that standard input defines.
double() {
  { echo '#!/bin/sh' && cat; } >"$out/bin/$1"
  chmod +x "$out/bin/$1"
}
echo ":" | double apt-get
double make <<END2
for word; do case \$word in PREFIX=*) prefix=\${word#PREFIX=} ;; esac; done
mkdir -p "\$prefix/bin"
ln -s "$root/.build/debug/refreshgen" "\$prefix/bin/refreshgen"
echo "make \$*" >>"$out/calls"
END2
# The last argument is a script, in which the mounted folders have other names.
double docker <<END2
for word; do
  case \$word in
    *:/source) source=\${word%:*} ;;
    *:/tool) tool=\${word%:*} ;;
  esac
  script=\$word
done
sh -ec "\$(printf '%s\n' "\$script" | sed "s,/source,\$source,g; s,=/tool,=\$tool,g")"
END2
# What is sent, in one file: the address, the headers and the text.
double curl <<END2
for word; do
  case \$word in
    body@*) cat "\${word#body@}" ;;
    @-) cat ;;
    *) echo "\$word" ;;
  esac
done >"$out/sent"
END2

git -C "$out/source" init -q -b main
git -C "$out/source" commit -qm source --allow-empty
git config --global url."file://$out/source".insteadOf https://git.example.com/refreshgen.git

cd "$out/app"
git init -q -b main
printf 'refreshgen: 1\nspecs: ["*.refresh.yml"]\n' >refreshgen.yml
printf '.refreshgen/\nchanges.md\n' >.gitignore
cp "$root/examples/controls/feed.refresh.yml" .
"$root/.build/debug/refreshgen" generate --quiet
git add .
git commit -qm base
git remote add origin "file://$out/app"

# expect STATUS TEXT SYSTEM NAME=VALUE…: the recipe exits with 0 or 1, and its output contains TEXT.
expect() {
  expected=$1 text=$2 system=$3
  shift 3
  status=0
  rm -f "$out/sent"
  "$root/.build/channels/bin/python" "$root/Tests/Channels/recipes.py" "$out/page.md" "$system" \
    "WORKSPACE=$out/workspace" TOKEN=secret "$@" >"$out/log" 2>&1 || status=$?
  if [ "$status" != "$expected" ] || ! grep -qF -- "$text" "$out/log"; then
    cat "$out/log" >&2
    echo "error: expected exit code $expected and '$text' of the recipe for $system, exit code $status" >&2
    exit 1
  fi
}
# sent TEXT…: the server got each of the texts; without a text, it got nothing.
sent() {
  if [ $# = 0 ] && [ -e "$out/sent" ]; then
    echo "error: the recipe sends a comment although nothing changes" >&2
    exit 1
  fi
  for text; do
    grep -qF -- "$text" "$out/sent" || {
      cat "$out/sent" >&2
      echo "error: the recipe does not send '$text'" >&2
      exit 1
    }
  done
}
gitlab="CI_API_V4_URL=https://gitlab.example.com/api/v4 CI_PROJECT_ID=3"
merge="$gitlab CI_MERGE_REQUEST_IID=7 CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main"
azure="TF_BUILD=True SYSTEM_COLLECTIONURI=https://azure.example.com/team/ SYSTEM_TEAMPROJECTID=app \
  BUILD_REPOSITORY_ID=app"
request="$azure SYSTEM_PULLREQUEST_TARGETBRANCH=refs/heads/main SYSTEM_PULLREQUEST_PULLREQUESTID=7"

# shellcheck disable=SC2086 # several variables
{
  expect 0 '1 control, no errors' gitlab $gitlab
  expect 0 '1 control, no errors' gitlab $merge
  sent
  expect 0 '1 control, no errors' azure $azure
  expect 0 '1 control, no errors' azure $request
  sent
}
[ "$(grep -c PREFIX "$out/calls")" = 2 ] || {
  echo 'error: a recipe compiles the tool in each job' >&2
  exit 1
}

sed -i.old 's/distance: 72/distance: 90/' feed.refresh.yml
rm -f feed.refresh.yml.old
sentence='refreshed, and does not now'
# shellcheck disable=SC2086
{
  expect 1 'feed.refresh.swift' gitlab $merge
  [ -s refresh.json ]
  expect 1 'task.logissue type=error' azure $request
  "$root/.build/debug/refreshgen" generate --quiet
  expect 0 'no errors' gitlab $merge
  sent 'PRIVATE-TOKEN: secret' "$sentence" https://gitlab.example.com/api/v4/projects/3/merge_requests/7/notes
  expect 0 'no errors' azure $request
  sent 'Bearer secret' "$sentence" \
    'https://azure.example.com/team/app/_apis/git/repositories/app/pullRequests/7/threads'
}
echo "the recipes for GitLab and Azure Pipelines accept a good project, report a stale file, and comment on changes"
