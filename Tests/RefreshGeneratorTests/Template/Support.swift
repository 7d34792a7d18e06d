import RefreshGenerator

/// The output of a template named `t`.
func render(
  _ source: String,
  _ data: [String: Value] = [:],
  including others: [String: String] = [:],
  largestOutput: Int = Renderer.largestOutput
) throws(TemplateError) -> String {
  var templates = ["t": try Template.parse(name: "t", source: source)]
  for (name, text) in others { templates[name] = try Template.parse(name: name, source: text) }
  let renderer = Renderer(templates: templates, largestOutput: largestOutput)
  return String(decoding: try renderer.render("t", with: data), as: UTF8.self)
}

/// The error of a template named `t`, as its full text, or what it rendered instead.
func failure(
  _ source: String,
  _ data: [String: Value] = [:],
  including others: [String: String] = [:],
  largestOutput: Int = Renderer.largestOutput
) -> String {
  do {
    let output = try render(source, data, including: others, largestOutput: largestOutput)
    return "no error: \(output)"
  } catch {
    return "\(error)"
  }
}

/// A text many times over.
func repeating(_ text: String, _ count: Int) -> String {
  String(repeating: text, count: count)
}
