#!/usr/bin/env bash
# Runs the README's two commands, `make demo` and `make test`, and then the tutorial on a bare Debian: a
# root made by debootstrap that has make, git and what CONTRIBUTING.md says that the toolchain needs. The toolchain
# itself is this machine's, mounted read-only; the project is a clone of the last commit. To try other
# targets of the Makefile there: fresh.sh TARGET…, where `workflow` stands for those of the workflow for Linux.
#
# Debian packages come from where this machine's apt gets them. Everything is mounted in a namespace
# of its own, which ends with this script, however it ends. Needs root and the right to mount; where
# these are missing the script says so and fails.
set -euo pipefail
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

steps=$(sed -n 's/^ *- run: make //p' .github/workflows/linux.yml | tr '\n' ' ')
targets=$(echo "${*:-demo test tutorial}" | sed "s/\<workflow\>/$steps/")

# unable REASON
unable() {
  echo "error: make fresh cannot make a bare Debian here: $1" >&2
  exit 1
}

[ "$(uname)" = Linux ] || unable "this is not Linux"
has apt-get || unable "there is no apt, whose settings say where packages come from"
[ "$(id -u)" = 0 ] || unable "only root may mount; run: sudo make fresh"
# What runs in the namespaces ends with this script, even where that is killed.
isolated=(setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child)
"${isolated[@]}" mount -t tmpfs tmpfs /mnt 2>/dev/null || unable "this machine does not let root mount"
# debootstrap fetches with wget, and checks signatures with gpgv.
provide debootstrap "debootstrap wget gpgv" || unable "debootstrap cannot be installed"

# The folder of the toolchain that PATH has, also where `swift` is a link or a launcher.
toolchain=$(swift -print-target-info | sed -n 's,.*"runtimeResourcePath": "\(.*\)/lib/swift".*,\1,p')
[ -x "$toolchain/bin/swift" ] || unable "no toolchain was found for $(path_of swift)"
case $toolchain in
  /usr | /usr/local) unable "the toolchain in $toolchain cannot be mounted without all else there" ;;
esac

