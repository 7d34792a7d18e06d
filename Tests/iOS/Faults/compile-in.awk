# Reads a table of faults and writes the name and the suite of each, one a line. For each fault, the code
# in the copy of the adapter at FOLDER gets a branch that `Fault.isOn` takes.

function text_of(file,   line, all) {
  if (!(file in texts)) {
    all = ""
    while ((getline line < file) > 0) all = all line "\n"
    close(file)
    texts[file] = all
  }
  return texts[file]
}

function compile_in(   file, text, at, wrong) {
  if (name == "") return
  count++
  file = paths[field["file"]]
  if (file == "") fail("no file " field["file"])
  text = text_of(file)
  at = index(text, field["was"])
  if (field["was"] == "" || at == 0) fail("no such code in " field["file"])
  if ("now" in field) {
    wrong = "(Fault.isOn(" count ") ? " field["now"] " : " field["was"] ")"
  } else if ("text" in field) {
    wrong = field["text"]
    gsub(/@/, count, wrong)
  } else if ("do" in field) {
    wrong = "if Fault.isOn(" count ") { " field["do"] " } else { " field["was"] " }"
  } else {
    wrong = "if !Fault.isOn(" count ") { " field["was"] " }"
  }
  texts[file] = substr(text, 1, at - 1) wrong substr(text, at + length(field["was"]))
  print name "|" field["suite"]
  name = ""
  delete field
}

function fail(reason) {
  print "error: the fault '" name "' changes nothing: " reason > "/dev/stderr"
  failed = 1
  exit 1
}

BEGIN {
  list = "find " FOLDER " -name '*.swift'"
  while ((list | getline path) > 0) {
    count_of_parts = split(path, parts, "/")
    paths[parts[count_of_parts]] = path
  }
}
/^#/ || /^$/ { next }
/^[^ ]/ { compile_in(); name = $0; next }
{
  key = $1
  value = $0
  sub(/^ *[a-z]+ /, "", value)
  gsub(/\\n/, "\n", value)
  field[key] = value
}
END {
  if (failed) exit 1
  compile_in()
  if (failed) exit 1
  for (file in texts) {
    printf "%s", texts[file] > file
    close(file)
  }
}
