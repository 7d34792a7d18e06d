import RefreshCore
import RefreshDiagnostics
import RefreshWorld

/// A drawing in the data of a preview page: shapes for the scripts, and numbers for the module.
struct PreviewDrawing {
  let drawing: RefreshDrawing
  let arrows: [RefreshAppearance.Arrow?]
  /// The appearance with the colors of the state.
  let appearance: RefreshAppearance

  var json: JSON {
    let themes = (0..<4).map { numbers(theme: $0) }
    return [
      "name": .string(drawing.name), "width": .number(drawing.width),
      "height": .number(drawing.height),
      "mirror": .bool(drawing.isMirrored), "layers": .array(drawing.allLayers.map(Self.layer)),
      "numbers": .array(themes[0].map(JSON.number)),
      // The indices and the values of the numbers that differ in other themes.
      "shades": .array(
        themes.map { theme in
          .array(
            theme.indices.filter { theme[$0] != themes[0][$0] }.flatMap {
              [JSON.number(Double($0)), .number(theme[$0])]
            }
          )
        }
      ),
    ]
  }

  private func numbers(theme: Int) -> [Double] {
    DrawingCode.numbers(
      of: drawing.resolved(
        arrows: arrows,
        isHighContrast: PreviewColor.isHighContrast(theme: theme)
      ) {
        paint in
        DrawingColor(rgba: PreviewColor(paint.color(in: appearance)).bits[theme])
      }
    )
  }

  private static func layer(of layer: RefreshLayer) -> JSON {
    var members: [JSON.Member] = []
    switch layer.shape {
    case .circle(let radius, let at, let from, let sweep):
      members.append(
        JSON.Member(key: "circle", value: list(of: [radius, at.x, at.y, from, sweep]))
      )
    case .line(let points):
      members.append(
        JSON.Member(key: "line", value: .array(points.map { list(of: [$0.x, $0.y]) }))
      )
    case .image(_, let width, let height):
      members.append(JSON.Member(key: "image", value: list(of: [width, height])))
    case .polygon, .rect, .path:
      members.append(
        JSON.Member(key: "element", value: .string(DrawingImage.element(of: layer.shape)))
      )
      if layer[.start] != nil || layer[.end] != nil {
        members.append(JSON.Member(key: "length", value: .number(layer.length.stroke)))
      }
    case .group: break
    }
    members.append(JSON.Member(key: "cap", value: .string(layer.cap.rawValue)))
    members.append(JSON.Member(key: "stroke", value: .bool(layer.stroke != nil)))
    members.append(JSON.Member(key: "fill", value: .bool(layer.fill != nil)))
    if let fade = layer.fade {
      members.append(
        JSON.Member(
          key: "fade",
          value: list(of: [fade.start.x, fade.start.y, fade.end.x, fade.end.y])
        )
      )
    }
    return .object(members)
  }

  private static func list(of numbers: [Double]) -> JSON { .array(numbers.map(JSON.number)) }
}

extension RefreshAppearance {
  /// The drawing of the indicator; the system's spinner is drawn by its spokes.
  var shownDrawing: RefreshDrawing? {
    switch shownIndicator {
    case .drawing(let drawing): drawing
    case .system(let size): .system(size: size, color: RefreshChannel.color(indicatorColor))
    case nil: nil
    }
  }
}
