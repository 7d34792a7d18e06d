import Foundation
import RefreshCore
import RefreshTesting
import Testing
import UIKit

@testable import HostileWorld
@testable import RefreshRuntime

/// The drawings of indicators on the double of Core Animation.
@MainActor
@Suite("Drawings", .serialized)
struct DrawingTests {
  /// A design with a drawing in all states.
  enum Drawn: RefreshDesign {
    @TaskLocal static var drawing = RefreshDrawing.ring
    static var behavior: RefreshBehavior { SampleHeader.behavior }
    static var curve: RefreshCurve { .linear }

    static func appearance(in state: RefreshState) -> RefreshAppearance {
      RefreshAppearance(
        tint: RefreshColor(.rgba(0x007A_FFFF)),
        arrow: state == .armed ? .up : .down,
        indicator: .drawing(drawing)
      )
    }
  }

  @Test(
    "the view shows what the evaluator says, also after interrupted changes",
    arguments: RefreshDrawing.builtIn.map(\.key)
  )
  func records(name: String) throws {
    let drawing = try #require(RefreshDrawing.builtIn.first { $0.key == name }?.value())
    try Drawn.$drawing.withValue(drawing) { try compare(Drawn.self) }
  }

  @Test("the view of a preset shows what the evaluator says")
  func presets() throws {
    let presets = RandomDesign.presets + [EspulltorefreshHeaderExample.self]
    let drawn = presets.filter { $0.appearance(in: .pulling).indicator?.drawing != nil }
    #expect(drawn.count >= 13)
    for preset in drawn { try compare(preset) }
  }

  /// Compares the view with the evaluator at 20 moments of pulls, a refresh and its end.
  private func compare<Design: RefreshDesign>(_ design: Design.Type) throws {
    let behavior = Design.behavior
    let scene = SampleList(isHorizontal: behavior.edge.isHorizontal)
    MediaTime.now = 0
    let controller = scene.attach(design)
    let view = try #require(scene.controlViews.lazy.compactMap { $0.first(DrawingView.self) }.first)
    let film = try Film(design, of: controller, in: view)
    let rest = behavior.rest(in: try #require(controller.reading))
    func pull(to part: Double, isDragging: Bool = true) {
      let points = part * behavior.trigger.distance.points
      let offset = rest + (behavior.edge.isFar ? points : -points)
      scene.list.scroll(to: offset, dragging: isDragging)
    }
    var random = SplitMix(seed: 41)
    var states: Set<RefreshState> = []
    for moment in 0..<20 {
      switch moment {
      case 8:
        pull(to: 1.1)
        scene.lift()
        // Some presets start with the first scroll after the finger has lifted.
        pull(to: 1.05, isDragging: false)
      case 9..<13: break
      case 13: controller.end(.failure)
      default: pull(to: Double.random(in: 0...1.5, using: &random))
      }
      DisplayLinks.showFrame(at: MediaTime.now + Double.random(in: 0...0.2, using: &random))
      view.draw()
      states.insert(controller.machine.visibleState)
      #expect(film.shown.count == film.expected.count, "\(design), moment \(moment)")
      for (shown, expected) in zip(film.shown, film.expected) {
        #expect(
          shown.count == expected.count
            && zip(shown, expected).allSatisfy { abs($0 - $1) < 1e-5 },
          "\(design), moment \(moment): the view has \(shown), but the evaluator \(expected)"
        )
      }
    }
    #expect(states.contains(.refreshing), "\(design)")
  }

  @Test("a drawing needs frames only while it moves by itself")
  func frames() throws {
    DisplayLinks.running = []
    MediaTime.now = 0
    let scene = SampleList()
    let controller = scene.attach(Drawn.self)
    func show(_ seconds: Double) { DisplayLinks.showFrame(at: MediaTime.now + seconds) }
    show(0.1)
    #expect(DisplayLinks.running.isEmpty)
    scene.pull(to: 61)
    show(0.1)
    #expect(!DisplayLinks.running.isEmpty)
    show(1)
    #expect(DisplayLinks.running.isEmpty)
    scene.lift()
    show(10)
    #expect(DisplayLinks.running.count == 1)
    controller.detach()
    show(0.1)
    #expect(DisplayLinks.running.isEmpty)
  }

  @Test("colors follow dark mode, and the pose stays")
  func colors() throws {
    MediaTime.now = 0
    let scene = SampleList()
    _ = scene.attach(Drawn.self)
    scene.pull(to: 40)
    DisplayLinks.showFrame(at: 1)
    let view = try #require(scene.controlViews[0].first(DrawingView.self))
    let before = Film.rows(view.layer.sublayers[0])
    view.ownTraits = UITraitCollection(userInterfaceStyle: .dark)
    let after = Film.rows(view.layer.sublayers[0])
    #expect(after.map { $0.prefix(10) } == before.map { $0.prefix(10) })
    #expect(after != before)
  }

