import RefreshCore
import RefreshLanguage

/// A drawing in an animated image: an element for each copy of a layer, with keyframes.
///
/// The evaluator computes all frames; the keyframes are those that a line between two does not say.
struct DrawingAnimation {
  private let drawing: RefreshDrawing
  private let layers: [RefreshLayer]
  /// The records of each frame; none where the control shows another drawing.
  private let records: [[DrawingRecord]]
  /// The center of the drawing in each frame.
  private let centers: [(x: Double, y: Double)?]
  private let cell: SheetCell

  /// Creates the animation of a drawing; `cells` are those of all states in one theme.
  init(drawing: RefreshDrawing, in frames: [ControlAnimation.Frame], cells: [SheetCell]) {
    (self.drawing, layers, cell) = (drawing, drawing.allLayers, cells[0])
    var run = Run()
    let shown = frames.map { frame -> SheetCell? in
      let cell = cells[Int(frame.state.rawValue)]
      return cell.appearance.appearance.shownDrawing == drawing ? cell : nil
    }
    records = zip(frames, shown).map { frame, cell in
      run.records(of: frame, still: cell?.still(drawing))
    }
    centers = shown.map { $0?.indicatorCenter }
  }

  /// The pose of the drawing from frame to frame.
  private struct Run {
    private var pose: DrawingPose?
    private var moment = DrawingMoment(.idle)
    private var start = 0.0

    mutating func records(of frame: ControlAnimation.Frame, still: DrawingStill?)
      -> [DrawingRecord]
    {
      guard let still else {
        pose = nil
        return []
      }
      let resolved = still.resolved
      var pose = pose ?? DrawingPose(of: resolved)
      moment.since = frame.time - start
      (moment.pull, moment.points) = (frame.pull, frame.pull * still.distance)
      moment.visible = frame.visible
      if frame.state != moment.state {
        if self.pose != nil { pose.change(to: frame.state, at: moment, in: resolved) }
        (moment.state, moment.since, start) = (frame.state, 0, frame.time)
      }
      self.pose = pose
      var records: [DrawingRecord] = []
      resolved.draw(at: moment, from: pose, into: &records)
      return records
    }
  }

  /// The elements; their keyframes are added to `keyframes`.
  func svg(into keyframes: inout Keyframes) -> String {
    let places = Self.filled(centers)
    guard let first = places.first else { return "" }
    let motion = keyframes.name(of: places.map { [$0.x, $0.y] }, tolerance: [0.1, 0.1]) { place in
      "transform: translate(\(SVG.number(place[0]))px, \(SVG.number(place[1]))px)"
    }
    let content = elements(
      layers.indices,
      frames: records.map { $0[...] },
      id: "d\(cell.theme)",
      into: &keyframes
    )
    let mirrored = cell.mirror(of: drawing)
    let start = "\(SVG.number(first.x)) \(SVG.number(first.y))"
    return "<g transform=\"translate(\(start))\"\(Self.moving([motion]))>"
      + (mirrored.isEmpty ? content : "<g transform=\"\(mirrored.dropFirst())\">\(content)</g>")
      + "</g>"
  }

  /// The elements of layers next to each other, whose records in each frame are `frames`.
  private func elements(
    _ range: Range<Int>,
    frames: [ArraySlice<DrawingRecord>],
    id: String,
    into keyframes: inout Keyframes
  ) -> String {
    var (content, index) = ("", range.lowerBound)
    while index < range.upperBound {
      let inside = layers[index].all.count
      for copy in 0..<(layers[index].copies?.count ?? 1) {
        let found = frames.map { Self.position(of: index, copy: copy, in: $0) }
        let parts = zip(frames, found).map { frame, place in
          place.map { frame[($0 + 1)..<($0 + 1 + frame[$0].inside)] } ?? []
        }
        let own = zip(frames, found).map { frame, place in place.map { frame[$0] } }
        guard own.contains(where: { $0 != nil }) else { continue }
        let name = "\(id)-\(index)-\(copy)"
        content += element(layers[index], found: own, id: name, into: &keyframes) { keyframes in
          let inner = index + 1..<index + inside
          guard layers[index].isSpinner, let part = parts.first(where: { !$0.isEmpty }) else {
            return elements(inner, frames: parts, id: name, into: &keyframes)
          }
          // All spinners share the keyframes of a turn, instead of those of each spoke.
          return
            "<g class=\"spinner\">\(elements(inner, frames: [part], id: name, into: &keyframes))</g>"
        }
      }
      index += inside
    }
    return content
  }

