import Foundation
import RefreshConformance
import Testing

/// Replays the recordings of the real libraries.
@MainActor
@Suite("Conformance")
struct ConformanceTests {
  nonisolated private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  nonisolated private static let traces: [RecordedTrace] = {
    let folder = tests.appendingPathComponent("Fixtures/conformance")
    return (try? TraceFolder.read(folder)) ?? []
  }()

  @Test("reads all recordings")
  func present() {
    #expect(Self.traces.count == 216)
  }

  @Test("agrees with each recording, but for what is listed", arguments: traces.indices)
  func agreement(_ index: Int) throws {
    let report = try #require(Comparison.run(Self.traces[index]))
    let texts = report.mismatches.map { "\($0.place.file):\($0.place.line): \($0.text)" }
    #expect(texts == [])
    #expect(report.agreeing + report.deviating > 0)
  }

  @Test("sees each listed deviation, or says that no recording has it")
  func deviations() throws {
    var seen: Set<String> = []
    for trace in Self.traces {
      seen.formUnion(try #require(Comparison.run(trace)).deviations.keys)
    }
    let unseen = Deviation.all.map(\.id).filter { !seen.contains($0) }
    // These follow from the libraries' sources; the recordings that are here do not touch them.
    #expect(
      unseen == [
        "action-of-another-refresh", "progress-of-another-refresh", "reset-ends-a-refresh",
        "refusal-blocks", "budget-of-another-drag", "lift-after-the-end", "insets-zeroed",
        "polls-for-the-finger", "begin-after-the-end", "begins-on-the-way-back",
      ]
    )
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
      ("svinfinitescrolling", "ignoredInset: 0"),
      ("ego", "trigger: {distance: 66}"),
      ("ego", "trigger: {release: settle}"),
      ("xdrefresh", "trigger: {requiresDrag: true}"),
      ("xdrefresh", "animation: {endDelay: 0}"),
    ]
  )
  func wrongPreset(_ preset: String, _ change: String) throws {
    let text = "refreshgen: 1\ncontrol: Wrong\npreset: \(preset)\n\(change)\n"
    let count = try Self.traces.filter { $0.profile == preset }.map { trace in
      try #require(Comparison.run(trace, text: text)).mismatches.count
    }
    #expect(count.reduce(0, +) > 0)
  }

  @Test("lists in DEVIATIONS.md what is in the code")
  func table() throws {
    var total = Report(profile: "all")
    for trace in Self.traces { total.add(try #require(Comparison.run(trace))) }
    let file = Self.tests.appendingPathComponent("Conformance/DEVIATIONS.md")
    let committed = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(committed == DeviationTable.markdown(seen: total.deviations.mapValues(\.first)))
  }
}
