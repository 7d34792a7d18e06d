// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(DeviceSessions)
  public import DeviceSessions
  public import UIKit
#endif

/// A question about UIKit, to which a recording has the answer: the setting of a switch of the double.
public struct Probe: Sendable {
  /// The name of the switch.
  public let name: String
  public let question: String
  /// The entries of the catalog of events that depend on the switch.
  public let entries: [String]
  public let session: DeviceSession
  /// Whether a recording can show the setting, given the other settings.
  public let isObservable: @Sendable (Switches) -> Bool
  let decide: @Sendable (DeviceReport.Recording) -> (@Sendable (inout Switches) -> Void)?
  public let setting: @Sendable (Switches) -> String

  /// A probe of a switch; `decide` returns `nil` if a recording does not show the setting.
  init<Value: Sendable>(
    _ name: String,
    _ path: any WritableKeyPath<Switches, Value> & Sendable,
    _ question: String,
    _ entries: [String],
    in session: DeviceSession,
    isObservable: @escaping @Sendable (Switches) -> Bool = { _ in true },
    decide: @escaping @Sendable (DeviceReport.Recording) -> Value?
  ) {
    self.name = name
    self.question = question
    self.entries = entries
    self.session = session
    self.isObservable = isObservable
    self.decide = { recording in
      guard let value = decide(recording) else { return nil }
      return { (switches: inout Switches) in switches[keyPath: path] = value }
    }
    setting = { (switches: Switches) -> String in "\(switches[keyPath: path])" }
  }

  /// Sets the switch to the recorded setting; returns false if the recording does not show it.
  public func apply(_ report: DeviceReport, to switches: inout Switches) -> Bool {
    guard let recording = report.recording(of: session) else { return false }
    return apply(recording, to: &switches)
  }

  /// Sets the switch to the setting that a recording of the session shows.
  func apply(_ recording: DeviceReport.Recording, to switches: inout Switches) -> Bool {
    guard let change = decide(recording) else { return false }
    change(&switches)
    return true
  }
}

extension Switches {
  /// The settings that a report shows; switches without an answer keep their defaults.
  public init(_ report: DeviceReport) {
    self.init()
    for probe in Probe.all { _ = probe.apply(report, to: &self) }
  }
}

