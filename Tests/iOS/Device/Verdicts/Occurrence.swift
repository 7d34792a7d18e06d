// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(DeviceSessions)
  public import DeviceSessions
#endif

/// An event that a recording has to contain; without the event, the checks of its session show nothing.
///
/// On a slow Mac, for example, the app may act after a refresh instead of during it.
public struct Occurrence: Sendable {
  public let name: String
  public let entries: [String]
  public let sessions: [DeviceSession]
  public let isShown: @Sendable (DeviceReport.Recording) -> Bool

  init(
    _ name: String,
    _ entries: [String],
    in sessions: [DeviceSession],
    isShown: @escaping @Sendable (DeviceReport.Recording) -> Bool
  ) {
    self.name = name
    self.entries = entries
    self.sessions = sessions
    self.isShown = isShown
  }

  /// Whether all recordings of a report that should show the event do so.
  public func isShown(in report: DeviceReport) -> Bool {
    let recordings = sessions.compactMap(report.recording)
    return !recordings.isEmpty && recordings.allSatisfy(isShown)
  }

  public static let all: [Occurrence] = [
    Occurrence(
      "the screen changes during a refresh",
      ["E5", "E7", "H3", "S2"],
      in: [.rotation, .push, .poppedHalfway, .pushedScreen]
    ) { recording in
      recording.lines.contains {
        $0.obs?.state == "refreshing" && ($0.e == "viewport" || $0.e == "window")
      }
    },
    Occurrence(
      "the app replaces a list during its refresh",
      ["S4", "S6"],
      in: [.replacedList, .renewedView]
    ) { recording in
      recording.lines.contains { $0.n == "act" && $0.obs?.state == "refreshing" }
        && !recording.followers.isEmpty
    },
    Occurrence(
      "a keyboard appears",
      ["F1", "F2", "F3", "F5"],
      in: [.keyboard, .pulledKeyboard]
    ) { recording in
      let heights = recording.lines.filter { $0.n == "keyboard" }.compactMap(\.value)
      return heights.compactMap(Double.init).contains { $0 > 100 }
    },
    Occurrence("a finger stops a fling", ["D2"], in: [.grabbed]) { recording in
      // A list that comes to rest by itself is slow at the end.
      let scrolls = recording.lines.filter { $0.e == "scroll" }
      return zip(zip(scrolls, scrolls.dropFirst()), scrolls.dropFirst(2)).contains {
        pair,
        grabbed in
        let (old, last) = pair
        return last.list.decelerating && grabbed.list.isPanned
          && abs(last.list.offset - old.list.offset) > 1.5
      }
    },
    Occurrence("a bar moves under a finger", ["D4"], in: [.stillFinger]) { recording in
      recording.lines.contains { $0.n == "safeArea" && $0.list.isPanned }
    },
    Occurrence("a wheel scrolls the list", ["D7"], in: [.wheel]) { recording in
      // The first scroll is a write of the app.
      recording.lines.count { $0.e == "scroll" } > 1
    },
    Occurrence("keys scroll the list", ["D10"], in: [.keys]) { recording in
      recording.lines.contains { $0.e == "scroll" && !$0.list.isPanned }
    },
    Occurrence("the list scrolls by pages", ["D9"], in: [.assistance]) { recording in
      recording.lines.count { $0.n == "page" && $0.value == "scrolls" } > 1
    },
    Occurrence("a banner appears in the bounce", ["U3"], in: [.banner]) { recording in
      recording.lines.contains {
        $0.n == "safeArea" && !$0.list.isPanned && $0.obs?.state == "refreshing"
      }
    },
    Occurrence("rows are inserted during a refresh", ["U2"], in: [.insertedRows]) { recording in
      recording.lines.contains { $0.e == "content" && $0.obs?.state == "refreshing" }
    },
    Occurrence("the status bar scrolls to the top", ["U7"], in: [.scrolledToTop]) { recording in
      let busy = recording.lines.filter { $0.e == "scroll" && $0.obs?.state == "refreshing" }
      guard let finger = busy.lastIndex(where: \.list.isPanned) else { return false }
      return busy[finger...].contains { $0.list.offset < busy[finger].list.offset - 100 }
    },
    Occurrence("a bar expands under the finger", ["U1"], in: [.titled]) { recording in
      let tops = recording.lines.filter { $0.e == "inset" && $0.list.isPanned }.compactMap(\.top)
      return zip(tops, tops.dropFirst()).contains { $0 < $1 - 0.5 }
    },
    Occurrence("the background has other sizes", ["H9"], in: [.background]) { recording in
      recording.lines.contains { $0.background == true && $0.e == "viewport" }
    },
    Occurrence("frames are missed during a pull", ["H11"], in: [.hitches]) { recording in
      let times = recording.lines.filter { $0.list.isPanned && $0.e == "scroll" }.map(\.t)
      return zip(times, times.dropFirst()).contains { $1 - $0 > 0.08 }
    },
    Occurrence("text and colors change during a refresh", ["H12"], in: [.textSize]) { recording in
      recording.lines.contains {
        $0.value == "dark, largest text" && $0.obs?.state == "refreshing"
      }
    },
    Occurrence("the list offers an action", ["T7"], in: [.offered]) { recording in
      recording.lines.contains { $0.n == "offered" && $0.value == "Pull to refresh" }
    },
  ]
}
