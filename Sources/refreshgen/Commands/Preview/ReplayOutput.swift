import RefreshCore
import RefreshDiagnostics
import RefreshPreview
import RefreshWorld

enum ReplayFormat: String, CaseIterable {
  case jsonl
  case text
}

/// Writes a replay incrementally, so that memory is bounded.
struct ReplayOutput {
  private let format: ReplayFormat
  private let console: Console
  private var text = ""
  private var time = 0.0
  private var table: ReplayTable

  /// The size of the buffer in bytes.
  private static let piece = 65_536

  /// Creates an output; `table` formats the lines of a text.
  init(format: ReplayFormat, table: ReplayTable, console: Console) {
    self.format = format
    self.console = console
    self.table = table
  }

  /// Adds the first line of a trace.
  mutating func addScene(_ scene: TraceScene) {
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
    if case .wait(let seconds) = event { time += seconds }
    var sample = ReplaySample(event: event, observation: observation, at: time)
    sample.finger = finger
    write(table.add(sample))
  }

  /// Writes the rest of the output.
  mutating func finish() {
    if format == .text { text += table.finish() }
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
