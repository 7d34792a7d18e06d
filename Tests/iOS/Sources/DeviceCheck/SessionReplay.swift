internal import DeviceRecorder
internal import DeviceSessions
internal import RefreshRuntime
internal import RefreshTesting

/// Replays the trace of a session: the events go to a simulated list behind the UIKit adapter, and the
/// control has to be in the recorded phase after each notification.
@MainActor
enum SessionReplay {
  private static let calls: [String?] = ["begin", "end", "openSecondLevel", "closeSecondLevel"]

  /// The first difference between the recorded and the replayed control.
  static func difference(_ recording: DeviceReport.Recording) -> String? {
    let clock = VirtualClock()
    let scene = recording.scene
    let list = SimulatedScrollView(
      viewport: scene.viewport,
      content: scene.content,
      start: scene.inset.top,
      end: scene.inset.bottom,
      offset: scene.offset
    )
    let stage = UIKitStage(list)
    let controller: RefreshController
    if recording.session?.controls == .levels {
      controller = DeviceLevelHeader.attach(to: stage.scrollView, clock: clock, onRefresh: { _ in })
    } else {
      let controllers = [
        DeviceHeader.attach(to: stage.scrollView, clock: clock, onRefresh: { _ in }),
        DeviceFooter.attach(to: stage.scrollView, clock: clock, onRefresh: { _ in }),
      ]
      controller = controllers[recording.session?.controls == .footer ? 1 : 0]
    }
    for (index, line) in recording.lines.enumerated() {
      if line.t > clock.now { clock.advance(by: line.t - clock.now) }
      switch line.e {
      case "scroll":
        if line.y != list.offset || line.drag == true {
          list.scroll(to: line.y ?? 0, dragging: line.drag ?? false)
        }
      case "drop": if list.isDragging { list.lift() }
      case "content": list.content = line.h ?? 0
      case "viewport": list.viewport = line.h ?? 0
      case "inset": stage.setSystemInsets(start: line.top ?? 0, end: line.bottom ?? 0)
      case "window": list.isInWindow = line.attached ?? true
      case "begin": controller.begin()
      case "openSecondLevel": controller.openSecondLevel()
      case "closeSecondLevel": controller.closeSecondLevel()
      case "end": controller.end()
      default: break
      }
      let isLast = index + 1 == recording.lines.count || recording.lines[index + 1].i != line.i
      // The line of a call is recorded before the call.
      guard isLast, !Self.calls.contains(line.e), let obs = line.obs else { continue }
      let replayed = (rest(controller.state.name), controller.actionCount)
      guard replayed != (rest(obs.state), obs.fired) else { continue }
      return "notification \(line.i) (\(line.n)) at \(line.t) s: the control is \(obs.state) after "
        + "\(obs.fired) actions, the replayed one \(controller.state.name) after "
        + "\(controller.actionCount)"
    }
    return nil
  }

  /// Only the position of the list tells a pulled control from one at rest.
  private static func rest(_ state: String) -> String {
    state == "pulling" ? "idle" : state
  }
}

extension DeviceSession {
  /// Whether the trace of the session says all that its control notices.
  var isReplayable: Bool {
    // The replayed list has no bar that expands.
    hasControls && controls != .leading && screen != .titled && actions.allSatisfy(\.isTraced)
  }
}

extension DeviceAction {
  fileprivate var isTraced: Bool {
    switch self {
    // The replayed list has no owner, no pages, no anchor, no keyboard and no bounce, and its controls stay.
    case .attach, .detach, .keepTop, .insistOnTop, .pages, .anchor, .clearSubviews, .whenPulled,
      .whenReleased, .pullableKeyboard, .performOffered, .exchange:
      false
    case .together(let actions): actions.allSatisfy(\.isTraced)
    default: true
    }
  }
}
