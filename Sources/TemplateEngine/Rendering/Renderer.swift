/// Renders templates that may include one another.
///
/// A renderer is a value without state: it can be used again and from several tasks at once.
package struct Renderer: Sendable {
  let lookup: @Sendable (String) -> Template?
  /// The names that can be looked up, as far as they are known.
  let templateNames: [String]
  let filters: [String: Filter]
  let limits: RenderLimits

  /// Creates a renderer with all templates.
  ///
  /// - Parameters:
  ///   - templates: The templates by the names that `include` uses.
  ///   - filters: Filters by name; one named like a filter of the engine replaces it.
  ///   - limits: What one rendering may use up.
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
  ///   - filters: Filters by name; one named like a filter of the engine replaces it.
  ///   - limits: What one rendering may use up.
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
  ///   - data: A record, whose fields are the names that the template knows.
  /// - Returns: The output.
  /// - Throws: The first fault, at the place in the template that shows it.
  package func render(_ name: String, with data: Value) throws(TemplateError) -> String {
    String(decoding: try renderBytes(name, with: data), as: UTF8.self)
  }

  /// Renders a template to UTF-8.
  ///
  /// - Parameters:
  ///   - name: The name of the template.
  ///   - data: A record, whose fields are the names that the template knows.
  /// - Returns: The output in UTF-8.
  /// - Throws: The first fault, at the place in the template that shows it.
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

  /// The message about a template that does not exist.
  func noTemplate(named name: String) -> String {
    guard !templateNames.isEmpty else { return "no template is named '\(name)'" }
    let help = Suggestion.clause(for: name, among: templateNames, heading: "templates")
    return "no template is named '\(name)'\(help)"
  }
}
