import RefreshDiagnostics

/// The syntax of JSON.
enum JSONSyntax {
  /// Whether a text is JSON.
  static func isValid(_ text: String) -> Bool {
    (try? JSONParser.parse(text)) != nil
  }
}
