package import RefreshRuntime
package import RefreshWorld

/// A list with one control, in which nothing moves but what stimuli and the control move.
///
/// A replay of a trace is such a list, so a control in it does the same as a simulated world. In
/// `SimulatedScrollView`, the interpreter decides when a control may move the list.
@MainActor
package final class ReplayedList: ScrollHost {
  /// The list, without the added inset.
  package private(set) var reading: ScrollReading
  package private(set) var isInWindow = true
  /// The inset that the control adds.
  package private(set) var addedInset = 0.0
  /// The animation of the last change that the control made, if it was animated.
  package private(set) var lastAnimation: RefreshAnimation?
  private let clock: VirtualClock
  private var controller: RefreshController?

  /// Creates a list on screen.
  package init(reading: ScrollReading, clock: VirtualClock) {
    self.reading = reading
    self.clock = clock
  }

  package func reading(at edge: RefreshEdge) -> ScrollReading { reading }

  package func setAddedInset(
    _ inset: Double,
    at edge: RefreshEdge,
    animation: RefreshAnimation?
  ) {
    lastAnimation = animation
    addedInset = inset
  }

  package func scroll(to offset: Double, at edge: RefreshEdge, animation: RefreshAnimation?) {
    lastAnimation = animation
    reading.offset = offset
    controller?.scrolled(reading)
  }

  package func add(_ controller: RefreshController) { self.controller = controller }

  package func remove(_ controller: RefreshController) { self.controller = nil }

  package func controller(at edge: RefreshEdge) -> RefreshController? {
    controller?.edge == edge ? controller : nil
  }

  /// Applies a stimulus to the list and its control.
  package func perform(_ stimulus: Stimulus) {
    guard let controller else { return }
    stimulus.change(&reading)
    switch stimulus {
    case .scroll: controller.scrolled(reading)
    case .displace: controller.displaced(to: reading)
    case .cancelGesture:
      controller.disarm()
      controller.displaced(to: reading)
    case .tap: controller.tap()
    case .wait(let seconds): clock.advance(by: seconds)
    case .begin, .refreshing, .end, .reset, .openSecondLevel, .closeSecondLevel, .hidden, .enabled:
      controller.call(stimulus)
    case .window(let isAttached):
      isInWindow = isAttached
      controller.send(isAttached ? .attached : .detached)
    case .release, .triggered, .opposite, .content, .insets, .viewport:
      if let event = stimulus.event { controller.send(event) }
    }
  }
}

extension RefreshController {
  /// Makes the call of an app that a stimulus is; others are none.
  package func call(_ stimulus: Stimulus) {
    switch stimulus {
    case .begin: begin()
    case .refreshing(let isOn): isRefreshing = isOn
    case .end(let outcome): end(outcome)
    case .reset: reset()
    case .openSecondLevel: openSecondLevel()
    case .closeSecondLevel: closeSecondLevel()
    case .hidden(let isHidden): self.isHidden = isHidden
    case .enabled(let isEnabled): self.isEnabled = isEnabled
    case .scroll, .displace, .release, .cancelGesture, .tap, .wait, .window, .triggered, .opposite,
      .content, .insets, .viewport:
      break
    }
  }
}
