extension SpecValue {
  /// Whether a value of a visible key is more than the word for nothing.
  package var isVisible: Bool {
    switch self {
    case .text(let text): !text.isEmpty && text != "none"
    case .list(let items): !items.isEmpty
    case .number, .duration, .flag, .color, .curve, .font, .map: true
    }
  }

  /// The color of a color; `nil` for everything else.
  package var color: ColorReference? {
    guard case .color(let color) = self else { return nil }
    return color
  }

  /// The text of a text; `nil` for everything else.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
