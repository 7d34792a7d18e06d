import DeviceCheck
import Foundation
import HostileWorld
import Testing

/// The documents that depend on the reports, and the catalog of events.
@MainActor
@Suite("Documents of the device check")
struct SummaryTests {
  private let root = URL(fileURLWithPath: #filePath + "/../../../../..").standardized

  @Test(
    "the summary of the reports is up to date",
    arguments: ["README.md", "Tests/README.md"]
  )
  func summary(path: String) throws {
    let folder = root.appendingPathComponent("Tests/iOS/Device/Reports")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let reports = try files.filter { $0.hasSuffix(".json") }.map {
      try DeviceReport(json: Data(contentsOf: folder.appendingPathComponent($0)))
    }
    try check(path, ReportCommand.summary(reports), between: "device reports")
  }

  @Test("the list of the events that no session makes is up to date")
  func gaps() throws {
    let path = "Tests/README.md"
    try check(path, Entries.gaps, between: "device gaps")
  }

  @Test("the table of guesses about UIKit is up to date")
  func guesses() throws {
    let path = "Tests/README.md"
    try check(path, Guess.table, between: "device guesses")
  }

  /// Compares a part of a document with what it should be, or writes it.
  private func check(_ path: String, _ part: String, between name: String) throws {
    let file = root.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    let (start, end) = ("<!-- \(name) -->\n", "<!-- end of \(name) -->")
    let parts = text.components(separatedBy: start)
    let rest = (parts.last ?? "").components(separatedBy: end)
    #expect(parts.count == 2 && rest.count == 2)
    let expected = parts[0] + start + part + "\n" + end + (rest.last ?? "")
    if ProcessInfo.processInfo.environment["REFRESHGEN_RECORD"] != nil {
      try expected.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text == expected, "out of date: run this test with REFRESHGEN_RECORD=1")
    }
  }

  @Test("each entry of the catalog has a probe, a check or a reason")
  func entries() {
    let undecided = Entries.undecided.map(\.entry)
    #expect(Entries.decided.intersection(undecided) == [])
    #expect(Entries.decided.isSuperset(of: Entries.undecidedParts.map(\.entry)))
    #expect(Entries.decided.isSuperset(of: Occurrence.all.flatMap(\.entries)))
    let missing = Scenes.all.map(\.id).filter {
      !Entries.decided.contains($0) && !undecided.contains($0)
    }
    #expect(missing == [])
  }
}
