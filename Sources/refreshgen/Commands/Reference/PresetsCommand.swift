import RefreshDiagnostics
import RefreshLanguage
import RefreshRules

extension Command {
  static let presets = Command(
    name: "presets",
    operands: "[show NAME]",
    operandWords: { ["show"] + Preset.all.map(\.name) },
    operandCount: 0...2,
    summary: "lists the presets and the project's bases, or prints one as a spec",
    options: Workspace.options,
    examples: ["refreshgen presets", "refreshgen presets show mjrefresh-header"],
    run: { invocation, console in
      let bases = Workspace(invocation: invocation).project.context.bases
      let names = Preset.all.map(\.name) + bases.names.keys.sorted()
      switch invocation.operands.count {
      case 0:
        console.result(names.map { "\($0)\n" }.joined())
        return .fine
      case 2 where invocation.operands[0] == "show":
        let name = invocation.operands[1]
        if let path = bases.names[name] {
          console.result(try bases.text(of: path))
        } else if let preset = Preset.named(name) {
          console.result(preset.text)
        } else {
          throw UsageError(
            "unknown preset \(SafeText.quote(name)): expected \(WordList.oneOf(names))"
              + Suggestions.question(Suggestions.nearest(to: name, among: names))
          )
        }
        return .fine
      default:
        throw UsageError("unexpected arguments of 'presets': expected none, or 'show NAME'")
      }
    }
  )
}

extension SpecBases {
  fileprivate func text(of path: String) throws -> String {
    guard let files else { return "" }
    do throws(BaseError) {
      try files.check(path, in: projectFile)
      let file = try files.read(at: files.path(path, in: projectFile))
      return String(decoding: file.bytes, as: UTF8.self)
    } catch {
      throw Failure(error: error, named: path, in: projectFile)
    }
  }
}
