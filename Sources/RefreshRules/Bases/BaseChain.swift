import RefreshDiagnostics
import RefreshLanguage

/// The value of `preset` in a spec whose base is being loaded.
struct BaseUse: Sendable, Hashable {
  /// The path of the spec.
  let spec: String
  /// The position of the value.
  let range: SourceRange
}

/// A fault of a whole chain of bases, in which each base is based on the next.
enum ChainFault: Sendable {
  /// The chain leads back to one of its files.
  case cycle([BaseUse])
  /// The chain has more files than `Limits.bases`.
  case tooLong
}

/// The keys that a control inherits from its bases, and the faults of those bases.
struct ResolvedBase {
  /// The keys that the control inherits.
  var settings = MapValue()
  /// The number of inherited keys and values.
  var count = 0
  /// The base and the bases of the base, the nearest first.
  var chain: [LoadedSpec] = []
  /// The fault of the whole chain.
  var fault: ChainFault?
  /// The finding for the control, if it cannot use the base.
  var finding: Diagnostic?
}

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
