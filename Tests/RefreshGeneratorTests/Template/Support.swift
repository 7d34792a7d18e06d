import RefreshGenerator

/// The output of a template named `t`.
func render(
  _ source: String,
  _ data: Record = [:],
  largestOutput: Int = Renderer.largestOutput
) throws(TemplateError) -> String {
  let template = try Template.parse(name: "t", source: source)
  let renderer = Renderer(templates: ["t": template], largestOutput: largestOutput)
  return String(decoding: try renderer.render("t", with: data), as: UTF8.self)
}

/// The error of a template named `t`, as its full text, or what it rendered instead.
func failure(
  _ source: String,
  _ data: Record = [:],
  largestOutput: Int = Renderer.largestOutput
) -> String {
  do {
    let output = try render(source, data, largestOutput: largestOutput)
    return "no error: \(output)"
  } catch {
    return "\(error)"
  }
}

/// A text many times over.
func repeating(_ text: String, _ count: Int) -> String {
  String(repeating: text, count: count)
}
