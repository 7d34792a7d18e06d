import Foundation
import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules

/// Generates random specs from the table of keys, with values that each key accepts.
///
/// Each spec has one required key. The required key is another one each time, so a few hundred specs
/// contain all keys.
struct SpecWriter {
  /// The paths of the keys of the last spec.
  private(set) var keys: Set<String> = []
  private var random: SeededGenerator
  private var names = NameWriter()
  /// The index of the key that the next spec must have; random for the first spec.
  private var turn: Int
  /// The path of the key that the current spec must have.
  private(set) var wanted = ""
  /// The names of the palette of the current spec.
  private var palette: [String] = []
  /// The language of all texts in the current file.
  private var language = "en"
  /// The base specs of the current file, each of which may use the earlier ones.
  private(set) var bases = RandomBases()

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    turn = Int.random(in: Self.allKeys.indices, using: &random)
  }

  /// The paths of all keys of the spec language.
  static let allKeys = paths(SpecLanguage.control.table, "").sorted()

  /// Starts a file: picks the language of its texts, and generates its base specs.
  ///
  /// The result is `nil` if there is no valid base spec with the required key.
  mutating func startFile(_ number: Int) -> RandomBases? {
    language = chance(0.5) ? "en" : pick(Self.languages)
    bases = RandomBases()
    for base in 0..<pick([0, 1, 2]) {
      guard let text = validSpec() else { return nil }
      bases.texts["../bases/base\(number).\(base).refresh.yml"] = text
    }
    return bases
  }

  /// Returns a spec without errors; `nil` if there is no valid spec with the required key.
  mutating func validSpec() -> String? {
    let name = names.control(using: &random) { [bases] in
      bases.allow("refreshgen: 1\ncontrol: \($0)\n")
    }
    wanted = Self.allKeys[turn]
    turn = (turn + 1) % Self.allKeys.count
    // Random values often contradict each other.
    for _ in 0..<10_000 {
      let text = spec(named: name)
      if keys.contains(wanted), bases.allow(text) { return text }
    }
    return nil
  }

  private mutating func spec(named name: String) -> String {
    var text = "refreshgen: 1\ncontrol: \(name)\n"
    keys = ["refreshgen", "control"]
    let chosen = SpecLanguage.control.table.keys.filter { key in
      !["refreshgen", "control", "colors"].contains(key.name) && (isNecessary(key) || chance(0.45))
    }
    let hasPalette = wants("colors") || chance(0.5)
    palette = hasPalette ? NameWriter.palette(using: &random) : []
    for key in chosen {
      text += "\(key.name): \(value(key, at: key.name, hasPalette: hasPalette))\n"
    }
    if hasPalette {
      let colors = palette.map { "\($0): \(color(at: "colors", hasPalette: false))" }
      text += "colors: {\(colors.joined(separator: ", "))}\n"
      keys.insert("colors")
    }
    return text
  }

  /// Whether the current spec must have a top-level key.
  private func isNecessary(_ key: KeyDescription) -> Bool {
    wants(key.name) || key.name == "language" && language != "en"
  }

  /// Whether the current spec must have the key at a path, or a key inside it.
  private func wants(_ path: String) -> Bool {
    wanted == path || wanted.hasPrefix(path + ".")
  }

  /// Whether the current spec must have a key inside the key at a path.
  private func wantsInside(_ path: String) -> Bool {
    wanted.hasPrefix(path + ".")
  }

  private mutating func map(_ table: KeyTable, at path: String, hasPalette: Bool) -> String {
    var entries: [String] = []
    for key in table.keys {
      let place = "\(path).\(key.name)"
      guard key.isRequired || wants(place) || chance(0.4) else { continue }
      // A font needs both a name and a size, or neither.
      if table.names.contains("weight"), ["name", "size"].contains(key.name) { continue }
      entries.append("\(key.name): \(value(key, at: place, hasPalette: hasPalette))")
    }
    if table.names.contains("weight"), wants("\(path).name") || wants("\(path).size") || chance(0.5)
    {
      entries += ["name: Avenir-Medium", "size: 17"]
      keys.formUnion(["\(path).name", "\(path).size"])
    }
    return "{\(entries.joined(separator: ", "))}"
  }

  private mutating func value(_ key: KeyDescription, at path: String, hasPalette: Bool) -> String {
    keys.insert(path)
    return value(key.type, at: path, hasPalette: hasPalette)
  }

  private mutating func value(_ type: ValueType, at path: String, hasPalette: Bool) -> String {
    switch type {
    case .number(let range, let word):
      if let word, chance(0.2) { return word }
      let high = min(range.upperBound, 300)
      let number = Double.random(in: range.lowerBound...high, using: &random)
      // Some numbers are whole points or simple fractions; others cause rounding errors in sums.
      let steps: Double = high <= 1 ? 20 : pick([1, 2, 2, 10, 10, 10, 3, 100, 1e4, 1e8])
      let value = (number * steps).rounded() / steps
      return SpecWriter.text(of: min(max(value, range.lowerBound), high))
    case .length(_, let percent) where chance(0.3):
      return "\(Int.random(in: 1...Int(percent), using: &random))%"
    case .length(let range, _): return value(.number(range), at: path, hasPalette: hasPalette)
    case .integer(let range, let word):
      if let word, chance(0.3) { return word }
      return "\(Int.random(in: range.lowerBound...min(range.upperBound, 4), using: &random))"
    case .duration(let range, let word):
      if let word, chance(0.2) { return word }
      let seconds = Double.random(in: range.lowerBound...min(range.upperBound, 2), using: &random)
      if chance(0.2) && range.contains(0) { return "0" }
      // Some durations are much shorter than a frame.
      if chance(0.1) { return "\(max(seconds * pick([1e-3, 1e-6, 1e-9]), range.lowerBound))s" }
      return chance(0.2) ? "\(seconds)" : "\(Int((seconds * 100).rounded()) * 10)ms"
    case .flag: return chance(0.5) ? "true" : "false"
    case .word(let words): return pick(words)
    case .preset:
      let own = bases.texts.keys.sorted()
      return !own.isEmpty && chance(0.5) ? pick(own) : pick(Preset.all.map(\.name))
    case .text: return path == "language" ? language : quoted(pick(Self.texts))
    case .controlName, .moduleName: return "Feed"
    case .bundle: return pick(SwiftName.bundles)
    case .viewName: return NameWriter.view(using: &random)
    case .color: return color(at: path, hasPalette: hasPalette)
    case .shade: return shade(hasPalette)
    case .curve:
      let damping = Double(Int.random(in: 2...20, using: &random)) / 20
      let springs = ["spring(damping: \(damping))", "spring(bounce: \(1 - damping))"]
      return pick(chance(0.3) ? springs : SpecLanguage.curves)
    case .font:
      return wantsInside(path) || chance(0.5)
        ? map(SpecLanguage.font.table, at: path, hasPalette: false) : pick(SpecLanguage.textStyles)
    case .part(.drawing): return "{box: 20, layers: [{circle: 9, stroke: tint}]}"
    case .part: return pick(["none"] + RefreshAppearance.Indicator.names)
    case .map(let table): return map(table, at: path, hasPalette: hasPalette)
    case .dictionary(let element):
      let languages = Self.languages.shuffled(using: &random).prefix(pick([1, 2, 2, 3]))
      let entries = languages.map { "\($0): \(value(element, at: path, hasPalette: false))" }
      return "{\(entries.joined(separator: ", "))}"
    case .list(_, let word?) where chance(0.3): return word
    case .list(let element, _):
      let items = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        value(element, at: path, hasPalette: hasPalette)
      }
      return "[\(items.joined(separator: ", "))]"
    }
  }

  private mutating func color(at path: String, hasPalette: Bool) -> String {
    guard wantsInside(path) || chance(0.4) else { return shade(hasPalette) }
    return map(SpecLanguage.color, at: path, hasPalette: hasPalette)
  }

  private mutating func shade(_ hasPalette: Bool) -> String {
    if hasPalette && chance(0.4) { return "$" + pick(palette) }
    if chance(0.2) { return quoted("asset:" + pick(Self.texts)) }
    if chance(0.3) { return pick(SystemColor.names) }
    let hex = String(UInt32.random(in: 0...0xFF_FFFF, using: &random), radix: 16)
    return "\"#" + String(repeating: "0", count: 6 - hex.count) + hex + "\""
  }

  /// Languages with and without a script and a region, left-to-right and right-to-left.
  private static let languages = [
    "en", "de", "zh-Hans", "zh-Hant-TW", "pt-BR", "ar", "he", "sr-Latn", "es-419", "ja", "fil",
    "de-CH-1996", "no",
  ]

  /// Texts that act as code, or end the surrounding literal or comment, unless they are escaped.
  private static let texts = [
    "Pull to refresh", "\\(fatalError())", "\"", "\"\"\"", "\\", "*/", "/*", "// x", "#\"x\"#",
    "{{ name }}", "{% end %}", "a\nb", "a\r\nb", "\u{2028}x", "\u{202E}abc", "\u{0}x", "下拉可以刷新",
    "👩‍👩‍👧‍👦", "$(rm -rf /)", "`id`", "%@ %d %n", "<b>&amp;", "../../etc/passwd", "\\u{41}", "'", "é",
    "ﷺ", "x\ty", "##[group]x", "::error::x", "##vso[task.complete]", "\u{3164}",
  ].filter { !$0.contains("\u{0}") }

  private static func text(of number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  /// The text as a double-quoted YAML scalar.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value > 0x7E:
        result += "\\U" + String(format: "%08X", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private static func paths(_ table: KeyTable, _ prefix: String) -> Set<String> {
    table.keys.reduce(into: []) { paths, key in
      let path = prefix + key.name
      paths.insert(path)
      switch key.type {
      case .map(let inner), .dictionary(.map(let inner)):
        paths.formUnion(Self.paths(inner, path + "."))
      case .color, .dictionary(.color):
        paths.formUnion(Self.paths(SpecLanguage.color, path + "."))
      case .font: paths.formUnion(Self.paths(SpecLanguage.font.table, path + "."))
      default: break
      }
    }
  }
}

/// Base specs in memory, by the paths that other specs use for them.
struct RandomBases: BaseFiles {
  var texts: [String: String] = [:]

  /// Whether a spec that may use these bases has no errors.
  func allow(_ spec: String) -> Bool {
    var context = SpecContext(proves: false)
    context.bases.files = self
    var loader = SpecLoader(context: context)
    return !loader.load(SourceFile(name: "a.yml", text: spec)).hasErrors
  }

  func path(_ reference: String, in file: String) -> String {
    reference
  }

  func check(_ reference: String, in file: String) {}

  func read(at path: String) throws(BaseError) -> SourceFile {
    guard let text = texts[path] else { throw .unreadable(path: path, reason: "no such file") }
    return SourceFile(name: path, text: text)
  }
}
