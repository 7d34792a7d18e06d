// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import DeviceRecorder
public import DeviceSessions
internal import RefreshRuntime

/// A behavior of a control that a recording shows.
public struct Check: Sendable {
  public let name: String
  public let entries: [String]
  public let sessions: [DeviceSession]
  /// The failure that a recording shows, or `nil`.
  let failure: @Sendable (DeviceReport.Recording) -> String?

  init(
    _ name: String,
    _ entries: [String],
    in sessions: [DeviceSession],
    failure: @escaping @Sendable (DeviceReport.Recording) -> String?
  ) {
    self.name = name
    self.entries = entries
    self.sessions = sessions
    self.failure = failure
  }

  private static let pulls: [DeviceSession] = [
    .pull, .collection, .swiftUIList, .lazyStack, .sheet, .refreshable,
  ]
  private static let refreshes = pulls + [.footer, .rotation, .push]

  public static let all: [Check] = [
    Check("one pull runs the action once", ["T3", "S1"], in: refreshes) { recording in
      let fired = recording.lines.compactMap(\.obs).last?.fired ?? 0
      return fired == 1 ? nil : "the action ran \(fired) times"
    },
    Check("a refresh passes through all phases", ["H3"], in: refreshes) { recording in
      let phases = recording.phases.filter { $0 != "idle" && $0 != "pulling" }
      return phases == ["armed", "refreshing", "ending"]
        ? nil : "the phases were \(recording.phases.joined(separator: ", "))"
    },
    Check("no short pull and no fling runs the action", ["D5", "D11"], in: [.shortPull, .fling]) {
      recording in
      let hasFired = (recording.lines.compactMap(\.obs).last?.fired ?? 0) > 0
      return hasFired || recording.phases.contains("armed") ? "the control was armed" : nil
    },
    Check("the control is armed past 72 points only", ["A3", "E1"], in: pulls) { recording in
      let pixel = 1 / max(recording.scene.scale, 1)
      for line in recording.lines {
        guard let obs = line.obs, line.list.isPanned else { continue }
        let pull = -line.list.adjusted.top - line.list.offset
        let isPast = pull > DeviceHeader.behavior.trigger.distance - pixel
        if obs.state == "armed" && !isPast { return "armed at \(pull) points" }
      }
      return nil
    },
    Check("a refreshing control is visible at rest", ["C2", "E5", "H3", "T4"], in: refreshes) {
      recording in
      // Deceleration and animations are over half a second after the last movement.
      let busy = recording.lines.filter { $0.obs?.state == "refreshing" && !$0.list.isPanned }
      guard let last = busy.last else { return "the control never refreshed" }
      guard let frame = last.frame else { return "the control has no view" }
      let top = recording.name == DeviceSession.footer.rawValue ? 0 : last.list.systemTop
      let bottom = last.list.height - last.list.systemBottom
      return frame.y >= top - 1 && frame.y + frame.h <= bottom + 1
        ? nil
        : "its frame is \(frame.y) to \(frame.y + frame.h), the visible area \(top) to \(bottom)"
    },
    Check("the app's insets return after a refresh", [], in: refreshes) {
      recording in
      guard let inset = recording.lines.last?.list.inset else { return "nothing was recorded" }
      return abs(inset.top) < 0.5 && abs(inset.bottom) < 0.5
        ? nil : "the insets are \(inset.top) and \(inset.bottom)"
    },
    Check("the list rests at its edge after a refresh", ["C1"], in: pulls) { recording in
      guard let list = recording.lines.last?.list else { return "nothing was recorded" }
      let distance = list.offset + list.adjusted.top
      return abs(distance) < 1 ? nil : "the list is \(distance) points off its edge"
    },
  ]
}

extension DeviceReport.Recording {
  /// The phases of the control in order, each once.
  var phases: [String] {
    var phases: [String] = []
    for state in lines.compactMap(\.obs?.state) where phases.last != state { phases.append(state) }
    return phases
  }
}
