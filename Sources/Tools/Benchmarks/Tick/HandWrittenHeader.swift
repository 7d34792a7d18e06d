/// The header of the example, as an app developer would write it: a `switch` with constant numbers.
///
/// Like the generated header, this header responds to fingers, hiding, disabling and a running refresh.
/// The header is a class, as in apps.
@MainActor
final class HandWrittenHeader {
  enum Phase {
    case idle
    case pulling
    case armed
    case refreshing
    case ending
  }

  private(set) var phase = Phase.idle
  private(set) var progress = 0.0
  /// The added inset at the top.
  private(set) var share = 0.0
  var isEnabled = true
  var isHidden = false
  var onPhaseChange: ((Phase) -> Void)?
  var onRefresh: (() -> Void)?

  private var hasFinger = false
  /// Whether the pull must fall below the trigger distance before it can trigger again.
  private var mustReenter = false

  // In an app, UIKit calls this function, so it cannot be inlined into its caller.
  @inline(never)
  func scrolled(to offset: Double, inset: Double, isDragging: Bool) {
    let oldPhase = phase
    if isDragging && !hasFinger { mustReenter = false }
    hasFinger = isDragging
    guard !isHidden else { return }

    let pull = -(offset + inset)
    if pull <= 72 { mustReenter = false }
    if phase != .refreshing { progress = max(pull, 0) / 72 }
    switch phase {
    case .refreshing:
      break
    case .idle, .pulling, .armed, .ending:
      if isDragging {
        if pull > 72, isEnabled, !mustReenter {
          phase = .armed
        } else {
          settle(pull)
        }
      } else if phase == .armed, pull >= 0 {
        phase = .refreshing
        progress = 1
      } else {
        settle(pull)
      }
    }
    share = phase == .refreshing ? min(max(pull, 0), 60) : 0
    if phase != oldPhase {
      onPhaseChange?(phase)
      if phase == .refreshing { onRefresh?() }
    }
  }

  func end() {
    guard phase == .refreshing else { return }
    mustReenter = hasFinger
    phase = .ending
    onPhaseChange?(phase)
  }

  private func settle(_ pull: Double) {
    guard phase != .ending else { return }
    phase = pull > 0 ? .pulling : .idle
  }
}
