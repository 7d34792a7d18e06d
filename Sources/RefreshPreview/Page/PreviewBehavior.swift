import RefreshCore
import RefreshDiagnostics
import RefreshWorld

/// The behavior of a control in the data of a preview page.
struct PreviewBehavior {
  private let numbers: PlayerNumbers
  private let behavior: RefreshBehavior
  /// The index of the diagram.
  private let diagram: JSON

  init(numbers: PlayerNumbers, diagram: JSON) {
    (self.numbers, self.diagram) = (numbers, diagram)
    behavior = numbers.behavior
  }

  var json: JSON {
    [
      "sentence": .string(sentence), "edge": .string("\(behavior.edge)"),
      "isFar": .bool(behavior.edge.isFar), "isSideways": .bool(behavior.edge.isHorizontal),
      "isOverlay": .bool(behavior.style == .overlay),
      "startsByTap": .bool(behavior.trigger.when == .tap), "height": .number(behavior.height),
      "distance": .number(behavior.trigger.distance.points),
      "showcasePull": .number(behavior.showcasePull),
      "hasSecondLevel": .bool(behavior.secondLevel != nil),
      "arrowSymbol": .string(behavior.edge.arrowSymbol),
      "numbers": .array(numbers.values.map(JSON.finite)), "diagram": diagram,
    ]
  }

  /// A sentence with the size of the control, and the gesture that starts a refresh.
  private var sentence: String {
    let height = DecimalText.of(behavior.height, digits: 2)
    let name = behavior.edge.isHorizontal ? "points wide" : "points high"
    let distance =
      behavior.trigger.distance.share.map { "\(DecimalText.of($0 * 100, digits: 1))% of the list" }
      ?? "\(DecimalText.of(behavior.trigger.distance.points, digits: 2)) points"
    let gesture =
      switch behavior.trigger.when {
      case .release:
        "a release \(bound) \(distance) past the edge starts a refresh"
          + (behavior.trigger.requiresDrag ? "" : ", and so does a scroll without a finger")
      case .cross: "a pull of \(bound) \(distance) starts a refresh"
      case .reach: "scrolling \(reach) the edge starts a refresh"
      case .tap: "a tap on the control starts a refresh"
      case .system: "a pull, whose distance UIKit decides, starts a refresh"
      }
    return "\(height) \(name); \(gesture)\(secondLevel)."
  }

  private var bound: String { behavior.includesThreshold ? "at least" : "more than" }

  /// The position at which a scroll starts a refresh, up to the word `edge`.
  private var reach: String {
    let distance = DecimalText.of(abs(behavior.threshold), digits: 2)
    if let share = behavior.trigger.preload.share {
      return "to \(DecimalText.of(share * 100, digits: 1))% of the list before"
    }
    if behavior.threshold < 0 { return "to \(distance) points before" }
    return behavior.threshold > 0 ? "\(distance) points past" : "to"
  }

  private var secondLevel: String {
    guard let level = behavior.secondLevel else { return "" }
    let distance = DecimalText.of(level.distance, digits: 2)
    return ", and a release \(bound) \(distance) points past the edge opens the second level"
  }
}

extension RefreshBehavior {
  /// The pull that a page shows, which arms the control for a refresh.
  ///
  /// The pull ends before the second level: at most halfway between the two trigger distances.
  fileprivate var showcasePull: Double {
    let longest = secondLevel.map { (trigger.distance.points + $0.distance) / 2 } ?? .infinity
    return min(max(trigger.distance.points, height) * 1.25, longest)
  }
}
