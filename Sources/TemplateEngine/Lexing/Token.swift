/// A word, literal or symbol inside a tag.
struct Token: Sendable, Hashable {
  /// The kind of a token.
  enum Kind: Sendable, Hashable {
    case name(String)
    case string(String)
    case int(Int)
    case double(Double)
    case symbol(Symbol)
    /// The end of the tag, always as the last token.
    case close(Tag.Kind)
  }

  /// An operator or punctuation mark of an expression.
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
  /// The offset of the first byte in the template.
  let offset: Int

  /// The token, as messages name it.
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
