import RefreshCore

extension StateDiagram {
  /// The diagram in the language of Mermaid, which GitHub renders.
  package var mermaid: String {
    let lines = edges.map { "  \($0.from.name) --> \($0.to.name): \($0.label)\n" }
    return "stateDiagram-v2\n  [*] --> idle\n" + lines.joined()
  }

  /// The diagram in the language of Graphviz.
  package var dot: String {
    let lines = edges.map { "  \($0.from.name) -> \($0.to.name) [label=\"\($0.label)\"]\n" }
    return """
      digraph {
        node [shape=box, style=rounded, fontname="Helvetica"]
        edge [fontname="Helvetica", fontsize=11]
        \(phases.map(\.name).joined(separator: "; "))
      \(lines.joined())}

      """
  }
}
