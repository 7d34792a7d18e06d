import RefreshDiagnostics

/// The type of the value of a key.
package indirect enum ValueType: Sendable {
  /// A number in a range, or a `word` such as `all`, which is decoded as infinity.
  case number(ClosedRange<Double>, word: String? = nil)
  /// A number of points in a range, or a percentage of the screen such as `20%`, of at most `percent`.
  case length(ClosedRange<Double>, percent: Double)
  /// A whole number in a range, or a `word` such as `unlimited`, which is decoded as infinity.
  case integer(ClosedRange<Int>, word: String? = nil)
  /// A duration in a range of seconds, or a `word` such as `none`, which is decoded as infinity.
  case duration(ClosedRange<Double>, word: String? = nil)
  /// True or false.
  case flag
  /// One of a few words.
  case word([String])
  case text
  /// The name of a preset, the name of a base in the project file, or the path of a base.
  case preset
  /// The name of a control, a Swift type.
  case controlName
  /// The name of a Swift view type, optionally qualified by its module or outer types, or a `word`.
  case viewName(word: String? = nil)
  /// The name of a Swift module.
  case moduleName
  /// A bundle: `main`, `module`, or a Swift expression.
  case bundle
  case color
  /// A single shade: a color that is not a map of shades.
  case shade
  /// A timing curve.
  case curve
  /// A font: a text style, or a map of font keys.
  case font
  /// A part of a drawing, or the name of a drawing.
  case part(DrawingPart)
  /// A map with fixed keys.
  case map(KeyTable)
  /// A map with arbitrary names as keys and values of one type.
  case dictionary(ValueType)
  case list(ValueType, word: String? = nil)
}

extension ValueType {
  /// All values of a type that has few of them.
  var samples: [String] {
    switch self {
    case .flag: ["true", "false"]
    case .word(let words): words
    default: []
    }
  }

  /// An example of a value, for messages.
  package var example: String {
    switch self {
    case .number(let range, _): SpecText.number(range.lowerBound)
    case .length: "20%"
    case .integer(let range, _): String(range.lowerBound)
    case .duration: "250ms"
    case .flag: "true"
    case .word(let words): words.first ?? "…"
    case .text: "a text"
    case .preset: "mjrefresh-header"
    case .controlName: "FeedHeader"
    case .viewName: "BrandView"
    case .moduleName: "App"
    case .bundle: "module"
    case .color, .shade: "\"#0A84FF\""
    case .curve: "easeInOut"
    case .font: "headline"
    case .part(let part): part.example
    case .map(let table): table.keys.first.map { "{\($0.name): \($0.example)}" } ?? "{}"
    case .dictionary(let type): "{name: \(type.example)}"
    case .list(let type, _): "[\(type.example)]"
    }
  }
}
