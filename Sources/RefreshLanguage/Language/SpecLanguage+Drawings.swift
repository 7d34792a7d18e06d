import RefreshCore

/// The keys of drawings.
extension SpecLanguage {
  package static let drawing = KeyTable(keys: [
    KeyDescription(
      "box",
      .part(.box),
      isRequired: true,
      "Side, or width and height, in a layout; the origin of the layers is its center."
    ),
    KeyDescription("layers", .part(.layers), isRequired: true, "Layers, from back to front."),
    KeyDescription("mirror", .flag, "Whether right-to-left layouts mirror the drawing."),
    KeyDescription(
      "reduceMotion",
      .word(["pulse", "still", "keep"]),
      "Behavior of loops under Reduce Motion; default: `pulse`, a loop of the opacity instead."
    ),
  ])

  /// The shapes of layers, one for each layer.
  static let shapes = KeyTable(keys: [
    KeyDescription("circle", .part(.circle), "Circle: a radius, or a map for an arc."),
    KeyDescription("line", .part(.points), "Open line through points."),
    KeyDescription("polygon", .part(.points), "Closed line through points."),
    KeyDescription("rect", .map(rect), "Rectangle."),
    KeyDescription("path", .text, "Path data of SVG, as drawing programs export it."),
    KeyDescription("group", .part(.layers), "Layers that move and fade together."),
    KeyDescription("image", .map(image), "Image of the app; with a fill, in one color."),
    KeyDescription(
      "system",
      .word(["medium", "large"]),
      "The system's spinner, which turns all the time; takes an opacity."
    ),
  ])

  package static let layer = KeyTable(
    keys: shapes.keys + [
      KeyDescription("stroke", .part(.color), "Color of the stroke."),
      KeyDescription("fill", .part(.color), "Color of the fill."),
      KeyDescription("cap", .word(["round", "butt"]), "Ends of the stroke; default: `round`."),
      KeyDescription("fade", .part(.points), "Vertical gradient of the fill: two [y, opacity]."),
      KeyDescription("repeat", .map(copies), "Copies of the layer."),
      KeyDescription("followsArrow", .flag, "Whether `arrow` of a state turns the layer."),
    ]
      + DrawingNumber.all.map { KeyDescription($0.name, .part(.number), $0.summary) }
  )

  /// The keys of a circle that is a map.
  static let circle = KeyTable(keys: [
    KeyDescription("r", .number(0...500), isRequired: true, "Radius."),
    KeyDescription("at", .list(coordinate), "Center; default: `[0, 0]`."),
    KeyDescription("from", .number(-360...360), "Angle of the start, clockwise from twelve."),
    KeyDescription("sweep", .number(-360...360), "Angle of the arc; default: `360`."),
  ])

  static let rect = KeyTable(keys: [
    KeyDescription("size", .list(coordinate), isRequired: true, "Width and height."),
    KeyDescription("at", .list(coordinate), "Center; default: `[0, 0]`."),
    KeyDescription("radius", .number(0...500), "Radius of the corners."),
  ])

  static let image = KeyTable(keys: [
    KeyDescription("name", .text, isRequired: true, "Name in the app's asset catalog."),
    KeyDescription("size", .list(coordinate), isRequired: true, "Width and height."),
  ])

  static let copies = KeyTable(keys: [
    KeyDescription("count", .integer(2...24), isRequired: true, "Number of copies."),
    KeyDescription("turn", .number(-360...360), "Degrees between two copies."),
    KeyDescription("move", .list(coordinate), "Distance between two copies."),
    KeyDescription("delay", .duration(0...5), "Delay of the loops from copy to copy."),
  ])

  /// The keys of a driver, the source of a channel's value in a state.
  package static let driver = KeyTable(keys: [
    KeyDescription(
      "to",
      .part(.constant),
      "Constant with a move of its own, or with another value under Increase Contrast."
    ),
    KeyDescription(
      "highContrast",
      .part(.constant),
      "Beside `to`: constant under Increase Contrast."
    ),
    KeyDescription("pull", .part(.points), "Values by the pull divided by the distance."),
    KeyDescription("points", .part(.points), "Values by the points of pull."),
    KeyDescription("visible", .part(.points), "Values by the visible part of the control."),
    KeyDescription("loop", .duration(0.1...60), "Duration of a loop."),
    KeyDescription("once", .duration(0.01...60), "Duration from the start of the state."),
    KeyDescription("keys", .part(.points), "Values by the part of the duration, from 0 to 1."),
    KeyDescription("steps", .integer(2...60), "Number of steps in a loop."),
    KeyDescription("over", .duration(0...5), "Duration of the move to this value."),
    KeyDescription("delay", .duration(0...5), "Time before the move."),
    KeyDescription(
      "ease",
      .word(RefreshEase.names),
      "Timing curve between two keys; beside `to`, of the move."
    ),
  ])

