import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import RefreshWorld

/// A recording of another library: a list, and what our control and the library show after each event.
///
/// `=>` is our control, which `replayed` records anew; `~` is the library, and `by` names the deviations
/// that explain a difference, which only a person writes.
package struct Recording {
  /// The phases of our control that a library's word stands for.
  private static let phases: [String: Set<RefreshPhase>] = [
    "idle": [.idle, .pulling, .ending, .failed], "refreshing": [.refreshing],
    "willRefresh": [.pending], "noMoreData": [.exhausted], "pulling": [.armed],
    "triggered": [.armed], "stopped": [.idle, .pulling, .ending, .failed, .exhausted],
    "normal": [.idle, .pulling, .ending, .failed], "loading": [.refreshing, .pending],
    "unset": [.idle, .pulling, .armed], "default": [.idle, .pulling, .armed],
    "beginRefresh": [.refreshing, .pending], "none": [.ending, .failed],
  ]
  private static let tolerance = 1e-6

  /// The numbers of events after which both agree, and after which they differ with a reason.
  package private(set) var (agreeing, deviating) = (0, 0)
  /// The lines that name each deviation.
  package private(set) var deviations: [String: [Int]] = [:]
  /// The lines that do not hold.
  package private(set) var problems: [String] = []
  /// The text with what our control shows now.
  package private(set) var replayed = ""

  private let name: String
  private let file: SourceFile
  private var world: World?
  /// The facts of our control by the file and now, and those of the library.
  private var (ours, shown, other) = (EventFacts(), EventFacts(), EventFacts())
  private var ahead = [0.0, 0]
  /// Whether the scene has records of our control.
  private var isRecorded = false

  /// Replays a recording, with the control of another spec if there is one.
  package init(_ text: String, name: String, spec: String? = nil) {
    self.name = name
    file = SourceFile(name: name, text: text)
    do throws(EventError) {
      for scene in try EventReader.scenes(in: text, table: Stimulus.table) {
        play(scene, spec: spec ?? Self.spec(scene.spec))
      }
    } catch {
      fail(error.message, at: error.offset)
    }
    replayed += String(decoding: file.bytes.dropFirst(replayedEnd), as: UTF8.self)
  }

  private static func spec(_ lines: [String]) -> String {
    (["refreshgen: 1", "control: Recorded"] + lines).map { $0 + "\n" }.joined()
  }

  private mutating func play(_ scene: EventScene<Stimulus>, spec text: String) {
    let spec = SpecLoader.load(
      SourceFile(name: "recorded.refresh.yml", text: text),
      context: SpecContext(proves: false)
    )
    guard let behavior = spec.controls.first?.behavior else {
      return fail("the spec has no control", at: scene.lines.first?.range.lowerBound ?? 0)
    }
    let list = scene.list
    world = World(
      behavior: behavior,
      in: list.reading(for: behavior),
      isAttached: list.isInWindow
    )
    (ours, shown, other, ahead) = (EventFacts(), EventFacts(), EventFacts(), [0, 0])
    let names = scene.records.isEmpty ? EventFacts.numbers : scene.records
    isRecorded = scene.lines.contains { !$0.recorded.isEmpty }
    for line in scene.lines { play(line, recording: names) }
  }

  private mutating func play(_ line: EventLine<Stimulus>, recording names: [String]) {
    for event in line.events {
      world?.perform(event)
      // A scroll tells the offset of both lists.
      guard case .scroll(let offset, _) = event else { continue }
      ours.set("offset", to: offset)
      shown.set("offset", to: offset)
      other.set("offset", to: offset)
    }
    guard let world else { return }
    var found = Observation(world: world).facts
    found.facts.removeAll { !names.contains($0.name) }
    let changes = found.changes(since: shown, tolerance: Self.tolerance)
    record(changes, of: line)
    shown.change(to: changes)
    ours.change(to: line.recorded)
    other.change(to: line.other)
    ahead = line.ahead ?? ahead
    let wrong = found.changes(since: ours, tolerance: Self.tolerance)
    if isRecorded, !wrong.isEmpty { fail("our control shows \(wrong)", at: line.range.lowerBound) }
    // A library that observes only the offset responds to a lift at the next scroll.
    guard other.phase != nil, line.kind == .events, !line.isUnseen, line.events != [.release] else {
      return
    }
    compare(found, phase: world.phase, line)
  }

  private mutating func compare(
    _ found: EventFacts,
    phase: RefreshPhase,
    _ line: EventLine<Stimulus>
  ) {
    var expected = other
    for (name, count) in zip(["fired", "completed"], ahead) {
      if let number = expected.number(name) { expected.set(name, to: number - count) }
    }
    let isAlike = Self.phases[expected.phase ?? ""]?.contains(phase) == true
    expected.phase = nil
    if isAlike, expected.changes(since: found, tolerance: Self.tolerance).isEmpty {
      agreeing += 1
      return
    }
    deviating += 1
    for id in line.reasons { deviations[id, default: []].append(number(of: line)) }
    if line.reasons.isEmpty {
      let library = "\(other.phase ?? "") \(expected)"
      fail("ours shows \(found), the library \(library), and 'by' names no deviation", at: line)
    }
  }

  private func number(of line: EventLine<Stimulus>) -> Int {
    file.position(at: line.range.lowerBound).line
  }

  private mutating func fail(_ problem: String, at line: EventLine<Stimulus>) {
    fail(problem, at: line.range.lowerBound)
  }

  private mutating func fail(_ problem: String, at offset: Int) {
    problems.append("\(name):\(file.position(at: offset).line): \(problem)")
  }

  // MARK: Recording

  /// The end of what `replayed` has of the file.
  private var replayedEnd = 0

  private mutating func record(_ changes: EventFacts, of line: EventLine<Stimulus>) {
    guard line.kind != .expect else { return }
    let place = line.recordedRange
    let before = String(decoding: file.bytes[replayedEnd..<place.lowerBound], as: UTF8.self)
    let event = before.reversed().drop { $0 == " " }.reversed()
    let hasMore = place.upperBound < line.range.upperBound
    replayed += String(event) + (changes.isEmpty ? "" : " => \(changes)") + (hasMore ? " " : "")
    replayedEnd = place.upperBound
  }
}
