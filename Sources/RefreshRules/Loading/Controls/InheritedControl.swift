import RefreshDiagnostics
import RefreshLanguage
import RefreshYAML

/// The keys of one document.
struct DecodedControl {
  /// The file of the document.
  let file: SourceFile
  /// The keys, without those of a base.
  let own: MapValue
  /// The findings of the decoder.
  let findings: [Diagnostic]

  /// Decodes a document; `frames` is the number of layers in frames that may still be checked.
  init(document: Document, frames: inout Int) {
    var decoder = SpecDecoder()
    decoder.checkedFrames = frames
    defer { frames = decoder.checkedFrames }
    file = document.file
    own = decoder.control(document.root)
    findings = decoder.diagnostics
  }
}

/// A control with the keys that it inherits by `preset`.
///
/// A class, so that the stages of the loader share one instance instead of copying it.
final class InheritedControl {
  /// The keys of the spec itself.
  let decoded: DecodedControl
  /// The preset or the base; empty if the control has none.
  let base: ResolvedBase
  /// The control; `nil` if its document has errors.
  let control: ControlSpec?
  /// The findings so far.
  let findings: [Diagnostic]

  /// Completes a control of a file whose earlier controls inherit `count` keys and values.
  init(decoded: DecodedControl, base: ResolvedBase, after count: Int, context: SpecContext) {
    self.decoded = decoded
    self.base = base
    let isTooMuch = base.isFile && count + base.count > Limits.inheritedValues
    let finding = base.finding ?? (isTooMuch ? InvalidBase.tooMany(of: decoded) : nil)
    findings = finding.map { decoded.findings + [$0] } ?? decoded.findings
    guard !findings.contains(where: { $0.severity == .error }) else {
      control = nil
      return
    }
    let own = decoded.own
    var complete = ControlSpec(
      map: own[.preset] == nil ? own : own.merged(over: base.settings.yielding(to: own)),
      sharedColors: context.colors,
      sharedDrawings: context.drawings
    )
    if base.isFile { complete.bases = base.chain.map(\.file.name) }
    control = complete
  }
}
