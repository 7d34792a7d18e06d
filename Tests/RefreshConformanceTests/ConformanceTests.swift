import Foundation
import RefreshConformance
import TestSupport
import Testing

/// Replays the recordings of the real libraries, and those derived from their sources.
@Suite("Conformance")
struct ConformanceTests {
  private static let fixtures = Golden.root.appendingPathComponent("Tests/Fixtures")

  private static let folders = ["conformance", "conformance-derived"].compactMap {
    try? Recordings(in: fixtures.appendingPathComponent($0))
  }
  private static let recordings = folders.flatMap(\.recordings)

  @Test("reads all recordings")
  func present() {
    #expect(Self.folders.map(\.recordings.count) == [216, 39])
  }

  @Test(
    "agrees with each recording, apart from the deviations that it names",
    arguments: recordings.indices
  )
  func agreement(_ index: Int) {
    let recording = Self.recordings[index].recording
    #expect(recording.problems == [])
    #expect(recording.agreeing + recording.deviating > 0)
  }

  @Test("agrees and deviates as often as is committed")
  func counts() throws {
    try Golden("Tests/Fixtures/conformance-counts.txt")
      .expect(Self.folders.map(\.counts).joined(), recordedBy: "make conformance")
  }

  @Test("records only what our control shows, and needs a reason for a difference")
  func recording() throws {
    let text = """
      # refreshgen events 1
      # a comment
      spec preset: mjrefresh-header
      list 600 x 2000 at 0
      start ~ idle top 0 fired 0
      scroll -60 finger   => idle ~ pulling
      scroll -20 => idle ~ refreshing top 54 offset -54
      release
      """
    let first = Recording(text, name: "a")
    #expect(first.problems.map { $0.prefix(4) } == ["a:5:", "a:6:", "a:7:", "a:8:"])
    let again = Recording(first.replayed, name: "a")
    #expect(again.problems == [] && again.deviating == 0 && again.agreeing == 2)
    #expect(again.replayed == first.replayed)
    let expected = """
      # refreshgen events 1
      # a comment
      spec preset: mjrefresh-header
      list 600 x 2000 at 0
      start => idle top 0 bottom 0 offset 0 progress 0 fired 0 completed 0 ~ idle top 0 fired 0
      """
    #expect(first.replayed.hasPrefix(expected))
    let different = first.replayed.replacing("~ pulling", with: "~ idle")
    #expect(Recording(different, name: "a").problems.count == 1)
    let reasoned = first.replayed.replacing("~ pulling", with: "~ idle by stale-progress")
    #expect(Recording(reasoned, name: "a").deviations == ["stale-progress": [6]])
  }

  @Test(
    "notices a preset with one wrong number or word",
    arguments: [
      ("mjrefresh-header", "trigger: {distance: 55}"),
      ("mjrefresh-header", "trigger: {comparison: atLeast}"),
      ("mjrefresh-header", "trigger: {releasedBy: lift}"),
      ("mjrefresh-header", "height: 55"),
      ("mjrefresh-header", "action: immediate"),
      ("mjrefresh-header", "insetWhileRefreshing: fixed"),
      ("mjrefresh-header", "timing: {retract: 100ms}"),
      ("mjrefresh-header", "timing: {reveal: 900ms}"),
      ("mjrefresh-header", "interruptible: false"),
      ("mjrefresh-back-footer", "insetWhileRefreshing: sticky"),
      ("mjrefresh-back-footer", "trigger: {distance: 43}"),
      ("mjrefresh-auto-footer", "trigger: {comparison: above}"),
      ("mjrefresh-auto-footer", "trigger: {visibleFraction: 0.5}"),
      ("mjrefresh-auto-footer", "trigger: {requiresDrag: true}"),
      ("mjrefresh-auto-footer", "trigger: {perDrag: 2}"),
      ("svpulltorefresh-top", "trigger: {comparison: atLeast}"),
      ("svpulltorefresh-bottom", "trigger: {distance: 61}"),
      ("svinfinitescrolling", "trigger: {comparison: above}"),
      ("svinfinitescrolling", "trigger: {distance: 0.5}"),
      ("ego", "trigger: {distance: 66}"),
      ("ego", "trigger: {releasedBy: settle}"),
      ("xdrefresh", "trigger: {requiresDrag: true}"),
      ("xdrefresh", "timing: {endDelay: 0}"),
    ]
  )
  func wrongPreset(_ preset: String, _ change: String) throws {
    let spec = "refreshgen: 1\ncontrol: Wrong\npreset: \(preset)\n\(change)\n"
    let folder = Self.fixtures.appendingPathComponent("conformance/\(preset)")
    let own = try Recordings(in: folder, spec: spec).recordings
    #expect(own.contains { !$0.recording.problems.isEmpty })
  }

  @Test("names each deviation of DEVIATIONS.md, and no other, with its presets and first event")
  func table() throws {
    let file = Golden.root.appendingPathComponent("Sources/Tools/Conformance/DEVIATIONS.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    var sections = page.components(separatedBy: "\n## ")
    let ids = sections.dropFirst().compactMap { $0.split(separator: "\n").first.map(String.init) }
    #expect(Set(Self.recordings.flatMap(\.recording.deviations.keys)) == Set(ids))
    #expect(ids.count == 35)
    for (index, id) in ids.enumerated() {
      let seen = Self.recordings.filter { $0.recording.deviations[id] != nil }
      let first = try #require(seen.first)
      let presets = Set(seen.map { String($0.name.prefix { !"/@".contains($0) }) })
      let line = first.recording.deviations[id]?.first ?? 0
      sections[index + 1] = sections[index + 1]
        .replacing(
          #/- presets: .+/#,
          with: "- presets: \(presets.sorted().joined(separator: ", "))"
        )
        .replacing(#/- example: .+/#, with: "- example: `\(first.name)`, line \(line)")
      let keys = sections[index + 1].matches(of: #/(?m)^- ([a-z ]+): ./#).map { String($0.1) }
      #expect(keys == ["presets", "the library", "ours", "why", "example"], "\(id)")
    }
    try Golden("Sources/Tools/Conformance/DEVIATIONS.md")
      .expect(sections.joined(separator: "\n## "), recordedBy: "make conformance")
  }
}
