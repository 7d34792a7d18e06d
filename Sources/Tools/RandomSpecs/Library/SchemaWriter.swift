import Foundation
import RefreshDiagnostics
import RefreshLanguage

/// Writes random values that the JSON Schema of specs allows, so that new keys are in at once.
package struct SchemaWriter {
  /// A line of a spec in block style, with at most one key.
  struct Line {
    let indent: Int
    let text: String
    /// The key, such as `trigger.when` or `layer.rotate`; `nil` for an item of a list.
    let key: String?
  }

  /// The lines so far.
  private(set) var lines: [Line] = []
  /// The source of random numbers.
  var random: SeededGenerator
  /// The names of colors and drawings.
  let names: [String]
  /// Texts that fit to patterns, beside those that always do.
  let words: [String]

  private static let root: JSON = {
    guard let schema = try? JSONParser.parse(JSONSchema.spec.text) else {
      fatalError("invalid schema")
    }
    return schema
  }()

  /// The shortest ways to each key: names of properties, `*` for any name, `-` for an item of a list.
  package static let ways: [String: [[String]]] = {
    var ways: [String: [[String]]] = [:]
    var queue = [(place: Place(schema: root, key: ""), way: [String]())][...]
    while let (place, way) = queue.popFirst() {
      for place in options(of: place) {
        for property in place.schema["properties"]?.members ?? [] {
          let (inner, way) = (place.inner(property), way + [property.key])
          let known = ways[inner.key]?.first?.count
          if known ?? way.count == way.count { ways[inner.key, default: []].append(way) }
          if known == nil { queue.append((inner, way)) }
        }
        for (key, step) in [("additionalProperties", "*"), ("items", "-")] {
          guard let schema = place.schema[key], schema.members != nil else { continue }
          queue.append((Place(schema: schema, key: place.key), way + [step]))
        }
      }
    }
    return ways
  }()

  /// Writes a map of the top-level keys, with the key that a way leads to.
  package static func text(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let all = ways.sorted { $0.key < $1.key }.flatMap(\.value)
    let way = all.randomElement(using: &random)
    var writer = SchemaWriter(random: random, names: ["accent", "ring"], words: [])
    writer.write(way: way ?? [], fixed: ["refreshgen": "1", "control": "Feed"])
    return writer.lines.text
  }

  init(random: SeededGenerator, names: [String], words: [String]) {
    (self.random, self.names, self.words) = (random, names, words)
  }

  /// Writes a spec with the key that a way leads to, and with fixed values of some keys.
  mutating func write(way: [String], fixed: [String: String]) {
    let root = Place(schema: Self.root, key: "")
    writeProperties(of: root, indent: 0, way: way[...], fixed: fixed)
  }

  /// A schema with the key that it belongs to.
  private struct Place {
    let schema: JSON
    let key: String

    func inner(_ property: JSON.Member) -> Place {
      Place(schema: property.value, key: key.isEmpty ? property.key : "\(key).\(property.key)")
    }

    /// Whether a value can contain the next part of a way.
    func leads(to step: String?) -> Bool {
      switch step {
      case nil: true
      case "*": schema["additionalProperties"]?.members != nil
      case "-": schema["items"]?.members != nil
      case let step?: schema["properties"]?[step] != nil
      }
    }
  }

  /// The alternatives of a schema, without references.
  private static func options(of place: Place) -> [Place] {
    if let name = place.schema["$ref"]?.string?.split(separator: "/").last.map(String.init) {
      return options(of: Place(schema: root["$defs"]?[name] ?? .null, key: name))
    }
    guard let all = place.schema["anyOf"]?.array ?? place.schema["allOf"]?.array else {
      return [place]
    }
    return all.flatMap { options(of: Place(schema: $0, key: place.key)) }
  }

  private mutating func write(
    _ place: Place,
    head: String,
    key: String?,
    indent: Int,
    way: ArraySlice<String>
  ) {
    let options = Self.options(of: place).filter { $0.leads(to: way.first) }
    guard let place = options.randomElement(using: &random) else { return }
    let start = lines.count
    lines.append(Line(indent: indent, text: head, key: key))
    if place.schema["properties"] != nil {
      writeProperties(of: place, indent: indent + 1, way: way)
    } else if place.schema["additionalProperties"]?.members != nil {
      writeEntries(of: place, indent: indent + 1, way: way.dropFirst())
    } else if place.schema["type"]?.string == "array" {
      writeItems(of: place, indent: indent + 1, way: way.dropFirst())
    } else {
      lines[start] = Line(indent: indent, text: "\(head) \(scalar(place.schema))", key: key)
    }
    guard lines.count == start + 1, lines[start].text == head else { return }
    lines[start] = Line(indent: indent, text: head + " {}", key: key)
  }

  /// Writes a map with names of its own.
  private mutating func writeEntries(of place: Place, indent: Int, way: ArraySlice<String>) {
    let pattern = place.schema["propertyNames"]?["pattern"]?.string ?? ""
    let all = (Self.texts(of: pattern, among: names) + Self.languages).shuffled(using: &random)
    let inner = Place(schema: place.schema["additionalProperties"] ?? .null, key: place.key)
    for (index, name) in all.prefix(Int.random(in: 1...3, using: &random)).enumerated() {
      let rest = index == 0 ? way : []
      write(inner, head: "\(name):", key: nil, indent: indent, way: rest)
    }
  }

  private mutating func writeItems(of place: Place, indent: Int, way: ArraySlice<String>) {
    let least = Int(place.schema["minItems"]?.number ?? 1)
    let most = min(Int(place.schema["maxItems"]?.number ?? 4), 4)
    let inner = Place(schema: place.schema["items"] ?? .object([]), key: place.key)
    let start = lines.count
    for index in 0..<Int.random(in: least...most, using: &random) {
      write(inner, head: "-", key: nil, indent: indent, way: index == 0 ? way : [])
    }
    guard inner.schema["maxItems"]?.number == 2 else { return }
    // Pairs of numbers ascend, as keys of drivers do.
    let pairs = stride(from: start, to: lines.count, by: 3).map { Array(lines[$0..<$0 + 3]) }
    func input(_ pair: [Line]) -> Double { Double(pair[1].text.dropFirst(2)) ?? 0 }
    lines[start...] = ArraySlice(pairs.sorted { input($0) < input($1) }.joined())
  }

  private mutating func writeProperties(
    of place: Place,
    indent: Int,
    way: ArraySlice<String>,
    fixed: [String: String] = [:]
  ) {
    var required = place.schema["required"]?.array?.compactMap(\.string) ?? []
    // Of these keys, a map has one.
    let choices = (place.schema["oneOf"]?.array ?? [])
      .compactMap { $0["required"]?.array?.first?.string }
    let chosen = choices.first { $0 == way.first } ?? choices.randomElement(using: &random)
    required += chosen.map { [$0] } ?? []
    // Drawings have many keys, few of which go together.
    let share = indent < 3 ? (way.count > 3 ? 0.08 : 0.25) : 0.15
    for property in place.schema["properties"]?.members ?? [] {
      let (inner, name) = (place.inner(property), property.key)
      guard !choices.contains(name) || name == chosen else { continue }
      if let value = fixed[name] {
        lines.append(Line(indent: indent, text: "\(name): \(value)", key: inner.key))
      } else if required.contains(name) || way.first == name || chance(share) {
        let rest = way.first == name ? way.dropFirst() : []
        write(inner, head: "\(name):", key: inner.key, indent: indent, way: rest)
      }
    }
  }
}

