public import RefreshRuntime

/// Something that is done to a control in a test, with the phase that it leads to.
public enum RefreshStep: Sendable, Equatable {
  /// A finger pulls the list until it stands so many points past the control's edge.
  case pull(to: Double, RefreshPhase)
  /// The list moves there without a finger.
  case drift(to: Double, RefreshPhase)
  /// The finger lifts.
  case lift(RefreshPhase)
  /// So many seconds pass.
  case wait(Double, RefreshPhase)
  /// The app asks for a refresh.
  case begin(RefreshPhase)
  /// The app ends the refresh.
  case end(RefreshOutcome, RefreshPhase)
  /// The app says that there may be more data.
  case reset(RefreshPhase)
  /// The scroll view comes on screen.
  case enterWindow(RefreshPhase)
  /// The scroll view leaves the screen.
  case leaveWindow(RefreshPhase)
  /// The control is taken out of the layout.
  case hide(RefreshPhase)
  /// The control is put back into the layout.
  case show(RefreshPhase)

  /// The phase that it leads to.
  public var phase: RefreshPhase {
    switch self {
    case .pull(_, let phase), .drift(_, let phase), .lift(let phase), .wait(_, let phase),
      .begin(let phase), .end(_, let phase), .reset(let phase), .enterWindow(let phase),
      .leaveWindow(let phase), .hide(let phase), .show(let phase):
      phase
    }
  }
}

extension RefreshRig {
  /// Does what a step says; whether its phase is reached is for the test to look at.
  public func play(_ step: RefreshStep) {
    switch step {
    case .pull(let distance, _): pull(to: distance)
    case .drift(let distance, _): drift(to: distance)
    case .lift: view.lift()
    case .wait(let seconds, _): wait(seconds)
    case .begin: controller.begin()
    case .end(let outcome, _): controller.end(outcome)
    case .reset: controller.reset()
    case .enterWindow: view.isInWindow = true
    case .leaveWindow: view.isInWindow = false
    case .hide: controller.isHidden = true
    case .show: controller.isHidden = false
    }
  }
}
