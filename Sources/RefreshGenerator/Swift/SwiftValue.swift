/// A value in Swift source.
enum SwiftValue {
  /// One that stays as it is.
  case plain(String)
  /// A call, which may be broken up.
  case call(SwiftCall)

  /// The value where a line that starts it at `column` has to fit.
  func text(column: Int) -> String {
    switch self {
    case .plain(let text): text
    case .call(let call): call.text(column: column)
    }
  }
}
