import RefreshDiagnostics

extension ValueType {
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
