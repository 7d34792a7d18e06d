import RefreshDiagnostics
import RefreshLanguage

/// The specs that the controls of a file inherit from by `preset`.
struct FileBases {
  /// The bases, each once.
  private(set) var specs: [LoadedSpec] = []
  /// The fault of a chain of bases, if a chain has one.
  private(set) var fault: ChainFault?
  private var names: Set<String> = []
  private var count = 0

  /// Adds the base of a control; returns a finding if the control cannot use it.
  mutating func add(_ base: ResolvedBase, _ field: Field, _ file: SourceFile) -> Diagnostic? {
    specs += base.chain.filter { names.insert($0.file.name).inserted }
    fault = base.fault ?? fault
    count += base.count
    guard base.finding == nil, count > Limits.inheritedValues else { return base.finding }
    return InvalidBase.tooMany(file, field.range ?? SourceRange(at: .start))
  }
}
