import Foundation
import Testing

/// Compiles controls whose specs have names that mean something in Swift.
@Suite("Names in generated Swift")
struct NameTests {
  /// Keywords, types of generated code, and names that lead to one constant.
  private static let names = [
    "class", "default", "init", "self", "Self", "Type", "Protocol", "in", "some", "any", "Any",
    "await", "async", "switch", "true", "nil", "super", "dot", "dot1", "dot12", "dot-1", "Dot",
    "a-b", "aB", "AB", "a--b", "a-b-", "aB2", "Indicators", "drawings", "Palette", "palette",
    "state", "behavior", "appearance", "layers", "RefreshDrawing", "RefreshLayer", "circle",
    "URL", "x", "x1", "X",
  ]

  @Test("names of colors and drawings that are keywords or alike lead to code that compiles")
  func compiles() throws {
    let colors = Self.names.enumerated().map { "  \($1): \"#0000\(String(format: "%02d", $0))\"\n" }
    let drawings = Self.names.map {
      "  \($0): {box: 20, layers: [{circle: 9, stroke: $\($0)}, {circle: 2, fill: $\($0)}]}\n"
    }
    // A control has eleven states.
    let states = [
      "idle", "pulling", "armed", "pending", "refreshing", "ending", "succeeded", "failed",
    ]
    let specs = stride(from: 0, to: Self.names.count, by: states.count).map { first in
      let shown = zip(states, Self.names[first...]).map { "  \($0): {indicator: $\($1)}\n" }
      return """
        refreshgen: 1
        control: Names\(first)
        states:
        \(shown.joined())
        colors:
        \(colors.joined())
        drawings:
        \(drawings.joined())
        """
    }
    try Tool.with { tool in
      try tool.write(specs.joined(separator: "\n---\n"), to: "names.refresh.yml")
      let generated = try tool.run("generate", "--quiet", "names.refresh.yml", "--output", ".")
      #expect(generated.code == 0, "\(generated.errors)")
      let modules = Tool.binary.deletingLastPathComponent().appendingPathComponent("Modules").path
      let compiler = Process()
      compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      compiler.currentDirectoryURL = tool.folder
      compiler.arguments =
        ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
        + ["-I", modules, "names.refresh.swift"]
      let compiled = try Tool.finish(compiler)
      #expect(compiled.code == 0, "\(compiled.errors)")
    }
  }
}
