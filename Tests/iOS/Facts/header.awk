# Makes the declarations that are imported from the table of facts.

BEGIN {
  FS = " \\| "
  print "// Made from Facts/uikit.facts by Tests/Scripts/build/ios-facts.sh. Do not edit."
  print ""
  print "@import Foundation;"
  print ""
  print "#include \"UIKitTypes.h\""
  print ""
  print "#pragma clang assume_nonnull begin"
  print ""
}

/^#/ || NF == 0 || $2 == "overlay" || $2 == "swift" { next }

# The versions of a row, as an attribute.
function since(ios, vision, first, last) {
  if (vision == "1.0") return "IOS(" ios ")"
  if (vision == "-") return "IOS_ONLY(" ios ")"
  if (split(ios, first, "-") < 2) return "IOS_VISION(" ios ", " vision ")"
  split(vision, last, "-")
  return "DEPRECATED(" first[1] ", " first[2] ", " last[1] ", " last[2] ")"
}

/@interface/ { names[++count] = $1 }

{ lines[++total] = $0 }

END {
  for (i = 1; i <= count; i++) print "@class " names[i] ";"
  for (i = 1; i <= total; i++) {
    split(lines[i], fact, " \\| ")
    if (fact[2] ~ /^@interface/) {
      if (open) print "@end"
      open = 1
      print ""
      actor = fact[6] == "main" ? "MAIN_ACTOR " : fact[6] == "sendable" ? "SENDABLE " : ""
      print actor since(fact[4], fact[5])
      print fact[2]
    } else {
      declaration = fact[2]
      sub(/;$/, " " since(fact[4], fact[5]) ";", declaration)
      print declaration
    }
  }
  if (open) print "@end"
  print ""
  print "#pragma clang assume_nonnull end"
}
