#!/usr/bin/env bash
# Injects failures of a machine into `refreshgen generate` (kills, full disks, missing permissions, files
# and links that others change meanwhile), and checks after each failure that no file is torn, no edit by hand is lost, the exit code is the documented one, and the next run
# repairs everything and leaves nothing behind: faults.sh [KILLS]
#
# KILLS is the number of runs that are killed at a random moment, 1,000 by default. A full disk needs
# root and the right to mount; folders without permissions need root or an ordinary user.
set -euo pipefail
# With job control, runs in the background do not ignore SIGINT.
set -m
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

if [ "$(uname -s)" != Linux ]; then
  skip "only Linux has /dev/full and file systems in a namespace, which the fault campaign needs"
  exit 0
fi

kills=${1:-${KILLS:-1000}}
folder=$PWD/.build/faults
rm -rf --one-file-system "$folder"
mkdir -p "$folder"
Tests/Scripts/build/static.sh
tool=$PWD/.build/static/release/refreshgen
RANDOM=${SEED:-1}
checks=0

# fail TEXT: ends the campaign with what is wrong, and keeps the folder.
fail() {
  echo "error: $1; see $folder" >&2
  cat "$folder/errors" >&2 || true
  exit 1
}

# write_specs HEIGHT: the project's specs, whose outputs all depend on the height.
write_specs() {
  local number
  for number in 1 2 3 4 5 6 7 8 9 10 11 12; do
    cat >"Specs/S$number.refresh.yml" <<EOF
refreshgen: 1
control: Control$number
height: $1
states:
  idle: {title: Pull to refresh}
  refreshing: {title: "Loading $number", indicator: medium}
locales:
  de: {idle: {title: Zum Aktualisieren ziehen}, refreshing: {title: "Lade $number"}}
EOF
  done
}

# project FOLDER: an empty project, which is entered.
project() {
  rm -rf --one-file-system "$1"
  mkdir -p "$1/Specs"
  cd "$1"
  echo 'refreshgen: 1' >refreshgen.yml
  echo 'specs: ["Specs/*.refresh.yml"]' >>refreshgen.yml
  echo 'output: Out' >>refreshgen.yml
  echo 'tests: Out' >>refreshgen.yml
}

# generate ARGUMENT…: sets `code`; errors are in a file.
generate() {
  code=0
  "$tool" generate --quiet "$@" >"$folder/output" 2>"$folder/errors" || code=$?
}

# sums: a checksum, the size and the name of each generated and temporary file, and the names of others.
#
# While a String Catalog is replaced, its control ends with the checksums of both versions, which do not count.
sums() {
  (
    cd Out 2>/dev/null || exit 0
    find . -type f ! -name S1.refresh.swift | sort | while read -r file; do
      awk '/^.. Checksums of the String Catalog/ && ++count == 2 { exit } { print }' "$file" | cksum |
        sed "s:\$: $file:"
    done
    find . ! -type f | sort
  )
}

# repair HEIGHT: the next run succeeds but for the edited file, and has the files of the height only.
repair() {
  generate
  [ $code = "$repaired" ] || fail "the next run ends with $code instead of $repaired"
  sums | diff "$folder/sums-$1" - >"$folder/errors" || fail "the next run leaves other files"
  # Nothing is left to do.
  "$tool" generate --check >"$folder/output" 2>"$folder/errors" || [ "$repaired" != 0 ] ||
    fail "the next run leaves something to do"
  checks=$((checks + 1))
}

# whole: every generated file is that of one of the two heights, and the edited one is as it was.
whole() {
  # Killed runs leave temporary files, whose names do not contain `.refresh.`.
  sums | grep '[.]refresh[.]' | grep -vxF -f "$folder/sums-54" -f "$folder/sums-60" \
    >"$folder/errors" && fail "a file is torn after $1"
  [ ! -e Out/S1.refresh.swift ] || cmp -s Out/S1.refresh.swift "$folder/edited" ||
    fail "a hand edit is lost after $1"
}

# mixed: whether a run was stopped while it wrote files: those of both heights are there, or a temporary one.
mixed() {
  [ -n "$(find Out -name '.refreshgen-*.tmp')" ] || {
    sums | grep '[.]refresh[.]' | grep -qvxF -f "$folder/sums-54" &&
      sums | grep '[.]refresh[.]' | grep -qvxF -f "$folder/sums-60"
  }
}

# one_line CODE PATTERN WHERE: the run has ended with a code and one line that matches.
one_line() {
  [ $code = "$1" ] || fail "exit code $code instead of $1 with $3"
  [ "$(grep -c '^refreshgen: error: ' "$folder/errors")" = 1 ] || fail "not one line with $3"
  grep -qE "^refreshgen: error: .*$2" "$folder/errors" || fail "no clear line with $3"
  checks=$((checks + 1))
}

