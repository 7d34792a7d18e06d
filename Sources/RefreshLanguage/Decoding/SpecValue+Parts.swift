extension SpecValue {
  /// Whether the value makes something visible: it is neither empty nor `none`.
  package var isVisible: Bool {
    switch self {
    case .text(let text): !text.isEmpty && text != "none"
    case .list(let items): !items.isEmpty
    case .number, .duration, .flag, .color, .curve, .font, .map: true
    }
  }

  /// The color, if the value is one.
  package var color: ColorReference? {
    guard case .color(let color) = self else { return nil }
    return color
  }

  /// The text, if the value is one.
  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
