import RefreshCore
import RefreshDiagnostics
import RefreshYAML

/// The parts of a layer, before they are checked.
struct LayerParts {
  var shape: RefreshShape?
  /// The keys of the shapes, of which there has to be one.
  var shapes: [Node] = []
  var cap = RefreshCap.round
  var fade: RefreshFade?
  var copies: RefreshCopies?
  var followsArrow = false
  var channels: [RefreshLayer.Channel] = []
  var stroke: RefreshChannel<RefreshPaint>?
  var fill: RefreshChannel<RefreshPaint>?
  /// The other keys, by name.
  var keys: [String: Node] = [:]

  var layer: RefreshLayer {
    RefreshLayer(
      shape: shape ?? .group([]),
      cap: cap,
      fade: fade,
      copies: copies,
      followsArrow: followsArrow,
      stroke: stroke,
      fill: fill,
      channels: channels
    )
  }

  /// The mistake in the layer, with its key.
  var mistake: (key: Node?, Mistake)? {
    guard let first = shapes.first?.text else {
      let expected = WordList.oneOf(SpecLanguage.shapes.names)
      let message = "the layer has no shape"
      return (nil, Mistake(rule: InvalidDrawing.self, message: message, expected: expected))
    }
    if shapes.count > 1 {
      let message = "the layer has two shapes, '\(first)' and '\(shapes[1].text ?? "")'"
      return mistake(shapes[1], message: message, remedy: "make it two layers")
    }
    if let mistake = ineffectiveKey(of: first) { return mistake }
    let hasOwnColor = ["group", "image", "system"].contains(first)
    guard !hasOwnColor, keys["stroke"] == nil, keys["fill"] == nil else { return nil }
    let remedy = "add a 'stroke' or a 'fill', such as tint"
    return mistake(shapes[0], message: "the layer has no color", remedy: remedy)
  }

  private func mistake(_ key: Node?, message: String, remedy: String) -> (key: Node?, Mistake) {
    (key, Mistake(rule: InvalidDrawing.self, message: message, remedy: remedy))
  }

  /// The keys without effect unless the layer has another key.
  private static let partners: [(key: String, other: String, remedy: String)] = [
    ("width", "stroke", "remove it, or add a 'stroke'"),
    ("cap", "stroke", "remove it, or add a 'stroke'"),
    ("fade", "fill", "remove it, or add a 'fill'"),
    ("shown", "repeat", "remove it, or add 'repeat', such as {count: 8, turn: 45}"),
    ("followsArrow", "rotate", "add 'rotate', such as {armed: 180, over: 200ms}"),
  ]

  /// The first key without effect on a shape.
  private func ineffectiveKey(of shape: String) -> (key: Node?, Mistake)? {
    if shape == "system", let key = keys.keys.sorted().first(where: { $0 != "opacity" }) {
      return mistake(keys[key], message: "'\(key)' has no effect on 'system'", remedy: "remove it")
    }
    if let key = ["start", "end"].first(where: { keys[$0] != nil }) {
      if !["circle", "line", "path"].contains(shape) {
        let remedy = "remove it, or use a 'circle', a 'line' or a 'path'"
        return mistake(keys[key], message: "'\(key)' has no effect on '\(shape)'", remedy: remedy)
      }
      // Core Animation trims all strokes of a path as one, and SVG each by itself.
      if case .path(let text)? = self.shape, text.count(where: { $0 == "M" }) > 1 {
        let message = "'\(key)' trims one stroke, and the path has more"
        return mistake(
          keys[key],
          message: message,
          remedy: "make each stroke, from an 'M' to the next, a layer of its own"
        )
      }
    }
    let partner = Self.partners.first { partner in
      keys[partner.key] != nil && keys[partner.other] == nil
        && (partner.key != "followsArrow" || followsArrow)
    }
    return partner.map { key, other, remedy in
      mistake(keys[key], message: "'\(key)' has no effect without '\(other)'", remedy: remedy)
    }
  }
}