  private static func position(
    of layer: Int,
    copy: Int,
    in records: ArraySlice<DrawingRecord>
  ) -> Int? {
    var index = records.startIndex
    while index < records.endIndex {
      if records[index].layer == layer, records[index].copy == copy { return index }
      index += 1 + records[index].inside
    }
    return nil
  }

  /// The element of a layer's copy, which is invisible in frames without a record.
  private func element(
    _ layer: RefreshLayer,
    found: [DrawingRecord?],
    id: String,
    into keyframes: inout Keyframes,
    content: (inout Keyframes) -> String
  ) -> String {
    let records = Self.filled(found)
    let opacities = found.map { [$0?.opacity ?? 0] }
    let opacity = keyframes.name(of: opacities, tolerance: [0.01]) { numbers in
      "opacity: \(DrawingImage.number(numbers[0]))"
    }
    let motions = [place(of: records, into: &keyframes), opacity]
    let shape =
      if case .group = layer.shape {
        content(&keyframes)
      } else {
        shape(layer, records: records, id: id, into: &keyframes)
      }
    let attributes = DrawingImage.attributes(of: records[0]) + Self.moving(motions)
    return attributes.isEmpty ? shape : "<g\(attributes)>\(shape)</g>"
  }

  /// The keyframes of the place; turns are not undone where a loop starts again.
  private func place(of records: [DrawingRecord], into keyframes: inout Keyframes) -> String? {
    var turns = 0.0
    let values = records.indices.map { frame -> [Double] in
      let record = records[frame]
      let step = frame > 0 ? record.rotate - records[frame - 1].rotate : 0
      if abs(step) > 180 { turns -= (step / 360).rounded() * 360 }
      return [
        record.turn, record.x, record.y, record.rotate + turns, record.scaleX, record.scaleY,
      ]
    }
    return keyframes.name(of: values, tolerance: [1, 0.1, 0.1, 1, 0.01, 0.01]) { values in
      let text = values.map(DrawingImage.number)
      return "transform: rotate(\(text[0])deg) translate(\(text[1])px, \(text[2])px) "
        + "rotate(\(text[3])deg) scale(\(text[4]), \(text[5]))"
    }
  }

  private func shape(
    _ layer: RefreshLayer,
    records: [DrawingRecord],
    id: String,
    into keyframes: inout Keyframes
  ) -> String {
    var motions: [String?] = []
    let (length, gap) = layer.length
    if layer.stroke != nil {
      let dashes = records.map { [($0.end - $0.start) * length, $0.start * length] }
      motions.append(
        keyframes.name(of: dashes, tolerance: [0.2, 0.2]) { values in
          "stroke-dasharray: \(DrawingImage.number(values[0])) \(DrawingImage.number(gap)); "
            + "stroke-dashoffset: \(DrawingImage.number(-values[1]))"
        }
      )
      motions.append(
        keyframes.name(of: records.map { [$0.width] }, tolerance: [0.05]) { values in
          "stroke-width: \(DrawingImage.number(values[0]))"
        }
      )
      motions.append(colors("stroke", colors: records.map(\.stroke), into: &keyframes))
    }
    if layer.fill != nil {
      let property = layer.fade == nil ? "fill" : "stop-color"
      motions.append(colors(property, colors: records.map(\.fill), into: &keyframes))
    }
    return DrawingImage.shape(layer, record: records[0], id: id, animation: Self.moving(motions))
  }

  private func colors(
    _ property: String,
    colors: [DrawingColor],
    into keyframes: inout Keyframes
  ) -> String? {
    let values = colors.map { [$0.red, $0.green, $0.blue, $0.alpha] }
    return keyframes.name(of: values, tolerance: Array(repeating: 0.01, count: 4)) { parts in
      let color = DrawingColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      return "\(property): \(DrawingImage.color(color))"
    }
  }

  private static func moving(_ names: [String?]) -> String {
    let names = names.compactMap { $0 }
    guard !names.isEmpty else { return "" }
    return " class=\"moving\" style=\"animation-name: \(names.joined(separator: ", "))\""
  }

  /// The values, with that of the nearest frame before in place of missing ones.
  private static func filled<Value>(_ values: [Value?]) -> [Value] {
    guard var last = values.lazy.compactMap({ $0 }).first else { return [] }
    return values.map { value in
      last = value ?? last
      return last
    }
  }
}
