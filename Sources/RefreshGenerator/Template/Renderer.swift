/// Renders templates that may include one another.
///
/// A renderer is immutable, so several tasks can use it at once.
package struct Renderer: Sendable {
  /// The limit of one rendering in bytes, which allows two thousand controls in one file.
  ///
  /// Each step of the rendering counts as one byte, so that no loop goes on without end.
  package static let largestOutput = 128 << 20

  private let templates: [String: Template]
  private let largestOutput: Int

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - templates: The templates by the names that `include` uses.
  ///   - largestOutput: The limit of one rendering in bytes.
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
    with data: [String: Value]
  ) throws(TemplateError) -> [UInt8] {
    guard let template = templates[name] else {
      throw Source(name: name, text: "").error(at: 0, message: "no template is named '\(name)'")
    }
    var rendering = Rendering(
      templates: templates,
      data: data,
      template: template,
      name: name,
      room: largestOutput
    )
    try rendering.render(template.nodes)
    return rendering.output
  }
}

/// One rendering of a template with its includes.
private struct Rendering {
  let templates: [String: Template]
  let data: [String: Value]
  /// The current template, and the name by which it was included.
  var template: Template
  var name: String
  /// The bytes and steps that are left.
  var room: Int
  var output: [UInt8] = []
  /// The spaces and tabs to write before the next text, unless the line ends first.
  private var pending = 0..<0
  /// The variables of loops, the innermost last.
  private var variables: [(name: String, value: Value)] = []
  /// The including templates, each with the tag that includes the next one.
  private var outer: [(template: Template, name: String, tag: Name)] = []
  private var depth = 0

  init(
    templates: [String: Template],
    data: [String: Value],
    template: Template,
    name: String,
    room: Int
  ) {
    (self.templates, self.data, self.template) = (templates, data, template)
    (self.name, self.room) = (name, room)
  }

  mutating func render(_ nodes: [Node]) throws(TemplateError) {
    for node in nodes {
      switch node {
      case .text(let range):
        let bytes = template.source.bytes[range]
        bytes.withUnsafeBytes { write($0, margin: 0..<0) }
        try spend(1, at: range.lowerBound)
      case .margin(let range): pending = range
      case .substitution(let substitution): try render(substitution)
      case .condition(let block):
        try spend(1, at: block.path[0].offset)
        let holds = try value(of: block.path).isTruthy
        try nest(at: block.path[0].offset) { rendering throws(TemplateError) in
          try rendering.render(holds ? block.body : block.otherwise)
        }
      case .loop(let block, let variable): try render(block, variable: variable)
      case .include(let tag): try include(tag)
      }
    }
  }

  private mutating func render(_ substitution: Substitution) throws(TemplateError) {
    let value = try value(of: substitution.path)
    let offset = substitution.path[0].offset
    switch (substitution.filter, value) {
    case (.none, .string(let text)):
      try write(text, substitution: substitution)
    case (.upperFirst, .string(let text)):
      try write(text.prefix(1).uppercased(), substitution: substitution)
      try write(String(text.dropFirst()), substitution: substitution)
    case (.join(let separator), .list(let items)):
      for (index, item) in items.enumerated() {
        guard case .string(let text) = item else {
          throw error(
            at: offset,
            message: "expected a list of texts to join, found \(item.kindName) in it"
          )
        }
        if index > 0 { try write(separator, substitution: substitution) }
        try write(text, substitution: substitution)
      }
    case (.none, _):
      throw error(at: offset, message: "expected text to substitute, found \(value.kindName)")
    case (.upperFirst, _):
      throw error(at: offset, message: "expected text for 'upperFirst', found \(value.kindName)")
    case (.join, _):
      throw error(at: offset, message: "expected a list to join, found \(value.kindName)")
    }
  }

  private mutating func render(_ block: Block, variable: String) throws(TemplateError) {
    let list = try value(of: block.path)
    guard case .list(let items) = list else {
      throw error(
        at: block.path[0].offset,
        message: "expected a list to loop over, found \(list.kindName)"
      )
    }
    try nest(at: block.path[0].offset) { rendering throws(TemplateError) in
      for item in items {
        try rendering.spend(1, at: block.path[0].offset)
        rendering.variables.append((variable, item))
        try rendering.render(block.body)
        rendering.variables.removeLast()
      }
    }
  }

