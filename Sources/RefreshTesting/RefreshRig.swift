public import RefreshRuntime

/// A control in a simulated scroll view, with a finger and a clock, for tests.
///
/// Distances count along the pull, so a test reads the same for every edge. A class, since it holds
/// the scroll view and the clock that the control acts on.
@MainActor
public final class RefreshRig {
  /// The scroll view.
  public let view: SimulatedScrollView
  /// The time.
  public let clock = VirtualClock()
  /// The control.
  public let controller: RefreshController

  /// Puts the control of a design into a list that is longer than its viewport.
  ///
  /// The action does nothing; `controller.end(_:)` ends it.
  public init<Design: RefreshDesign>(_ design: Design.Type) {
    // The list starts at rest at the control's edge, with a navigation bar above it and a home
    // indicator below.
    let isFar = design.behavior.edge.isFar
    view = SimulatedScrollView(
      viewport: 600,
      content: 2000,
      start: 64,
      end: 34,
      offset: isFar ? 1434 : -64
    )
    controller = Self.attach(design, to: view, clock: clock)
    if controller.machine.behavior.ignoredInset != 0 { rest() }
  }

  /// What the control is doing.
  public var phase: RefreshPhase { controller.phase }

  /// What the control adds to its edge's inset, to a millionth of a point.
  ///
  /// Offsets are sums, and those of most decimal fractions are off by less.
  public var share: Double { Self.rounded(controller.machine.share) }

  /// Where the viewport starts, to a millionth of a point.
  public var offset: Double { Self.rounded(view.offset) }

  /// How many actions have been started.
  public var actionCount: Int { controller.actionCount }

  /// How many of them have been completed.
  public var completionCount: Int { controller.completionCount }

  /// The inset at the control's edge, with its share in it, to a millionth of a point.
  public var inset: Double {
    Self.rounded(controller.edge.isFar ? view.endInset : view.startInset)
  }

  /// Pulls the list with a finger until it stands `distance` points past the control's edge.
  public func pull(to distance: Double) {
    view.scroll(to: offset(at: distance), dragging: true)
  }

  /// Moves the list without a finger until it stands `distance` points past the control's edge.
  public func drift(to distance: Double) {
    view.scroll(to: offset(at: distance), dragging: false)
  }

  /// Lifts the finger, and lets the list be seen to move without it.
  public func letGo() {
    view.lift()
    if phase != .refreshing { view.scroll(to: view.offset) }
  }

  /// Lets the list come to rest, with the control in sight while it refreshes.
  public func rest() {
    drift(to: phase == .refreshing ? controller.machine.behavior.height : 0)
  }

  /// Lets time pass.
  public func wait(_ seconds: Double) {
    clock.advance(by: seconds)
  }

  private static func rounded(_ number: Double) -> Double {
    (number * 1e6).rounded() / 1e6
  }

  private func offset(at distance: Double) -> Double {
    let behavior = controller.machine.behavior
    let rest = behavior.rest(in: controller.reading ?? view.reading(at: controller.edge))
    return behavior.edge.isFar ? rest + distance : rest - distance
  }
}
