import RefreshJSON

/// A range of a file in the form of SARIF.
struct SARIFPlace {
  private let file: String
  private let range: SourceRange

  init(_ file: String, _ range: SourceRange) {
    self.file = file
    self.range = range
  }

  /// The file without the range.
  static func artifact(_ file: String) -> JSON {
    .object([JSON.Member("uri", .string(URIReference.of(path: file)))])
  }

  /// The location, with a message about it.
  func location(saying message: String? = nil) -> JSON {
    let place = JSON.object([
      JSON.Member("artifactLocation", Self.artifact(file)),
      JSON.Member("region", region),
    ])
    var members = [JSON.Member("physicalLocation", place)]
    if let message { members.append(JSON.Member("message", SARIFMessage.json(message))) }
    return .object(members)
  }

  /// The range without the file, in lines, columns and bytes.
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
