/// The rules of what is generated; `generate --check` finds the faults.
enum OutputRule {
  static let all: [any Rule.Type] = [
    EditedOutput.self,
    MissingOutput.self,
    OrphanedOutput.self,
    StaleOutput.self,
  ]
}