extension Probe {
  /// One probe for each switch.
  public static let all: [Probe] = [
    Probe("scale", \.scale, "how many pixels a point has", ["A1", "A3"], in: .writes) {
      $0.scene.scale
    },
    Probe("snapping", \.snapping, "to which pixel offsets are rounded", ["A1", "A3"], in: .writes) {
      recording in
      guard let line = recording.write()?.notices.last, let asked = line.value.flatMap(Double.init)
      else { return nil }
      let pixel = 1 / recording.scene.scale
      if abs(line.list.offset - (asked + pixel * 0.2)) < pixel / 10 { return .nearest }
      return abs(line.list.offset - (asked - pixel * 0.8)) < pixel / 10 ? .towardZero : nil
    },
    Probe(
      "snapsUnderFinger",
      \.snapsUnderFinger,
      "whether offsets under a finger are whole pixels",
      ["A1"],
      in: .shortPull
    ) { recording in
      let panned = recording.lines.filter { $0.list.isPanned && $0.e == "scroll" }
      guard !panned.isEmpty else { return nil }
      return panned.allSatisfy {
        let pixels = $0.list.offset * recording.scene.scale
        return abs(pixels - pixels.rounded()) < 0.01
      }
    },
    Probe(
      "observersFirst",
      \.observersFirst,
      "whether observers are notified before the delegate",
      ["A4"],
      in: .writes
    ) { recording in
      let names = recording.write()?.notices.map(\.n) ?? []
      guard let observed = names.firstIndex(of: "offset"),
        let told = names.firstIndex(of: "didScroll")
      else { return nil }
      return observed < told
    },
    Probe(
      "noticesPerChange",
      \.noticesPerChange,
      "how often observers are notified of one change",
      ["A4"],
      in: .writes
    ) { recording in
      let count = recording.write()?.notices.count { $0.n == "offset" } ?? 0
      return count > 0 ? count : nil
    },
    Probe(
      "tellsBoundsOnScroll",
      \.tellsBoundsOnScroll,
      "whether a scroll notifies observers of the bounds",
      ["A4", "C9"],
      in: .writes
    ) { $0.write()?.notices.contains { $0.n == "bounds" } },
    Probe(
      "clamping",
      \.clamping,
      "when a shorter content moves the offset",
      ["C2", "C3", "G4"],
      in: .shrink
    ) { recording in
      guard let write = recording.write(1), let last = write.notices.last else { return nil }
      let low = -last.list.adjusted.top
      let end = last.list.content + last.list.adjusted.bottom - last.list.height
      let high = max(low, end)
      if abs(last.list.offset - high) < 1 { return .atOnce }
      let later = recording.lines.drop { $0.i <= last.i }
      guard let clamped = later.first(where: { abs($0.list.offset - high) < 1 }) else { return nil }
      // The session touches the list no sooner than a tenth of a second after the change.
      return clamped.t - last.t > 0.05 ? .atTouch : .atLayout
    },
    Probe(
      "topChange",
      \.topChange,
      "whether a list at its top follows a change of the safe area",
      ["B1", "C11", "E2"],
      in: .safeArea
    ) { recording in
      guard let last = recording.lines.last, last.list.systemTop > recording.scene.inset.top + 1
      else { return nil }
      return abs(last.list.offset + last.list.adjusted.top) < 1 ? .follows : .stays
    },
    Probe(
      "bounceChange",
      \.bounceChange,
      "the effect of an inset that changes in a bounce",
      ["C4"],
      in: .bounce
    ) { recording in
      guard let write = recording.write(), let last = recording.lines.last else { return nil }
      let (start, top) = (write.before.list.offset, last.list.adjusted.top)
      let jumped = recording.lines.contains { $0.i > write.before.i && $0.list.offset < start - 30 }
      if jumped { return .jumps }
      return abs(last.list.offset + top) < 1 ? .turns : .runsAndSnaps
    },
    Probe(
      "fingerChange",
      \.fingerChange,
      "the effect of an inset that changes under a finger",
      ["C5"],
      in: .heldInset
    ) { recording in
      guard let write = recording.write(), let written = write.notices.last,
        let next = recording.lines.first(where: {
          $0.i > written.i && $0.list.isPanned && $0.list.finger != written.list.finger
            && $0.list.offset != written.list.offset
        })
      else { return nil }
      let moved = abs(next.list.offset - written.list.offset)
      let finger = abs(next.list.finger - written.list.finger)
      return moved > finger + 10 ? .recomputed : .kept
    },
    Probe(
      "largeTitle",
      \.largeTitle,
      "whether the inset of a large title grows with a pull",
      ["E1"],
      in: .largeTitle
    ) { recording in
      let panned = recording.lines.filter(\.list.isPanned)
      guard let most = panned.map(\.list.systemTop).max() else { return nil }
      return most > recording.scene.inset.top + 5 ? .grows : .constant
    },
    Probe(
      "barLayout",
      \.barLayout,
      "when a bar that expands with a scroll changes the insets",
      ["E2", "E3", "T1"],
      in: .searchBar,
      // The first notification is the delegate's, and shows both.
      isObservable: { $0.observersFirst || $0.tellsBoundsOnScroll },
      decide: barLayout
    ),
    Probe(
      "laysOutHidden",
      \.laysOutHidden,
      "whether hidden views are laid out",
      ["T10"],
      in: .writes
    ) { recording in
      recording.lines.last { $0.n == "hidden" }.map { $0.value == "laid out" }
    },
    Probe(
      "frameOrder",
      \.frameOrder,
      "whether a frame is laid out before observers of the run loop are notified",
      ["T9"],
      in: .writes,
      // Each session ends after a number of turns that is not recorded.
      isObservable: { $0.frameOrder != .mixed },
      decide: frameOrder
    ),
    Probe(
      "laysOutInWrites",
      \.laysOutInWrites,
      "whether a change of the offset lays the list out at once",
      ["T9"],
      in: .writes
    ) { $0.write()?.notices.contains { $0.n == "layout" } },
    Probe(
      "handsSafeArea",
      \.handsSafeArea,
      "whether a change of the safe area notifies the subviews of a list",
      ["T10"],
      in: .safeArea
    ) { recording in
      recording.lines.last { $0.n == "subview" }.map { $0.value == "told" }
    },
    Probe(
      "offWindow",
      \.offWindow,
      "whether a list without a window keeps its safe area",
      ["H3"],
      in: .window
    ) { recording in
      recording.lines.first { $0.n == "left" }.map {
        abs($0.list.systemTop - recording.scene.inset.top) < 0.01 ? .kept : .clamped
      }
    },
    Probe(
      "trackpad",
      \.trackpad,
      "the flags of a list during a scroll on a trackpad",
      ["D6"],
      in: .trackpad
    ) { recording in
      let panned = recording.lines.filter(\.list.isPanned)
      guard !panned.isEmpty else { return nil }
      if panned.contains(where: \.list.tracking) { return .both }
      return panned.contains(where: \.list.dragging) ? .draggingOnly : .neither
    },
    Probe(
      "sizeNotice",
      \.sizeNotice,
      "which observers are notified of a new size",
      ["C10", "E5"],
      in: .resize
    ) { recording in
      guard let line = recording.lines.first(where: { $0.e == "viewport" }) else { return nil }
      switch line.n {
      case "bounds": return .bounds
      case "frame": return .frame
      default: return Switches.SizeNotice.none
      }
    },
    Probe(
      "keyboard",
      \.keyboard,
      "how a list makes room for the keyboard",
      ["F1", "F2", "F3"],
      in: .keyboard
    ) { recording in
      guard let shown = recording.lines.first(where: { $0.n == "writes" }),
        let last = recording.lines.last
      else { return nil }
      if shown.list.height < recording.scene.viewport - 100 { return .size }
      if shown.list.systemBottom > recording.scene.inset.bottom + 100 { return .system }
      guard shown.list.inset.bottom > 100 else { return nil }
      return last.list.inset.bottom > 5 ? .relative : .saved
    },
    Probe(
      "sheetPull",
      \.sheetPull,
      "what lets a finger pull a list in a sheet",
      ["T3"],
      in: .plainSheet
    ) { recording in
      guard recording.lines.contains(where: { $0.n == "finished" }) else { return nil }
      let top = recording.scene.inset.top
      return recording.lines.contains { $0.list.offset < -top - 5 } ? .always : .systemControl
    },
    Probe(
      "completion",
      \.completion,
      "whether animations are completed",
      ["H8", "H10"],
      in: .writes
    ) { recording in
      switch recording.lines.first(where: { $0.n == "completion" })?.value {
      case "finished": .finished
      case "interrupted": .interrupted
      default: recording.lines.contains { $0.n == "hidden" } ? .never : nil
      }
    },
    Probe(
      "lateDragging",
      \.lateDragging,
      "how many offsets of a finger precede the dragging flag",
      ["D1"],
      in: .heldInset
    ) { recording in
      guard recording.lines.contains(where: \.list.isPanned) else { return nil }
      return recording.lines.count { $0.e == "scroll" && $0.drag == true && !$0.list.dragging }
    },
  ]

  private static let frameOrder: @Sendable (DeviceReport.Recording) -> Switches.FrameOrder? = {
    recording in
    guard let wrote = recording.write()?.notices.last else { return nil }
    let later = recording.lines.drop { $0.i <= wrote.i }
    return later.first { $0.n == "layout" || $0.n == "turn" }.map {
      $0.n == "layout" ? .frameFirst : .observersFirst
    }
  }

  private static let barLayout: @Sendable (DeviceReport.Recording) -> Switches.BarLayout? = {
    recording in
    var counts = [0, 0, 0]
    for (old, line) in zip(recording.lines, recording.lines.dropFirst()) {
      guard line.list.isPanned, old.list.isPanned, old.i != line.i,
        abs(line.list.systemTop - old.list.systemTop) > 0.01
      else { continue }
      let isFirst = line.list.offset != old.list.offset
      switch (line.n, isFirst) {
      case ("offset", true), ("bounds", true): counts[0] += 1
      case ("didScroll", false): counts[1] += 1
      case ("layout", _): counts[2] += 1
      default: break
      }
    }
    guard let most = counts.max(), most > 0 else { return nil }
    return [.beforeObservers, .inDidScroll, .atLayout][counts.firstIndex(of: most) ?? 0]
  }
}