  private mutating func include(_ tag: Name) throws(TemplateError) {
    guard let included = templates[tag.text] else {
      throw template.source.error(
        "no template is named",
        name: tag,
        known: Array(templates.keys),
        heading: "templates",
        includeStack: includeStack
      )
    }
    guard name != tag.text, !outer.contains(where: { $0.name == tag.text }) else {
      let names = outer.map(\.name) + [name, tag.text]
      let path = names.map { "'\($0)'" }.joined(separator: " > ")
      throw error(at: tag.offset, message: "template '\(tag.text)' includes itself: \(path)")
    }
    try spend(1, at: tag.offset)
    let start = output.count
    outer.append((template, name, tag))
    (template, name) = (included, tag.text)
    try nest(at: tag.offset) { rendering throws(TemplateError) in
      try rendering.render(included.nodes)
    }
    (template, name, _) = outer.removeLast()
    pending = 0..<0
    // The text of an include ends its last line, since the tag had a line of its own.
    if output.count > start, output.last != .lineFeed { output.append(.lineFeed) }
  }

  /// Renders what is inside of a block or an include.
  private mutating func nest(
    at offset: Int,
    body: (inout Self) throws(TemplateError) -> Void
  ) throws(TemplateError) {
    guard depth < Template.deepestNesting else {
      let limit = Template.deepestNesting
      throw error(at: offset, message: "blocks and includes are nested deeper than \(limit) levels")
    }
    depth += 1
    try body(&self)
    depth -= 1
  }
}

// MARK: Values and errors

extension Rendering {
  private func value(of path: [Name]) throws(TemplateError) -> Value {
    let root = path[0]
    guard var value = variables.last(where: { $0.name == root.text })?.value ?? data[root.text]
    else {
      let known = Set(data.keys).union(variables.map(\.name))
      throw unknown("unknown name", name: root, known: Array(known), heading: "known here")
    }
    for index in path.indices.dropFirst() {
      let field = path[index]
      var parent: String { path[..<index].map(\.text).joined(separator: ".") }
      guard case .record(let fields) = value else {
        throw error(
          at: field.offset,
          message: "'\(parent)' has no field '\(field.text)', it is \(value.kindName)"
        )
      }
      guard let next = fields[field.text] else {
        throw unknown(
          "'\(parent)' has no field",
          name: field,
          known: Array(fields.keys),
          heading: "fields"
        )
      }
      value = next
    }
    return value
  }

  private func unknown(
    _ message: String,
    name: Name,
    known: [String],
    heading: String
  ) -> TemplateError {
    template.source.error(
      message,
      name: name,
      known: known,
      heading: heading,
      includeStack: includeStack
    )
  }

  private func error(at offset: Int, message: String) -> TemplateError {
    template.source.error(at: offset, message: message, includeStack: includeStack)
  }

  private var includeStack: [TemplateError.Site] {
    outer.reversed().map { $0.template.source.site(at: $0.tag.offset) }
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
  private mutating func write(
    _ text: String,
    substitution: Substitution
  ) throws(TemplateError) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0), margin: substitution.margin) }
    try spend(1, at: substitution.path[0].offset)
  }

  /// Writes text while there is room, with a margin before each line after the first; empty lines get
  /// none.
  private mutating func write(_ text: UnsafeRawBufferPointer, margin: Range<Int>) {
    var rest = text[...]
    while let first = rest.first {
      let lineFeed = margin.isEmpty ? nil : rest.firstIndex(of: .lineFeed)
      let end = lineFeed.map { $0 + 1 } ?? rest.endIndex
      room -= pending.count + end - rest.startIndex
      guard room >= 0 else { return }
      if first != .lineFeed { output += template.source.bytes[pending] }
      output += rest[..<end]
      pending = lineFeed == nil ? 0..<0 : margin
      rest = rest[end...]
    }
  }
}
