/// Renders templates that may include one another.
///
/// A renderer is immutable, so several tasks can use it at once.
package struct Renderer: Sendable {
  let lookup: @Sendable (String) -> Template?
  /// The known names of templates, for suggestions.
  let templateNames: [String]
  let filters: [String: Filter]
  let limits: RenderLimits

  /// Creates a renderer with all templates.
  ///
  /// - Parameters:
  ///   - templates: The templates by the names that `include` uses.
  ///   - filters: Filters by name; they take precedence over the filters of the engine.
  ///   - limits: The limits of one rendering.
  package init(
    templates: [String: Template],
    filters: [String: Filter] = [:],
    limits: RenderLimits = RenderLimits()
  ) {
    self.init(lookup: { templates[$0] }, Array(templates.keys), filters, limits)
  }

  /// Creates a renderer that looks up templates on demand.
  ///
  /// - Parameters:
  ///   - lookup: Finds a template by the name that `include` uses.
  ///   - filters: Filters by name; they take precedence over the filters of the engine.
  ///   - limits: The limits of one rendering.
  package init(
    lookup: @escaping @Sendable (String) -> Template?,
    filters: [String: Filter] = [:],
    limits: RenderLimits = RenderLimits()
  ) {
    self.init(lookup: lookup, [], filters, limits)
  }

  private init(
    lookup: @escaping @Sendable (String) -> Template?,
    _ templateNames: [String],
    _ filters: [String: Filter],
    _ limits: RenderLimits
  ) {
    self.lookup = lookup
    self.templateNames = templateNames
    self.filters = NeutralFilters.all(textLimit: limits.outputSize)
      .merging(filters) { _, own in own }
    self.limits = limits
  }

  /// Renders a template.
  ///
  /// - Parameters:
  ///   - name: The name of the template.
  ///   - data: A record, whose fields are the variables of the template.
  /// - Returns: The output.
  /// - Throws: The first error, with its position in the template.
  package func render(_ name: String, with data: Value) throws(TemplateError) -> String {
    String(decoding: try renderBytes(name, with: data), as: UTF8.self)
  }

  /// Renders a template to UTF-8.
  ///
  /// - Parameters:
  ///   - name: The name of the template.
  ///   - data: A record, whose fields are the variables of the template.
  /// - Returns: The output in UTF-8.
  /// - Throws: The first error, with its position in the template.
  package func renderBytes(_ name: String, with data: Value) throws(TemplateError) -> [UInt8] {
    let start = Source(name: name, text: "")
    guard let template = lookup(name) else {
      throw start.error(at: 0, noTemplate(named: name))
    }
    guard case .record(let record) = data else {
      throw start.error(at: 0, "expected a record as data, found \(data.kindName)")
    }
    var pass = RenderPass(self, template, named: name, data: record)
    try pass.render(template.nodes)
    return pass.output.bytes
  }

  /// The message about an unknown template.
  func noTemplate(named name: String) -> String {
    guard !templateNames.isEmpty else { return "no template is named '\(name)'" }
    let help = Suggestion.clause(for: name, among: templateNames, heading: "templates")
    return "no template is named '\(name)'\(help)"
  }
}
