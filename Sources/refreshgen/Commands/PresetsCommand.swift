import RefreshDiagnostics
import RefreshLanguage

extension Command {
  /// `presets`: lists and prints presets.
  static let presets = Command(
    name: "presets",
    operands: "[show NAME]",
    operandWords: { ["show"] + Preset.all.map(\.name) },
    operandCount: 0...2,
    summary: "lists the presets, or prints one as a spec",
    options: [],
    examples: ["refreshgen presets", "refreshgen presets show mjrefresh-header"],
    run: { invocation, console in
      switch invocation.operands.count {
      case 0:
        console.result(Preset.all.map { "\($0.name)\n" }.joined())
        return .fine
      case 2 where invocation.operands[0] == "show":
        let name = invocation.operands[1]
        guard let preset = Preset.named(name) else {
          let near = Suggestions.nearest(to: name, among: Preset.all.map(\.name))
          throw UsageError(
            "unknown preset \(SafeText.quote(name)): expected \(Preset.nameList)"
              + Suggestions.question(near)
          )
        }
        console.result(preset.text)
        return .fine
      default:
        throw UsageError("'presets' takes no arguments, or 'show NAME'")
      }
    }
  )
}