project "$folder/project"
write_specs 60
"$tool" generate --quiet
sums >"$folder/sums-60"
write_specs 54
"$tool" generate --quiet
sums >"$folder/sums-54"
echo '// edited by hand' >>Out/S1.refresh.swift
cp Out/S1.refresh.swift "$folder/edited"
write_specs 60
generate
repaired=$code
[ $repaired = 1 ] || [ $repaired = 3 ] || fail "an edited file ends with $repaired"
write_specs 54
generate

# Runs that are killed.
signals=(KILL INT TERM)
height=54
killed=0
writing=0
# The latest moment of a kill, in milliseconds; it follows the time that runs take.
latest=60
for ((number = 0; number < kills; number++)); do
  height=$((114 - height))
  write_specs $height
  "$tool" generate --quiet >/dev/null 2>"$folder/errors" &
  child=$!
  moment=$((RANDOM % latest))
  printf -v moment '%d.%03d' $((moment / 1000)) $((moment % 1000))
  sleep "$moment"
  signal=${signals[number % 3]}
  kill -"$signal" $child 2>/dev/null || true
  code=0
  wait $child 2>/dev/null || code=$?
  case $code in
    130 | 137 | 143)
      killed=$((killed + 1))
      if mixed; then
        writing=$((writing + 1))
      else
        latest=$((latest < 20000 ? latest * 4 / 3 : latest))
      fi
      ;;
    "$repaired") latest=$((latest > 10 ? latest * 3 / 4 : latest)) ;;
    *) fail "a run that was killed by $signal ends with $code" ;;
  esac
  whole "SIG$signal"
  repair $height
done
echo "$kills runs with a signal: $killed were killed, $writing of them while they wrote files"
[ $kills -lt 100 ] || [ $writing -gt $((kills / 20)) ] || fail "too few runs are killed while they write files"

# Two runs at once.
for number in 1 2 3 4 5 6 7 8 9 10; do
  height=$((114 - height))
  write_specs $height
  "$tool" generate --quiet >/dev/null 2>&1 &
  child=$!
  generate
  other=0
  wait $child || other=$?
  [ "$code $other" = "$repaired $repaired" ] || fail "two runs at once end with $code and $other"
  whole "two runs at once"
  repair $height
done

# An output folder or a spec that vanishes during a run.
for number in 1 2 3 4 5 6 7 8 9 10; do
  for victim in Out Specs/S7.refresh.yml; do
    height=$((114 - height))
    write_specs $height
    "$tool" generate --quiet >/dev/null 2>"$folder/errors" &
    child=$!
    sleep "0.0$((RANDOM % 3))$((RANDOM % 10))"
    # The run may be adding files.
    until rm -rf $victim 2>/dev/null; do :; done
    code=0
    wait $child || code=$?
    case $code in
      0 | 3 | "$repaired") ;;
      *) fail "a run whose $victim vanishes ends with $code" ;;
    esac
    if [ $victim = Out ]; then
      rm -rf Out
      repaired_then=$repaired repaired=0
      generate
      [ $code = 0 ] || fail "the run after a vanished folder ends with $code"
      cp "$folder/edited" Out/S1.refresh.swift
      repaired=$repaired_then
      generate
    else
      write_specs $height
      whole "a spec that vanishes"
      repair $height
    fi
    checks=$((checks + 1))
  done
done

