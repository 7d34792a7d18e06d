import RefreshDiagnostics
import RefreshLanguage

/// The keys that a control inherits from a preset or from bases, and the errors of those bases.
struct ResolvedBase {
  /// The keys that the control inherits.
  var settings = MapValue()
  /// The number of keys and values that bases set.
  var count = 0
  /// The base and the bases of the base, the nearest first.
  var chain: [LoadedSpec] = []
  var error: ChainError?
  /// The finding for the control, if it cannot use the base.
  var finding: Diagnostic?

  /// Whether the control is based on a file, not on a preset.
  var isFile: Bool { !chain.isEmpty || error != nil }
}

/// The value of `preset` in a spec whose base is being loaded.
struct BaseUse: Sendable, Hashable {
  let spec: String
  /// The position of the value.
  let range: SourceRange
}

/// An error of a whole chain of bases, in which each base is based on the next.
enum ChainError: Sendable {
  /// The chain leads back to one of its files.
  case cycle([BaseUse])
  /// The chain has more files than `Limits.bases`.
  case tooLong
}
