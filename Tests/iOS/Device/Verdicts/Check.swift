// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(DeviceSessions)
  public import DeviceSessions
#endif

/// A behavior of a control that a recording shows.
public struct Check: Sendable {
  public let name: String
  public let entries: [String]
  public let sessions: [DeviceSession]
  /// The failure that a recording shows, or `nil`.
  public let failure: @Sendable (DeviceReport.Recording) -> String?

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

  /// The sessions whose first gesture refreshes, and whose list rests at its top before and after.
  private static let pulls: [DeviceSession] = [
    .pull, .collection, .swiftUIList, .lazyStack, .sheet, .refreshable, .lateList, .updatedList,
    .updatedRefreshable, .margins, .popover,
  ]
  private static let withControls = DeviceSession.allCases.filter(\.hasControls)
  /// Those whose list alone takes the gestures, and stays to the end.
  private static let alone = withControls.filter { ![.nested, .replacedList].contains($0) }
  /// Those with a refresh, in which the control stays to its end.
  private static let whole = alone.filter {
    $0.actionCount == 1 && ![.cleared, .renewedView].contains($0)
  }
  private static let returning = whole.filter {
    $0.controls == .header && ![.zeroWrites, .insertedRows].contains($0)
  }

  public static let all: [Check] = [
    Check(
      "one gesture runs the action once, and nothing else does",
      [
        "B1", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "C3", "C6", "C7", "D2", "D3", "D5", "D7",
        "D8", "D9",
        "D10", "D11", "E4", "E6", "E7", "F4", "F5", "F6", "G1", "G2", "G8", "H2", "H4", "H6", "H7",
        "H9", "H11", "H12", "S1", "S2", "S3", "S5", "S6", "S8", "S9", "T2", "T3", "T7", "U1", "U2",
        "U5",
      ],
      in: alone
    ) { recording in
      let fired = recording.lines.compactMap(\.obs).last?.fired ?? 0
      let expected = recording.session?.actionCount ?? 0
      return fired == expected ? nil : "the action ran \(fired) times, not \(expected)"
    },
    Check("a refresh passes through all phases", ["H3", "H9", "H11", "H12", "G4", "S7"], in: whole)
    { recording in
      let waiting = ["idle", "pulling", "armed", "pending"]
      let phases = recording.phases.filter { !waiting.contains($0) }
      // A control that is not visible, or has no room, does not retract.
      return phases.first == "refreshing" && ["refreshing", "succeeded"].starts(with: phases)
        ? nil : "the phases were \(recording.phases.joined(separator: ", "))"
    },
    Check(
      "the control is armed past 72 points only",
      ["A3", "E1", "T5", "U1"],
      in: pulls + [.titled, .hitches, .shortPull, .fling, .anchored, .animatedScroll, .overshoot]
    ) { recording in
      let pixel = 1 / max(recording.scene.scale, 1)
      for line in recording.lines {
        guard let obs = line.obs, line.list.isPanned || obs.state != "armed" else {
          return "armed without a finger"
        }
        let isPast = recording.pull(line) > DeviceSession.distance - pixel
        if line.list.isPanned && obs.state == "armed" && !isPast {
          return "armed at \(recording.pull(line)) points"
        }
      }
      return nil
    },
    Check(
      "a refreshing control is visible at rest",
      ["B1", "B3", "C2", "E5", "E6", "G5", "H3", "H4", "H9", "H12", "S7", "T4", "T5", "U3", "U7"],
      in: whole.filter {
        $0.controls != .leading && ![.zeroWrites, .stickyRoom, .insertedRows].contains($0)
      }
    ) { recording in
      // Deceleration and animations are over half a second after the last movement.
      let busy = recording.lines.filter { $0.obs?.state == "refreshing" && !$0.list.isPanned }
      guard let last = busy.last else { return "the control never refreshed" }
      guard let frame = last.frame else { return "the control has no view" }
      let top = recording.session?.controls == .footer ? 0 : last.list.systemTop
      let bottom = last.list.height - last.list.systemBottom
      return frame.y >= top - 1 && frame.y + frame.h <= bottom + 1
        ? nil
        : "its frame is \(frame.y) to \(frame.y + frame.h), the visible area \(top) to \(bottom)"
    },
    Check(
      "the app's insets return after a refresh",
      ["B5", "B6", "B7", "B8", "B9", "B10", "F6", "G3", "G4", "H5"],
      in: withControls
    ) { recording in
      guard let list = recording.lines.last?.list else { return "nothing was recorded" }
      let isOwn =
        abs(list.inset.top - list.own.top) < 0.5 && abs(list.inset.bottom - list.own.bottom) < 0.5
      return isOwn
        ? nil
        : "the insets are \(list.inset.top) and \(list.inset.bottom), "
          + "the app's \(list.own.top) and \(list.own.bottom)"
    },
    Check("the list rests at its edge after a refresh", ["C1", "G4"], in: returning) { recording in
      guard let last = recording.lines.last else { return "nothing was recorded" }
      return abs(recording.pull(last)) < 1
        ? nil : "the list is \(-recording.pull(last)) points off its edge"
    },
    Check("rows above stay above when the refresh ends", ["U2"], in: [.insertedRows]) { recording in
      guard let end = recording.lines.first(where: { $0.e == "end" }),
        let last = recording.lines.last
      else { return "the refresh did not end" }
      return abs(last.list.offset - end.list.offset) < 1
        ? nil : "the list moved from \(end.list.offset) to \(last.list.offset)"
    },
    Check("the room of a refresh follows the scroll", ["G7"], in: [.stickyRoom]) { recording in
      let busy = recording.lines.filter {
        $0.obs?.state == "refreshing" && $0.list.isPanned && $0.n == "didScroll"
      }
      for line in busy {
        let room = line.list.inset.top - line.list.own.top
        let visible = min(max(-line.list.offset - line.list.systemTop, 0), 60)
        if abs(room - visible) > 1.5 { return "\(room) points of room for \(visible) visible ones" }
      }
      return busy.isEmpty ? "no finger moved in the refresh" : nil
    },
    Check("one of two nested lists refreshes", ["D13", "T12"], in: [.nested]) { recording in
      let inner = recording.lines.last { $0.n == "nested" }?.value.flatMap(Int.init) ?? 0
      let outer = recording.lines.compactMap(\.obs).last?.fired ?? 0
      return inner + outer == 1
        ? nil : "the outer action ran \(outer) times, the inner one \(inner) times"
    },
    Check("a scroll changes the room once at most", ["A2"], in: [.stickyRoom]) { recording in
      var (changes, isEver) = (0, false)
      for (old, line) in zip(recording.lines, recording.lines.dropFirst()) {
        changes = line.list.offset == old.list.offset ? changes : 0
        changes += line.list.inset.top == old.list.inset.top ? 0 : 1
        isEver = isEver || changes > 0
        if changes > 1 { return "\(changes) changes at the offset \(line.list.offset)" }
      }
      return isEver ? nil : "the room never changed"
    },
    Check("room is made and taken back in one step each", ["G6"], in: [.collection]) { recording in
      let tops = recording.lines.map(\.list.inset.top)
      let changes = zip(tops, tops.dropFirst()).count { $0 != $1 }
      return changes == 2 ? nil : "the inset changed \(changes) times"
    },
    Check("a bar that moves under a still finger arms nothing", ["D4"], in: [.stillFinger]) {
      recording in
      guard let bar = recording.lines.lastIndex(where: { $0.n == "safeArea" }) else {
        return "no bar moved"
      }
      return recording.lines[bar...].contains { $0.obs?.state == "armed" } ? "it armed" : nil
    },
    Check("a list that nothing holds goes with its control", ["H1"], in: [.droppedLists]) {
      recording in
      let left = recording.lines.first { $0.n == "left" }?.value
      return left == "0 of 3" ? nil : "there are \(left ?? "no lists")"
    },
    Check("a screen above has a control of its own", ["S2"], in: [.pushedScreen]) { recording in
      let found = recording.lines.first { $0.n == "pushed" }?.value
      return found == "another control" ? nil : "it has \(found ?? "not been shown")"
    },
    Check("a refresh goes on in another list", ["S4"], in: [.replacedList]) { recording in
      let states = recording.followers.compactMap(\.obs?.state)
      return states.contains("refreshing") && states.last == "idle"
        ? nil : "the states were \(states)"
    },
    Check("a replaced list has no control", ["S4", "S6"], in: [.replacedList, .renewedView]) {
      recording in
      let found = recording.lines.last { $0.n == "replaced" }?.value
      return found == "0 of 1" ? nil : "lists with a control: \(found ?? "unknown")"
    },
    Check("another list is at rest at first", ["S6"], in: [.renewedView]) { recording in
      let first = recording.followers.lazy.compactMap(\.obs?.state).first
      return first == "idle" ? nil : "it is \(first ?? "without a control")"
    },
    Check(
      "a leading control is where the content starts",
      ["G9", "T11"],
      in: [.rightToLeft, .unflipped]
    ) { recording in
      let frames = recording.lines.filter { $0.obs?.state == "refreshing" }
      guard let last = frames.last, let frame = last.frame else { return "it is not visible" }
      let start = recording.session == .rightToLeft ? last.list.height - 60 : 0
      return abs(frame.x - start) < 1 ? nil : "it is at \(frame.x), not at \(start)"
    },
    Check("pages stay whole", ["D12"], in: [.pages]) { recording in
      guard let list = recording.lines.last?.list else { return "nothing was recorded" }
      let pages = list.offset / list.height
      return abs(pages - pages.rounded()) < 0.01 ? nil : "the list rests at page \(pages)"
    },
    Check("the control lies in the viewport of a wide list", ["T6"], in: [.bothAxes]) { recording in
      let frames = recording.lines.filter { $0.obs?.state == "refreshing" }.compactMap(\.frame)
      guard let last = frames.last else { return "the control has no view" }
      return abs(last.x) < 1 ? nil : "it lies \(last.x) points to the right"
    },
    Check("an offset in an animation arrives at once", ["C8"], in: [.animatedWrite]) { recording in
      guard let write = recording.write() else { return "nothing was written" }
      let offsets = write.notices.filter { $0.e == "scroll" }.compactMap(\.y)
      return offsets == [500] ? nil : "the offsets in the block were \(offsets)"
    },
    Check("bouncing stays as the app wants it", ["B2"], in: [.bouncing]) { recording in
      let value = recording.lines.first { $0.n == "detached" }?.value
      return value == "bounces" ? nil : "the list \(value ?? "kept its controls")"
    },
    Check(
      "a second level opens, stays open and closes",
      ["L1", "L2", "L3", "L4"],
      in: withControls.filter { $0.controls == .levels }
    ) { recording in
      let phases = recording.phases
      return phases.contains("secondLevel") && phases.last == "idle"
        ? nil : "the phases were \(phases.joined(separator: ", "))"
    },
  ]
}

extension DeviceReport.Recording {
  /// How far a line's list is past its top, from where it rests.
  func pull(_ line: DeviceReport.Line) -> Double {
    let list = line.list
    // The bar may grow with the pull.
    if session == .titled, list.isPanned { return -scene.inset.top - list.offset }
    let room = list.height - list.content
    // Short content may rest elsewhere.
    guard session == .anchored, list.adjusted.top + list.content < list.height else {
      return -list.adjusted.top - list.offset
    }
    return list.adjusted.bottom - room - list.offset
  }

  /// The lines of the list that has replaced the first one.
  var followers: ArraySlice<DeviceReport.Line> { lines.drop { $0.n != "followed" } }

  /// The phases of the control in order, each once.
  var phases: [String] {
    var phases: [String] = []
    for state in lines.compactMap(\.obs?.state) where phases.last != state { phases.append(state) }
    return phases
  }
}
