import RefreshCore
import RefreshDiagnostics
import RefreshYAML

/// Decoding of the channels of a drawing's layer.
extension SpecDecoder {
  /// The drivers of a number.
  mutating func channel(
    from node: Node,
    owner: Owner,
    of number: DrawingNumber,
    copies: RefreshCopies?
  ) -> RefreshChannel<Double>? {
    channel(
      from: node,
      kind: ChannelKind(
        owner: owner,
        copies: copies,
        rest: .constant(number.initial),
        turn: number == .rotate ? [.init(input: 0, value: 0), .init(input: 1, value: 360)] : nil
      ) { decoder, node, owner in
        decoder.number(from: node, range: number.range, word: nil, of: owner)?.number
      }
    )
  }

  /// The drivers of a color.
  mutating func paint(
    from node: Node,
    of owner: Owner,
    copies: RefreshCopies?
  ) -> RefreshChannel<RefreshPaint>? {
    channel(
      from: node,
      kind: ChannelKind(owner: owner, copies: copies, rest: nil, turn: nil) {
        $0.paint(from: $1, of: $2)
      }
    )
  }

  private mutating func paint(from node: Node, of owner: Owner) -> RefreshPaint? {
    switch node.scalar?.text {
    case "ink": return .ink
    case "tint": return .tint
    case "track": return .track
    case "bad": return .bad
    default: break
    }
    guard let color = color(from: node, of: owner) else { return nil }
    let known = drawingColors.firstIndex(of: color)
    if known == nil { drawingColors.append(color) }
    return DrawingReference.paint(known ?? drawingColors.count - 1)
  }

  private mutating func channel<Value>(from node: Node, kind: ChannelKind<Value>)
    -> RefreshChannel<Value>?
  {
    guard let mapping = node.mapping, !Self.isDriver(mapping), node["light"] == nil else {
      return driver(from: node, kind: kind, in: RefreshMove()).map { .all($0) }
    }
    let (findings, names) = (diagnostics.count, mapping.compactMap(\.key.text))
    let move = move(from: node, outer: RefreshMove())
    var states: [(state: RefreshState, driver: RefreshDriver<Value>)] = []
    var rest = kind.rest
    for pair in mapping {
      let name = pair.key.text ?? ""
      if let state = RefreshState.allCases.first(where: { $0.name == name }) {
        let driver = driver(from: pair.value, kind: kind, in: move)
        if let driver { states.append((state, driver)) }
      } else if name == "all" {
        rest = driver(from: pair.value, kind: kind, in: move)
      } else if SpecLanguage.channel.type(of: name) == nil {
        _ = reportUnknown(pair, in: node, table: SpecLanguage.channel) { names.contains($0) }
      }
    }
    guard diagnostics.count == findings else { return nil }
    guard let rest else {
      report(
        Mistake(
          rule: MissingKey.self,
          message: "\(kind.owner) has no color in other states",
          expected: "'all', such as 'all: tint'"
        ),
        node: node
      )
      return nil
    }
    let channel = RefreshChannel(states: states, else: rest, move: move)
    if channel.drivers.count == 1, let key = mapping.first(where: { $0.key.text == "over" })?.key {
      let message = "'over' has no effect, since all states are the same"
      return reject(key, message: message, remedy: "remove it, or let the states differ")
    }
    return channel
  }

  private static func isDriver(_ mapping: [Pair]) -> Bool {
    mapping.contains { $0.key.text.map(SpecLanguage.inputs.contains) ?? false }
  }

  /// The move of a map, by its keys `over`, `ease` and `delay`.
  private mutating func move(from node: Node, outer: RefreshMove, hasEase: Bool = true)
    -> RefreshMove
  {
    func seconds(for key: String, decoder: inout SpecDecoder) -> Double? {
      node[key].flatMap {
        decoder.duration(from: $0, range: 0...5, word: nil, of: .key(key))?.number
      }
    }
    let ease = hasEase ? node["ease"].flatMap { self.ease(from: $0) } : nil
    return RefreshMove(
      over: seconds(for: "over", decoder: &self) ?? outer.over,
      ease: ease ?? outer.ease,
      delay: seconds(for: "delay", decoder: &self) ?? outer.delay
    )
  }

  private mutating func ease(from node: Node) -> RefreshEase? {
    word(node, words: RefreshEase.names, of: .key("ease")).flatMap {
      RefreshEase($0, in: Palette())
    }
  }

  /// A driver: a value, a list of values for the copies, or a map.
  private mutating func driver<Value>(
    from node: Node,
    kind: ChannelKind<Value>,
    in outer: RefreshMove
  ) -> RefreshDriver<Value>? {
    if let items = node.sequence { return copies(items, node: node, kind: kind) }
    guard let mapping = node.mapping, Self.isDriver(mapping) else {
      if node.scalar?.text == "hold", kind.rest != nil { return .hold }
      return kind.value(&self, node, kind.owner).map { .constant($0) }
    }
    let (findings, names) = (diagnostics.count, mapping.compactMap(\.key.text))
    for pair in mapping where SpecLanguage.driver.type(of: pair.key.text ?? "") == nil {
      _ = reportUnknown(pair, in: node, table: SpecLanguage.driver) { names.contains($0) }
    }
    let inputs = mapping.filter { Self.isDriver([$0]) }
    guard inputs.count == 1, let name = inputs[0].key.text else {
      let message = "\(kind.owner) has \(WordList.allOf(inputs.compactMap(\.key.text)))"
      return reject(inputs[1].key, message: message, remedy: "keep one of them")
    }
    let partners = ["keys": ["loop", "once"], "steps": ["loop", "once"], "highContrast": ["to"]]
    for pair in mapping {
      guard let key = pair.key.text, let partners = partners[key], !partners.contains(name)
      else { continue }
      let message = "'\(key)' of \(kind.owner) has no effect beside '\(name)'"
      _ = reject(pair.key, message: message, remedy: "remove it") as Never?
    }
    var driver = input(name: name, value: inputs[0].value, node: node, kind: kind)
    let hasMove = names.contains("over") || names.contains("delay") || name == "to"
    if hasMove { driver?.move = move(from: node, outer: outer, hasEase: name == "to") }
    return diagnostics.count == findings ? driver : nil
  }

