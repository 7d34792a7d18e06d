package import RefreshDiagnostics
package import RefreshRules

/// Writes random specs without errors: what the JSON Schema allows, without the entries that have one.
///
/// Each spec has one required key. The required key is another one each time, so a few hundred specs
/// contain all keys.
package struct SpecWriter {
  /// The keys of the last spec.
  package private(set) var keys: Set<String> = []
  private var random: SeededGenerator
  private var names = NameWriter()
  /// The index of the key that the next spec must have; random for the first spec.
  private var turn: Int
  /// The key that the current spec must have.
  package private(set) var wanted = ""
  /// The language of all texts in the current file.
  private var language = "en"
  /// The base specs of the current file, each of which may use the earlier ones.
  package private(set) var bases = RandomBases()

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    turn = Int.random(in: Self.allKeys.indices, using: &random)
  }

  package static let allKeys = SchemaWriter.ways.keys.sorted()

  /// Starts a file: picks the language of its texts, and generates its base specs.
  ///
  /// The result is `nil` if there is no valid base spec with the required key.
  package mutating func startFile(_ number: Int) -> RandomBases? {
    let languages = ["en"] + SchemaWriter.languages
    language = languages.randomElement(using: &random) ?? "en"
    bases = RandomBases()
    for base in 0..<Int.random(in: 0...2, using: &random) {
      guard let text = validSpec() else { return nil }
      bases.texts["../bases/base\(number).\(base).refresh.yml"] = text
    }
    return bases
  }

  /// Returns a spec without errors; `nil` if there is no valid spec with the required key, the next one
  /// by default.
  package mutating func validSpec(with key: String? = nil) -> String? {
    let name = names.control(using: &random) { [bases] in
      bases.errors(in: "refreshgen: 1\ncontrol: \($0)\n").isEmpty
    }
    wanted = key ?? Self.allKeys[turn]
    if key == nil { turn = (turn + 1) % Self.allKeys.count }
    // Random values often contradict each other.
    for _ in 0..<5000 {
      guard let lines = repaired(draft(named: name)) else { continue }
      keys = Set(lines.compactMap(\.key))
      return lines.text
    }
    return nil
  }

  /// Lines that the schema allows, with the required key.
  private mutating func draft(named name: String) -> [SchemaWriter.Line] {
    var fixed = ["refreshgen": "1", "control": name]
    if language != "en" || wanted == "language" { fixed["language"] = language }
    var writer = SchemaWriter(
      random: random,
      names: NameWriter.palette(using: &random),
      words: Array(bases.texts.keys)
    )
    let way = SchemaWriter.ways[wanted]?.randomElement(using: &writer.random) ?? []
    writer.write(way: way, fixed: fixed)
    random = writer.random
    var lines = writer.lines
    // All controls of a file have one language.
    if fixed["language"] == nil, let index = lines.firstIndex(where: { $0.key == "language" }) {
      lines.removeEntry(at: index)
    }
    return lines
  }

  /// The lines without the entries that have errors; `nil` if the required key is one of them.
  private func repaired(_ draft: [SchemaWriter.Line]) -> [SchemaWriter.Line]? {
    var lines = draft
    while lines.contains(where: { $0.key == wanted }) {
      let errors = bases.errors(in: lines.text)
      guard let last = errors.max() else { return lines }
      // The name and the version are needed.
      guard lines[last].key != "control", lines[last].key != "refreshgen" else { return nil }
      for line in errors.sorted(by: >) where line < lines.count { lines.removeEntry(at: line) }
    }
    return nil
  }
}

/// Base specs in memory, by the paths that other specs use for them.
package struct RandomBases: BaseFiles {
  package var texts: [String: String] = [:]

  /// The indices of the lines with errors of a spec that may use these bases.
  func errors(in spec: String) -> Set<Int> {
    var context = SpecContext(proves: false)
    context.bases.files = self
    var loader = SpecLoader(context: context)
    let found = loader.load(SourceFile(name: "a.yml", text: spec)).diagnostics
    return Set(found.filter { $0.severity == .error }.map { $0.range.lower.line - 1 })
  }

  package func path(_ reference: String, in file: String) -> String { reference }

  package func check(_ reference: String, in file: String) {}

  package func read(at path: String) throws(BaseError) -> SourceFile {
    guard let text = texts[path] else { throw .unreadable(path: path, reason: "no such file") }
    return SourceFile(name: path, text: text)
  }
}
