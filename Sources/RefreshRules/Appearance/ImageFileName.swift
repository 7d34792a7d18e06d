import RefreshDiagnostics
import RefreshLanguage

struct ImageFileName: ControlRule {
  static let metadata = RuleMetadata(
    "image-file-name",
    severity: .warning,
    summary: "Image named by its file.",
    reason: """
      The keys 'image', 'arrowImage' and 'images' take names of the asset catalog, which have no \
      extension. With one, iOS looks for a file beside the catalog.
      """,
    bad: "states: {all: {image: arrow.png}, refreshing: {indicator: medium}}",
    good: "states: {all: {image: arrow}, refreshing: {indicator: medium}}"
  )

  /// The extensions of images, and of the folders in an asset catalog.
  private static let extensions: Set = [
    "png", "jpg", "jpeg", "pdf", "svg", "heic", "webp", "tiff", "gif", "apng", "imageset",
    "symbolset",
  ]

  /// Finds names of images that end with the extension of a file.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    subject.ownStates.flatMap { state -> [Diagnostic] in
      let single = [KeyName.image, .arrowImage, .symbol].compactMap { state.keys[$0] }
      var frames: [Field] = []
      if case .list(let items)? = state.keys[.images]?.value { frames = items }
      return (single + frames).flatMap { findings($0, in: subject) }
    }
  }

  private static func findings(_ field: Field, in subject: RuleSubject) -> [Diagnostic] {
    guard let text = field.value.text, let dot = text.lastIndex(of: "."), dot > text.startIndex,
      extensions.contains(text[text.index(after: dot)...].lowercased())
    else { return [] }
    let name = String(text[..<dot].split(separator: "/").last ?? "")
    let isMoving = ["gif", "apng"].contains { text.lowercased().hasSuffix(".\($0)") }
    return finding(
      in: subject,
      at: field.range,
      message: "\(SafeText.quote(text)) is the name of a file",
      expected: isMoving ? nil : "the name of an image in the asset catalog",
      remedy: isMoving ? "list the frames of the animation in 'images'" : nil,
      suggestions: isMoving || name.isEmpty ? [] : [name]
    )
  }
}
