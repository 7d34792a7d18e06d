#!/bin/sh
# Checks the words of the project: American spelling everywhere, and no discarded term in generated
# code, messages, help, explanations of rules, reference pages, documentation, tests and doc comments.
set -eu
cd "$(dirname "$0")/../../.."

status=0
# refuse REASON PATTERN FILE…: fails with the lines of some files that match a pattern.
refuse() {
  reason=$1 pattern=$2
  shift 2
  if git grep -nIiwE "$pattern" -- "$@"; then
    echo "$reason" >&2
    status=1
  fi
}

# refuse_examples PATTERN EXAMPLE…: fails unless the pattern matches each example, or it refuses nothing.
refuse_examples() {
  pattern=$1
  shift
  for example in "$@"; do
    if ! echo "$example" | grep -qiwE "$pattern"; then
      echo "error: the pattern that refuses '$example' does not match it" >&2
      status=1
    fi
  done
}

our='(behavi|col|fav|flav|hon|harb|lab|neighb|rum)our(s|ed|ing|ite|able|al|hood)?'
ise='(capital|custom|general|initial|maxim|minim|normal|optim|organ|recogn|serial|special|summar)is'
ise="${ise}(e|es|ed|er|ing|ation|ations)|(summar|util)is(e|ation)|synchronis(e|ed|es|ing|ation)"
others='analyse|artefacts?|catalogues?|centred?|defence|grey|judgement|labell(ed|ing)|licence'
others="$others|modell(ed|ing)|programmes?|towards|travell(ed|ing)|whilst"
# Swift's own word is 'cancelled'; sentences have 'canceled'.
others="$others|(is|are|was|were|be|been|being|a|an|or|has|have) cancelled"
british="$our|$ise|$others"
refuse_examples "$british" colour behaviour normalised grey towards 'a cancelled pan'
# The excluded files misspell a word on purpose, or quote others.
refuse 'British spelling: the project uses American spelling' "$british" . \
  ':!Tests/Scripts/lint/words.sh' ':!Sources/RefreshLanguage/Decoding/ColorAdvice.swift' \
  ':!Tests/Fixtures/err/keys/merge-unknown-key.*' ':!Tests/Fixtures/conformance' \
  ':!Tests/RefreshDiagnosticsTests/SuggestionsTests.swift' ':!Tests/RefreshGeneratorTests/Template'

# Terms for which the glossary has another word.
terms='looks? (just )?alike|(a|its|several|the|whole) looks?|manners|drifts?|a share|shares of|seals?'
terms="$terms|vouch(es|ed)?|mend(s|ed|ing)?|useless key|speech|(add|take|keep)s? (its|the|a) share"
# Constructions that make a reader stop.
forms='that is none|is none of|in a way that|says? what|say(s|ing)? whether|letting go|way back'
forms="$forms|(in|out of) sight|into sight|whoever|nobody|somebody|strangers?|gives? way|astray"
forms="$forms|tak(e|es|en|ing) the place of|in the place of|answers? with|told of|tells? of|but for"
forms="$forms|is no (color|duration|list|map|number|text|view|whole number)|what holds|goes by"
forms="$forms|stands? somewhere|where it stands|where (there is )?none|where nothing|for good"
forms="$forms|going without saying|of our own|none of its business|any more"
discarded="$terms|$forms"
refuse_examples "$discarded" 'what holds at its end' 'Says whether' 'takes the place of' whoever
# Texts of specs, such as 'let go', are not the project's words; recorded traces are not either.
refuse 'Discarded term: use a word of the field' "$discarded" \
  Sources Templates examples README.md .github Makefile 'Tests/Fixtures/err/*.out' 'Tests/iOS/*.md' \
  'Tests/*.swift' ':!Tests/RefreshRulesTests/RuleTests.swift' \
  ':!Sources/RefreshRules/Texts/Gestures/ReleaseWording.swift' ':!examples/controls/news.*'

# Titles of tests and scenes.
titles='@(Test|Suite)\(.*"[^"]*(answers? (whether|how)|stands? in (the|no|its) way|in one turn|is let go|lets go)[^"]*"'
if git grep -nE "$titles" -- 'Tests/*.swift'; then
  echo 'Title of a test with a discarded term: use a word of the field' >&2
  status=1
fi

# A title of a spec is the same after each refresh: only the app knows numbers and results.
results='(\{[^}(]*|^ *)title: *"?[^,}"]*[0-9]|(succeeded|failed): *\{[^}]*title: *"?(no (new|post|result)|all|these|here).*'
refuse_examples "$results" '{title: 3 new posts}' '  title: 3 new posts' 'failed: {title: No news today}'
if git grep -nIiE "$results" -- README.md 'Sources/*.md' 'examples/*.yml' 'examples/*.md' \
  'Sources/RefreshLanguage/Presets/Files/*.yml'; then
  echo 'Title with a number or a result that no line sets: let the app set it by outcomeTitle' >&2
  status=1
fi

# A finding has a remedy, a command such as "remove 'curve'".
refuse "Remedy worded as an expectation: write 'remove …' as the remedy" \
  'expected:? .*(removed|in another file)|expected the (text|color) in quotes' \
  Sources 'Tests/Fixtures/err/*.out'
# The first word of a doc comment names a thing or an action.
stock='/// (What|How|Who|Why|Where|Finds out) .*'
refuse_examples "$stock" '/// What a control shows' '/// How it works'
refuse 'Doc comment that starts with a question word: name the thing' "$stock" \
  'Sources/*.swift'
exit $status
