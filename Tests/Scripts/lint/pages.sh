#!/bin/sh
# Prints how many pages, words, links and bytes of pictures the project has, and fails if a link of a page leads
# to no file, or if pages or pictures exceed their limits. A limit is raised only where the commit says why.
set -eu
cd "$(dirname "$0")/../../.."

catalog=Sources/refreshgen/refreshgen.docc
hero=$catalog/Resources/hero.png dark=$catalog/Resources/hero~dark.png
# The words of the README and the website, and of all other Markdown; the bytes of all pictures, of one picture, and of the one in the README.
most_words=26400 most_others=12800 most_bytes=3600000 most_of_one=40000 most_of_hero=1320000
status=0
# fail MESSAGE
fail() { echo "error: $1" >&2; status=1; }

pages=$(git ls-files 'README.md' "$catalog/*.md")
# The attributes of a picture in HTML are no words.
words=$(cat $pages | sed 's/<[a-z]*[^>]*="[^>]*>//g' | wc -w | tr -d ' ')
echo "$(echo "$pages" | wc -l | tr -d ' ') pages with $words words, tables included"
[ "$words" -le $most_words ] || fail "the pages have more than $most_words words"
# What is written for contributors counts as well; what tests record, such as tables of transitions, is no text.
others=$(git ls-files '*.md' | grep -vxF "$pages" | grep -vE '^Tests/Fixtures/|^\.github/SCROLLING\.md$')
words=$(cat $others | wc -w | tr -d ' ')
echo "$(echo "$others" | wc -l | tr -d ' ') other files of Markdown with $words words"
[ "$words" -le $most_others ] || fail "the files for contributors have more than $most_others words"

links=0
for page in $pages CHANGELOG.md Tests/README.md .github/CONTRIBUTING.md .github/SECURITY.md; do
  for link in $(sed '/^```/,/^```$/d' "$page" | grep -o '](\([^)]*\))' | sed 's/^](//; s/)$//; s/#.*//' | grep -v '^https\?:'); do
    links=$((links + 1))
    [ -e "$(dirname "$page")/$link" ] || fail "$page leads to $link, which does not exist"
  done
done
echo "$links links between files"

bytes=0
for picture in $(git ls-files '*.png' '*.svg' '*.webp' '*.gif' '*.jpg'); do
  size=$(wc -c <"$picture" | tr -d ' ')
  bytes=$((bytes + size))
  limit=$most_of_one
  # An SVG is text, which a clone stores compressed.
  case $picture in *.svg) size=$(gzip -c "$picture" | wc -c | tr -d ' ') ;; esac
  case $picture in "$hero" | "$dark") limit=$most_of_hero ;; esac
  [ "$size" -le $limit ] || fail "$picture has $size bytes, more than $limit"
done
echo "$bytes bytes of pictures, $(wc -c <"$hero" | tr -d ' ') of them in the README's"
[ "$bytes" -le $most_bytes ] || fail "the pictures have more than $most_bytes bytes"
echo "$(git ls-files | wc -l | tr -d ' ') files in a checkout"
exit $status
