# Finds chains of `|` or `^` with another operator of the same precedence in Swift, such as `a | b ^ c`, which means
# `(a | b) ^ c` there and `a | (b ^ c)` in C. Parentheses, or two statements, say what is meant.

# Whether a text without parentheses has such a chain.
function isMixed(text,   parts, count, i, part, kinds) {
  gsub(/<<|>>/, " ", text)
  gsub(/&\+/, "+", text)
  gsub(/&-/, "-", text)
  count = split(text, parts, /\|\||&&|\?\?|[=!<>]=|[][{},;:?=<>]| in | return /)
  for (i = 1; i <= count; i++) {
    part = parts[i]
    kinds = (part ~ / \| /) + (part ~ / \^ /)
    if (kinds > 0 && kinds + (part ~ / [+-] /) > 1) return 1
  }
  return 0
}

function check(text,   inner) {
  while (match(text, /\([^()]*\)/)) {
    inner = substr(text, RSTART + 1, RLENGTH - 2)
    if (isMixed(inner)) found()
    text = substr(text, 1, RSTART - 1) "_" substr(text, RSTART + RLENGTH)
  }
  if (isMixed(text)) found()
}

function found() {
  print place ": parenthesize operators of one precedence: " statement
  status = 1
}

FNR == 1 {
  check(statement)
  statement = ""
}
{
  code = $0
  gsub(/\\"/, "", code)
  gsub(/"[^"]*"/, "_", code)
  sub(/\/\/.*/, "", code)
  # A line that begins with an operator goes on with the statement before.
  if (code ~ /^ *[|^+-] /) {
    statement = statement code
    next
  }
  check(statement)
  statement = code
  place = FILENAME ":" FNR
}
END {
  check(statement)
  exit status
}
