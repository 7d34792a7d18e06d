// A tool for tests, which are documented by their names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(DeviceSessions)
  public import DeviceSessions
  internal import UIKit
#endif

/// The answer of one recording to one question.
public struct Answer: Sendable, Equatable {
  public enum Verdict: String, Sendable {
    case pass, differs, undecided
  }

  public enum Subject: String, Sendable {
    /// UIKit is compared with the default of the double; a control has to behave well either way.
    case system = "UIKit"
    case control
    /// What has to happen in a session, or else its checks show nothing.
    case event
  }

  public var verdict: Verdict
  public var subject: Subject
  public var session: DeviceSession
  public var text: String

  /// Whether a control misbehaves.
  public var isFailure: Bool { verdict == .differs && subject == .control }

  /// The answer as a line of a log.
  public var line: String {
    "\(verdict.rawValue): \(subject.rawValue), in \(session.rawValue): \(text)"
  }

  /// How many answers there are of each kind.
  public static func summary(of answers: [Answer]) -> String {
    let counts = [Verdict.pass, .differs, .undecided].map { verdict in
      "\(answers.count { $0.verdict == verdict }) \(verdict.rawValue)"
    }
    return "device check: " + counts.joined(separator: ", ")
  }

  /// The answers to all questions about a session; a session without a recording leaves them undecided.
  public static func all(
    to session: DeviceSession,
    from recording: DeviceReport.Recording?
  ) -> [Answer] {
    let probes = Probe.all.filter { $0.session == session }.map { probe in
      answer(.system, session, probe.name + ", " + probe.question) {
        recording.flatMap { comparison(probe, $0) }
      }
    }
    let events = Occurrence.all.filter { $0.sessions.contains(session) }.map { event in
      answer(.event, session, event.name) {
        recording.map(event.isShown) == true ? (true, "") : nil
      }
    }
    let checks = Check.all.filter { $0.sessions.contains(session) }.map { check in
      answer(.control, session, check.name) {
        recording.map { recording in check.failure(recording).map { (false, $0) } ?? (true, "") }
      }
    }
    return probes + events + checks
  }

  private static func comparison(
    _ probe: Probe,
    _ recording: DeviceReport.Recording
  ) -> (Bool, String)? {
    var switches = Switches()
    let expected = probe.setting(switches)
    guard probe.apply(recording, to: &switches) else { return nil }
    let setting = probe.setting(switches)
    return (setting == expected, setting == expected ? setting : "\(setting), not \(expected)")
  }

  private static func answer(
    _ subject: Subject,
    _ session: DeviceSession,
    _ question: String,
    _ result: () -> (isSame: Bool, detail: String)?
  ) -> Answer {
    let result = result()
    let verdict: Verdict = result.map { $0.isSame ? .pass : .differs } ?? .undecided
    let detail = result.map(\.detail) ?? ""
    return Answer(
      verdict: verdict,
      subject: subject,
      session: session,
      text: detail.isEmpty ? question : question + ": " + detail
    )
  }
}
