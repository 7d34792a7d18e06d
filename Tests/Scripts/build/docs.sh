#!/bin/sh
# Builds the documentation as a website in .build/docs/site; a warning of DocC, a page without a group
# and a link to nothing are errors.
#
# In the repository, pages link to each other by file name, so that the links work on GitHub, too. DocC
# has its own forms of links and pictures, so this script converts a copy. The README is the first page.
set -eu
cd "$(dirname "$0")/../../.."
. Tests/Scripts/tools.sh

has docc || { skip "this toolchain has no DocC"; exit 0; }

# The pages by group, in the order of the sidebar.
groups='
Start: IsItForYou GettingStarted SwiftControls Installing GettingStartedChinese
Use: Using HeaderAndFooter SystemStyle ObjectiveC States Events
Design: Presets Appearance Indicators Localization
Team: GeneratedTests ContinuousIntegration GeneratedFiles Projects
Move: Migrating MigratingFromMJRefresh MigratingFromOthers
Reference: Keys Rules Commands Limits
Project: Changelog Verification Security Contributing Scrolling
'

catalog=Sources/refreshgen/refreshgen.docc
out=.build/docs
site=$out/site
copy=$out/refreshgen.docc
rm -rf "$out"
mkdir -p "$out"
cp -R "$catalog" "$copy"
cp .github/CONTRIBUTING.md "$copy/Contributing.md"
cp .github/SECURITY.md "$copy/Security.md"
cp .github/SCROLLING.md "$copy/Scrolling.md"
cp CHANGELOG.md "$copy/Changelog.md"
cp Tests/README.md "$copy/Verification.md"
for page in "$copy"/*.md; do
  name=$(basename "$page" .md)
  case " $(echo $groups) " in
  *" $name "*) ;;
  *) echo "error: $0 has no group for the page $name" >&2; exit 1 ;;
  esac
done
# The first page of the website has all others as its topics.
{
  sed '1a\
\
@Metadata {\
  @TechnologyRoot\
  @PageImage(purpose: icon, source: "icon", alt: "refreshgen")\
}' README.md
  printf '\n## Topics\n'
  echo "$groups" | awk '
    /:/ { split($0, parts, ": "); print "\n### " parts[1] "\n"; $0 = parts[2] }
    { for (page = 1; page <= NF; page++) print "- <doc:" $page ">" }'
} >"$copy/refreshgen.md"
for page in "$copy"/*.md; do
  # Links to pages and pictures; links to other files become names; '@' begins a directive. A graph
  # becomes a picture.
  picture=$(basename "$page" .md)-graph
  if grep -q '^```mermaid' "$page"; then
    sed -n '/^```mermaid/,/^```$/p' "$page" | awk -f Tests/Scripts/build/docs-graph.awk >"$copy/$picture.svg"
  fi
  # DocC takes a twin for dark pages by its name.
  sed -e '/^<\/*picture>$/d' -e '/^<source /d' -e 's|<source [^>]*>||g' -e 's|</*picture>||g' \
    -e 's|<img src="\([^"]*\)" width="[0-9]*" alt="\([^"]*\)">|![\2](\1)|g' \
    -e 's|](https://git.example.com/refreshgen/pull.html)|](https://site.invalid/pull.html)|g' \
    -e 's|](\(\.\./\)*README\.md)|](doc:refreshgen)|g' -e 's|](SCROLLING\.md)|](doc:Scrolling)|g' \
    -e 's|](\(\.\./\)*CHANGELOG\.md)|](doc:Changelog)|g' -e 's|](\(\.\./\)*Tests/README\.md)|](doc:Verification)|g' \
    -e "s|](\(\.\./\)*\($catalog/\)*\([A-Za-z]*\)\.md)|](doc:\3)|g" \
    -e "s|](\($catalog/\)*Resources/\([A-Za-z0-9/-]*\.[a-z]*\))|](\2)|g" \
    -e 's|](\.github/CONTRIBUTING\.md)|](doc:Contributing)|g' \
    -e 's|](\(\.\./\)*\.github/SECURITY\.md)|](doc:Security)|g' -e 's|\[\(examples[a-z/]*\)\]([a-z/]*)|`\1`|' \
    -e '/^```mermaid/,/^```$/{/^```mermaid/!d' -e "s/.*/![The arrows lead to modules that are used]($picture.svg)/" -e '}' \
    -e 's|`\(pull\|presets\).html`|[\1.html](https://site.invalid/\1.html)|g' \
    -e 's/^@FILE/\\@FILE/' "$page" >"$page.converted"
  mv "$page.converted" "$page"
done
docc convert "$copy" --output-path "$site" --warnings-as-errors \
  --transform-for-static-hosting --fallback-display-name refreshgen \
  --fallback-bundle-identifier refreshgen >"$out/log" 2>&1 || {
  grep -A 4 -E '^(error|warning)' "$out/log" >&2 || cat "$out/log" >&2
  exit 1
}

# The page of all presets, the icon, and a start of the site; on a narrow screen, the cells of a table
# are below each other.
mkdir "$out/presets"
for preset in $(.build/debug/refreshgen presets); do
  .build/debug/refreshgen presets show "$preset" >"$out/presets/$preset.refresh.yml"
done
# shellcheck disable=SC2046 # no name of a preset has spaces
.build/debug/refreshgen preview --quiet $(.build/debug/refreshgen presets | sed "s|.*|$out/presets/&.refresh.yml|") \
  -o "$site/presets.html"
# The lists of the picture in the README, to pull.
mkdir "$out/pull"
awk '/^```/ { isOn = 0 } isOn; /^```yaml/ && !count++ { isOn = 1 }' README.md >"$out/pull/Feed.refresh.yml"
.build/debug/refreshgen preview --quiet "$out/pull/Feed.refresh.yml" Tests/Browser/Hero/*.yml -o "$site/pull.html"
find "$site/data" -name '*.json' -exec sed -i.old 's|"url":"https:\\/\\/site.invalid|"url":"|' {} +
find "$site" -name '*.old' -delete
cp "$catalog/Resources/icon.svg" "$site/favicon.svg"
find "$site" -name '*.html' ! -name presets.html ! -name pull.html -exec sed -i.old \
  's|<link rel="icon" href="/favicon.ico">|<link rel="icon" href="/favicon.svg">|' {} +
find "$site" -name '*.old' -delete
rm "$site/favicon.ico"
echo '<!DOCTYPE html><meta http-equiv="refresh" content="0; url=documentation/refreshgen/"><title>refreshgen</title>' \
  >"$site/index.html"
for style in "$site"/css/index.*.css; do cat Tests/Scripts/build/docs.css >>"$style"; done

# Every address on the site leads to a page or a file.
broken=$(find "$site/data" -name '*.json' -exec cat {} + | grep -o '"url":"\\/[^"#]*' |
  sed 's|"url":"||; s|\\||g' | sort -u | while read -r address; do
    [ -f "$site$address" ] || [ -f "$site$address/index.html" ] || echo "$address"
  done)
if [ -n "$broken" ]; then
  echo "error: the website has links to nothing:" "$broken" >&2
  exit 1
fi
pages=$(find "$site/documentation" -name index.html | wc -l | tr -d ' ')
echo "built $pages pages; to read them: python3 -m http.server --directory $site, then open http://localhost:8000"