# The words of the command for Debian, which may go on after a backslash.
packages=$(awk 'sub(/^# apt-get install/, "") { inside = 1 }
  inside { inside = sub(/\\$/, ""); printf "%s", $0 }' .github/CONTRIBUTING.md)
[ -n "$packages" ] || { echo "error: CONTRIBUTING.md names no packages for Debian" >&2; exit 1; }

folder=$PWD/.build/fresh
rm -rf --one-file-system "$folder"
mkdir -p "$folder/root" "$folder/apt"
child=
clean() {
  if [ -n "$child" ]; then
    kill -KILL "$child" 2>/dev/null || true
    wait "$child" 2>/dev/null || true
  fi
  # What was just ended may still have been writing.
  rm -rf --one-file-system "$folder" || { sleep 1; rm -rf --one-file-system "$folder"; }
}
trap clean EXIT
trap 'exit 130' HUP INT TERM

# One line for each source of packages: address, release, component, vendor, code name.
sources() {
  apt-get indextargets 'Identifier: Packages' "Architecture: $(dpkg --print-architecture)" \
    --format '$(REPO_URI) $(RELEASE) $(COMPONENT) $(ORIGIN) $(CODENAME)'
}
codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
# Only what was fetched before names its vendor.
if ! sources | awk '$4 ~ /^(Debian|Ubuntu)$/ { found = 1 } END { exit !found }'; then
  apt_update >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
fi
base=$(sources | awk -v name="$codename" '
  $3 != "main" { next }
  $4 ~ /^(Debian|Ubuntu)$/ && ($2 == name || $5 == name) && !found++
')
[ -n "$base" ] || unable "apt has no source of Debian's or Ubuntu's $codename"
read -r mirror _ component vendor codename <<<"$base"
sources | awk -v vendor="$vendor" '$4 == vendor { print "deb", $1, $2, $3 }' >"$folder/apt/sources.list"

# All keys that apt trusts, as one binary keyring.
{
  find /etc/apt -maxdepth 2 -path '*/sources.list*' \( -name '*.list' -o -name '*.sources' \) \
    -exec cat {} + |
    sed -n 's/.*[Ss]igned-[Bb]y[:=] *\(\/[^] ,]*\).*/\1/p'
  ls /etc/apt/trusted.gpg /etc/apt/trusted.gpg.d/*.gpg /etc/apt/trusted.gpg.d/*.asc \
    /usr/share/keyrings/{debian,ubuntu}-archive-keyring.gpg 2>/dev/null || true
} | sort -u | while read -r key; do
  case $key in
    *.asc) sed '1,/^ *$/d; /^=/,$d' "$key" | base64 -d ;;
    *) [ ! -s "$key" ] || cat "$key" ;;
  esac
done >"$folder/apt/keyring.gpg"

# How apt reaches its sources: proxies, certificates and whatever else is set.
apt-config dump --no-empty Acquire | grep -v ::IndexTargets:: >"$folder/apt/acquire.conf"
for scheme in http https; do
  proxy=$(apt-config dump --no-empty --format '%v' "Acquire::$scheme::Proxy")
  [ -z "$proxy" ] || export "${scheme}_proxy=$proxy"
done

git clone --quiet --no-local . "$folder/clone"
[ -z "$(git status --porcelain)" ] || echo "what is not committed is not tried" >&2

echo "debootstrap: $vendor $codename from $mirror"
export mirror codename component packages toolchain folder targets
# In the background, since a shell heeds no signal while it waits for a command in the foreground.
"${isolated[@]}" bash -euo pipefail -s <<'INSIDE' &
root=/mnt
# debootstrap takes no path with spaces, and no mount that forbids devices or programs.
mount --bind "$folder/root" $root
mount -o remount,bind,dev,exec,suid $root
debootstrap --variant=minbase --components="$component" --keyring="$folder/apt/keyring.gpg" \
  "$codename" $root "$mirror" >"$folder/log" 2>&1 || {
  tail -n 20 "$folder/log" >&2
  cat $root/debootstrap/debootstrap.log 2>/dev/null | tail -n 20 >&2 || true
  exit 1
}
mount -t proc proc $root/proc
mount -t sysfs -o ro sysfs $root/sys 2>/dev/null || true
mount -t tmpfs -o mode=755 tmpfs $root/dev
for device in null zero full random urandom tty; do
  touch $root/dev/$device
  mount --bind /dev/$device $root/dev/$device
done
ln -s /proc/self/fd $root/dev/fd
for stream in 0:stdin 1:stdout 2:stderr; do ln -s /proc/self/fd/${stream%:*} $root/dev/${stream#*:}; done
mkdir $root/dev/shm $root/dev/pts
mount -t tmpfs -o mode=1777 tmpfs $root/dev/shm
mount -t devpts -o newinstance,ptmxmode=666,mode=620 devpts $root/dev/pts 2>/dev/null &&
  ln -s pts/ptmx $root/dev/ptmx

cp -L /etc/resolv.conf $root/etc/resolv.conf
cp -L /etc/hosts $root/etc/hosts
cp "$folder/apt/sources.list" $root/etc/apt/sources.list
cp "$folder/apt/keyring.gpg" $root/etc/apt/trusted.gpg.d/machine.gpg
chmod 644 $root/etc/apt/trusted.gpg.d/machine.gpg
cp "$folder/apt/acquire.conf" $root/etc/apt/apt.conf.d/10machine
cp -a /etc/apt/auth.conf /etc/apt/auth.conf.d $root/etc/apt/ 2>/dev/null || true
# What the settings refer to, such as certificates.
sed -n 's/.*"\(\/[^"]*\)";$/\1/p' "$folder/apt/acquire.conf" | while read -r file; do
  [ ! -f "$file" ] || install -D -m 644 "$file" "$root$file"
done

mkdir -p $root/opt/swift/usr
mount --bind "$toolchain" $root/opt/swift/usr
mount -o remount,bind,ro $root/opt/swift/usr
mv "$folder/clone" $root/root/refreshgen

# inside COMMAND…: in the new root, with nothing of this machine's environment but its proxies.
inside() {
  env -i HOME=/root TERM=dumb DEBIAN_FRONTEND=noninteractive \
    PATH=/opt/swift/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
    ${no_proxy:+no_proxy="$no_proxy"} chroot $root "$@"
}
{ inside apt-get -q update && inside apt-get -q install -y $packages; } >"$folder/log" 2>&1 || {
  tail -n 20 "$folder/log" >&2
  exit 1
}
for program in bazel ninja node pip valgrind; do
  for found in $root/bin/$program $root/usr/bin/$program $root/usr/local/bin/$program; do
    [ ! -e "$found" ] || { echo "error: the bare Debian is not bare: $found" >&2; exit 1; }
  done
done
# The authorities that this machine trusts; it may be behind a proxy that reads along.
authorities=/etc/ssl/certs/ca-certificates.crt
[ ! -e $authorities ] || install -D -m 644 $authorities $root$authorities
# Indented, so that nobody takes the last line of these for that of this run.
for target in $targets; do
  echo "make $target, on a bare Debian"
  inside make -C /root/refreshgen "$target" 2>&1 | sed -u 's/^/| /'
done
INSIDE
child=$!
status=0
wait "$child" || status=$?
child=
[ $status = 0 ] || { echo "error: a target failed on a bare Debian: $targets" >&2; exit $status; }
echo "succeeded on a bare $vendor $codename: $targets"
