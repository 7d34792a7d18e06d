import RefreshDiagnostics
import RefreshLanguage

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
