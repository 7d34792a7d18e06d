import RefreshDiagnostics
import RefreshLanguage
import RefreshRules

/// The control of a command that works on a single control, such as `simulate`.
enum ChosenControl {
  static let option = Option(
    name: "--control",
    value: "NAME",
    summary: "the control, if the spec has several"
  )

  /// Reads and reports the spec of a command; `nil` if the spec has errors.
  @MainActor
  static func load(_ invocation: Invocation, console: Console) throws -> ControlSpec? {
    let lists = try SpecList.usable(for: invocation)
    guard let list = lists.first, let item = list.items.first else { return nil }
    let count = lists.map(\.items.count).reduce(0, +)
    guard count == 1 else {
      throw UsageError(
        "'\(invocation.command)' takes one spec, but the folder contains \(count): expected the path of one"
      )
    }
    var context = list.workspace.project.context
    context.proves = false
    var loader = SpecLoader(context: context)
    let spec = try item.load(with: &loader)
    let files =
      list.projectFindings + list.findings(ofBases: spec.checkedBases)
      + [CheckedFile(file: spec.file, diagnostics: spec.diagnostics)]
    let findings = FindingFormat.text.render(files, style: console.style)
    if !findings.isEmpty { console.status(TerminalText(rendered: findings)) }
    return spec.hasErrors ? nil : try spec.control(named: invocation[option.name])
  }
}

extension LoadedSpec {
  /// The control that the option names, or the only one.
  fileprivate func control(named name: String?) throws(UsageError) -> ControlSpec {
    let names = controls.map(\.name).joined(separator: ", ")
    if let name {
      guard let control = controls.first(where: { $0.name == name }) else {
        throw UsageError("\(file.name) has no control '\(name)': expected \(names)")
      }
      return control
    }
    guard let control = controls.first, controls.count == 1 else {
      throw UsageError("\(file.name) has several controls: expected '--control' with \(names)")
    }
    return control
  }
}