  @Test("a drawing has the colors of the state, and wider strokes under Increase Contrast")
  func roles() throws {
    enum Toned: RefreshDesign {
      static var behavior: RefreshBehavior { SampleHeader.behavior }
      static var curve: RefreshCurve { .linear }

      static func appearance(in state: RefreshState) -> RefreshAppearance {
        let track = state == .idle ? nil : RefreshColor(.rgba(0x0033_66FF))
        return RefreshAppearance(
          ink: RefreshColor(.rgba(0x3366_99FF)),
          track: track,
          indicator: .ring
        )
      }
    }
    MediaTime.now = 0
    let scene = SampleList()
    _ = scene.attach(Toned.self)
    scene.pull(to: 40)
    DisplayLinks.showFrame(at: 1)
    let view = try #require(scene.controlViews[0].first(DrawingView.self))
    // The group, its track and its arc.
    func rows() -> [[Double]] { Film.rows(view.layer.sublayers[0]) }
    #expect(rows()[1][9...13] == [2.5, 0, 0.2, 0.4, 1])
    #expect(rows()[2][9...13] == [2.5, 0.2, 0.4, 0.6, 1])
    view.ownTraits = UITraitCollection(accessibilityContrast: .high)
    #expect(rows()[1][9...13] == [3, 0, 0.2, 0.4, 1])
  }

  @Test("another drawing fades in")
  func change() {
    enum Changing: RefreshDesign {
      static var behavior: RefreshBehavior { SampleHeader.behavior }
      static var curve: RefreshCurve { .linear }

      static func appearance(in state: RefreshState) -> RefreshAppearance {
        RefreshAppearance(indicator: state == .armed ? .telegram : .ring)
      }
    }
    let scene = SampleList()
    _ = scene.attach(Changing.self)
    let view = scene.controlViews[0].first(DrawingView.self)
    #expect(view?.intrinsicContentSize == CGSize(width: 24, height: 24))
    #expect(view?.layer.animations.isEmpty == true)
    scene.pull(to: 61)
    #expect(view?.intrinsicContentSize == CGSize(width: 22, height: 22))
    #expect(view?.layer.animations.count == 1)
  }
}

/// What the evaluator says, by the inputs that a view asks for.
@MainActor
private final class Film {
  private let drawing: RefreshDrawing
  private let resolved: Drawing
  private let root: CALayer
  private var pose: DrawingPose
  private var moment = DrawingMoment(.idle)
  private var start = 0.0

  init<Design: RefreshDesign>(
    _ design: Design.Type,
    of controller: RefreshController,
    in view: DrawingView
  ) throws {
    let appearances = RefreshState.allCases.map { Design.appearance(in: $0) }
    drawing = try #require(appearances[0].indicator?.drawing)
    root = view.layer.sublayers[0]
    resolved = drawing.resolved(arrows: drawing.hasArrow ? appearances.map(\.arrow) : []) { paint in
      let color = paint.color(in: appearances[0]).uiColor(in: .main)
      let parts = color.resolvedColor(with: view.traitCollection).cgColor.components ?? []
      return DrawingColor(
        red: Double(parts[0]),
        green: Double(parts[1]),
        blue: Double(parts[2]),
        alpha: Double(parts[3])
      )
    }
    pose = DrawingPose(of: resolved)
    let inputs = view.inputs
    view.inputs = { [weak self] in
      let now = inputs()
      self?.follow(controller.machine.visibleState, now)
      return now
    }
  }

  private func follow(_ state: RefreshState, _ inputs: DrawingView.Inputs) {
    moment.since = MediaTime.now - start
    (moment.pull, moment.points, moment.visible) = (inputs.pull, inputs.points, inputs.visible)
    guard state != moment.state else { return }
    pose.change(to: state, at: moment, in: resolved)
    (moment.state, moment.since, start) = (state, 0, MediaTime.now)
  }

  /// The numbers of the visible layers.
  var shown: [[Double]] { Self.rows(root) }

  /// The same numbers of the records.
  var expected: [[Double]] {
    var records: [DrawingRecord] = []
    resolved.draw(at: moment, from: pose, into: &records)
    let layers = drawing.allLayers
    return records.map { record in
      func turn(_ degrees: Double) -> (Double, Double) {
        (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      }
      let (copy, all) = (turn(record.turn), turn(record.turn + record.rotate))
      var row = [
        all.0 * record.scaleX, all.1 * record.scaleX, -all.1 * record.scaleY,
        all.0 * record.scaleY, copy.0 * record.x - copy.1 * record.y,
        copy.1 * record.x + copy.0 * record.y, record.opacity,
      ]
      if case .group = layers[record.layer].shape { return row }
      row += [record.start, record.end, record.width] + Self.parts(record.stroke)
      return layers[record.layer].fade == nil ? row + Self.parts(record.fill) : row
    }
  }

  private static func parts(_ color: DrawingColor) -> [Double] {
    [color.red, color.green, color.blue, color.alpha]
  }

  static func rows(_ layer: CALayer) -> [[Double]] {
    let visible = layer.sublayers.filter { !$0.isHidden && !($0 is CAGradientLayer) }
    return visible.flatMap { layer -> [[Double]] in
      let place = layer.transform
      var row: [Double] = [
        place.a, place.b, place.c, place.d, place.tx, place.ty, Double(layer.opacity),
      ]
      if let shape = layer as? CAShapeLayer {
        row += [shape.strokeStart, shape.strokeEnd, shape.lineWidth]
        for color in [shape.strokeColor, shape.fillColor] {
          row += (color?.components ?? []).map { Double($0) }
        }
      }
      return [row] + rows(layer)
    }
  }
}
