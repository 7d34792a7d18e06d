import RefreshCore
import RefreshDiagnostics
package import RefreshWorld

/// A trace of version 1: a list, and what happens to it, as lines of JSON.
package struct Trace: Sendable, Hashable {
  package var list: ListHead
  package var events: [Stimulus] = []

  /// Reads a trace in JSON Lines: the scene, then one event per line; blank lines are skipped.
  package static func read(_ bytes: [UInt8]) throws(TraceError) -> Trace {
    var trace: Trace?
    var (rest, number) = (bytes[...], 0)
    while !rest.isEmpty {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      guard line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { continue }
      let value = try parse(line, number: number)
      if trace == nil {
        trace = Trace(list: try ListHead(value: value, line: number))
      } else {
        trace?.events.append(try Stimulus(value: value, line: number))
      }
    }
    guard let trace else {
      throw TraceError(message: "empty trace: expected a scene first", line: 1, column: 1)
    }
    return trace
  }

  private static func parse(_ line: ArraySlice<UInt8>, number: Int) throws(TraceError) -> JSON {
    do {
      return try JSONParser.parse(line)
    } catch {
      let before = line.prefix(error.offset)
      let column = String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
      throw TraceError(message: error.message, line: number, column: column)
    }
  }
}

package struct TraceError: Error, Sendable, Hashable {
  package var message: String
  /// The number of the line, from 1.
  package var line: Int
  /// The column, in characters from 1.
  package var column: Int
}

extension ListHead {
  fileprivate init(value: JSON, line: Int) throws(TraceError) {
    let fields = TraceFields(value: value, line: line)
    guard value.members != nil else { throw fields.error("expected a scene as an object") }
    guard value["e"] == nil else {
      throw fields.error("expected a scene in the first line, found an event")
    }
    self.init()
    (start, end) = (0, 0)
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
    case .refreshing: self = .refreshing(try fields.bool(for: "on"))
    case .triggered: self = .triggered
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
