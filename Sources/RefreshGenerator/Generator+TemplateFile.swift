extension Generator {
  /// A template of a project.
  package struct TemplateFile: Sendable, Hashable {
    /// The name of the built-in template to override, or the name for `include`.
    package var name: String
    /// The path for error messages.
    package var path: String
    /// The content.
    package var text: String

    package init(name: String, path: String, text: String) {
      self.name = name
      self.path = path
      self.text = text
    }
  }
}
