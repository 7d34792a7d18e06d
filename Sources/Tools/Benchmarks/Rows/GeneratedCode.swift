import Foundation

/// The time to compile generated controls and their tests without optimization.
struct GeneratedCode {
  private static let controlCount = 20
  private let laboratory: Laboratory

  init(_ laboratory: Laboratory) {
    self.laboratory = laboratory
  }

  func rows() throws -> [Row] {
    let folder = try laboratory.newFolder()
    let corpus = try Corpus(
      specs: Self.controlCount,
      in: laboratory.scratch.appendingPathComponent("compiled")
    )
    _ = try laboratory.succeed(laboratory.tool, "generate", "--output", folder, "@\(corpus.list)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    let controls = files.filter { !$0.hasSuffix(".tests.swift") }
    let alone = try compile(controls)
    let together = try compile(files)
    return [
      Row(
        "compile the tests of \(Self.controlCount) controls / the controls",
        (together - alone) / alone,
        "x",
        atMost: 1,
        remark: String(format: "%.1f s / %.1f s", together - alone, alone)
      )
    ]
  }

  /// The processor time to compile `files` as one module.
  private func compile(_ files: [String]) throws -> Double {
    let modules = CommandLine.arguments[0].split(separator: "/").dropLast().joined(separator: "/")
    let arguments =
      ["swiftc", "-c", "-Onone", "-wmo", "-parse-as-library", "-swift-version", "6"]
      + ["-module-name", "Controls", "-I", "/\(modules)/Modules"]
      + ["-o", laboratory.scratch.appendingPathComponent("controls.o").path] + files
    let run = try laboratory.run("/usr/bin/env", arguments)
    guard run.code == 0 else { throw BenchError("generated code does not compile") }
    return run.processorSeconds
  }
}