/// Values without parts.
extension SchemaWriter {
  private mutating func scalar(_ schema: JSON) -> String {
    if let values = schema["enum"]?.array { return pick(values).string ?? "" }
    let types = schema["type"]?.array?.compactMap(\.string) ?? [schema["type"]?.string ?? "number"]
    switch pick(types) {
    case "boolean": return chance(0.5) ? "true" : "false"
    case "null": return "null"
    case "string":
      guard let pattern = schema["pattern"]?.string else { return Self.quoted(pick(Self.texts)) }
      let all = Self.texts(of: pattern, among: words + names.map { "$\($0)" })
      guard !all.isEmpty else { fatalError("no word matches \(pattern)") }
      return Self.quoted(pick(all))
    default: return number(schema)
    }
  }

  private mutating func number(_ schema: JSON) -> String {
    guard let least = schema["minimum"]?.number, let most = schema["maximum"]?.number else {
      let small = ["0", "0.25", "0.5", "1"]
      return pick(chance(0.8) ? small : ["2", "9", "20", "45", "180", "-1", "1e9"])
    }
    let number =
      chance(0.1)
      ? pick([least, most])
      : Double.random(in: least...min(most, max(least, 0) + 100), using: &random)
    let whole = min(max(number.rounded(), least.rounded(.up)), most.rounded(.down))
    let isWhole = schema["type"]?.string == "integer" || chance(0.6)
    return isWhole && (least...most).contains(whole) ? "\(Int(whole))" : "\(number)"
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  /// The texts that fit to a pattern: some of these, and all that always do.
  private static func texts(of pattern: String, among others: [String]) -> [String] {
    guard let found = patterns[pattern] else { return [] }
    return found.words + others.filter { matches($0, found.expression) }
  }

  private static func matches(_ text: String, _ expression: NSRegularExpression) -> Bool {
    expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// The patterns of the schema, each with the words that fit to it.
  private static let patterns: [String: (expression: NSRegularExpression, words: [String])] = {
    var patterns: [String: (expression: NSRegularExpression, words: [String])] = [:]
    func add(_ schema: JSON) {
      if let pattern = schema["pattern"]?.string, patterns[pattern] == nil,
        let expression = try? NSRegularExpression(pattern: pattern)
      {
        patterns[pattern] = (expression, words.filter { matches($0, expression) })
      }
      for member in schema.members ?? [] { add(member.value) }
      for item in schema.array ?? [] { add(item) }
    }
    add(root)
    return patterns
  }()

  /// Texts that fit to the patterns of the schema.
  private static let words =
    NameWriter.views + [
      "#08F", "#0088FF", "#0088FF80", "asset:Brand", "20%", "0.5%", "250ms", "0.4s", "0", "1.25",
      "0.0000001s", "0.001ms", "spring(damping: 0.5)", "spring(damping: 1)", "spring(bounce: 0.25)",
    ]

  /// Languages with and without a script and a region, left-to-right and right-to-left.
  static let languages = [
    "en", "de", "zh-Hans", "zh-Hant-TW", "pt-BR", "ar", "he", "sr-Latn", "es-419", "ja", "fil",
    "de-CH-1996", "no",
  ]

  /// Texts that act as code, or end the surrounding literal or comment, unless they are escaped.
  private static let texts =
    [
      "Pull to refresh", "\\(fatalError())", "\"", "\"\"\"", "\\", "*/", "/*", "// x", "#\"x\"#",
      "{{ name }}", "{% end %}", "a\nb", "a\r\nb", "\u{2028}x", "\u{202E}abc", "下拉可以刷新",
      "👩‍👩‍👧‍👦", "$(rm -rf /)", "`id`", "%@ %d %n", "<b>&amp;", "../../etc/passwd", "\\u{41}", "'", "é",
      "ﷺ", "x\ty", "##[group]x", "::error::x", "##vso[task.complete]", "\u{3164}", "M0 -8L0 8",
      "m-6 0h12v4z", "M-6 0Q0 8 6 0T12 0",
    ] + languages

  /// The text as a double-quoted YAML scalar.
  private static func quoted(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
    ]
    let scalars = text.unicodeScalars.map { scalar in
      escapes[scalar]
        ?? (scalar.value > 0x7E ? "\\U" + String(format: "%08X", scalar.value) : String(scalar))
    }
    return "\"\(scalars.joined())\""
  }
}

extension [SchemaWriter.Line] {
  /// The lines as a spec.
  var text: String {
    map { String(repeating: "  ", count: $0.indent) + $0.text + "\n" }.joined()
  }

  /// Removes the entry of a line: the line with all that is inside, and the maps and lists that are
  /// empty without it.
  mutating func removeEntry(at index: Int) {
    let end = self[(index + 1)...].firstIndex { $0.indent <= self[index].indent } ?? endIndex
    removeSubrange(index..<end)
    guard index > 0, self[index - 1].text.hasSuffix(":") || self[index - 1].text == "-",
      index == endIndex || self[index].indent <= self[index - 1].indent
    else { return }
    removeEntry(at: index - 1)
  }
}
