#!/bin/sh
# Builds the documentation as a website in .build/docs/site; a warning of DocC is an error.
#
# In the repository, pages link to each other by file name, so that the links work on GitHub, too. DocC
# has its own form of links, so this script converts a copy. The README is the first page.
set -eu
cd "$(dirname "$0")/../.."
. Tests/Scripts/tools.sh

has docc || { skip "this toolchain has no DocC"; exit 0; }

catalog=Sources/refreshgen/refreshgen.docc
out=.build/docs
rm -rf "$out"
mkdir -p "$out"
cp -R "$catalog" "$out/refreshgen.docc"
cp .github/CONTRIBUTING.md "$out/refreshgen.docc/Contributing.md"
cp .github/SECURITY.md "$out/refreshgen.docc/Security.md"
# The first page of the website has all others as its topics.
{
  sed '1a\
\
@Metadata {\
  @TechnologyRoot\
}' README.md
  printf '\n## Topics\n'
  sed -n '/^## Documentation/,/^## Try/p' README.md | grep -o '(Sources[^)]*\.md)\|(\.github[^)]*)' |
    awk '!seen[$0]++ { print (NR == 1 ? "\n### Pages\n\n" : "") "- [page]" $0 }' |
    sed 's,\[page\](\(.*/\)\([A-Za-z]*\)\.md),<doc:\2>,; s/<doc:CONTRIBUTING>/<doc:Contributing>/; s/<doc:SECURITY>/<doc:Security>/'
} >"$out/refreshgen.docc/refreshgen.md"
for page in "$out"/refreshgen.docc/*.md; do
  # Links to pages and pictures; links to other files become names; '@' begins a directive.
  sed -e 's|](\(\.\./\)*README\.md)|](doc:refreshgen)|g' \
    -e "s|](\(\.\./\)*\($catalog/\)*\([A-Za-z]*\)\.md)|](doc:\3)|g" \
    -e "s|](\($catalog/\)*Resources/\([A-Za-z0-9/-]*\.svg\))|](\2)|g" \
    -e 's|](\.github/CONTRIBUTING\.md)|](doc:Contributing)|g' \
    -e 's|](\(\.\./\)*\.github/SECURITY\.md)|](doc:Security)|g' -e 's|\[\(examples[a-z/]*\)\]([a-z/]*)|`\1`|' \
    -e 's/^@FILE/\\@FILE/' "$page" >"$page.converted"
  mv "$page.converted" "$page"
done
docc convert "$out/refreshgen.docc" --output-path "$out/site" --warnings-as-errors \
  --transform-for-static-hosting --fallback-display-name refreshgen \
  --fallback-bundle-identifier refreshgen >"$out/log" 2>&1 || {
  grep -A 4 -E '^(error|warning)' "$out/log" >&2 || cat "$out/log" >&2
  exit 1
}
pages=$(find "$out/site/documentation" -name index.html | wc -l | tr -d ' ')
echo "built $pages pages; to read them: python3 -m http.server --directory $out/site, then open /documentation/refreshgen"
