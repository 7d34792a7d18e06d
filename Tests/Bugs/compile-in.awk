# Reads the table of bugs, or those of LEVEL, and writes a line for each bug that is compiled in: its number, its name and what
# notices it. The files below FOLDER get all of these bugs; `Bug.isOn` selects one of them.

function fail(reason) {
  print "error: the bug '" $1 "' changes nothing: " reason > "/dev/stderr"
  failed = 1
  exit 1
}

BEGIN { FS = "\t" }
/^#/ || $5 ~ /^types / || index($5, LEVEL) != 1 { next }
{
  count++
  file = FOLDER "/" $2
  if (!(file in texts)) {
    while ((getline line < file) > 0) texts[file] = texts[file] line "\n"
    close(file)
  }
  was = $3
  now = $4
  gsub(/\\n/, "\n", was)
  gsub(/\\n/, "\n", now)
  at = index(texts[file], was)
  if (was == "" || at == 0) fail("no such code in " $2)
  if (!gsub(/BUG/, "Bug.isOn(" count ")", now)) now = "(Bug.isOn(" count ") ? " now " : " was ")"
  texts[file] = substr(texts[file], 1, at - 1) now substr(texts[file], at + length(was))
  print count "|" $1 "|" $5
}
END {
  if (failed) exit 1
  for (file in texts) {
    if (file ~ /Sources\/[Rr]efresh(gen|Generator)\//) texts[file] = "import RefreshCore\n" texts[file]
    printf "%s", texts[file] > file
    close(file)
  }
}
