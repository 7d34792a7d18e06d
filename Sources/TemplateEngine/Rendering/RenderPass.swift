/// One rendering of a template with its includes.
struct RenderPass {
  /// A template with the name by which it was included.
  private struct Level {
    let name: String
    let template: Template
  }

  let renderer: Renderer
  var scope: Scope
  private(set) var output: Output
  private var current: Level
  /// The including templates, each with the offset of its include tag.
  private var outer: [(level: Level, offset: Int)] = []
  private var depth = 0
  private var steps = 0

  init(_ renderer: Renderer, _ template: Template, named name: String, data: Record) {
    self.renderer = renderer
    current = Level(name: name, template: template)
    scope = Scope(data: data)
    output = Output(
      limit: renderer.limits.outputSize,
      expectedSize: template.source.bytes.count
    )
  }

  /// Renders nodes of the current template.
  mutating func render(_ nodes: [Node]) throws(TemplateError) {
    // By index, because copying a node takes longer than rendering most of them.
    for index in nodes.indices {
      switch nodes[index] {
      case .text(let range): output.append(slice(range))
      case .margin(let range):
        try charge(range.count / 64, at: range.lowerBound)
        output.appendBlanks(slice(range))
      case .substitution(let substitution): try render(substitution)
      case .condition(let condition): try render(condition)
      case .loop(let loop): try render(loop)
      case .include(let include): try render(include)
      }
      steps += 1
      if output.isFull || steps > renderer.limits.steps { throw overspent(at: nodes[index].offset) }
    }
  }

  /// Counts steps; throws beyond the limit.
  mutating func charge(_ count: Int, at offset: Int) throws(TemplateError) {
    steps += count
    if steps > renderer.limits.steps { throw overspent(at: offset) }
  }

  /// The error for an exceeded limit.
  private func overspent(at offset: Int) -> TemplateError {
    let limits = renderer.limits
    let message =
      output.isFull
      ? "output is larger than \(limits.outputSize) bytes"
      : "rendering takes more than \(limits.steps) steps"
    return error(at: offset, message)
  }

  /// Enters a block, a template or an expression; throws beyond the limit of nesting.
  mutating func enter(at offset: Int) throws(TemplateError) {
    depth += 1
    guard depth <= Nesting.limit else {
      throw error(
        at: offset,
        "blocks, includes and expressions are nested deeper than \(Nesting.limit) levels"
      )
    }
  }

  /// Leaves a block, a template or an expression; not needed after an error, which ends the pass.
  mutating func leave() {
    depth -= 1
  }

  /// The error with a message at an offset of the current template.
  func error(at offset: Int, _ message: String) -> TemplateError {
    let stack = outer.reversed().map { $0.level.template.source.site(at: $0.offset) }
    return current.template.source.error(at: offset, message, includeStack: stack)
  }
}

extension RenderPass {
  private func slice(_ range: Range<Int>) -> ArraySlice<UInt8> {
    current.template.source.bytes[range]
  }

  private mutating func render(_ substitution: Substitution) throws(TemplateError) {
    let value = try evaluate(substitution.expression)
    let margin = slice(substitution.margin)
    try charge(margin.count / 64, at: substitution.expression.offset)
    if case .rendered(let text) = value {
      return output.append(text[...], margin: margin)
    }
    guard let text = value.text else {
      throw error(
        at: substitution.expression.offset,
        "expected text, a number or a boolean to substitute, found \(value.kindName)"
      )
    }
    output.append(ArraySlice(text.utf8), margin: margin)
  }

  private mutating func render(_ condition: Condition) throws(TemplateError) {
    try enter(at: condition.offset)
    var body = condition.otherwise
    for branch in condition.branches where try evaluate(branch.test).isTruthy {
      body = branch.body
      break
    }
    try render(body)
    leave()
  }

  private mutating func render(_ loop: Loop) throws(TemplateError) {
    let items = try items(of: loop)
    try enter(at: loop.offset)
    if items.isEmpty {
      try render(loop.otherwise)
    } else {
      scope.pushLoop(over: loop.variable, count: items.count)
      for (index, item) in items.enumerated() {
        scope.advanceLoop(to: index, item)
        try charge(1, at: loop.offset)
        try render(loop.body)
      }
      scope.popLoop()
    }
    leave()
  }

  private mutating func items(of loop: Loop) throws(TemplateError) -> [Value] {
    let value = try evaluate(loop.list)
    guard case .list(let items) = value else {
      throw error(at: loop.list.offset, "expected a list to loop over, found \(value.kindName)")
    }
    return items
  }

  private mutating func render(_ include: Include) throws(TemplateError) {
    let offset = include.name.offset
    let included = try template(of: include.name)
    let margin = slice(include.placement.margin)
    try charge((output.indentationSize + margin.count) / 64, at: offset)
    try enter(at: offset)
    let start = output.beginInclude(margin: margin)
    outer.append((current, offset))
    current = included
    try render(included.template.nodes)
    current = outer.removeLast().level
    output.endInclude(start, ownsLine: include.placement.ownsLine)
    leave()
  }

  private func template(of name: Name) throws(TemplateError) -> Level {
    if name.text == current.name || outer.contains(where: { $0.level.name == name.text }) {
      let names = outer.map(\.level.name) + [current.name, name.text]
      let path = names.map { "'\($0)'" }.joined(separator: " > ")
      throw error(at: name.offset, "template '\(name.text)' includes itself: \(path)")
    }
    guard let template = renderer.lookup(name.text) else {
      throw error(at: name.offset, renderer.noTemplate(named: name.text))
    }
    return Level(name: name.text, template: template)
  }
}
