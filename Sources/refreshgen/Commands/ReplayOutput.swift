import RefreshCore
import RefreshDiagnostics
import RefreshJSON
import RefreshPreview
import RefreshSimulator
import RefreshWorld

/// How a replay is written.
enum ReplayFormat: String, CaseIterable {
  case jsonl
  case text
  case svg
}

/// Writes a replay while it is played, in pieces.
///
/// So a long one takes no more memory than a short one. Only a picture needs all of it, and has a
/// limit.
struct ReplayOutput {
  private let format: ReplayFormat
  private let title: String
  private let console: Console
  private var text = ""
  private var clock: ReplayClock
  private var table = ReplayTable()
  private var samples: [ReplaySample] = []

  /// Whether there is more than a picture shows.
  private(set) var isFull = false

  /// How many bytes are written at once.
  private static let piece = 65_536

  init(_ format: ReplayFormat, title: String, _ console: Console) {
    self.format = format
    self.title = title
    self.console = console
    clock = ReplayClock(isPaced: format == .svg)
  }

  /// Adds the scene of a replay, as a line of a trace.
  mutating func start(_ scene: JSON) {
    if format == .jsonl { write(scene.compactText + "\n") }
  }

  /// Adds an event with what held after it; `line` makes the line of a trace.
  mutating func add(_ event: Stimulus, _ observation: Observation, line: () -> JSON) {
    guard format != .jsonl else { return write(line().compactText + "\n") }
    let sample = clock.sample(event, observation)
    if format == .text {
      write(table.add(sample))
    } else if samples.count < Limits.pictureEvents {
      samples.append(sample)
    } else {
      isFull = true
    }
  }

  /// Writes what has not been written yet.
  mutating func finish() {
    switch format {
    case .jsonl: break
    case .text: text += table.finish()
    case .svg: text += ReplayChart(title: title, samples: samples).svg
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
