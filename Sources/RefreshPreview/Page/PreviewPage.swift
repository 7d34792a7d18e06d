import RefreshCore
package import RefreshDiagnostics
package import RefreshLanguage
import RefreshWorld

/// A page in which controls can be tried out: a self-contained HTML file that loads nothing else.
///
/// The page runs the same state machine as apps, compiled to WebAssembly. The scripts only draw,
/// and pass events to the state machine.
package struct PreviewPage {
  /// The name of the only control; `nil` for a page of several.
  private let name: String?
  /// The data without that of the server.
  private let members: [JSON.Member]
  /// The state of the server that the page comes from; `nil` for a page in a file.
  private var service: Service?

  /// A control with the findings in its spec.
  package struct Subject: Sendable {
    package let control: ControlSpec
    /// The name of its file.
    package let file: String
    /// The findings in that file.
    package let findings: [Diagnostic]

    package init(control: ControlSpec, file: String, findings: [Diagnostic]) {
      (self.control, self.file, self.findings) = (control, file, findings)
    }
  }

  /// Two versions of a control, side by side.
  package struct Comparison: Sendable {
    package let old: Subject
    package let new: Subject

    package init(old: Subject, new: Subject) {
      (self.old, self.new) = (old, new)
    }
  }

  /// The state of the server that a page comes from.
  package struct Service: Sendable {
    /// An identifier of the content of the page, which changes with the content.
    package let version: String
    /// The errors that keep the page from showing the latest version, as `validate` prints them;
    /// `nil` without errors.
    package let errors: String?

    /// Creates the state of a server.
    package init(version: String, errors: String?) {
      (self.version, self.errors) = (version, errors)
    }
  }

  /// Creates the page of one or several controls; on request, the page shows the system's control
  /// beside one at the top.
  package init(_ controls: [Subject], beside reference: Subject? = nil) {
    name = controls.count == 1 ? controls[0].control.name : nil
    let isComparable = controls.contains { $0.control.behavior.edge == .top }
    let references = [reference].compactMap { isComparable ? $0 : nil }
    members =
      Self.members(controls + references, comparing: nil)
      + references.map { _ in JSON.Member(key: "system", value: .number(Double(controls.count))) }
  }

  /// Creates the page of two versions of one or several controls.
  package init(comparing comparisons: [Comparison]) {
    name = comparisons.count == 1 ? comparisons[0].new.control.name : nil
    members = Self.members(comparisons.flatMap { [$0.old, $0.new] }, comparing: comparisons)
  }

  /// Returns the page for delivery by a server; the page asks the server for changes.
  package func served(by service: Service) -> PreviewPage {
    var page = self
    page.service = service
    return page
  }

  package var html: String {
    PageAssets.page(filling: [
      "TITLE": SafeText.xml(name ?? "Refresh controls"),
      "STYLE": PageAssets.style,
      "DATA": Self.embeddable(data),
      "PLAYER": Base64.text(of: PageAssets.player),
      // A page in a file needs no connection, so its security policy allows none.
      "CONNECT": service == nil ? "" : "; connect-src 'self'",
      "SCRIPT": PageAssets.script(isServed: service != nil),
    ])
  }

  /// The data of the page: the controls, the screen, and the names of the module's numbers.
  package var data: JSON {
    guard let service else { return .object(members) }
    let state: JSON = ["version": .string(service.version), "errors": .text(service.errors)]
    return .object(members + (state.members ?? []))
  }

  private static func members(
    _ subjects: [Subject],
    comparing comparisons: [Comparison]?
  ) -> [JSON.Member] {
    var parts = PageParts()
    let controls = subjects.map { PreviewControl(subject: $0).json(into: &parts) }
    let pairs = comparisons.map { Self.pairs(of: $0, into: &parts.stateDiagrams) }
    let data: JSON = [
      "phases": strings(RefreshPhase.allCases.map(\.name)),
      "timers": strings(RefreshDelay.allCases.map { "\($0)" }),
      "keys": strings(PlayerNumbers.Key.allCases.map { "\($0)" }),
      "values": strings(PlayerValue.allCases.map { "\($0)" }),
      "recordParts": strings(RecordPart.allCases.map { "\($0)" }),
      "stimuli": strings(Stimulus.Name.allCases.map(\.rawValue)),
      "ends": strings(RefreshOutcome.allCases.map { Stimulus.end($0).name.rawValue }),
      "portrait": PreviewScreen.portrait.json, "landscape": PreviewScreen.landscape.json,
      "textSizes": PreviewScreen.textSizes, "room": .number(RefreshLayout.room),
      "surfaceMargin": .number(RefreshSurface.margin),
      "pictureSize": .number(RefreshAppearance.pictureSize),
      "lineHeight": .number(RefreshFont.lineHeight),
      "leastTextScale": .number(RefreshLayout.leastTextScale),
      "fadeDuration": .number(RefreshReduceMotion.fadeDuration), "controls": .array(controls),
      "pairs": pairs.map(JSON.array) ?? .null, "findings": findings(of: subjects),
    ]
    return (data.members ?? []) + (parts.json.members ?? [])
  }

  /// The comparisons, with the indices of their controls.
  private static func pairs(
    of comparisons: [Comparison],
    into diagrams: inout StateDiagrams
  ) -> [JSON] {
    comparisons.enumerated().map { index, comparison in
      ControlComparison(old: comparison.old.control, new: comparison.new.control)
        .json(indices: [2 * index, 2 * index + 1], into: &diagrams)
    }
  }

  /// The findings of each file, listed once even if the file has several controls.
  private static func findings(of subjects: [Subject]) -> JSON {
    var files: Set<String> = []
    return .object(
      subjects.filter { files.insert($0.file).inserted }.map { subject in
        JSON.Member(key: subject.file, value: .array(subject.findings.map(finding)))
      }
    )
  }

  private static func finding(for diagnostic: Diagnostic) -> JSON {
    let start = diagnostic.range.lower
    return [
      "severity": .string(diagnostic.severity.rawValue), "message": .string(diagnostic.message),
      "place": .string("\(diagnostic.file):\(start.line):\(start.column)"),
      "rule": .string(diagnostic.id.name),
    ]
  }

  /// JSON that is safe in a script element: no text can end the element or start a comment.
  private static func embeddable(_ json: JSON) -> String {
    let parts = json.compactText.utf8.split(
      separator: UInt8(ascii: "<"),
      omittingEmptySubsequences: false
    )
    return parts.map { String(Substring($0)) }.joined(separator: "\\u003c")
  }

  private static func strings(_ texts: [String]) -> JSON {
    .array(texts.map(JSON.string))
  }
}
