import RefreshLanguage
import RefreshPreview

extension Command {
  static let diagram = Command(
    name: "diagram",
    operands: "SPEC",
    operandCount: 1...1,
    summary: "prints a diagram of the states and transitions that a control can reach",
    options: [
      ChosenControl.option,
      Option(
        name: "--format",
        value: "FORMAT",
        choices: DiagramFormat.allCases.map(\.rawValue),
        summary: "the format of the diagram; default: svg"
      ),
    ] + SpecList.options,
    examples: [
      "refreshgen diagram Feed.refresh.yml >Feed.svg",
      "refreshgen diagram Feed.refresh.yml --format mermaid",
    ],
    run: { invocation, console in
      guard let control = try ChosenControl.load(invocation, console: console) else {
        return .findings
      }
      let diagram = StateDiagram(name: control.name, behavior: control.behavior)
      switch invocation["--format"].flatMap(DiagramFormat.init) ?? .svg {
      case .svg: console.result(diagram.svg)
      case .mermaid: console.result(diagram.mermaid)
      case .dot: console.result(diagram.dot)
      }
      return .fine
    }
  )
}

private enum DiagramFormat: String, CaseIterable {
  case svg
  case mermaid
  case dot
}
