import RefreshDiagnostics
import TemplateEngine

/// A fault in a template, with the spec that it was used for.
struct TemplateFault: Error, CustomStringConvertible {
  let error: TemplateError
  private let spec: String?

  init(_ error: TemplateError, spec: String? = nil) {
    self.error = error
    self.spec = spec
  }

  var description: String {
    let includes = error.includeStack.map { "\n  included from \($0)" }.joined()
    let use = spec.map { "\n  while generating from \(SafeText.escape($0))" } ?? ""
    return SafeText.escape("\(error)") + includes + use
  }
}
