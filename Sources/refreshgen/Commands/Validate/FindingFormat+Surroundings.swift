extension FindingFormat {
  /// The default formats: text, and on a CI platform also the format of the platform.
  ///
  /// GitHub Actions and Azure Pipelines show findings in their own format beside the source.
  static var suitable: [FindingFormat] {
    if isSet("GITHUB_ACTIONS") { return [.text, .github] }
    return isSet("TF_BUILD") ? [.text, .azure] : [.text]
  }

  /// Whether a variable of a CI system says `true`; Azure writes `True`.
  private static func isSet(_ variable: String) -> Bool {
    ["true", "True"].contains(Environment.value(of: variable))
  }
}
