public import RefreshRuntime
import RefreshWorld

/// A control under test, in a simulated list with a virtual clock.
///
/// A generated test states what the spec of the control says, in plain numbers and texts. What is the
/// same for all controls is checked here: see `life(seed:)`. The control never comes from the numbers
/// of a test, so a test fails if someone edits the control, or if the generator writes it wrong.
@MainActor
public struct TestedControl<Design: RefreshDesign> {
  var behavior: RefreshBehavior { Design.behavior }

  /// Creates the tests of a design.
  public nonisolated init(_ design: Design.Type) {}
}

/// The checks of a generated test, each of which passes or fails by itself.
///
/// They are the arguments of one test, since the compiler takes four times as long for four tests.
public enum ControlCheck: CaseIterable, Sendable {
  /// One refresh, with the distances, times and insets of the spec.
  case refresh
  /// The values of the spec, and the defaults of all other keys.
  case values
  /// The appearance of each state.
  case appearances
  /// The life of the control, whatever its spec.
  case life
}

/// The values of the spec.
extension TestedControl {
  /// Expects values by their keys, and the defaults of all other keys.
  ///
  /// The defaults of `trigger.distance` and `trigger.requiresDrag` follow from the gesture and the
  /// height.
  public func expect(_ values: KeyValuePairs<String, TestValue>) throws(TestFailure) {
    let stated = Dictionary(values.map { ($0.key, $0.value) }) { $1 }
    let isSystem = stated["style"] == "system"
    var expected = (isSystem ? DesignOptions.defaultsInsideSystem : .defaults).values
    for key in stated.keys where expected[key] == nil && !DesignOptions.optionalKeys.contains(key) {
      throw TestFailure("\(key): there is no such key")
    }
    expected.merge(stated) { $1 }
    let when = expected["trigger.when"]
    if case .number(let height)? = expected["height"],
      let kind = RefreshTrigger.When.allCases.first(where: { when == .text("\($0)") })
    {
      let plain = RefreshTrigger(when: kind, ofHeight: height)
      expected["trigger.distance"] = TestValue(of: plain.distance)
      expected["trigger.requiresDrag"] = .flag(plain.requiresDrag)
    }
    expected.merge(stated) { $1 }
    try TestFailure.throwAny(DesignOptions(of: Design.self).differences(from: expected))
  }

  /// Expects the appearance of each state: the values of all groups that contain the state, and
  /// nothing else.
  ///
  /// A control without a second level never shows the states for it.
  ///
  /// In the values, `$` and a name stand for one of the `colors`.
  public func expect(
    colors: KeyValuePairs<String, String> = [:],
    states: KeyValuePairs<[RefreshState], KeyValuePairs<String, TestValue>>
  ) throws(TestFailure) {
    let palette = Dictionary(colors.map { ("$\($0.key)", $0.value) }) { $1 }
    let plain = DesignOptions(of: RefreshAppearance()).values
    let unshown: [RefreshState] =
      behavior.secondLevel == nil ? [.secondLevelArmed, .secondLevel] : []
    let differences = RefreshState.allCases.filter { !unshown.contains($0) }.flatMap { state in
      var expected = plain
      for group in states where group.key.contains(state) {
        for (key, value) in group.value {
          if case .text(let name) = value,
            key.lowercased().hasSuffix("color")
              || ["background", "tint", "ink", "track", "bad"].contains(key),
            let color = palette[name]
          {
            expected[key] = .text(color)
          } else {
            expected[key] = value
          }
        }
      }
      return DesignOptions(of: Design.appearance(in: state))
        .differences(from: expected, place: " in \(state)")
    }
    try TestFailure.throwAny(differences)
  }
}

