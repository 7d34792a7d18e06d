import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules

/// The controls that `preview` shows; the initializer prints their findings.
@MainActor
struct PreviewSource {
  /// The errors of the project and the specs as text; `nil` if there is something to show.
  let errors: String?
  private let invocation: Invocation
  private let console: Console
  /// The controls of each spec.
  private let subjects: [[PreviewPage.Subject]]

  /// Reads and checks the specs.
  init(invocation: Invocation, console: Console) throws {
    self.invocation = invocation
    self.console = console
    let lists = try SpecList.usable(for: invocation)
    try NamedOutputs(options: ["--output"], of: invocation)
      .check(inputs: lists.flatMap(\.items).map(\.path), outputs: [])
    if let failure = lists.lazy.flatMap(\.failures).first { throw failure }
    var specs: [LoadedSpec] = []
    var files: [CheckedFile] = []
    for list in lists {
      let loaded = try list.load()
      files +=
        list.projectFindings + list.findings(ofBases: loaded.flatMap(\.checkedBases))
        + loaded.map { CheckedFile(file: $0.file, diagnostics: $0.diagnostics) }
      specs += loaded
    }
    let findings = FindingFormat.text.render(files, style: console.style)
    if !findings.isEmpty { console.status(TerminalText(rendered: findings)) }
    subjects = specs.map { spec in
      spec.controls.map {
        PreviewPage.Subject(control: $0, file: spec.file.name, findings: spec.diagnostics)
      }
    }
    hasErrors = specs.contains(where: \.hasErrors) || specs.allSatisfy(\.controls.isEmpty)
    guard hasErrors else {
      errors = nil
      return
    }
    let broken = files.map { file in
      CheckedFile(file: file.file, diagnostics: file.diagnostics.filter { $0.severity == .error })
    }
    let text = FindingFormat.text.render(broken)
    errors = text.isEmpty ? "the specs have no controls" : text
  }

  /// Whether there is nothing to show: a spec has errors, or there are no controls.
  private let hasErrors: Bool

  /// The page; `nil` if a spec has errors.
  func page() throws -> PreviewPage? {
    guard !hasErrors else { return nil }
    guard invocation.has("--compare") else {
      return PreviewPage(subjects.flatMap(\.self), beside: Self.system)
    }
    return PreviewPage(comparing: try comparisons())
  }

  /// The system's control, as the preset of its name describes it.
  private static var system: PreviewPage.Subject? {
    Preset.named("uirefreshcontrol").flatMap { preset in
      SpecLoader.load(SourceFile(name: preset.name, text: preset.text)).controls.first
        .map { PreviewPage.Subject(control: $0, file: preset.name, findings: []) }
    }
  }

  /// The only control, for a sheet; `nil` if a spec has errors.
  func control() throws -> ControlSpec? {
    guard !hasErrors else { return nil }
    var controls = subjects.flatMap(\.self).map(\.control)
    if let name = invocation[ChosenControl.option.name] {
      let names = controls.map(\.name)
      controls.removeAll { $0.name != name }
      guard !controls.isEmpty else {
        throw UsageError("no control is named '\(name)': expected \(WordList.oneOf(names))")
      }
    }
    guard let control = controls.first, controls.count == 1 else {
      throw UsageError(
        "'--sheet' draws one control, but the specs have \(controls.count): expected '--control' "
          + "with the name of one"
      )
    }
    return control
  }

  /// The pairs of controls to compare: the only control of each file, or controls with equal names.
  private func comparisons() throws -> [PreviewPage.Comparison] {
    guard let old = subjects.first, let new = subjects.last, subjects.count == 2 else {
      throw UsageError("'--compare' compares two files: expected OLD and NEW")
    }
    if old.count == 1 && new.count == 1 {
      return [PreviewPage.Comparison(old: old[0], new: new[0])]
    }
    let pairs = new.compactMap { new in
      old.first { $0.control.name == new.control.name }
        .map { PreviewPage.Comparison(old: $0, new: new) }
    }
    guard !pairs.isEmpty else {
      throw UsageError(
        "'--compare' found no control with the same name in both files: expected two versions"
      )
    }
    let names = pairs.map(\.new.control.name)
    for subject in old + new where !names.contains(subject.control.name) {
      console.status("not compared: \(subject.control.name) is only in \(subject.file)")
    }
    return pairs
  }
}

extension SpecList {
  fileprivate func load() throws -> [LoadedSpec] {
    var loader = SpecLoader(context: workspace.project.context)
    return try items.map { try $0.load(with: &loader) }
  }
}
