#!/bin/sh
# Checks the words of the project: American spelling everywhere, and no discarded term in what users
# read: help, reference pages, messages, generated code, README and Makefile.
set -eu
cd "$(dirname "$0")/../.."

status=0
# Fails with the lines of some files that match a pattern.
refuse() {
  name=$1 pattern=$2
  shift 2
  if git grep -nIiwE "$pattern" -- "$@"; then
    echo "$name" >&2
    status=1
  fi
}

our='(behavi|col|fav|flav|hon|harb|lab|neighb|rum)our(s|ed|ing|ite|able|al|hood)?'
ise='(capital|custom|general|initial|maxim|minim|normal|optim|organ|recogn|serial|special|summar)is'
ise="${ise}(e|es|ed|er|ing|ation|ations)|(summar|util)is(e|ation)|synchronis(e|ed|es|ing|ation)"
others='analyse|artefacts?|catalogues?|centred?|defence|grey|judgement|labell(ed|ing)|licence'
others="$others|modell(ed|ing)|programmes?|towards|travell(ed|ing)|whilst"
# The excluded files misspell a word on purpose, or quote others.
refuse 'British spelling: the project uses American spelling' "$our|$ise|$others" . \
  ':!Tests/Scripts/lint-words.sh' ':!Sources/RefreshLanguage/Decoding/ColorAdvice.swift' \
  ':!Tests/Fixtures/err/merge-unknown-key.*' ':!Tests/Fixtures/conformance' ':!Tests/iOS' \
  ':!Tests/RefreshDiagnosticsTests/SuggestionsTests.swift' ':!Tests/TemplateEngineTests'

terms='looks? (just )?(alike|like)|(a|its|several|the|whole) looks?|manners|drifts?|shares?|seals?'
terms="$terms|vouch(es|ed)?|mend(s|ed|ing)?|useless key|speech"
forms='that is none|is none of|in a way that|says what the|letting go|way back|(in|out of) sight'
forms="$forms|is no (color|duration|list|map|number|text|view|whole number)|whoever|gives way"
refuse 'Discarded term: use a word of the field' "$terms|$forms" \
  Templates 'examples/*.swift' Makefile Sources/refreshgen/refreshgen.docc \
  'Sources/refreshgen/Arguments/HelpText.swift' 'Tests/Fixtures/err/*.out' README.md
exit $status