# Times in the future and in the past, as with a clock that goes backwards.
for moment in 2099-01-01 1980-01-01 2400-01-01; do
  height=$((114 - height))
  write_specs $height
  touch -d $moment Out/* Specs/* refreshgen.yml
  repair $height
  touch -d $moment Out/*
  height=$((114 - height))
  write_specs $height
  repair $height
done

# Streams that are closed or full; the outputs are whole in each case.
project "$folder/streams"
write_specs 54
echo 'heigth: 54' >>Specs/S2.refresh.yml
code=0
"$tool" validate >/dev/full 2>"$folder/errors" || code=$?
one_line 3 'standard output: no space left on device' "a full standard output"
code=0
"$tool" validate >&- 2>"$folder/errors" || code=$?
one_line 3 'standard output: ' "a closed standard output"
write_specs 54
for streams in '2>/dev/full' '2>&-' '>&- 2>&-' '<&- >/dev/full'; do
  rm -rf Out
  code=0
  eval "\"\$tool\" generate --quiet $streams" || code=$?
  [ $code = 0 ] || fail "generate with $streams ends with $code"
  [ "$(find Out -name '*.refresh.*' | wc -l)" = 36 ] || fail "generate with $streams is not whole"
  checks=$((checks + 1))
done

# Broken and circular links.
ln -s nowhere Specs/S13.refresh.yml
generate
one_line 3 'S13.refresh.yml: ' "a spec that is a broken link"
ln -sf S13.refresh.yml Specs/S13.refresh.yml
generate
one_line 3 'S13.refresh.yml: ' "a spec that is a circular link"
rm Specs/S13.refresh.yml
for target in nowhere Out; do
  rm -rf Out
  ln -s $target Out
  generate
  [ $code = 3 ] || [ $target$code = nowhere2 ] || fail "an output folder that is a link to $target ends with $code"
  [ -s "$folder/errors" ] || fail "an output folder that is a link to $target is no error"
  checks=$((checks + 1))
done
rm Out
generate
ln -sf /dev/null Out/S3.refresh.swift
write_specs 60
generate
[ $code != 0 ] && [ -L Out/S3.refresh.swift ] || fail "an output that is a link is replaced"
rm -rf Out

# Files and folders without permissions, which root does not heed.
ordinary=()
if [ "$(id -u)" = 0 ]; then
  ordinary=(setpriv --reuid=65534 --regid=65534 --clear-groups)
  cp "$tool" "$folder/tool"
  if ! "${ordinary[@]}" "$folder/tool" --version >/dev/null 2>&1; then ordinary=(none); fi
fi
if [ "${ordinary[*]:-}" = none ]; then
  skip "no other user can run the tool here, so no missing permissions are tried"
else
  mine=$tool tool=$folder/as-user
  printf '#!/bin/sh\nexec %s "%s" "$@"\n' "${ordinary[*]:-}" "${ordinary[0]:+$folder/tool}" >"$tool"
  [ -n "${ordinary[*]:-}" ] || printf '#!/bin/sh\nexec "%s" "$@"\n' "$mine" >"$tool"
  chmod 755 "$tool"
  mkdir Out
  chmod 555 Out
  generate
  one_line 3 'permission denied' "an output folder that is not writable"
  chmod 777 Out
  chmod 000 Specs/S5.refresh.yml
  generate
  one_line 3 'S5.refresh.yml: permission denied' "a spec that is not readable"
  chmod 644 Specs/S5.refresh.yml
  generate
  [ $code = 0 ] || fail "a run with all permissions ends with $code"
  write_specs 54
  chmod 000 Out/S2.refresh.swift
  generate
  [ $code = 3 ] || fail "outputs that are not readable end with $code"
  chmod 644 Out/S2.refresh.swift
  generate
  [ $code = 0 ] || fail "a run with all permissions again ends with $code"
  tool=$mine
fi

# A disk that becomes full at every write: of blocks, and of entries in folders.
full_disk() {
  local limit=$1 step=$2 most=$3 room
  for ((room = 0; room <= most; room += step)); do
    mount -t tmpfs tmpfs /mnt
    project /mnt/project
    write_specs 54
    "$tool" generate --quiet
    sums >"$folder/sums-54"
    write_specs 60
    if [ "$limit" = size ]; then
      mount -o remount,size=$((($(df --output=used -k /mnt | tail -n 1) + room) * 1024)) /mnt
    else
      mount -o remount,nr_inodes=$(($(df --output=iused /mnt | tail -n 1) + room)) /mnt
    fi
    generate
    case $code in
      0) ;;
      3)
        grep -qE '^refreshgen: error: .*: no space left on device$' "$folder/errors" ||
          fail "no clear line with a disk that has $room more ($limit)"
        ;;
      *) fail "exit code $code with a disk that has $room more ($limit)" ;;
    esac
    full=$code
    sums | grep -vxF -f "$folder/sums-54" -f "$folder/sums-60" \
      >"$folder/errors" && fail "a file is torn or left on a disk that has $room more ($limit)"
    mount -o remount,size=64m,nr_inodes=10000 /mnt
    repair 60
    cd /
    umount /mnt
    [ "$full" = 3 ] || return 0
  done
  fail "the disk is full at all sizes"
}
if unshare --mount mount -t tmpfs tmpfs /mnt 2>/dev/null; then
  project "$folder/project"
  write_specs 60
  "$tool" generate --quiet
  repaired=0
  sums >"$folder/sums-60"
  cd /
  export -f full_disk project write_specs generate sums repair fail
  # Every page in a long campaign.
  step=$((kills < 1000 ? kills < 100 ? 64 : 16 : 4))
  export tool folder checks repaired step
  # shellcheck disable=SC2016 # the inner shell has these variables
  unshare --mount bash -euo pipefail -c '
    checks=0
    full_disk size "$step" 1000
    echo "a disk that became full at $checks sizes"
    checks=0
    full_disk nr_inodes 1 200
    echo "a disk that became full at $checks numbers of files"
  ' || exit 1
else
  skip "only root may mount, so no full disk is tried"
fi

rm -rf --one-file-system "$folder"
echo "$checks faults: nothing torn, lost or left behind"
