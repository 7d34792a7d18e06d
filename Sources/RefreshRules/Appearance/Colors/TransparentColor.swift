import RefreshCore
import RefreshDiagnostics
import RefreshLanguage

struct TransparentColor: ControlRule {
  static let metadata = RuleMetadata(
    "transparent-color",
    severity: .warning,
    summary: "Transparent color whose alpha seems to come first.",
    reason: """
      In a color of eight digits, the last two are the alpha. On Android, the first two are, so that \
      a color from there becomes transparent.
      """,
    bad: """
      states: {all: {background: "#80000000"}, refreshing: {indicator: medium}}
      """,
    good: """
      states: {all: {background: "#00000080"}, refreshing: {indicator: medium}}
      """
  )

  /// Finds colors without alpha that have other digits in its place on Android.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let maps = subject.ownStates.map(\.keys) + [subject.own.map(.colors)]
    return maps.flatMap(\.entries).flatMap { entry -> [Diagnostic] in
      guard let color = entry.field.value.color, let range = entry.field.range else { return [] }
      let text = subject.file.text(in: range.offsets)
      return color.shades.flatMap { shade -> [Diagnostic] in
        guard case .own(.rgba(let bits)) = shade, bits & 0xFF == 0, bits >> 24 != 0 else {
          return []
        }
        let digits = String(bits, radix: 16, uppercase: true)
        let written = "#" + String(repeating: "0", count: 8 - digits.count) + digits
        let meant = "#" + written.dropFirst(3) + written.dropFirst().prefix(2)
        guard let place = text.uppercased().firstRange(of: written) else { return [] }
        let start = range.lower.offset + text.uppercased()[..<place.lowerBound].utf8.count
        let part = subject.file.range(in: start..<start + written.utf8.count)
        return finding(
          in: subject,
          at: part,
          message: "\(SafeText.quote(written)) is transparent, since the alpha comes last",
          suggestions: ["\"\(meant)\""],
          fix: Fix.replace(part, with: meant)
        )
      }
    }
  }
}
