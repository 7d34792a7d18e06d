/// A word or sign inside a tag.
struct Token: Sendable, Hashable {
  /// What a token is.
  enum Kind: Sendable, Hashable {
    case name(String)
    case string(String)
    case int(Int)
    case double(Double)
    case symbol(Symbol)
    /// The end of the tag; always the last token, and only the last.
    case close(Tag.Kind)
  }

  /// A sign that expressions are made with.
  enum Symbol: String, Sendable {
    case dot = "."
    case comma = ","
    case pipe = "|"
    case leftParenthesis = "("
    case rightParenthesis = ")"
    case equal = "=="
    case notEqual = "!="
  }

  let kind: Kind
  /// Where it begins, in bytes from the start of the template.
  let offset: Int

  /// What a message calls it.
  var summary: String {
    switch kind {
    case .name(let name): "'\(name)'"
    case .string: "a string"
    case .int, .double: "a number"
    case .symbol(let symbol): "'\(symbol.rawValue)'"
    case .close(let kind): "'\(kind.closing)'"
    }
  }
}
