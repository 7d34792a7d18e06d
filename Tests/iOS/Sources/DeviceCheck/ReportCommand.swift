// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import DeviceRecorder
public import DeviceSessions
public import Foundation
public import UIKit

/// Makes a report of the double, reads reports, and writes their pages.
@MainActor
public enum ReportCommand {
  /// Runs `device record FOLDER`, `device findings FILE` or `device page FILE…`; returns the exit code.
  public static func run(_ arguments: [String]) throws -> Int32 {
    switch (arguments.first, arguments.dropFirst().first) {
    case ("record", let folder?):
      // The files that the app writes.
      for session in DeviceSession.allCases {
        let text = DoublePlayer.record(session, Switches()).map { $0 + "\n" }.joined()
        let path = "\(folder)/\(session.rawValue).jsonl"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
      let machine = #""system":"double","model":"double""#
      try machine.write(toFile: "\(folder)/machine.json", atomically: true, encoding: .utf8)
    case ("findings", let path?):
      let findings = try Findings(read(path))
      for finding in findings.all { print(finding) }
      print("\(findings.all.count) findings")
      return findings.isFailure ? 1 : 0
    case ("page", _?): print(try page(arguments.dropFirst().map(read)))
    default:
      print("usage: device record FOLDER | findings FILE | page FILE...")
      return 2
    }
    return 0
  }

  static func read(_ path: String) throws -> DeviceReport {
    try DeviceReport(json: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The report that the double makes under some settings, with the recorder of the app.
  public static func ofDouble(
    _ switches: Switches = Switches(),
    _ sessions: [DeviceSession] = DeviceSession.allCases
  ) throws -> DeviceReport {
    DeviceReport(
      machine: .init(system: "double", model: "double", tools: "Swift on Linux"),
      sessions: try sessions.map {
        try DeviceReport.Recording($0, lines: DoublePlayer.record($0, switches))
      }
    )
  }

  /// A page with the probes, the checks and the screenshots of reports, side by side.
  public static func page(_ reports: [DeviceReport]) throws -> String {
    let systems = reports.map { "\($0.machine.system), \($0.machine.model)" }
    let columns = systems.map { "<th>" + escaped($0) }.joined()
    var text = """
      <!doctype html>
      <html lang="en"><meta charset="utf-8">
      <title>Device check: \(escaped(systems.joined(separator: "; ")))</title>
      <style>body { font: 16px system-ui; margin: 2em auto; max-width: 75em } td, th { text-align: left; \
      padding: 0.2em 1em 0.2em 0; vertical-align: top } img { width: 12em; margin: 0.5em 0 }</style>
      <h1>Device check</h1>
      <table><tr><th>system<th>tools<th>sessions</tr>

      """
    for (report, system) in zip(reports, systems) {
      let count = "\(report.sessions.count) of \(DeviceSession.allCases.count)"
      text += row([system, report.machine.tools, count])
    }
    text += "</table>\n<h2>Probes</h2>\n"
    text += "<table><tr><th>switch<th>question<th>entries\(columns)</tr>\n"
    for probe in Probe.all {
      let settings = reports.map { report in
        var switches = Switches()
        return probe.apply(report, to: &switches) ? probe.setting(switches) : "undecided"
      }
      text += row([probe.name, probe.question, probe.entries.joined(separator: " ")] + settings)
    }
    text += "</table>\n<h2>Events</h2>\n<table><tr><th>event<th>entries\(columns)</tr>\n"
    for event in Occurrence.all {
      let results = reports.map { event.isShown(in: $0) ? "seen" : "not seen in each session" }
      text += row([event.name, event.entries.joined(separator: " ")] + results)
    }
    text += "</table>\n<h2>Checks</h2>\n<table><tr><th>check<th>entries\(columns)</tr>\n"
    for check in Check.all {
      let results = reports.map { report in
        let recordings = check.sessions.compactMap(report.recording)
        let failures = recordings.compactMap { recording in
          check.failure(recording).map { "\(recording.name): \($0)" }
        }
        let result = "passed in \(recordings.count) of \(check.sessions.count) sessions"
        return failures.isEmpty ? result : failures.joined(separator: "; ")
      }
      text += row([check.name, check.entries.joined(separator: " ")] + results)
    }
    text += "</table>\n"
    for (report, system) in zip(reports, systems) {
      text += "<h2>Differences between \(escaped(system)) and the double</h2>\n<ul>\n"
      for finding in try Findings(report).all { text += "<li>\(escaped(finding))\n" }
      text += "</ul>\n"
    }
    text += "<h2>Events that no session makes</h2>\n<pre>\(escaped(Entries.gaps))</pre>\n"
    text += "<h2>Screenshots</h2>\n<table><tr><th>moment\(columns)</tr>\n"
    let files = Set(reports.flatMap { $0.sessions.flatMap { $0.screenshots ?? [] } }).sorted()
    for file in files {
      let name = escaped(file)
      let images = reports.enumerated().map { index, report in
        let isThere = report.sessions.contains { $0.screenshots?.contains(file) == true }
        // The script puts the screenshots of each report into a folder of their own.
        return isThere ? "<td><img src=\"\(index + 1)/\(name)\" alt=\"\">" : "<td>none"
      }
      text += "<tr><td>\(name)\(images.joined())</tr>\n"
    }
    return text + "</table>\n</html>"
  }

  /// The summary of all reports for the documentation, in Markdown.
  public static func summary(_ reports: [DeviceReport]) -> String {
    guard !reports.isEmpty else {
      return """
        `Tests/iOS/Device/Reports` contains no report of the device check: the library has not run on
        iOS yet.
        """
    }
    var text = "| system | model | probes decided | events seen | checks passed |\n"
    text += "|---|---|---|---|---|\n"
    for report in reports {
      var switches = Switches()
      let decided = Probe.all.count { $0.apply(report, to: &switches) }
      let passed = Check.all.count { check in
        let recordings = check.sessions.compactMap(report.recording)
        return !recordings.isEmpty && recordings.allSatisfy { check.failure($0) == nil }
      }
      text += "| \(report.machine.system) | \(report.machine.model) "
      let seen = Occurrence.all.count { $0.isShown(in: report) }
      text += "| \(decided) of \(Probe.all.count) | \(seen) of \(Occurrence.all.count) "
      text += "| \(passed) of \(Check.all.count) |\n"
    }
    return text
  }

  private static func row(_ cells: [String]) -> String {
    "<tr>" + cells.map { "<td>" + escaped($0) }.joined() + "</tr>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}

extension DeviceReport {
  /// Reads a report.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(DeviceReport.self, from: json)
    guard format == 1 else { throw FormatError() }
  }

  struct FormatError: Error, CustomStringConvertible {
    var description: String { "unknown format: expected 1" }
  }
}
