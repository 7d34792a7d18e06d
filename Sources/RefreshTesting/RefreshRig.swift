public import RefreshRuntime
import RefreshWorld

/// A control at rest in a simulated list, with a finger and a virtual clock, for tests.
///
/// At every edge, a positive distance is a pull past the edge, so that tests are the same for all
/// edges.
///
/// A class, since a rig stands for one control, which keeps its state between calls.
@MainActor
public final class RefreshRig {
  /// The list: several screens long, below a navigation bar and above a home indicator.
  public let view: SimulatedScrollView
  /// The clock of the control and the list, which advances only on request.
  public let clock = VirtualClock()
  /// The controller of the control, for calls of the app.
  public let controller: RefreshController
  /// The distances and durations of the spec.
  private let numbers: TestNumbers
  private let appearance: (RefreshState) -> RefreshAppearance

  /// Attaches a design's control to a simulated list that is scrolled to the control's edge.
  ///
  /// The action of the control does nothing; a test ends the action by `controller.end(_:)`.
  public init<Design: RefreshDesign>(_ design: Design.Type, _ numbers: TestNumbers) {
    let list = ScrollReading.list
    view = SimulatedScrollView(
      viewport: list.viewport,
      content: list.content,
      start: list.start,
      end: list.end,
      offset: design.behavior.rest(in: list)
    )
    self.numbers = numbers
    appearance = design.appearance
    controller = Self.attach(design, to: view, clock: clock)
  }

  /// The phase of the control.
  public var phase: RefreshPhase { controller.phase }

  /// Returns the states in which the control has the given appearance.
  public func states(showing appearance: RefreshAppearance) -> [RefreshState] {
    RefreshState.allCases.filter { self.appearance($0) == appearance }
  }

  /// The inset that the control adds, rounded to a millionth of a point.
  ///
  /// Rounding removes the error of sums of decimal fractions.
  public var addedInset: Double { Self.rounded(controller.machine.addedInset) }

  /// The content offset of the list, rounded to a millionth of a point.
  public var offset: Double { Self.rounded(view.offset) }

  /// The number of actions that have started.
  public var actionCount: Int { controller.actionCount }

  /// The number of actions that have completed.
  public var completionCount: Int { controller.completionCount }

  /// Performs a path from the current state; throws if an expectation of the path is not met.
  public func play(_ path: TestPath) throws {
    do {
      try follow(path.description)
    } catch {
      throw TestPathError(description: "\(error) in '\(path)'")
    }
  }

  /// Performs a path in the notation of `TestPath`.
  public func play(_ path: String) throws {
    try play(TestPath(path))
  }

  private func follow(_ path: String) throws(TestPathError) {
    let parser = TestPathParser(numbers: numbers)
    let (steps, ending) = try parser.parse(path)
    for step in steps {
      let stimulus = try parser.stimulus(step.text, offset: offset(at:))
      if case .wait(let seconds) = stimulus { try expectTimer(in: seconds, step.text) }
      let expected = step.phase ?? phase
      // `wait forever` expects that no timer runs, and does not advance the clock.
      if stimulus != .wait(.infinity) { controller.perform(stimulus, in: view, clock) }
      try expect("\(phase)", toBe: "\(expected)", "phase after '\(step.text)'")
    }
    try expect("\(actionCount)", toBe: "\(ending.actions)", "number of actions")
    try expect("\(completionCount)", toBe: "\(ending.completions)", "number of completions")
    try expect("\(addedInset)", toBe: "\(Self.rounded(ending.addedInset))", "added inset")
    guard let insets = ending.insets else { return }
    try expect("\(Self.rounded(view.startInset))", toBe: "\(insets.start)", "inset at the start")
    try expect("\(Self.rounded(view.endInset))", toBe: "\(insets.end)", "inset at the end")
  }

  private func expect(
    _ found: String,
    toBe expected: String,
    _ subject: String
  ) throws(TestPathError) {
    guard found != expected else { return }
    throw TestPathError(description: "expected \(expected), found \(found): \(subject)")
  }

  /// Expects the next timer to fire in `seconds`, rounded to a millionth of a second.
  private func expectTimer(in seconds: Double, _ step: Substring) throws(TestPathError) {
    let next = clock.nextDeadline.map { Self.rounded($0 - clock.now) } ?? .infinity
    try expect(
      "\(next) s",
      toBe: "\(Self.rounded(seconds)) s",
      "time to the next timer at '\(step)'"
    )
  }

  private static func rounded(_ number: Double) -> Double {
    (number * 1e6).rounded() / 1e6
  }

  /// The offset of the list when it is pulled `distance` points past its edge.
  private func offset(at distance: Double) -> Double {
    let behavior = controller.machine.behavior
    let rest = behavior.rest(in: controller.reading ?? view.reading(at: controller.edge))
    return behavior.edge.offset(atPull: distance, from: rest)
  }
}
