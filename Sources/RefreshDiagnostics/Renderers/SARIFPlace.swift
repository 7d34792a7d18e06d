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
    ["uri": .string(URIReference.of(path: file))]
  }

  /// The location, with a message about it.
  func location(saying message: String? = nil) -> JSON {
    let place: JSON = ["artifactLocation": Self.artifact(file), "region": region]
    var members = [JSON.Member("physicalLocation", place)]
    if let message { members.append(JSON.Member("message", SARIFMessage.json(message))) }
    return .object(members)
  }

  /// The range without the file, in lines, columns and bytes.
  var region: JSON {
    [
      "startLine": JSON(integerLiteral: range.lower.line),
      "startColumn": JSON(integerLiteral: range.lower.column),
      "endLine": JSON(integerLiteral: range.upper.line),
      "endColumn": JSON(integerLiteral: range.upper.column),
      "byteOffset": JSON(integerLiteral: range.offsets.lowerBound),
      "byteLength": JSON(integerLiteral: range.offsets.count),
    ]
  }
}
