import RefreshDiagnostics
import RefreshLanguage

/// The value of `preset` in a spec whose base is being loaded.
struct BaseUse: Sendable, Hashable {
  /// The path of the spec.
  let spec: String
  /// The position of the value.
  let range: SourceRange
}

/// A fault of a chain of bases as a whole.
enum ChainFault: Sendable {
  /// The chain leads back to one of its files.
  case cycle([BaseUse])
  /// The chain has more files than `Limits.bases`.
  case tooLong
}

/// The base of a control, and what is wrong with it.
struct ResolvedBase {
  /// The keys that the control inherits.
  var settings = MapValue()
  /// The base and the bases of the base, the nearest first.
  var chain: [LoadedSpec] = []
  /// The fault of the whole chain.
  var fault: ChainFault?
  /// The finding for the control.
  var finding: Diagnostic?
}