  /// A driver with a value for each copy.
  private mutating func copies<Value>(_ items: [Node], node: Node, kind: ChannelKind<Value>)
    -> RefreshDriver<Value>?
  {
    guard let count = kind.copies?.count, count == items.count else {
      let remedy =
        kind.copies.map { "use \($0.count) values, one for each copy" }
        ?? "use one value, or add 'repeat'"
      let message = "\(kind.owner) has a list of \(items.count) values"
      return reject(node, message: message, remedy: remedy)
    }
    let values = items.map { kind.value(&self, $0, kind.owner.item) }
    return values.contains { $0 == nil } ? nil : .copies(values.compactMap { $0 })
  }

  private mutating func input<Value>(
    name: String,
    value: Node,
    node: Node,
    kind: ChannelKind<Value>
  ) -> RefreshDriver<Value>? {
    guard name != "to" else {
      guard let contrast = node["highContrast"] else {
        return kind.value(&self, value, kind.owner).map { .constant($0) }
      }
      let values = [value, contrast].compactMap { kind.value(&self, $0, kind.owner) }
      return values.count < 2 ? nil : .constant(values[0], highContrast: values[1])
    }
    guard let input = DriverInput.allCases.first(where: { "\($0)" == name }) else { return nil }
    let ease = node["ease"].flatMap { self.ease(from: $0) } ?? .linear
    guard input == .loop || input == .once else {
      let range: ClosedRange<Double> =
        input == .pull ? -1...10 : input == .points ? -500...2000 : 0...1
      return keys(from: value, kind: kind, in: range).map {
        RefreshDriver(input: input, keys: $0, ease: ease)
      }
    }
    return timed(input, value: value, node: node, kind: kind, ease: ease)
  }

  /// A loop, or a driver whose values come once.
  private mutating func timed<Value>(
    _ input: DriverInput,
    value: Node,
    node: Node,
    kind: ChannelKind<Value>,
    ease: RefreshEase
  ) -> RefreshDriver<Value>? {
    let name = "\(input)"
    let seconds = duration(
      from: value,
      range: input == .loop ? 0.1...60 : 0.01...60,
      word: nil,
      of: .key(name)
    )
    var keys = kind.turn
    if let list = node["keys"] {
      keys = self.keys(from: list, kind: kind, in: 0...1)
    } else if keys == nil {
      let message = "'\(name)' of \(kind.owner) has no 'keys'"
      report(
        Mistake(
          rule: MissingKey.self,
          message: message,
          expected: "'keys: [[0, 0], [0.5, 1], [1, 0]]'"
        ),
        node: value
      )
    }
    guard let seconds = seconds?.number, let keys else { return nil }
    var driver = RefreshDriver(input: input, keys: keys, ease: ease)
    driver.duration = seconds
    if let steps = node["steps"] {
      driver.steps = Int(
        number(from: steps, range: 2...60, word: nil, isWhole: true, of: .key("steps"))?.number ?? 0
      )
    }
    return driver
  }

  /// Keys with ascending inputs.
  private mutating func keys<Value>(
    from node: Node,
    kind: ChannelKind<Value>,
    in range: ClosedRange<Double>
  ) -> [RefreshDriver<Value>.Key]? {
    guard let items = node.sequence, (2...16).contains(items.count) else {
      let message = "\(kind.owner) has \(Self.count(node.sequence?.count ?? 0, unit: "key"))"
      return reject(node, message: message, expected: "2 to 16 keys, such as [[0, 0], [1, 1]]")
    }
    var keys: [RefreshDriver<Value>.Key] = []
    for item in items {
      guard let pair = item.sequence, pair.count == 2 else {
        reportType(at: item, of: kind.owner.item, expected: "a key of two values, such as [0.5, 1]")
        return nil
      }
      guard let input = number(from: pair[0], range: range, word: nil, of: kind.owner.item)?.number,
        let value = kind.value(&self, pair[1], kind.owner.item)
      else { return nil }
      if let last = keys.last, input <= last.input {
        let message = "the keys of \(kind.owner) do not ascend"
        let remedy = "write the keys in ascending order, each once"
        return reject(pair[0], message: message, remedy: remedy)
      }
      keys.append(.init(input: input, value: value))
    }
    return keys
  }
}

/// The values that a channel of a layer takes.
private struct ChannelKind<Value: Sendable & Hashable> {
  let owner: Owner
  /// The copies of the layer.
  let copies: RefreshCopies?
  /// The driver of states that the spec leaves out; `nil` for a color.
  let rest: RefreshDriver<Value>?
  /// The keys of a loop without `keys`.
  let turn: [RefreshDriver<Value>.Key]?
  /// Decodes a single value.
  let value: (inout SpecDecoder, Node, Owner) -> Value?
}