  /// The keys of a driver of which it has one.
  static let inputs = ["pull", "points", "visible", "loop", "once", "to"]

  package static let channel = KeyTable(
    keys: RefreshState.allCases.map {
      KeyDescription(.state($0), .part(.driver), "Driver \($0.moment).")
    } + [
      KeyDescription(.key(.all), .part(.driver), "Driver of all other states."),
      KeyDescription("over", .duration(0...5), "Duration of the move at a change of state."),
      KeyDescription("delay", .duration(0...5), "Time before the move."),
      KeyDescription(
        "ease",
        .word(RefreshEase.names),
        "Timing curve of the move; default: `easeOut`."
      ),
    ]
  )

  /// A coordinate, in points.
  static let coordinate = ValueType.number(-500...500)
}

/// A value in a drawing that has several forms.
package enum DrawingPart: Sendable {
  case indicator, drawing, layers, box, circle, points, constant, number, color, driver

  /// The forms, for the reference page.
  package var forms: String {
    switch self {
    case .indicator:
      (["none"] + RefreshAppearance.Indicator.names).map { "`\($0)`" }.joined(separator: ", ")
        + ", `$name`"
    case .drawing: "drawing"
    case .layers: "list of layers"
    case .box: "number, or `[width, height]`"
    case .circle: "radius, or map"
    case .points: "list of `[number, value]`"
    case .constant: "number, or color"
    case .number: "number, `hold`, list for copies, driver, or map of states"
    case .color:
      "`ink`, `tint`, `track`, `bad`, color, list for copies, driver, or map of states"
    case .driver: "value, list for copies, or driver"
    }
  }

  /// The keys of the form that is a map.
  package var table: KeyTable? {
    switch self {
    case .drawing: SpecLanguage.drawing
    case .layers: SpecLanguage.layer
    case .circle: SpecLanguage.circle
    case .number, .color: SpecLanguage.channel
    case .driver: SpecLanguage.driver
    case .indicator, .box, .points, .constant: nil
    }
  }

  /// An example of the value.
  var example: String {
    switch self {
    case .indicator: "ring"
    case .drawing: "{box: 20, layers: [{circle: 9, stroke: tint}]}"
    case .layers: "[{circle: 9, stroke: tint}]"
    case .box, .circle: "20"
    case .constant: "1"
    case .points: "[[0, 0], [1, 1]]"
    case .number, .driver: "{pull: [[0, 0], [1, 1]]}"
    case .color: "tint"
    }
  }
}

/// A number of a layer that specs can set.
private struct DrawingNumberRow: Sendable {
  let name: String
  /// The values of a constant.
  let range: ClosedRange<Double>
  let summary: String

  init(_ name: String, _ range: ClosedRange<Double>, _ summary: String) {
    (self.name, self.range, self.summary) = (name, range, summary)
  }

  /// The numbers that specs can set, in the order of their cases.
  static let all = [
    Self("start", 0...1, "Part of the length at which the stroke starts; default: `0`."),
    Self("end", 0...1, "Part of the length at which the stroke ends; default: `1`."),
    Self("x", -500...500, "Horizontal place of the layer's origin."),
    Self("y", -500...500, "Vertical place of the layer's origin; down is positive."),
    Self("rotate", -3600...3600, "Degrees, clockwise, around the layer's origin."),
    Self("scale", 0...20, "Scale; strokes scale, too."),
    Self("scaleX", 0...20, "Horizontal scale."),
    Self("scaleY", 0...20, "Vertical scale."),
    Self("opacity", 0...1, "Opacity."),
    Self("width", 0...100, "Width of the stroke; default: `1`."),
    Self("shown", 0...24, "Number of copies that are drawn; default: all."),
  ]
}

extension DrawingNumber {
  /// The numbers that specs can set, in the order of the documentation.
  static let all = Array(allCases.prefix(DrawingNumberRow.all.count))

  private var row: DrawingNumberRow { DrawingNumberRow.all[Int(rawValue)] }

  /// The name in specs.
  package var name: String { row.name }

  /// The values of a constant.
  var range: ClosedRange<Double> { row.range }

  var summary: String { row.summary }
}

extension RefreshEase: DesignChoice {
  package static let names = ["linear", "easeIn", "easeOut", "easeInOut"]
}
