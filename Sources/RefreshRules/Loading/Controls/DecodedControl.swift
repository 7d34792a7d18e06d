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

  /// Decodes a document.
  init(_ document: Document) {
    var decoder = SpecDecoder()
    file = document.file
    own = decoder.control(document.root)
    findings = decoder.diagnostics
  }
}
