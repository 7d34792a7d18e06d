# Makes a file that names every member in the table of facts.

BEGIN {
  FS = " \\| "
  print "// Made from Facts/uikit.facts by Tests/Scripts/build/ios-facts.sh. Do not edit."
  print "// swift-format-ignore-file"
  print ""
  print "import SwiftUI"
  print "import UIKit"
  print ""
  print "/// Names every member that the adapters may use, so that each is known to be declared."
  print "@MainActor"
  print "func probeFacts() {"
}

/^#/ || NF == 0 || $3 == "-" { next }

# Code that is deprecated itself may use what is deprecated.
$4 ~ /-/ {
  split($4, last, "-")
  deprecated = deprecated "\n\n@available(iOS, deprecated: " last[2] ")\n@MainActor\nfunc probeDeprecated() {\n  _ = " $3 "\n}"
  next
}

{
  split($4, version, ".")
  guarded = version[1] > 15 ? "if #available(iOS " $4 ", *) { " : ""
  print "  " guarded "_ = " $3 (guarded ? " }" : "")
}

END { print "}" deprecated }
