import RefreshLanguage

extension FontValue {
  /// The font as a Swift expression.
  var expression: String {
    var call = SwiftCall("RefreshFont")
    if style != "body" || custom == nil && weight == nil { call.add(".\(style)") }
    if let custom {
      call.add("name", SwiftLiteral.string(custom.name))
      call.add("size", SwiftLiteral.number(custom.size))
    }
    if let weight { call.add("weight", ".\(weight)") }
    return call.text(column: 15)
  }
}
