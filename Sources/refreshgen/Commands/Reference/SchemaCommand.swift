import RefreshDiagnostics
import RefreshLanguage

extension Command {
  /// `schema`: prints the JSON Schema of the language.
  static let schema = Command(
    name: "schema",
    operands: "[spec|project]",
    operandWords: { ["spec", "project"] },
    operandCount: 0...1,
    summary: "prints the JSON Schema of specs or project files, for editors",
    options: [],
    examples: ["refreshgen schema >refreshgen.schema.json", "refreshgen schema project"],
    run: { invocation, console in
      switch invocation.operands.first {
      case nil, "spec": console.result(JSONSchema.spec.text)
      case "project": console.result(JSONSchema.project.text)
      case let other?:
        throw UsageError("unknown schema '\(SafeText.escape(other))': expected 'spec' or 'project'")
      }
      return .fine
    }
  )
}
