extension Generator {
  /// A template of a project.
  package struct TemplateFile: Sendable, Hashable {
    /// The name of the template whose place it takes, or by which others include it.
    package var name: String
    /// Where it lies, as errors show it.
    package var path: String
    /// What it says.
    package var text: String

    /// Creates a template.
    package init(name: String, path: String, text: String) {
      self.name = name
      self.path = path
      self.text = text
    }
  }
}
