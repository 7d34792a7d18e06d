import RefreshDiagnostics
import RefreshPreview
import RefreshRules

extension Command {
  /// `preview`: makes a page in which controls can be pulled.
  static let preview = Command(
    name: "preview",
    operands: "[SPEC…]",
    operandCount: 0...Int.max,
    summary: "makes a web page in which the controls can be pulled by mouse, finger or keyboard",
    options: [
      Option(
        name: "--sheet",
        summary: "draw every state in each theme and language instead, as SVG"
      ),
      Option(
        name: "--animated",
        summary: "draw a pull and a refresh instead, as an animated SVG image"
      ),
      Option(
        name: "--output",
        short: "-o",
        value: "FILE",
        summary: "the file of the page; default: standard output"
      ),
    ] + SpecList.options,
    examples: [
      "refreshgen preview Feed.refresh.yml -o Feed.html",
      "refreshgen preview -o controls.html",
      "refreshgen preview --sheet Feed.refresh.yml -o Feed-states.svg",
      "refreshgen preview --animated Feed.refresh.yml -o Feed.svg",
    ],
    run: { invocation, console in
      _ = try Workspace.usable(invocation)
      let list = try SpecList(invocation)
      try NamedOutputs(["--output"], of: invocation)
        .check(inputs: list.items.map(\.path), outputs: [])
      if let fault = list.faults.first { throw fault }
      let specs = try list.load()
      let files =
        list.projectFindings + list.findings(ofBases: specs.flatMap(\.checkedBases))
        + specs.map { CheckedFile($0.file, $0.diagnostics) }
      let findings = FindingFormat.text.render(files, hasColor: console.hasColor)
      if !findings.isEmpty { console.status(TerminalText(rendered: findings)) }
      let subjects = specs.flatMap { spec in
        spec.controls.map {
          PreviewPage.Subject($0, file: spec.file.name, findings: spec.diagnostics)
        }
      }
      guard !specs.contains(where: \.hasErrors), !subjects.isEmpty else { return .findings }
      let page = try content(of: subjects, invocation)
      guard let path = invocation["--output"] else {
        console.result(page)
        return .fine
      }
      try ReplacedFile(path: path).write(Array(page.utf8))
      console.status("wrote \(path)")
      return .fine
    }
  )

  private static func content(
    of subjects: [PreviewPage.Subject],
    _ invocation: Invocation
  ) throws -> String {
    let isAnimated = invocation.has("--animated")
    guard isAnimated || invocation.has("--sheet") else { return PreviewPage(subjects).html }
    let option = isAnimated ? "--animated" : "--sheet"
    guard let control = subjects.first?.control, subjects.count == 1 else {
      throw UsageError("'\(option)' draws one control, and there are \(subjects.count)")
    }
    guard isAnimated else { return StateSheet(control).svg }
    guard let animation = ControlAnimation(control) else {
      throw UsageError("'--animated' draws controls at the top or bottom of a list")
    }
    return animation.svg
  }
}

extension SpecList {
  /// Reads and checks all specs.
  fileprivate func load() throws -> [LoadedSpec] {
    var loader = SpecLoader(workspace.project.context)
    return try items.map { item in
      let bytes = try FileSystem.read(item.path, item.origin, limit: Limits.specFileSize)
      return loader.load(SourceFile(name: item.name, bytes: bytes), isBase: item.isBase)
    }
  }
}
