import RefreshJSON

/// A stretch of a file as SARIF has it.
struct SARIFPlace {
  private let file: String
  private let range: SourceRange

  init(_ file: String, _ range: SourceRange) {
    self.file = file
    self.range = range
  }

  /// The file alone.
  static func artifact(_ file: String) -> JSON {
    .object([JSON.Member("uri", .string(URIReference.of(path: file)))])
  }

  /// The place, with what is to be seen there.
  func location(saying message: String? = nil) -> JSON {
    let place = JSON.object([
      JSON.Member("artifactLocation", Self.artifact(file)),
      JSON.Member("region", region),
    ])
    var members = [JSON.Member("physicalLocation", place)]
    if let message { members.append(JSON.Member("message", SARIFMessage.json(message))) }
    return .object(members)
  }

  /// The stretch alone, in lines and columns as well as in bytes.
  var region: JSON {
    .object([
      JSON.Member("startLine", JSON(integerLiteral: range.lower.line)),
      JSON.Member("startColumn", JSON(integerLiteral: range.lower.column)),
      JSON.Member("endLine", JSON(integerLiteral: range.upper.line)),
      JSON.Member("endColumn", JSON(integerLiteral: range.upper.column)),
      JSON.Member("byteOffset", JSON(integerLiteral: range.offsets.lowerBound)),
      JSON.Member("byteLength", JSON(integerLiteral: range.offsets.count)),
    ])
  }
}
