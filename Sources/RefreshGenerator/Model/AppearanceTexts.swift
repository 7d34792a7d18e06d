import RefreshLanguage

/// A cache of appearances as Swift expressions.
struct AppearanceTexts: Sendable {
  /// The number of entries at which the cache is cleared, to limit memory.
  private static let limit = 4096

  private struct Key: Sendable, Hashable {
    let model: AppearanceModel
    let colors: [PaletteModel.Named]
    let indicators: [String: String]
    let column: Int

    static func == (left: Key, right: Key) -> Bool {
      left.column == right.column && left.model.content == right.model.content
        && left.colors == right.colors
        && left.indicators == right.indicators
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(model.content)
      hasher.combine(colors)
      hasher.combine(column)
    }
  }

  private var known: [Key: String] = [:]

  /// The expression of an appearance.
  mutating func expression(
    _ model: AppearanceModel,
    _ palette: PaletteModel,
    column: Int
  ) -> String {
    let key = Key(
      model: model,
      colors: palette.colors,
      indicators: palette.indicators,
      column: column
    )
    if let text = known[key] { return text }
    let text = model.expression(palette, column: column)
    if known.count >= Self.limit { known.removeAll() }
    known[key] = text
    return text
  }
}