/// One refresh, played with the numbers of the spec.
extension TestedControl {
  /// Plays one refresh that a pull or a scroll starts.
  ///
  /// A pull by `notAt` points must start no refresh, and the gesture at `butAt` points has to. The
  /// other numbers are as in `refreshes(actionAfter:inset:restAfter:)`.
  public func refreshes(
    notAt below: Double,
    butAt above: Double,
    actionAfter reveal: Double,
    inset: Double,
    restAfter retract: Double
  ) throws(TestFailure) {
    let rig = RefreshRig(Design.self)
    let gesture = behavior.gesture(below: below, above: above, in: .list(for: behavior))
    rig.play(gesture.pull)
    guard !rig.controller.isRefreshing, !rig.controller.machine.phase.isArmed else {
      throw TestFailure("trigger.distance: the control is \(rig.phase) at \(below) points")
    }
    rig.play(gesture.start)
    guard rig.phase == .refreshing else {
      throw TestFailure("trigger.distance: the control is \(rig.phase) after \(above) points")
    }
    try finish(rig, reveal: reveal, inset: inset, retract: retract)
  }

  /// Plays one refresh that a tap starts, or `begin()` if the control takes no tap at rest.
  ///
  /// Inside a `UIRefreshControl`, a finger pulls until UIKit starts the refresh; a scroll without a
  /// finger starts none.
  ///
  /// The action runs `reveal` seconds after the start. While the whole control is visible, it adds an
  /// inset of `inset` points. It is back at rest `retract` seconds after the end of the action.
  public func refreshes(
    actionAfter reveal: Double,
    inset: Double,
    restAfter retract: Double
  ) throws(TestFailure) {
    let rig = RefreshRig(Design.self)
    if behavior.trigger.when == .system {
      rig.view.scroll(to: rig.offset(at: 300))
      try TestFailure.expect("phase without a finger", found: rig.phase, toBe: .pulling)
      rig.view.scroll(to: rig.offset(at: 300), dragging: true)
    } else if !rig.controller.tap() {
      rig.controller.begin()
    }
    try finish(rig, reveal: reveal, inset: inset, retract: retract)
  }

  private func finish(
    _ rig: RefreshRig,
    reveal: Double,
    inset: Double,
    retract: Double
  ) throws(TestFailure) {
    try expect("actions", after: reveal, in: rig) { rig.actionCount }
    rig.view.scroll(to: rig.offset(at: 2 * behavior.height))
    try TestFailure.expect("insetWhileRefreshing", found: rig.addedInset, toBe: inset)
    rig.controller.end()
    try expect("completions", after: retract, in: rig) { rig.completionCount }
    guard !rig.controller.isRefreshing, rig.phase != .ending else {
      throw TestFailure("the control is \(rig.phase) after the refresh")
    }
  }

  /// Expects a count of 1 after some seconds, and of 0 until then.
  private func expect(
    _ name: String,
    after seconds: Double,
    in rig: RefreshRig,
    count: () -> Int
  ) throws(TestFailure) {
    let moment = min(0.001, seconds / 2)
    rig.clock.advance(by: seconds - moment)
    if seconds > 0 {
      try TestFailure.expect("\(name) before \(seconds) s", found: count(), toBe: 0)
    }
    rig.clock.advance(by: moment)
    try TestFailure.expect("\(name) after \(seconds) s", found: count(), toBe: 1)
  }
}

extension [RefreshState] {
  /// All states.
  public static var all: [RefreshState] { RefreshState.allCases }

  /// Returns all states except the given ones.
  public static func all(except others: RefreshState...) -> [RefreshState] {
    RefreshState.allCases.filter { !others.contains($0) }
  }
}

/// The error for a control that is not what its spec says.
public struct TestFailure: Error, Equatable, CustomStringConvertible {
  /// The differences, one for each line.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws the differences, unless there are none.
  static func throwAny(_ differences: [String]) throws(TestFailure) {
    if !differences.isEmpty { throw TestFailure(differences.joined(separator: "\n")) }
  }

  /// Throws if two values differ.
  static func expect<Value: Equatable>(
    _ subject: String,
    found: Value,
    toBe expected: Value
  ) throws(TestFailure) {
    if found != expected { throw TestFailure("\(subject): expected \(expected), found \(found)") }
  }
}
