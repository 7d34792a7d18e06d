import TemplateEngine

/// The output of a template named `t`.
func render(
  _ source: String,
  _ data: Value = [:],
  including others: [String: String] = [:],
  filters: [String: Filter] = [:],
  limits: RenderLimits = RenderLimits()
) throws(TemplateError) -> String {
  var templates = ["t": try Template.parse(name: "t", source: source)]
  for (name, text) in others { templates[name] = try Template.parse(name: name, source: text) }
  let renderer = Renderer(templates: templates, filters: filters, limits: limits)
  return try renderer.render("t", with: data)
}

/// The error of a template named `t`, as its full text, or what it rendered instead.
func failure(
  _ source: String,
  _ data: Value = [:],
  including others: [String: String] = [:],
  filters: [String: Filter] = [:],
  limits: RenderLimits = RenderLimits()
) -> String {
  do {
    let output = try render(source, data, including: others, filters: filters, limits: limits)
    return "no error: \(output)"
  } catch {
    return "\(error)"
  }
}

/// A text many times over.
func repeating(_ text: String, _ count: Int) -> String {
  String(repeating: text, count: count)
}
