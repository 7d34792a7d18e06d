import RefreshDiagnostics
import RefreshLanguage

/// The controls of a file before they are compared with each other.
struct SpecDraft {
  let file: SourceFile
  /// The controls without errors.
  private(set) var controls: [ControlSpec] = []
  /// The findings, in no particular order.
  private(set) var findings: [Diagnostic]
  /// The bases of the controls, each once.
  private(set) var bases: [LoadedSpec] = []
  /// The error of a chain of bases, if a chain has one.
  private(set) var chainError: ChainError?
  /// The number of keys and values that the controls inherit from bases.
  private(set) var inheritedCount = 0
  private var baseNames: Set<String> = []

  /// Creates a file without controls, with the findings of the parser.
  init(file: SourceFile, findings: [Diagnostic]) {
    self.file = file
    self.findings = findings
  }

  /// Adds the base of the next control of the file.
  mutating func add(_ base: ResolvedBase) {
    guard base.isFile else { return }
    bases += base.chain.filter { baseNames.insert($0.file.name).inserted }
    chainError = base.error ?? chainError
    inheritedCount += base.count
  }

  /// Adds the next control of the file.
  mutating func add(_ checked: CheckedControl) {
    if let control = checked.control { controls.append(control) }
    report(checked.findings)
  }

  /// Adds findings.
  mutating func report(_ more: [Diagnostic]) {
    // Appending an empty array still allocates.
    if !more.isEmpty { findings += more }
  }
}
