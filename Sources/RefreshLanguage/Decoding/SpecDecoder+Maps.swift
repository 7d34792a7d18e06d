import RefreshDiagnostics
import RefreshYAML

/// Decoding of maps, dictionaries and lists.
extension SpecDecoder {
  /// Decodes the keys of a map and their values; reports unknown and missing keys.
  mutating func map(from node: Node, table: KeyTable, of owner: Owner) -> MapValue {
    var result = MapValue()
    // Keys that are misspelled or have an invalid value are not also reported as missing.
    var given: Set<String> = []
    // The end of an unquoted text that its commas split into keys.
    var end = 0
    guard let mapping = node.mapping else { return result }
    if let key = owner.key { path.append(key) }
    defer { if owner.key != nil { path.removeLast() } }
    lazy var keys = Set(mapping.compactMap(\.key.text))
    result.entries.reserveCapacity(mapping.count)
    for pair in mapping {
      guard let name = pair.key.text, let key = table.index(of: name) else {
        if pair.key.range.lower.offset < end { continue }
        if let reported = reportComma(at: pair.key, after: result, table: table) {
          end = reported
        } else {
          let meant = reportUnknown(pair, in: node, table: table) {
            keys.contains($0) || given.contains($0)
          }
          given.formUnion(meant)
        }
        continue
      }
      if let value = value(from: pair.value, type: table.keys[key].type, of: .key(name)) {
        // The key is new: a document with duplicate keys is rejected earlier.
        let field = Field(value, at: pair.value.range, key: pair.key.range)
        result.append(table.keys[key].id, field: field)
      } else {
        given.insert(name)
      }
    }
    for key in table.required where result[key.id] == nil && !given.contains(key.name) {
      diagnose(MissingKey.finding(for: key, in: node, of: owner))
    }
    return result
  }

  /// Decodes a map that is the value of a key; reports any other value.
  mutating func map(of node: Node, table: KeyTable, owner: Owner) -> MapValue? {
    guard node.mapping != nil else {
      if let key = table.abbreviation, node.scalar != nil, !node.definition.isEmpty {
        guard let value = value(from: node, type: key.type, of: owner) else { return nil }
        let field = Field(value, at: node.range, key: node.range)
        return MapValue(entries: [MapValue.Entry(name: key.id, field: field)])
      }
      guard !reportTitle(at: node, table: table, of: owner) else { return nil }
      let names = WordList.anyOf(Array(table.names.prefix(3)))
      let meant = Self.map(of: node, table: table)
      reportType(
        at: node,
        of: owner,
        expected: Self.isListOfPairs(node, table: table)
          ? "a map: remove the '-' before each key" : "a map with keys such as \(names)",
        suggestions: meant.map { [$0.text] } ?? [],
        isSure: meant?.isSure ?? false
      )
      return nil
    }
    return map(from: node, table: table, of: owner)
  }

  /// Whether a node lists the keys of a map, each with its value.
  private static func isListOfPairs(_ node: Node, table: KeyTable) -> Bool {
    guard let items = node.sequence, !items.isEmpty else { return false }
    return items.allSatisfy { item in
      guard let pairs = item.mapping, !pairs.isEmpty else { return false }
      return pairs.allSatisfy { table.index(of: $0.key.text ?? "") != nil }
    }
  }

  /// Reports a text where a map with a `title` is expected, as in `idle: Pull down`.
  private mutating func reportTitle(at node: Node, table: KeyTable, of owner: Owner) -> Bool {
    guard table.index(of: KeyName.title.name) != nil, let scalar = node.scalar,
      !node.definition.isEmpty, node.definition.lower.line == node.definition.upper.line
    else { return false }
    let source = node.file.text(in: node.definition.offsets)
    let needsQuotes = scalar.isPlain && source.contains { ",[]{}".contains($0) }
    let meant = "{title: \(needsQuotes ? Self.quoted(source) : source)}"
    let mistake = Mistake(
      rule: WrongType.self,
      message: "\(owner) cannot be text",
      expected: "a map, such as {title: Pull down}",
      suggestions: [meant],
      isSure: true
    )
    report(mistake, node: node)
    return true
  }

