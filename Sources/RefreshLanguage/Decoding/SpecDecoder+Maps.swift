import RefreshDiagnostics
import RefreshYAML

/// Maps, dictionaries and lists.
extension SpecDecoder {
  /// The longest list of keys that a message shows as it is.
  private static let longestKeyList = 12

  /// The keys of a map and their values; unknown and missing ones are reported.
  mutating func map(_ node: Node, _ table: KeyTable, of owner: Owner) -> MapValue {
    var result = MapValue()
    // Keys whose value had a mistake; they are not missed as well.
    var given: [String] = []
    guard let mapping = node.mapping else { return result }
    result.entries.reserveCapacity(mapping.count)
    for pair in mapping {
      guard let name = pair.key.text, let type = table.type(of: name) else {
        given += reportUnknown(pair.key, table, owner)
        continue
      }
      if let value = value(pair.value, type, of: .key(name)) {
        // A key that is there twice is a fault of the document, which nothing is made of.
        result.append(name, Field(value, at: pair.value.range, key: pair.key.range))
      } else {
        given.append(name)
      }
    }
    for key in table.required where !result.has(key.name) && !given.contains(key.name) {
      reportMissing(key, node, owner)
    }
    return result
  }

  /// A map that stands as the value of a key.
  mutating func map(of node: Node, _ table: KeyTable, _ owner: Owner) -> MapValue? {
    guard node.mapping != nil else {
      let names = WordList.oneOf(Array(table.names.prefix(Self.longestKeyList)))
      report(WrongType.self, node, "\(owner) is a map", expected: "keys: \(names)")
      return nil
    }
    return map(node, table, of: owner)
  }

  /// A map from names that the spec chooses.
  mutating func dictionary(_ node: Node, _ element: ValueType, _ owner: Owner) -> MapValue? {
    guard let mapping = node.mapping else {
      report(WrongType.self, node, "\(owner) is a map", expected: "names with their values")
      return nil
    }
    var result = MapValue()
    for pair in mapping {
      guard let name = pair.key.text, Self.isName(name) else {
        report(
          InvalidName.self,
          pair.key,
          "\(SafeText.quote(pair.key.text ?? "")) can't be a name in \(owner)",
          expected: "letters, digits, '-' and '_', a letter first"
        )
        continue
      }
      if let value = value(pair.value, element, of: .key(name)) {
        // A key that is there twice is a fault of the document, which nothing is made of.
        result.append(name, Field(value, at: pair.value.range, key: pair.key.range))
      }
    }
    return result
  }

  /// A list of values.
  mutating func list(_ node: Node, _ element: ValueType, _ owner: Owner) -> [Field]? {
    guard let sequence = node.sequence else {
      report(WrongType.self, node, "\(owner) is a list", expected: "values in brackets: [a, b]")
      return nil
    }
    return sequence.compactMap { item in
      value(item, element, of: owner.item).map { Field($0, at: item.range) }
    }
  }

  /// Reports a key that there is none of; answers which were probably meant.
  private mutating func reportUnknown(
    _ key: Node,
    _ table: KeyTable,
    _ owner: Owner
  ) -> [String] {
    let name = key.text ?? ""
    let near = Suggestions.nearest(to: name, among: table.names)
    let isShort = table.names.count <= Self.longestKeyList
    report(
      UnknownKey.self,
      key,
      key.scalar == nil ? "a key that is no text" : "unknown key \(SafeText.quote(name))",
      expected: isShort || near.isEmpty ? WordList.oneOf(table.names) : "a key of \(owner)",
      suggestions: near,
      fix: Fix.typo(key, near)
    )
    return near
  }

  private mutating func reportMissing(_ key: KeyDescription, _ node: Node, _ owner: Owner) {
    // The fault is an absence, so the place to point at is where the map starts.
    let start = SourceRange(at: node.range.lower)
    diagnose(
      MissingKey.finding(
        node.file,
        start,
        "\(owner) has no \(SafeText.quote(key.name))",
        expected: "\(key.name): \(key.example)"
      )
    )
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
