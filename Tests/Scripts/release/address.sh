#!/bin/sh
# Replaces the address of the repository: address.sh https://HOST/OWNER/refreshgen. The source of the tool
# has the address, which its help and `make release` read; pages and packages show it as it is.
set -eu
cd "$(dirname "$0")/../../.."

new=${1:?the address, such as https://github.com/OWNER/refreshgen}
case $new in
  https://*/refreshgen) ;;
  *) echo "error: expected an address that begins with https:// and ends with /refreshgen, found '$new'" >&2; exit 2 ;;
esac
old=$(sed -n 's/.*static let address = "\(.*\)"/\1/p' Sources/refreshgen/Refreshgen.swift)
git grep -lF "$old" | while read -r file; do
  sed -i.old "s|$old|$new|g" "$file"
  rm "$file.old"
  echo "$file"
done
