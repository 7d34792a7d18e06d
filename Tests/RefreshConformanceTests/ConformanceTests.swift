import Foundation
import RefreshConformance
import Testing

/// Replays the recordings of the real libraries.
@MainActor
@Suite("Conformance")
struct ConformanceTests {
  nonisolated private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  nonisolated private static let traces = read("Fixtures/conformance")

  /// Traces in the format of the recordings, worked out from the rules of the libraries' sources.
  ///
  /// They show what no recording shows, such as a control that is hidden while it refreshes.
  nonisolated private static let derived = read("Fixtures/conformance-derived")

  nonisolated private static func read(_ folder: String) -> [RecordedTrace] {
    (try? TraceFolder.read(tests.appendingPathComponent(folder))) ?? []
  }

  @Test("reads all recordings")
  func present() {
    #expect(Self.traces.count == 216)
    #expect(Self.derived.count == 39)
  }

  @Test(
    "agrees with each recording, apart from the listed deviations",
    arguments: (traces + derived).indices
  )
  func agreement(_ index: Int) throws {
    let report = try #require(Comparison.run((Self.traces + Self.derived)[index]))
    let texts = report.mismatches.map { "\($0.place.file):\($0.place.line): \($0.text)" }
    #expect(texts == [])
    #expect(report.agreeing + report.deviating > 0)
  }

  @Test(
    "agrees with each event of a recording from the library's state, apart from the listed deviations",
    arguments: (traces + derived).indices
  )
  func transitions(_ index: Int) throws {
    let trace = (Self.traces + Self.derived)[index]
    let report = try #require(TransitionComparison.run(trace))
    let texts = report.mismatches.map { "\($0.place.file):\($0.place.line): \($0.text)" }
    #expect(texts == [])
    // Both look at the same events.
    let whole = try #require(Comparison.run(trace))
    #expect(report.agreeing + report.deviating == whole.agreeing + whole.deviating)
  }

  @Test("has fewer deviating events when the control restarts in the library's state")
  func restarts() throws {
    var whole = Report(profile: "all")
    var alone = Report(profile: "all")
    for trace in Self.traces {
      whole.add(try #require(Comparison.run(trace)))
      alone.add(try #require(TransitionComparison.run(trace)))
    }
    #expect(alone.restarts > 0)
    #expect(alone.approximations < alone.restarts)
    #expect(alone.deviating * 3 < whole.deviating)
  }

  @Test("finds a difference among the consequences of a deviation, event by event")
  func hiddenDifference() throws {
    // The library is armed below the distance after an end that ours defers.
    let lines = [
      #"{"profile":"mjrefresh-header","viewport":600,"content":2000,"inset":{"top":0,"bottom":0},"#
        + #""offset":0,"initial":\#(observation("idle"))}"#,
      #"{"e":"begin","obs":\#(observation("refreshing", top: 54, offset: -54, progress: 1))}"#,
      #"{"e":"end","obs":\#(observation("idle", offset: -54, progress: 1))}"#,
      #"{"e":"scroll","y":-20,"drag":true,"#
        + #""obs":\#(observation("pulling", offset: -20, progress: 20.0 / 54))}"#,
    ]
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let trace = try RecordedTrace(name: "wrong", bytes: bytes)
    #expect(try #require(Comparison.run(trace)).mismatches.isEmpty)
    let places = try #require(TransitionComparison.run(trace)).mismatches.map(\.place.line)
    #expect(places == [4])
  }

  private func observation(
    _ state: String,
    top: Double = 0,
    offset: Double = 0,
    progress: Double = 0
  ) -> String {
    #"{"state":"\#(state)","top":\#(top),"bottom":0,"offset":\#(offset),"#
      + #""progress":\#(progress),"fired":0,"completed":0}"#
  }

  @Test(
    "notices a preset with one wrong number or word",
    arguments: [
      ("mjrefresh-header", "trigger: {distance: 55}"),
      ("mjrefresh-header", "trigger: {compare: inclusive}"),
      ("mjrefresh-header", "trigger: {release: lift}"),
      ("mjrefresh-header", "height: 55"),
      ("mjrefresh-header", "action: immediate"),
      ("mjrefresh-header", "insetWhileRefreshing: fixed"),
      ("mjrefresh-header", "animation: {retract: 100ms}"),
      ("mjrefresh-header", "animation: {reveal: 900ms}"),
      ("mjrefresh-header", "interruptible: false"),
      ("mjrefresh-back-footer", "insetWhileRefreshing: sticky"),
      ("mjrefresh-back-footer", "trigger: {distance: 43}"),
      ("mjrefresh-auto-footer", "trigger: {compare: exclusive}"),
      ("mjrefresh-auto-footer", "trigger: {visible: 0.5}"),
      ("mjrefresh-auto-footer", "trigger: {requiresDrag: true}"),
      ("mjrefresh-auto-footer", "trigger: {perDrag: 2}"),
      ("svpulltorefresh-top", "trigger: {compare: inclusive}"),
      ("svpulltorefresh-bottom", "trigger: {distance: 61}"),
      ("svinfinitescrolling", "trigger: {compare: exclusive}"),
      ("svinfinitescrolling", "trigger: {distance: 0.5}"),
      ("ego", "trigger: {distance: 66}"),
      ("ego", "trigger: {release: settle}"),
      ("xdrefresh", "trigger: {requiresDrag: true}"),
      ("xdrefresh", "animation: {endDelay: 0}"),
    ]
  )
  func wrongPreset(_ preset: String, _ change: String) throws {
    let text = "refreshgen: 1\ncontrol: Wrong\npreset: \(preset)\n\(change)\n"
    let traces = Self.traces.filter { $0.profile == preset }
    let whole = try traces.map { try #require(Comparison.run($0, text: text)).mismatches.count }
    #expect(whole.reduce(0, +) > 0)
    let alone = try traces.map { trace in
      try #require(TransitionComparison.run(trace, text: text)).mismatches.count
    }
    #expect(alone.reduce(0, +) > 0)
  }

  @Test("sees each deviation, and lists it in DEVIATIONS.md with its presets and first event")
  func table() throws {
    // Whole recordings come first, so that their events are the examples of most deviations.
    var total = Report(profile: "all")
    for trace in Self.traces + Self.derived { total.add(try #require(Comparison.run(trace))) }
    for trace in Self.traces + Self.derived {
      total.add(try #require(TransitionComparison.run(trace)))
    }
    let file = Self.tests.deletingLastPathComponent()
      .appendingPathComponent("Sources/Tools/Conformance/DEVIATIONS.md")
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let sections = page.components(separatedBy: "\n## ").dropFirst()
    #expect(sections.count == Deviation.all.count)
    for (section, deviation) in zip(sections, Deviation.all) {
      let place = total.deviations[deviation.id]?.first
      let lines = section.split(separator: "\n").map { line in
        String(line).replacing(#/^- (the library|ours|why): .+$/#) { "- \($0.1)" }
      }
      #expect(
        lines == [
          deviation.id, "- presets: \(deviation.presets.joined(separator: ", "))",
          "- the library", "- ours", "- why",
          "- example: `\(place?.file ?? "")`, line \(place?.line ?? 0)",
        ]
      )
    }
  }
}
