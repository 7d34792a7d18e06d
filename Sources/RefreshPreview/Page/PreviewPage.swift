import RefreshCore
package import RefreshDiagnostics
package import RefreshJSON
package import RefreshLanguage
import RefreshPlayer

/// A page in which controls can be tried out: one file with everything in it, that asks nothing of
/// any other machine.
///
/// The page runs the shipped state machine, compiled to WebAssembly. Its scripts draw and pass events
/// on; they decide nothing about a control.
package struct PreviewPage {
  private let controls: [Subject]

  /// A control with what was found in its spec.
  package struct Subject: Sendable {
    /// The control.
    package let control: ControlSpec
    /// The name of its file.
    package let file: String
    /// The findings in that file.
    package let findings: [Diagnostic]

    /// Creates the subject of a page.
    package init(_ control: ControlSpec, file: String, findings: [Diagnostic]) {
      (self.control, self.file, self.findings) = (control, file, findings)
    }
  }

  /// Creates the page of one or several controls.
  package init(_ controls: [Subject]) {
    self.controls = controls
  }

  /// The page.
  package var html: String {
    let title = controls.count == 1 ? controls[0].control.name : "Refresh controls"
    return PageAssets.page(filling: [
      "TITLE": SafeText.xml(title),
      "STYLE": PageAssets.style,
      "DATA": Self.embeddable(data),
      "PLAYER": Base64.text(of: PageAssets.player),
      "SCRIPT": PageAssets.script,
    ])
  }

  /// Everything that the page knows of the controls and of the module.
  package var data: JSON {
    .object([
      JSON.Member("phases", Self.strings(RefreshPhase.allCases.map(\.name))),
      JSON.Member("keys", Self.strings(PlayerNumbers.Key.allCases.map { "\($0)" })),
      JSON.Member("values", Self.strings(PlayerValue.allCases.map { "\($0)" })),
      JSON.Member("stimuli", Self.strings(StimulusCode.Kind.allCases.map { "\($0)" })),
      JSON.Member("bar", .number(PreviewScreen.bar)),
      JSON.Member("home", .number(PreviewScreen.home)),
      JSON.Member("keyboard", .number(PreviewScreen.keyboard)),
      JSON.Member("textSizes", PreviewScreen.textSizes),
      JSON.Member("defaultColors", PreviewColor.defaults),
      JSON.Member("controls", .array(controls.map { PreviewControl($0).json })),
      JSON.Member("findings", findings),
    ])
  }

  /// The findings of each file, once for all of its controls.
  private var findings: JSON {
    var files: Set<String> = []
    return .object(
      controls.filter { files.insert($0.file).inserted }.map { subject in
        JSON.Member(subject.file, .array(subject.findings.map(Self.finding)))
      }
    )
  }

  private static func finding(_ diagnostic: Diagnostic) -> JSON {
    let start = diagnostic.range.lower
    return .object([
      JSON.Member("severity", .string(diagnostic.severity.rawValue)),
      JSON.Member("message", .string(diagnostic.message)),
      JSON.Member("place", .string("\(diagnostic.file):\(start.line):\(start.column)")),
      JSON.Member("rule", .string(diagnostic.id.name)),
    ])
  }

  /// JSON that can stand in a script element: no text in it ends the element or starts a comment.
  private static func embeddable(_ json: JSON) -> String {
    json.compactText.replacing("<", with: "\\u003c")
  }

  private static func strings(_ texts: [String]) -> JSON {
    .array(texts.map(JSON.string))
  }
}
