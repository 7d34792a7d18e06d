// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import DeviceRecorder
internal import DeviceSessions
internal import Foundation
public import UIKit

/// Makes a report of the double, reads reports, and writes their pages.
@MainActor
public enum ReportCommand {
  /// Runs `device record FOLDER`, `device findings FILE` or `device page FILE`; returns the exit code.
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
      return findings.failedChecks.isEmpty && findings.replays.isEmpty && findings.lists.isEmpty
        ? 0 : 1
    case ("page", let path?):
      print(try page(read(path)))
    default:
      print("usage: device record FOLDER | findings FILE | page FILE")
      return 2
    }
    return 0
  }

  static func read(_ path: String) throws -> DeviceReport {
    try DeviceReport(json: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The report that the double makes under some settings, with the recorder of the app.
  public static func ofDouble(_ switches: Switches = Switches()) throws -> DeviceReport {
    DeviceReport(
      machine: .init(system: "double", model: "double", tools: "Swift on Linux"),
      sessions: try DeviceSession.allCases.map {
        try DeviceReport.Recording($0, lines: DoublePlayer.record($0, switches))
      }
    )
  }

  /// A page with the probes, the checks and the screenshots of a report.
  public static func page(_ report: DeviceReport) throws -> String {
    let findings = try Findings(report)
    var switches = Switches()
    var text = """
      <!doctype html>
      <html lang="en"><meta charset="utf-8"><title>Device check: \(escaped(report.machine.system))</title>
      <style>body { font: 16px system-ui; margin: 2em auto; max-width: 60em } td, th { text-align: left; \
      padding: 0.2em 1em 0.2em 0; vertical-align: top } img { width: 12em; margin: 0.5em }</style>
      <h1>Device check: \(escaped(report.machine.system)), \(escaped(report.machine.model))</h1>
      <p>\(escaped(report.machine.tools)); \(report.sessions.count) of \(DeviceSession.allCases.count) \
      sessions.</p>
      <h2>Probes</h2>
      <table><tr><th>switch<th>question<th>setting<th>entries</tr>

      """
    for probe in Probe.all {
      let isDecided = probe.apply(report, to: &switches)
      let setting = isDecided ? probe.setting(switches) : "undecided"
      text += row([probe.name, probe.question, setting, probe.entries.joined(separator: " ")])
    }
    text += "</table>\n<h2>Checks</h2>\n<table><tr><th>check<th>sessions<th>result</tr>\n"
    for check in Check.all {
      let recordings = check.sessions.compactMap(report.recording)
      let failures = recordings.compactMap(check.failure)
      let result = recordings.isEmpty ? "not run" : failures.first ?? "passed"
      text += row([check.name, recordings.map(\.name).joined(separator: " "), result])
    }
    text += "</table>\n<h2>Differences between this device and the double</h2>\n<ul>\n"
    for finding in findings.all { text += "<li>\(escaped(finding))\n" }
    text += "</ul>\n<h2>Entries of the catalog without a probe</h2>\n<ul>\n"
    for (reason, entries) in Entries.undecided {
      text += "<li>\(escaped(reason)): \(entries.joined(separator: " "))\n"
    }
    text += "</ul>\n<h2>Screenshots</h2>\n"
    for recording in report.sessions {
      for file in recording.screenshots ?? [] {
        let name = escaped(file)
        text += "<figure><img src=\"\(name)\" alt=\"\"><figcaption>\(name)</figcaption></figure>\n"
      }
    }
    return text + "</html>"
  }

  /// The summary of all reports for the documentation, in Markdown.
  public static func summary(_ reports: [DeviceReport]) -> String {
    guard !reports.isEmpty else {
      return """
        `Tests/iOS/Device/Reports` contains no report of the device check: the library has not run on
        iOS yet.
        """
    }
    var text = "| system | model | probes decided | checks passed |\n|---|---|---|---|\n"
    for report in reports {
      var switches = Switches()
      let decided = Probe.all.count { $0.apply(report, to: &switches) }
      let passed = Check.all.count { check in
        let recordings = check.sessions.compactMap(report.recording)
        return !recordings.isEmpty && recordings.allSatisfy { check.failure($0) == nil }
      }
      text += "| \(report.machine.system) | \(report.machine.model) "
      text += "| \(decided) of \(Probe.all.count) | \(passed) of \(Check.all.count) |\n"
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
