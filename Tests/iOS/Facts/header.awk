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
      actor = fact[5] == "main" ? "MAIN_ACTOR " : fact[5] == "sendable" ? "SENDABLE " : ""
      print actor "IOS(" fact[4] ")"
      print fact[2]
    } else {
      declaration = fact[2]
      sub(/;$/, " IOS(" fact[4] ");", declaration)
      print declaration
    }
  }
  if (open) print "@end"
  print ""
  print "#pragma clang assume_nonnull end"
}
