import Foundation
import Testing

/// Text that tries whatever text can do to those who read it.
enum Hostile {
  /// Texts that may be names of files.
  static let names = [
    "\u{1B}[2J\u{9B}31m\u{7}\u{202E}\u{200B}\u{FEFF}\u{AD}\u{3164}\u{E0041}x",
    "a\n::error::forged\r::set-output name=x::y\u{2028}b\u{2029}c\u{85}d",
    " \u{3000}::add-mask::x ##[command]x #\u{23}vso[task.complete]",
    "'\u{301}; echo forged #\u{301}$(echo forged)`x`\"\u{301}\\ & <b> ]]> %0A ,",
    "::stop-commands::x", "--output\u{301}", "@\u{301}\u{FFFE}\u{FFFF}",
  ]

  /// A text in quotes, as JSON and YAML both read it, all controls as escapes.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case " "..."~", "\u{10000}"...: quoted.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return quoted + "\""
  }

  /// What is wrong with text that goes to a terminal or into a log; nothing where it is harmless.
  ///
  /// Line feeds and tabs are the only controls in it, and no line of it is a command of a CI runner, except for
  /// the annotations that the tool makes itself.
  static func faults(_ text: String, allowing commands: [String] = []) -> [String] {
    var faults: [String] = []
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
      let isHidden =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
      if isHidden { faults.append("U+\(String(scalar.value, radix: 16))") }
    }
    for line in text.unicodeScalars.split(separator: "\n").map(String.init) {
      let start = line.trimmingCharacters(in: .whitespacesAndNewlines)
      let command = commands.first(where: start.hasPrefix)
      if start.hasPrefix("::"), command == nil { faults.append(line) }
      if line.unicodeScalars.starts(with: "forged".unicodeScalars) { faults.append(line) }
      let rest = start.dropFirst(command?.count ?? 0)
      if let marks = rest.range(of: "##[A-Za-z]*\\[", options: .regularExpression) {
        faults.append(String(rest[marks]))
      }
    }
    return faults
  }
}
