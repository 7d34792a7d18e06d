import RefreshCore
package import RefreshDiagnostics
import RefreshWorld

/// Reads a trace in JSON Lines, line by line: the scene, then one event per line.
package struct TraceReader {
  /// The content of a line.
  package enum Line: Sendable, Hashable {
    /// The scene, with the original line.
    case scene(TraceScene, JSON)
    /// An event.
    case step(Trace.Step)
  }

  private var hasScene = false

  /// Creates a reader at the start of a trace.
  package init() {}

  /// Reads the next line; returns `nil` for a blank line.
  package mutating func read(
    _ line: ArraySlice<UInt8>,
    number: Int
  ) throws(TraceError) -> Line? {
    guard line.count <= Limits.traceLineLength else {
      let message = "line too long: expected at most \(Limits.traceLineLength) bytes"
      throw TraceError(message: message, line: number, column: 1)
    }
    guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return nil }
    let value = try parse(line, number: number)
    guard hasScene else {
      hasScene = true
      return .scene(try TraceScene(value: value, line: number), value)
    }
    return .step(
      Trace.Step(event: try Stimulus(value: value, line: number), source: value, line: number)
    )
  }

  /// Checks at the end of the trace that it contains a scene.
  package func finish() throws(TraceError) {
    guard hasScene else {
      throw TraceError(message: "empty trace: expected a scene first", line: 1, column: 1)
    }
  }

  private func parse(_ line: ArraySlice<UInt8>, number: Int) throws(TraceError) -> JSON {
    do {
      return try JSONParser.parse(line)
    } catch {
      let before = line.prefix(error.offset)
      let column = String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
      throw TraceError(message: error.message, line: number, column: column)
    }
  }
}

extension Trace {
  package static func read(_ bytes: [UInt8]) throws(TraceError) -> Trace {
    var reader = TraceReader()
    var trace: Trace?
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      switch try reader.read(line, number: index + 1) {
      case .scene(let scene, let header): trace = Trace(scene: scene, header: header, steps: [])
      case .step(let step): trace?.steps.append(step)
      case nil: break
      }
    }
    try reader.finish()
    return trace ?? Trace(scene: TraceScene(), header: .null, steps: [])
  }
}

extension TraceScene {
  /// Reads the first line of a trace.
  init(value: JSON, line: Int) throws(TraceError) {
    let fields = TraceFields(value: value, line: line)
    guard value.members != nil else { throw fields.error("expected a scene as an object") }
    guard value["e"] == nil else {
      throw fields.error("expected a scene in the first line, found an event")
    }
    self.init()
    viewport = try fields.optionalNumber(for: "viewport") ?? viewport
    content = try fields.optionalNumber(for: "content") ?? content
    offset = try fields.optionalNumber(for: "offset")
    isInWindow = try fields.optionalBool(for: "window") ?? true
    if let inset = value["inset"] {
      let insets = TraceFields(value: inset, line: line)
      start = try insets.firstNumber(for: "top", other: "leading") ?? 0
      end = try insets.firstNumber(for: "bottom", other: "trailing") ?? 0
    }
  }
}

extension Stimulus {
  /// The words of gestures for which traces have words of their own; both are read.
  private static let words: [String: Name] = ["release": .release, "wait": .wait]

  private static func name(of value: JSON, fields: TraceFields) throws(TraceError) -> Name {
    guard let text = value["e"]?.string else {
      throw fields.error("expected an event with its name under 'e'")
    }
    guard let name = Name(rawValue: text) ?? words[text] else {
      let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw fields.error("unknown event \(SafeText.quote(text)): expected one of \(names)")
    }
    return name
  }

  /// Reads an event from its line of the trace.
  init(value: JSON, line: Int) throws(TraceError) {
    let fields = TraceFields(value: value, line: line)
    switch try Self.name(of: value, fields: fields) {
    case .scroll:
      self = .scroll(
        to: try fields.number(for: "y", other: "x"),
        dragging: try fields.optionalBool(for: "drag") ?? false
      )
    case .release: self = .release
    case .displace:
      self = .displace(
        to: try fields.number(for: "y", other: "x"),
        dragging: try fields.optionalBool(for: "drag") ?? false
      )
    case .cancelGesture: self = .cancelGesture
    case .tap: self = .tap
    case .content: self = .content(try fields.number(for: "h", other: "w"))
    case .insets:
      self = .insets(
        start: try fields.number(for: "top", other: "leading"),
        end: try fields.number(for: "bottom", other: "trailing")
      )
    case .viewport: self = .viewport(try fields.number(for: "h", other: "w"))
    case .begin: self = .begin
    case .success: self = .end(try fields.outcome(for: "outcome"))
    case .exhausted: self = .end(.exhausted)
    case .failure: self = .end(.failure)
    case .cancelled: self = .end(.cancelled)
    case .reset: self = .reset
    case .openSecondLevel: self = .openSecondLevel
    case .closeSecondLevel: self = .closeSecondLevel
    case .wait: self = .wait(try fields.seconds(for: "s"))
    case .window: self = .window(attached: try fields.bool(for: "attached"))
    case .hide: self = .hidden(true)
    case .show: self = .hidden(false)
    case .enable: self = .enabled(true)
    case .disable: self = .enabled(false)
    case .opposite: self = .opposite(isBusy: try fields.bool(for: "busy"))
    }
  }
}
