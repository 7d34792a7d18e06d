import Foundation

/// A public declaration of the libraries that apps and generated code link.
struct PublicSymbol: Hashable {
  /// The types around the declaration, outermost first.
  let owner: String
  /// The name, without labels.
  let name: String
  /// The name with the labels of a function.
  let signature: String
  /// The keyword of the declaration, such as `func`.
  let kind: String
  /// The declaration up to its body.
  let text: String
  /// The name in Objective-C, up to the first colon, if the declaration states one.
  let objectiveC: String?

  /// The name with those of the types around it.
  var path: String { owner.isEmpty ? signature : "\(owner).\(signature)" }

  /// The symbols of a library, in the order of its files.
  static func all(of module: String) throws -> [PublicSymbol] {
    let folder = DocumentationPage.root.appendingPathComponent("Sources/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      var reader = DeclarationReader()
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return reader.symbols(in: text.components(separatedBy: "\n"))
    }
  }
}

/// Reads the public declarations of a source in the format of this project, where the column of a line tells
/// in which type it is.
private struct DeclarationReader {
  private struct Scope {
    let column: Int
    let name: String
    let isPublic: Bool
    /// Whether its members are as public as it is: the cases of an enumeration, the requirements of a protocol.
    let shares: Set<String>
  }

  private var scopes: [Scope] = []
  private var conditions = 0
  private var objectiveC: String?

  private static let keywords: Set<String> = [
    "case", "class", "enum", "extension", "func", "init", "let", "protocol", "struct", "subscript",
    "typealias", "var",
  ]

  mutating func symbols(in lines: [String]) -> [PublicSymbol] {
    var found: [PublicSymbol] = []
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("#if ") { conditions += 1 }
      if code.hasPrefix("#endif") { conditions -= 1 }
      let column = line.count - code.count - 2 * conditions
      if code.hasPrefix("}") { scopes.removeAll { $0.column >= column } }
      if let match = code.prefixMatch(of: /@objc\(([A-Za-z_]+)/) { objectiveC = String(match.1) }
      guard column == (scopes.last.map { $0.column + 2 } ?? 0) else { continue }
      // Apps do not see what is for a tool of this project.
      guard !(index > 0 && lines[index - 1].contains("@_spi(")) else { continue }
      guard let (modifiers, kind, rest) = Self.parts(of: code) else { continue }
      let isPublic = modifiers.contains("public") || modifiers.contains("open")
      found += read(
        kind: kind,
        rest: Self.whole(rest, after: index, in: lines),
        isPublic: isPublic || (scopes.last?.shares.contains(kind) ?? false),
        column: column
      )
    }
    return found
  }

  /// The modifiers of a declaration, its keyword, and what follows; `nil` for other lines.
  private static func parts(
    of line: Substring
  ) -> (modifiers: [String], kind: String, rest: String)? {
    var (modifiers, rest) = ([String](), line)
    let word = /@\w+(?:\([^)]*\))? |([a-z]+)(?:\([a-z]+\))?(?: |\(|\?|<)/
    while let match = rest.prefixMatch(of: word) {
      let word = match.1.map { String($0) } ?? ""
      guard !word.isEmpty else {
        rest = rest.dropFirst(match.0.count)
        continue
      }
      rest = rest.dropFirst(word.count)
      let isMember = rest.hasPrefix(" func ") || rest.hasPrefix(" var ")
      if keywords.contains(word), word != "class" || !isMember {
        return (modifiers, word, String(rest))
      }
      modifiers.append(word)
      rest = rest.drop { $0 != " " }.dropFirst()
    }
    return nil
  }

  /// A declaration up to its body.
  private static func whole(_ start: String, after index: Int, in lines: [String]) -> String {
    var text = start
    for line in lines[(index + 1)...] {
      let open = text.filter { $0 == "(" }.count - text.filter { $0 == ")" }.count
      guard open > 0 || line.contains(/^ *->/) else { break }
      text += " " + line.drop { $0 == " " }
    }
    return text
  }

  private mutating func read(
    kind: String,
    rest: String,
    isPublic: Bool,
    column: Int
  ) -> [PublicSymbol] {
    defer { objectiveC = nil }
    let owner = scopes.map(\.name).joined(separator: ".")
    func symbol(_ name: String, labels: String = "", _ text: String = rest) -> PublicSymbol {
      PublicSymbol(
        owner: owner,
        name: name,
        signature: name + labels,
        kind: kind,
        text: text,
        objectiveC: objectiveC
      )
    }
    switch kind {
    case "struct", "enum", "class", "protocol", "extension":
      let name = rest.firstMatch(of: /[\w.\[\]]+/).map { String($0.0) } ?? ""
      scopes.append(
        Scope(
          column: column,
          name: name,
          isPublic: isPublic,
          shares: !isPublic
            ? [] : kind == "enum" ? ["case"] : kind == "protocol" ? ["func", "var", "init"] : []
        )
      )
      guard isPublic, kind != "extension" else { return [] }
      let scope = scopes.removeLast()
      defer { scopes.append(scope) }
      return [symbol(name)]
    case "case" where isPublic:
      return rest.replacing(/\([^)]*\)/, with: "").split(separator: ",").compactMap { part in
        part.firstMatch(of: /\w+/).map { symbol(String($0.0)) }
      }
    case "func" where isPublic, "init" where isPublic, "subscript" where isPublic:
      let name = kind == "func" ? rest.firstMatch(of: /[^\s(<]+/).map { String($0.0) } : kind
      return [symbol(name ?? kind, labels: "(\(Self.labels(of: rest)))")]
    default:
      guard isPublic, let name = rest.firstMatch(of: /\w+/) else { return [] }
      return [symbol(String(name.0))]
    }
  }

  /// The labels of the parameters, such as `to:clock:`.
  private static func labels(of declaration: String) -> String {
    var (depth, isStart, labels) = (0, false, "")
    // Neither generic parameters nor arrows are in the way.
    let declaration = declaration.replacing(/^[^(<]*<[^(]*>/, with: "").replacing("->", with: "")
    for (index, character) in zip(declaration.indices, declaration) {
      if depth == 1, isStart, character.isLetter || character == "_" || character == "@" {
        isStart = false
        let label = declaration[index...].prefixMatch(of: /(?:@\w+ )*(\w+)/)
        labels += (label.map { String($0.1) } ?? "") + ":"
      }
      switch character {
      case "(", "[", "{", "<":
        depth += 1
        if depth == 1 { isStart = true }
      case ")", "]", "}", ">":
        depth -= 1
        if depth == 0 { return labels }
      case "," where depth == 1: isStart = true
      default: break
      }
    }
    return labels
  }
}