  /// A map whose keys are names that the spec chooses.
  mutating func dictionary(from node: Node, element: ValueType, of owner: Owner) -> MapValue? {
    guard let mapping = node.mapping else {
      let example = owner.example ?? "{name: \(element.example)}"
      let remedy = owner.key == KeyName.locales.name ? presetLocales(from: node) : nil
      reportType(
        at: node,
        of: owner,
        expected: "a map, such as \(example)",
        remedy: remedy
      )
      return nil
    }
    if let key = owner.key { path.append(key) }
    defer { if owner.key != nil { path.removeLast() } }
    if case .color = element { allowsColorNames = false }
    defer { allowsColorNames = true }
    var result = MapValue()
    for pair in mapping {
      guard let name = pair.key.text, Self.isName(name) else {
        let message = "invalid name \(SafeText.quote(pair.key.text ?? "")) in \(owner)"
        let expected = "letters, digits, '-' and '_', starting with a letter"
        report(
          Mistake(rule: InvalidName.self, message: message, expected: expected),
          node: pair.key
        )
        continue
      }
      if let value = value(from: pair.value, type: element, of: .key(name)) {
        // The key is new: a document with duplicate keys is rejected earlier.
        result.append(.own(name), field: Field(value, at: pair.value.range, key: pair.key.range))
      }
    }
    return result
  }

  mutating func list(
    from node: Node,
    element: ValueType,
    of owner: Owner,
    or word: String? = nil
  ) -> [Field]? {
    guard let sequence = node.sequence else {
      let example = owner.example ?? "[\(element.example)]"
      let meant = Self.list(of: node, element: element, owner: owner)
      let isPair = if case .number = element { true } else { false }
      reportType(
        at: node,
        of: owner,
        expected: isPair
          ? "two numbers, such as [20, 10]" : "a list, such as \(example)" + Self.orWord(word),
        suggestions: meant.map { [$0.text] } ?? [],
        isSure: meant?.isSure ?? false
      )
      return nil
    }
    guard sequence.count <= Limits.listValues else {
      let message = "\(owner) has \(sequence.count) values"
      report(
        Mistake(rule: OutOfRange.self, message: message, expected: "at most \(Limits.listValues)"),
        node: node
      )
      return nil
    }
    return sequence.compactMap { item in
      value(from: item, type: element, of: owner.item).map { Field($0, at: item.range) }
    }
  }

  /// The list of one word that a text such as `announce: failed` probably means.
  private static func list(of node: Node, element: ValueType, owner: Owner)
    -> (text: String, isSure: Bool)?
  {
    guard let text = node.scalar?.text, node.definition.lower.line == node.definition.upper.line
    else { return nil }
    let source = node.file.text(in: node.definition.offsets)
    switch element {
    case .word(let words): return words.contains(text) ? ("[\(source)]", true) : nil
    case .number(let range, _) where decimal(text).map(range.contains) == true:
      return ("[\(text), \(owner.key == "size" ? text : "0")]", false)
    case .text:
      // A format such as `frame_%02d` stands for several names.
      for (format, width) in [("%d", 1), ("%02d", 2), ("%03d", 3)] where text.contains(format) {
        let names = (1...3).map { number in
          text.replacing(format, with: String(repeating: "0", count: width - 1) + "\(number)")
        }
        return ("[\(names.joined(separator: ", "))]", false)
      }
      // An animation in one file has no frames that a list could name.
      let isAnimation = [".gif", ".apng", ".json", ".mp4"].contains {
        text.lowercased().hasSuffix($0)
      }
      let isName = text.utf8.allSatisfy { !" ,*?%[]{}".utf8.contains($0) }
      return isName && !text.isEmpty && !isAnimation ? ("[\(source)]", true) : nil
    default: return nil
    }
  }

  /// The map that a text such as `trigger: release` probably means.
  private static func map(of node: Node, table: KeyTable) -> (text: String, isSure: Bool)? {
    guard let text = node.scalar?.text, !node.definition.isEmpty else { return nil }
    // A key without its colon, as in `distance 90`.
    let words = text.split(separator: " ")
    if words.count == 2, node.scalar?.isPlain == true, table.names.contains(String(words[0])) {
      return ("{\(words[0]): \(words[1])}", true)
    }
    let key = table.keys.first { key in
      switch key.type {
      case .word(let words): words.contains(text)
      case .flag: text == "true" || text == "false"
      case .number(let range, _), .length(let range, _): decimal(text).map(range.contains) ?? false
      case .duration(let range, _):
        text.hasSuffix("s") && (seconds(text).map(range.contains) ?? false)
      case .integer(let range, _): Int(text).map(range.contains) ?? false
      case .text: key.name == table.names.first
      default: false
      }
    }
    return key.map { key in
      let isWord = if case .word = key.type { true } else { false }
      return ("{\(key.name): \(text)}", isWord || text == "true" && key.name == table.names.first)
    }
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
  }

  /// The remedy for a list of languages in `locales` that the preset may supply.
  private func presetLocales(from node: Node) -> String? {
    let names = node.sequence?.compactMap(\.text) ?? []
    guard !names.isEmpty, names.allSatisfy(PresetText.languages.contains) else { return nil }
    let list = "\(KeyName.presetLocales.name): [\(names.joined(separator: ", "))]"
    return "for the texts of the preset, use \(SafeText.quote(list))"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
