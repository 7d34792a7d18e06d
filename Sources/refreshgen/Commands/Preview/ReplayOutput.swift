import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshWorld

/// The formats of a replay.
enum ReplayFormat: String, CaseIterable {
  case jsonl
  case text
  case svg
}

/// Writes a replay incrementally, so that memory is bounded.
///
/// Only an image needs all events in memory, so the number of its events is limited.
struct ReplayOutput {
  private let format: ReplayFormat
  private let control: ControlSpec
  private let console: Console
  private var text = ""
  private var clock: ReplayClock
  private var table: ReplayTable
  private var chart: ChartRecording?

  /// Whether there were more events than an image can have.
  private(set) var isFull = false

  /// The size of the buffer in bytes.
  private static let piece = 65_536

  /// Creates an output; `table` formats the lines of a text.
  init(format: ReplayFormat, of control: ControlSpec, table: ReplayTable, console: Console) {
    self.format = format
    self.control = control
    self.console = console
    self.table = table
    clock = ReplayClock(isPaced: format == .svg)
  }

  /// Starts with a scene.
  mutating func start(in scene: TraceScene) {
    guard format == .svg else { return }
    chart = ChartRecording(
      behavior: control.behavior,
      in: scene.reading,
      isAttached: scene.isInWindow,
      curves: control.design.curves
    )
  }

  /// Adds the first line of a trace.
  mutating func addScene(_ scene: TraceScene) {
    start(in: scene)
    if format == .jsonl { write(scene.json.compactText + "\n") }
  }

  /// Adds an event with the state after the event; `line` creates its line in a trace.
  mutating func add(
    _ event: Stimulus,
    observation: Observation,
    finger: Double? = nil,
    line: () -> JSON
  ) {
    guard format != .jsonl else { return write(line().compactText + "\n") }
    var sample = ReplaySample(event: event, observation: observation, at: clock.time(of: event))
    sample.finger = finger
    if format == .text {
      write(table.add(sample))
    } else if let count = chart?.count, count < Limits.pictureEvents {
      chart?.add(event, sample: sample)
    } else {
      isFull = true
    }
  }

  /// Writes the rest of the output.
  mutating func finish() {
    switch format {
    case .jsonl: break
    case .text: text += table.finish()
    case .svg:
      chart?.finish()
      if let chart { text += ReplayChart(title: control.name, recording: chart).svg }
    }
    flush()
  }

  private mutating func write(_ part: String) {
    text += part
    if text.utf8.count >= Self.piece { flush() }
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    console.result(text)
    text = ""
  }
}
