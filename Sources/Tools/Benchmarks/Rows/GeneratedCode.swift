import Foundation

/// The time to type-check generated code: 100 controls with their tests.
struct GeneratedCode {
  private static let controlCount = 100
  /// The time limit for type-checking an expression or a function, in milliseconds.
  private static let limit = 50

  let laboratory: Laboratory
  /// The root folder of the package.
  let package: String?
  /// The folder of the package's compiled modules.
  let modules: String?

  func rows() throws -> [Row] {
    guard let package, let modules else {
      return [Row(skipped: "type-checking generated code", "needs --package and --modules")]
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
    // The compiler measures wall time, which includes other work on the machine. Only expressions and
    // functions that are slow in three runs count.
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
