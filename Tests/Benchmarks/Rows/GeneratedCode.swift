import Foundation

/// What generated code costs the compiler: 100 controls with their tests.
struct GeneratedCode {
  private static let controlCount = 100
  /// How long an expression or a function may take, in milliseconds.
  private static let limit = 50

  let laboratory: Laboratory
  /// The root of the package, and the folder of its compiled modules.
  let package: String?
  let modules: String?

  func rows() throws -> [Row] {
    guard let package, let modules else {
      return [Row(skipped: "types of generated code", "--package and --modules are missing")]
    }
    let folder = try laboratory.newFolder("code")
    let corpus = try Corpus.specs(
      Self.controlCount,
      in: laboratory.scratch.appendingPathComponent("controls")
    )
    _ = try laboratory.runTool("generate", "--output", folder.path, "@\(corpus.list.path)")
    let first = laboratory.scratch.appendingPathComponent(SwiftSources.first)
    try Data("refreshgen: 1\ncontrol: First\npreset: ego\n".utf8).write(to: first)
    _ = try laboratory.runTool("generate", "--output", folder.path, first.path)
    let generated = try SwiftSources("Controls", in: folder)
    let check = try generated.check(modules: modules, limit: Self.limit)
    var slow = check.slow
    // The compiler's clock runs on while other work has the processor: what takes long does so again.
    for _ in 0..<2 where !slow.isEmpty {
      let again = generated.ofSpecs(with: slow)
      slow.formIntersection(try again.check(modules: modules, limit: Self.limit).slow)
    }
    let count = "\(Self.controlCount) generated controls"
    let own = try ["RefreshCore", "RefreshWorld", "RefreshRuntime"].map { module in
      let folder = URL(fileURLWithPath: "\(package)/Sources/\(module)")
      let sources = try SwiftSources(module, in: folder)
      return (try sources.check(modules: modules, limit: Self.limit).seconds, sources.lineCount)
    }
    let ours = 1000 * check.seconds / Double(generated.lineCount)
    let theirs =
      1000 * own.map(\.0).reduce(0, +) / Double(own.map(\.1).reduce(0, +))
    return [
      Row(
        name: "expressions and functions over \(Self.limit) ms in \(count)",
        figure: Double(slow.count),
        unit: .count,
        limit: 0,
        remark: slow.first ?? ""
      ),
      Row(
        name: "type-checking 1,000 generated lines / 1,000 of the runtime",
        figure: ours / theirs,
        unit: .times,
        limit: nil,
        remark: [ours, theirs].map { "\(($0 * 100).rounded() / 100) s" }.joined(separator: ", ")
      ),
    ]
  }
}
