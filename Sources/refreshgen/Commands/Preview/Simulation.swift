import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules
import RefreshWorld

/// The formats of a replay.
enum ReplayFormat: String, CaseIterable {
  case events, jsonl, text
}

/// One run of `simulate`.
struct Simulation {
  let control: ControlSpec
  let format: ReplayFormat
  let hasEveryEvent: Bool
  let console: Console

  /// Plays a file: a text of events, or a trace of version 1.
  func play(file path: String) throws(FileError) -> ExitCode {
    var bytes = try FileSystem.read(at: path, origin: .named, limit: Limits.traceFileSize)
    if bytes.starts(with: "\u{FEFF}".utf8) { bytes.removeFirst(3) }
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard first != UInt8(ascii: "{") else { return replay(bytes, path: path) }
    let text = String(decoding: bytes, as: UTF8.self)
    return play(text, of: path, list: ListHead())
  }

  /// Plays a gesture: events of a list that moves by itself.
  func play(gesture: String) -> ExitCode {
    var list = ListHead()
    list.isLive = true
    return play(gesture, of: "--gesture", list: list)
  }

  private func replay(_ bytes: [UInt8], path: String) -> ExitCode {
    do throws(TraceError) {
      let trace = try Trace.read(bytes)
      var line = EventLine<LiveEvent>()
      var scene = EventScene<LiveEvent>()
      scene.list = trace.list
      scene.lines = trace.events.map { event in
        line.events = [.stimulus(event)]
        return line
      }
      return play(scene, of: SourceFile(name: path, bytes: []))
    } catch {
      let lines = bytes.split(
        separator: UInt8(ascii: "\n"),
        maxSplits: error.line,
        omittingEmptySubsequences: false
      )
      let file = SourceFile(name: path, bytes: Array(lines[error.line - 1]))
      let before = String(decoding: file.bytes, as: UTF8.self).unicodeScalars.prefix(
        error.column - 1
      )
      let offset = String(before).utf8.count
      let place = SourcePosition(offset: offset, line: error.line, column: error.column)
      return report(
        InvalidEvent.finding(in: file, at: SourceRange(at: place), message: error.message),
        in: file
      )
    }
  }

  private func play(_ text: String, of name: String, list: ListHead) -> ExitCode {
    let file = SourceFile(name: name, text: text)
    do throws(EventError) {
      let scenes = try EventReader.scenes(in: text, table: LiveEvent.table, list: list)
      for scene in scenes { try check(scene) }
      if format == .events { console.result("# refreshgen events 1\n") }
      var code = ExitCode.fine
      for scene in scenes where play(scene, of: file) != .fine { code = .findings }
      return code
    } catch {
      let range = SourceRange(at: file.position(at: error.offset))
      return report(InvalidEvent.finding(in: file, at: range, message: error.message), in: file)
    }
  }

  /// Refuses what only other bodies can play.
  private func check(_ scene: EventScene<LiveEvent>) throws(EventError) {
    if let setting = scene.controls.first {
      throw EventError(
        message: "'control' names another control: expected events of \(control.name)",
        offset: setting.offset
      )
    }
    if let setting = scene.settings.first {
      throw EventError(
        message: "'set' is a setting of a test double: expected events of a simulated list",
        offset: setting.offset
      )
    }
    let own = control.behavior.edge
    for line in scene.lines {
      let edges = [line.edge] + line.expected.facts.map(\.edge)
      guard let edge = edges.compactMap({ $0 }).first(where: { $0 != own }) else { continue }
      throw EventError(
        message: "'\(edge):' has no control: expected '\(own):', or no edge",
        offset: line.range.lowerBound
      )
    }
  }

  private func play(_ scene: EventScene<LiveEvent>, of file: SourceFile) -> ExitCode {
    var list = SimulatedList(scene: scene, behavior: control.behavior, title: title)
    let isLive = scene.list.isLive
    var code = ExitCode.fine
    var samples: [EventSample] = []
    if format == .jsonl, isLive { console.result(list.head.json.compactText + "\n") }
    var printer =
      format == .events
      ? EventPrinter(
        scene: scene,
        in: list,
        console: console,
        printsLines: isLive && !hasEveryEvent
      )
      : nil
    func play(_ line: EventLine<LiveEvent>) {
      let taken = list.play(line)
      switch format {
      // Lines are written one by one: together, those of an hour would fill the memory.
      case .jsonl: for sample in taken { console.result(sample.json.compactText + "\n") }
      case .events: printer?.write(line, taken, in: list)
      case .text: samples += taken
      }
      let problem = line.expected.difference(in: list.observation.facts)
      guard let problem else { return }
      let range = SourceRange(at: file.position(at: line.range.lowerBound))
      code = report(UnmetExpectation.finding(in: file, at: range, message: problem), in: file)
    }
    for line in scene.lines { play(line) }
    // The printed lines of a scene end with it already.
    if isLive, scene.events.last != .rest { play(.rest) }
    if format == .text {
      console.result(ReplayTable.text(samples, hasFinger: isLive, hasEveryEvent: hasEveryEvent))
    }
    return code
  }

  /// Reports a finding; standard output contains only the replay.
  private func report(_ finding: Diagnostic, in file: SourceFile) -> ExitCode {
    console.aside(TextRenderer(file: file, style: console.style).text(of: finding))
    return .findings
  }

  private var title: (RefreshState) -> String? {
    let titles = control.appearances.map(\.appearance.title)
    return { titles[Int($0.rawValue)] }
  }
}

extension EventLine<LiveEvent> {
  /// The end of a scene, in which a list comes to rest.
  fileprivate static var rest: Self {
    var line = Self()
    line.events = [.rest]
    return line
  }
}
