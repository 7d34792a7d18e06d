import RefreshComparison
import RefreshDiagnostics

extension Command {
  static let diff = Command(
    name: "diff",
    operands: "OLD NEW|REV",
    operandCount: 1...2,
    summary: "prints what changes for users of the app between two versions of specs",
    options: [
      Option(
        name: "--format",
        value: "FORMAT",
        choices: DiffFormat.allCases.map(\.rawValue),
        summary: "the format of the changes; default: text"
      ),
      Option(
        name: "--fail-on",
        value: "CHANGE",
        choices: ["behavior", "any"],
        summary: "exit with code 1 if the behavior changes, or anything"
      ),
    ] + SpecList.options,
    examples: [
      "refreshgen diff HEAD",
      "refreshgen diff origin/main --all-projects --format markdown",
      "refreshgen diff HEAD:Refresh/Feed.refresh.yml Refresh/Feed.refresh.yml",
      "refreshgen diff old/Feed.refresh.yml new/Feed.refresh.yml --fail-on behavior",
    ],
    run: { invocation, console in
      let sources = try DiffSources(invocation: invocation, console: console)
      guard let old = try sources.old() else { return .failure }
      guard let new = try sources.new() else { return .findings }
      let changes = SpecChanges(from: old, to: new)
      switch invocation["--format"].flatMap(DiffFormat.init) ?? .text {
      case .text: console.result(changes.text)
      case .markdown: console.result(changes.markdown)
      case .json: console.result(changes.json.prettyText + "\n")
      }
      switch invocation["--fail-on"] {
      case "any": return changes.isEmpty ? .fine : .findings
      case "behavior": return changes.changesBehavior ? .findings : .fine
      default: return .fine
      }
    }
  )
}

private enum DiffFormat: String, CaseIterable {
  case text
  case markdown
  case json
}
