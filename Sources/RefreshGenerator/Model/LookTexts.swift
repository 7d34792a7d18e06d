import RefreshLanguage

/// Looks as Swift expressions, those that controls have in common written once.
struct LookTexts: Sendable {
  /// How many are kept before all are forgotten, so that memory stays bounded.
  private static let limit = 4096

  private struct Key: Sendable, Hashable {
    let model: LookModel
    let colors: [PaletteModel.Named]
    let column: Int
    let margin: Int

    static func == (left: Key, right: Key) -> Bool {
      left.column == right.column && left.margin == right.margin
        && left.model.look == right.model.look && left.colors == right.colors
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(model.look)
      hasher.combine(colors)
      hasher.combine(column)
    }
  }

  private var known: [Key: String] = [:]

  /// The expression of a look, as `LookModel` writes it.
  mutating func expression(
    _ model: LookModel,
    _ palette: PaletteModel,
    column: Int,
    margin: Int = 0
  ) -> String {
    let key = Key(model: model, colors: palette.colors, column: column, margin: margin)
    if let text = known[key] { return text }
    let text = model.expression(palette, column: column, margin: margin)
    if known.count >= Self.limit { known.removeAll() }
    known[key] = text
    return text
  }
}
