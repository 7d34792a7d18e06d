import RefreshCore
import TemplateEngine

/// The places around a trigger that its tests look at.
struct TriggerModel {
  /// How far from the boundary the nearest place on the other side lies, in points.
  private static let step = 0.5

  private let behavior: RefreshBehavior
  private let boundary: Double

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
    boundary = behavior.threshold
  }

  /// The last place that does not trigger.
  var short: Double { takesBoundary ? boundary - Self.step : boundary }

  /// The first place that does.
  var past: Double { takesBoundary ? boundary : boundary + Self.step }

  /// Whether the list still stands beyond the boundary once the control has shown itself.
  private var returns: Bool {
    let shows =
      behavior.style == .pull && behavior.inset != .none && behavior.action == .afterReveal
    return !shows || behavior.height.reaches(past)
  }

  /// The record that the template sees.
  var value: Value {
    // One that keeps its state at the boundary has to come back beyond it.
    let back = behavior.trigger.comparison == .latching ? boundary - Self.step : short
    let backName = back == short ? "short" : "short - \(SwiftLiteral.number(short - back))"
    let releases = behavior.trigger.release == .lift
    return [
      "before": "short - 1",
      "short": number(short),
      "past": number(past),
      "back": .string(backName),
      "beyond": "past + 2",
      "returns": .bool(returns),
      "shortPhase": .string(short.isBeyond(0) ? ".pulling" : ".idle"),
      "backPhase": .string(back.isBeyond(0) ? ".pulling" : ".idle"),
      "liftedPhase": .string(releases ? ".refreshing" : ".armed"),
      "driftedPhase": .string(
        behavior.trigger.requiresDrag ? (past.isBeyond(0) ? ".pulling" : ".idle") : ".refreshing"
      ),
    ]
  }

  /// Whether the boundary itself is past it.
  private var takesBoundary: Bool {
    switch behavior.trigger.comparison {
    case .inclusive: true
    case .exclusive: false
    case .latching: behavior.trigger.kind == .reach
    }
  }

  private func number(_ number: Double) -> Value {
    .string(SwiftLiteral.number(number))
  }
}
