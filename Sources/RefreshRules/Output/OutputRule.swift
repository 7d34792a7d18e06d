import RefreshDiagnostics

/// The rules of files that commands read and write.
enum OutputRule {
  static let all: [any Rule.Type] = [
    EditedOutput.self,
    InvalidGesture.self,
    InvalidTemplate.self,
    InvalidTrace.self,
    MissingOutput.self,
    OrphanedOutput.self,
    SharedOutput.self,
    StaleOutput.self,
    TooManyFindings.self,
    UnreadableFile.self,
    UnwritableFile.self,
  ]
}
