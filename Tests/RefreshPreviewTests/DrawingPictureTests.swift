import Foundation
import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules
import TestSupport
import Testing

@Suite("Pictures of drawings")
struct DrawingPictureTests {
  /// The drawings of the fixture, in the order of the built-in ones.
  private static let drawings: [RefreshDrawing] = {
    let path = "Tests/Fixtures/ok/drawings.refresh.yml"
    let url = Golden.root.appendingPathComponent(path)
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let file = SourceFile(name: path, text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    let own = spec.controls.flatMap { control in
      control.presentation.appearances.compactMap { $0.appearance.indicator?.drawing }
    }
    return RefreshDrawing.builtIn.compactMap { builtIn in
      own.first { $0.name == "$\(builtIn.key)" }
    }
  }()

  /// A moment of the picture.
  private struct Moment {
    let title: String
    let state: RefreshState
    var pull = 1.0
    var time = 9.0
    var visible = 1.0

    func records(_ drawing: RefreshDrawing, theme: Int = 0) -> [DrawingRecord] {
      var still = DrawingStill(drawing: drawing)
      still.theme = theme
      return still.records(in: state, pull: pull, after: time, visible: visible)
    }
  }

  private static let moments = [
    Moment(title: "pull 30 %", state: .pulling, pull: 0.3),
    Moment(title: "pull 70 %", state: .pulling, pull: 0.7),
    Moment(title: "armed", state: .armed),
    Moment(title: "0.15 s", state: .refreshing, time: 0.15),
    Moment(title: "0.45 s", state: .refreshing, time: 0.45),
    Moment(title: "succeeded", state: .succeeded),
    Moment(title: "failed", state: .failed),
    Moment(title: "half closed", state: .succeeded, time: 0.3, visible: 0.5),
  ]

  @Test("the built-in drawings are those of the specs in the fixture")
  func builtIn() {
    #expect(Self.drawings.count == RefreshDrawing.builtIn.count)
    for (own, (name, builtIn)) in zip(Self.drawings, RefreshDrawing.builtIn) {
      let builtIn = builtIn()
      #expect(builtIn.name == name)
      #expect(own.width == builtIn.width && own.height == builtIn.height)
      for moment in Self.moments {
        // In light mode, without and with Increase Contrast.
        for theme in [0, 2] {
          let images = [own, builtIn].map { drawing in
            DrawingImage(drawing: drawing, records: moment.records(drawing, theme: theme), id: "a")
              .svg
          }
          #expect(images[0] == images[1], "\(own.name) \(moment.title)")
        }
      }
    }
  }

  @Test(
    "A path is trimmed by its length",
    arguments: zip(
      ["M0 0L3 4L3 14", "M0 0L6 0L6 8Z", "M10 0C10 5.523 5.523 10 0 10"],
      [15, 24, 15.708]
    )
  )
  func trimmedPath(_ path: String, length: Double) throws {
    let layer = RefreshLayer(.path(path), stroke: .tint, start: 0.2, end: 0.6)
    let drawing = RefreshDrawing(width: 20, height: 20, layers: [layer])
    let records = DrawingStill(drawing: drawing).records(in: .pulling)
    let svg = DrawingImage(drawing: drawing, records: records, id: "a").svg
    let numbers = try #require(
      svg.firstMatch(of: /stroke-dasharray="(.*?) (.*?)".*offset="-(.*?)"/)
    )
    for (text, part) in [(numbers.1, 0.4), (numbers.2, 1), (numbers.3, 0.2)] {
      #expect(abs((Double(text) ?? 0) - length * part) < 0.01)
    }
  }

  @Test("presets show no arrow of the system beside an arrow that is drawn", arguments: Preset.all)
  func arrows(preset: Preset) {
    for appearance in ControlSpec(map: preset.settings).presentation.appearances.map(\.appearance) {
      guard case .drawing? = appearance.indicator else { continue }
      #expect(appearance.pictureKind == nil)
    }
  }

  @Test(
    "the pictures in the documentation show the drawings of the fixture in eight moments",
    arguments: zip(["indicators", "indicators~dark"], [false, true])
  )
  func picture(name: String, isDark: Bool) throws {
    try Golden("Sources/refreshgen/refreshgen.docc/Resources/\(name).svg")
      .expect(
        Self.picture(isDark: isDark),
        recordedBy: "REFRESHGEN_RECORD=1 swift test --filter DrawingPictureTests"
      )
  }

  /// All drawings, on two cards, so that headings are near.
  private static func picture(isDark: Bool) -> String {
    let (label, cell, height) = (116, 78, 64)
    let rows = (drawings.count + 1) / 2
    let width = label + moments.count * cell + 8
    let (left, card) = (8, rows * height + 40)
    let size = (width + 2 * left, 2 * card + 8)
    let (ground, paper, ink, faint) =
      isDark
      ? ("#000000", "#1C1C1E", "#FFFFFF", "#98989F") : ("#F2F2F7", "#FFFFFF", "#1C1C1E", "#6C6C70")
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.0)\" height=\"\(size.1)\" "
        + "viewBox=\"0 0 \(size.0) \(size.1)\" font-family=\"system-ui, sans-serif\">",
      "<title>The built-in indicators in eight moments</title>",
      "<rect width=\"\(size.0)\" height=\"\(size.1)\" fill=\"\(ground)\"/>",
    ]
    for column in 0..<2 {
      let top = column * card + 40
      lines.append(
        "<rect x=\"\(left)\" y=\"\(top)\" width=\"\(width)\" height=\"\(rows * height)\" rx=\"12\" "
          + "fill=\"\(paper)\"/>"
      )
      for (index, moment) in moments.enumerated() {
        let x = left + label + index * cell + cell / 2
        lines.append(
          "<text x=\"\(x)\" y=\"\(top - 10)\" font-size=\"11\" fill=\"\(faint)\" "
            + "text-anchor=\"middle\">\(moment.title)</text>"
        )
      }
      for (row, drawing) in drawings.dropFirst(column * rows).prefix(rows).enumerated() {
        let middle = top + row * height + height / 2
        lines.append(
          "<text x=\"\(left + 14)\" y=\"\(middle + 4)\" font-size=\"13\" fill=\"\(ink)\">"
            + "\(drawing.name.dropFirst())</text>"
        )
        for (index, moment) in moments.enumerated() {
          let x = left + label + index * cell
          let id = "d\(column)-\(row)-\(index)"
          let records = moment.records(drawing, theme: isDark ? 1 : 0)
          let image = DrawingImage(drawing: drawing, records: records, id: id).svg
          lines.append(
            "<svg x=\"\(x)\" y=\"\(middle - height / 2)\" width=\"\(cell)\" height=\"\(height)\" "
              + "viewBox=\"\(-cell / 2) \(-height / 2) \(cell) \(height)\">\(image)</svg>"
          )
        }
      }
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }
}
