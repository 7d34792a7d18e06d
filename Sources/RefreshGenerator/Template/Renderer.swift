/// Renders templates.
///
/// A renderer is immutable, so several tasks can use it at once.
package struct Renderer: Sendable {
  /// The limit of one rendering in bytes, which allows two thousand controls in one file.
  ///
  /// Each step of the rendering counts as one byte, so that no loop goes on without end.
  package static let largestOutput = 128 << 20

  private let templates: [String: Template]
  private let largestOutput: Int

  /// Creates a renderer of templates by name; `largestOutput` is the limit of one rendering in bytes.
  package init(
    templates: [String: Template],
    largestOutput: Int = Self.largestOutput
  ) {
    self.templates = templates
    self.largestOutput = largestOutput
  }

  /// Renders a template to UTF-8.
  ///
  /// - Parameters:
  ///   - name: The name of the template.
  ///   - data: The variables of the template.
  /// - Returns: The output.
  /// - Throws: The first error, with its position in the template.
  package func render(
    _ name: String,
    with data: Record
  ) throws(TemplateError) -> [UInt8] {
    guard let template = templates[name] else {
      throw Source(name: name, text: "").error(at: 0, message: "no template is named '\(name)'")
    }
    var rendering = Rendering(data: data, source: template.source, room: largestOutput)
    try rendering.render(template.nodes)
    return rendering.output
  }
}

private struct Rendering {
  let data: Record
  let source: Source
  /// The bytes and steps that are left.
  var room: Int
  var output: [UInt8] = []
  /// The spaces and tabs to write before the next text, unless the line ends first.
  var pending = 0..<0
  /// The variables of loops, the innermost last.
  var variables: [(name: String, value: Value)] = []

  mutating func render(_ nodes: [Node]) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .text(let range):
        source.bytes[range].withUnsafeBytes { write($0, margin: 0..<0) }
        try spend(1, at: range.lowerBound)
      case .margin(let range): pending = range
      case .substitution(let substitution): try render(substitution)
      case .condition(let block):
        try spend(1, at: block.path[0].offset)
        try render(value(of: block.path).isTruthy ? block.body : block.otherwise)
      case .loop(let block, let variable): try render(block, variable: variable)
      }
    }
  }

  private mutating func render(_ substitution: Substitution) throws(TemplateError) {
    let value = try value(of: substitution.path)
    let offset = substitution.path[0].offset
    guard case .string(var text) = value else {
      throw error(at: offset, message: "expected text to substitute, found \(value.kindName)")
    }
    text.withUTF8 { write(UnsafeRawBufferPointer($0), margin: substitution.margin) }
    try spend(1, at: offset)
  }

  private mutating func render(_ block: Block, variable: String) throws(TemplateError) {
    let list = try value(of: block.path)
    guard case .list(let items) = list else {
      throw error(
        at: block.path[0].offset,
        message: "expected a list to loop over, found \(list.kindName)"
      )
    }
    for item in items {
      try spend(1, at: block.path[0].offset)
      variables.append((variable, item))
      try render(block.body)
      variables.removeLast()
    }
  }
}

// MARK: Values and errors

extension Rendering {
  private func value(of path: [Name]) throws(TemplateError) -> Value {
    let root = path[0]
    guard var value = variables.last(where: { $0.name == root.text })?.value ?? data[root.text]
    else {
      let known = Set(data.names).union(variables.map(\.name))
      throw source.error("unknown name", name: root, known: Array(known), heading: "known here")
    }
    for index in path.indices.dropFirst() {
      let field = path[index]
      var parent: String { path[..<index].map(\.text).joined(separator: ".") }
      guard case .record(let record) = value else {
        throw error(
          at: field.offset,
          message: "'\(parent)' has no field '\(field.text)', it is \(value.kindName)"
        )
      }
      guard let next = record[field.text] else {
        throw source.error(
          "'\(parent)' has no field",
          name: field,
          known: record.names,
          heading: "fields"
        )
      }
      value = next
    }
    return value
  }

  private func error(at offset: Int, message: String) -> TemplateError {
    source.error(at: offset, message: message)
  }

  /// Counts steps; throws if they, or the bytes before, are beyond the limit.
  private mutating func spend(_ count: Int, at offset: Int) throws(TemplateError) {
    room -= count
    if room < 0 {
      throw error(at: offset, message: "the template writes too much, or takes too many steps")
    }
  }
}

// MARK: Output

extension Rendering {
  /// Writes text while there is room, with a margin before each line after the first; empty lines get
  /// none.
  private mutating func write(_ text: UnsafeRawBufferPointer, margin: Range<Int>) {
    var rest = text[...]
    while let first = rest.first {
      let lineFeed = margin.isEmpty ? nil : rest.firstIndex(of: .lineFeed)
      let end = lineFeed.map { $0 + 1 } ?? rest.endIndex
      room -= pending.count + end - rest.startIndex
      guard room >= 0 else { return }
      if first != .lineFeed { output += source.bytes[pending] }
      output += rest[..<end]
      pending = lineFeed == nil ? 0..<0 : margin
      rest = rest[end...]
    }
  }
}
