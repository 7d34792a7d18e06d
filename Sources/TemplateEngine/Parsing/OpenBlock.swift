/// A block whose end the parser has not reached.
struct OpenBlock {
  /// The kind of block, with the data of its opening tag.
  enum Kind {
    case condition
    case loop(variable: Name, list: Expression)
  }

  private struct Section {
    /// The condition of the section; `nil` for `else` and for the body of a loop.
    let test: Expression?
    var nodes: [Node] = []
  }

  let offset: Int
  private let kind: Kind
  private var first: Section
  private var others: [Section] = []

  init(_ kind: Kind, test: Expression?, offset: Int) {
    self.kind = kind
    self.offset = offset
    first = Section(test: test)
  }

  var keyword: BlockKeyword {
    switch kind {
    case .condition: .if
    case .loop: .for
    }
  }

  /// Whether `elif` is allowed next.
  var takesElif: Bool {
    switch kind {
    case .condition: takesElse
    case .loop: false
    }
  }

  /// Whether `else` is allowed next.
  var takesElse: Bool { others.last.map { $0.test != nil } ?? true }

  /// The finished block.
  var node: Node {
    switch kind {
    case .condition:
      let branches = ([first] + others).compactMap { section in
        section.test.map { Condition.Branch(test: $0, body: section.nodes) }
      }
      return .condition(Condition(branches: branches, otherwise: otherwise, offset: offset))
    case .loop(let variable, let list):
      return .loop(
        Loop(
          variable: variable,
          list: list,
          body: first.nodes,
          otherwise: otherwise,
          offset: offset
        )
      )
    }
  }

  /// The nodes after `else`.
  private var otherwise: [Node] {
    guard let last = others.last, last.test == nil else { return [] }
    return last.nodes
  }

  /// Ends the current section and begins another.
  mutating func beginSection(test: Expression?) {
    others.append(Section(test: test))
  }

  /// Adds a node to the current section.
  mutating func append(_ node: Node) {
    if others.isEmpty {
      first.nodes.append(node)
    } else {
      others[others.count - 1].nodes.append(node)
    }
  }
}
