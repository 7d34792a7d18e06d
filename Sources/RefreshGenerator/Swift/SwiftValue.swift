/// A value in Swift source.
enum SwiftValue {
  /// An expression on one line.
  case plain(String)
  /// A call, which may span several lines.
  case call(SwiftCall)

  /// The value, wrapped if a line that starts at `column` would be too long.
  func text(column: Int) -> String {
    switch self {
    case .plain(let text): text
    case .call(let call): call.text(column: column)
    }
  }
}
