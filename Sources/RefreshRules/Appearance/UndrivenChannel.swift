import RefreshCore
import RefreshDiagnostics
import RefreshExploration
import RefreshLanguage

struct UndrivenChannel: ControlRule {
  static let metadata = RuleMetadata(
    "undriven-channel",
    severity: .warning,
    summary: "Channel of a drawing that nothing drives.",
    reason: "The value is the same in all states that the control can have.",
    bad: """
      style: overlay
      states: {all: {indicator: $ring}}
      indicators: {ring: {box: 21, layers: [{circle: 9, stroke: tint, width: 2, end: {visible: [[0, 0], [1, 1]]}}]}}
      """,
    good: """
      style: overlay
      states: {all: {indicator: $ring}}
      indicators: {ring: {box: 21, layers: [{circle: 9, stroke: tint, width: 2, end: {pull: [[0, 0], [1, 1]]}}]}}
      """
  )

  /// Checks the drawings of the spec itself in the states that the control can have.
  static func check(_ subject: RuleSubject) -> [Diagnostic] {
    guard !subject.isBase, let facts = subject.facts, facts.violation == nil else { return [] }
    // A pending refresh looks like a refresh.
    let states = RefreshState.allCases.filter { $0 != .pending && subject.isReachable($0) }
    return subject.own.map(.indicators).entries.flatMap { entry -> [Diagnostic] in
      guard case .drawing(let reference) = entry.field.value else { return [] }
      let drawing = reference.resolved(entry.name, in: Palette())
      // The spokes of a spinner are no layer of the spec.
      let layers = drawing.allLayers.filter { $0[.opacity] != .all(.spokes) }
      for (index, layer) in layers.enumerated() {
        for channel in layer.channels where !layer.isTurned(by: channel.number) {
          guard let reason = reason(channel.drivers, in: states, of: subject.control.behavior)
          else { continue }
          return finding(
            in: subject,
            at: entry.field.keyRange,
            message: "nothing drives '\(channel.number.name)' of layer \(index + 1) of "
              + "\(SafeText.quote(entry.name)): \(reason)",
            remedy: "write one number, or use a driver that changes"
          )
        }
      }
      return []
    }
  }

  /// The reason for which a channel stays the same; `nil` if it changes, or says one number.
  private static func reason(
    _ channel: RefreshChannel<Double>,
    in states: [RefreshState],
    of behavior: RefreshBehavior
  ) -> String? {
    let all = Set(channel.drivers)
    let shown = Set(states.map { channel[$0] })
    guard all.count > 1 || all.first?.input.isMoving == true, let driver = shown.first,
      shown.count == 1
    else { return nil }
    switch driver.input {
    case .constant, .copies, .hold:
      return "the control is never in a state with another value"
    case .visible where behavior.style != .pull:
      return "the visible part of a control of the style '\(behavior.style)' is always the whole"
    case .points where behavior.trigger.distance.points == 0: return "the trigger distance is 0"
    default: return nil
    }
  }
}

extension DriverInput {
  /// Whether the value may change while a state lasts.
  fileprivate var isMoving: Bool {
    switch self {
    case .constant, .copies, .hold: false
    case .pull, .points, .visible, .loop, .once: true
    }
  }
}

extension RefreshLayer {
  /// Whether the arrows of the states drive a number.
  fileprivate func isTurned(by number: DrawingNumber) -> Bool { isArrow && number == .rotate }
}
