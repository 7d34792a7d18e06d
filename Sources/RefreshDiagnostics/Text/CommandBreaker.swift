/// Escapes the parts of log lines that a CI runner would execute as commands.
enum CommandBreaker {
  /// The line with the first character of each command escaped.
  static func line(_ line: [Unicode.Scalar]) -> String {
    let start = start(of: line)
    var broken = String.UnicodeScalarView()
    for (index, scalar) in line.enumerated() {
      let isCommand =
        index == start && line[index...].starts(with: "::".unicodeScalars)
        || line[index...].starts(with: "##".unicodeScalars)
          && isBracketed(line.dropFirst(index + 2))
      if isCommand {
        broken.append(contentsOf: VisibleScalars.escape(scalar).unicodeScalars)
      } else {
        broken.append(scalar)
      }
    }
    return String(broken)
  }

  /// Whether a text after `##` starts with `[command]` or `vso[command]`.
  static func isBracketed(_ text: some Collection<Unicode.Scalar>) -> Bool {
    text.first { !$0.properties.isAlphabetic } == "["
  }

  /// The index after the white space and color codes at the start of a line, which runners skip.
  private static func start(of line: [Unicode.Scalar]) -> Int {
    var index = 0
    while index < line.count {
      if line[index].properties.isWhitespace {
        index += 1
      } else if line[index...].starts(with: "\u{1B}[".unicodeScalars),
        let end = line[index...].firstIndex(of: "m")
      {
        index = end + 1
      } else {
        break
      }
    }
    return index
  }
}
