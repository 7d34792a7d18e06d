import RefreshCore
import TemplateEngine

/// What a control takes up of the inset in the places that its tests look at.
struct ShareModel {
  private let behavior: RefreshBehavior

  init(_ behavior: RefreshBehavior) {
    self.behavior = behavior
  }

  /// The record that the template sees.
  var value: Value {
    let appInset = behavior.edge.isFar ? WalkPlaces.list.end : WalkPlaces.list.start
    return [
      "rest": number(behavior.style == .inline ? behavior.height : 0),
      "busy": number(busy),
      "busyName": busy > 0 ? .string(Self.busyName) : "0",
      "inset": number(appInset + busy),
      "halfPull": number(halfPull),
      "half": number(half),
    ]
  }

  /// What tests call the room that a control takes up while it refreshes.
  static let busyName = "height"

  /// How much of the inset that is.
  var busy: Double {
    switch behavior.style {
    case .overlay: 0
    case .inline: behavior.height
    case .pull: behavior.inset == .none ? 0 : behavior.height
    }
  }

  /// Half of the control's height, at a place where a list can stand exactly.
  private var halfPull: Double { (behavior.height / 2).rounded() }

  private var half: Double {
    behavior.style == .pull && behavior.inset == .sticky ? min(halfPull, busy) : busy
  }

  private func number(_ number: Double) -> Value {
    .string(SwiftLiteral.number(number))
  }
}
