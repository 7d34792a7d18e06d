// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation

#if canImport(DeviceSessions)
  public import DeviceSessions
#endif

/// The recordings of one run of the device check on one machine.
public struct DeviceReport: Codable, Sendable {
  /// The version of the format, which is 1.
  public var format = 1
  public var machine: Machine
  public var sessions: [Recording]

  /// The machine of a run; nothing in it names a person or a single device.
  public struct Machine: Codable, Sendable, Equatable {
    /// Such as `iOS 26.5`.
    public var system: String
    /// Such as `iPhone18,1`.
    public var model: String
    /// Such as `Xcode 26.6`.
    public var tools: String

    public init(system: String, model: String, tools: String) {
      self.system = system
      self.model = model
      self.tools = tools
    }
  }

  /// The trace of a session.
  public struct Recording: Codable, Sendable {
    public var name: String
    public var scene: RecordedList
    public var lines: [Line]
    public var screenshots: [String]?

    var session: DeviceSession? { DeviceSession(rawValue: name) }
  }

  public struct RecordedList: Codable, Sendable {
    public var viewport: Double
    public var content: Double
    public var inset: Ends
    public var offset: Double
    public var window: Bool
    public var scale: Double
  }

  public struct Ends: Codable, Sendable, Equatable {
    public var top: Double
    public var bottom: Double
  }

  /// One notification, or one of the changes that it shows.
  public struct Line: Codable, Sendable {
    /// The time since the start, in seconds.
    public var t: Double
    /// The number of the notification.
    public var i: Int
    /// The name of the notification.
    public var n: String
    /// The event of a trace, if the notification shows a change.
    public var e: String?
    public var y: Double?
    public var drag: Bool?
    public var top: Double?
    public var bottom: Double?
    public var h: Double?
    public var attached: Bool?
    public var value: String?
    /// Whether the app was in the background; no key if it was not.
    public var background: Bool?
    public var list: List
    public var obs: Observation?
    public var frame: Frame?
  }

  public struct List: Codable, Sendable, Equatable {
    public var offset: Double
    public var height: Double
    public var content: Double
    public var inset: Ends
    /// The insets that the app wants.
    public var own: Ends
    public var adjusted: Ends
    public var tracking: Bool
    public var dragging: Bool
    public var decelerating: Bool
    /// The raw value of the state of the list's pan gesture recognizer.
    public var pan: Int
    /// The vertical translation of that recognizer.
    public var finger: Double

    /// The insets of bars and of the safe area.
    var systemTop: Double { adjusted.top - inset.top }
    var systemBottom: Double { adjusted.bottom - inset.bottom }
    var isPanned: Bool { pan == 1 || pan == 2 }
  }

  /// The control after the notification.
  public struct Observation: Codable, Sendable {
    public var state: String
    public var top: Double
    public var bottom: Double
    public var offset: Double
    public var fired: Int
    public var completed: Int
  }

  public struct Frame: Codable, Sendable {
    public var x: Double
    public var y: Double
    public var h: Double
  }

  public init(machine: Machine, sessions: [Recording]) {
    self.machine = machine
    self.sessions = sessions
  }

  public func recording(of session: DeviceSession) -> Recording? {
    sessions.first { $0.name == session.rawValue }
  }
}

extension DeviceReport.Recording {
  /// Reads the lines that the recorder has written for a session.
  public init(_ session: DeviceSession, lines: [String]) throws {
    let decoder = JSONDecoder()
    name = session.rawValue
    scene = try decoder.decode(DeviceReport.RecordedList.self, from: Data((lines.first ?? "").utf8))
    self.lines = try lines.dropFirst().map {
      try decoder.decode(DeviceReport.Line.self, from: Data($0.utf8))
    }
  }

  /// The lines between the app's write number `index` and the next notification that is not part of it.
  func write(_ index: Int = 0) -> (before: DeviceReport.Line, notices: [DeviceReport.Line])? {
    let starts = lines.indices.filter { position in
      lines[position].n == "writes" && (position == 0 || lines[position - 1].i != lines[position].i)
    }
    guard index < starts.count else { return nil }
    let start = starts[index]
    guard let end = lines[start...].firstIndex(where: { $0.n == "wrote" && $0.value != nil }) else {
      return nil
    }
    return (lines[start], Array(lines[(start + 1)...end]))
  }
}
