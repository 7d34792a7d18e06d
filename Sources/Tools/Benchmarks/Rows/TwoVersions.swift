import Foundation

/// The time to compare two versions of a spec, and a project with a revision.
struct TwoVersions {
  /// Changes of the largest preset that a search finds at once, or late.
  private static let changes = [
    (name: "equal behaviors", preset: "two-level-header", key: "alpha: followsPull", limit: 1.0),
    (name: "a near difference", preset: "two-level-header", key: "height: 70", limit: 1),
    (name: "a far difference", preset: "two-level-header", key: "timeout: none", limit: 5),
    (
      name: "a difference after two refreshes", preset: "mjrefresh-auto-footer",
      key: "trigger: {perDrag: 2}", limit: 5
    ),
    (
      name: "a proof that nothing differs", preset: "modern-footer", key: "interruptible: false",
      limit: 5
    ),
  ]

  private let laboratory: Laboratory

  init(_ laboratory: Laboratory) {
    self.laboratory = laboratory
  }

  func rows() throws -> [Row] {
    let rows = try Self.changes.map { change in
      let spec = "refreshgen: 1\ncontrol: Feed\npreset: \(change.preset)\n"
      let old = try laboratory.write(spec, to: "old.refresh.yml")
      let new = try laboratory.write(spec + change.key + "\n", to: "new.refresh.yml")
      let runs = try (0..<3).map { _ in try laboratory.succeed(laboratory.tool, "diff", old, new) }
      return Row(
        "diff, \(change.name)",
        Measurement(medianOf: runs).wallSeconds,
        "s",
        atMost: change.limit
      )
    }
    return rows + [try unchanged()]
  }

  /// The comparison of 100 unchanged specs with a revision.
  private func unchanged() throws -> Row {
    let folder = laboratory.scratch.appendingPathComponent("versions")
    _ = try Corpus(specs: 100, in: folder)
    let project = "refreshgen: 1\nspecs: [\"*.refresh.yml\"]\noutput: Generated\n"
    _ = try laboratory.write(project, to: "versions/refreshgen.yml")
    let git = ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com"]
    for arguments in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "First"]] {
      _ = try laboratory.run("/usr/bin/env", git + arguments)
    }
    let runs = try (0..<3).map { _ in
      try laboratory.succeed("/usr/bin/env", "-C", folder.path, laboratory.tool, "diff", "HEAD")
    }
    return Row(
      "diff, 100 unchanged specs against a revision",
      Measurement(medianOf: runs).wallSeconds,
      "s",
      atMost: 2
    )
  }
}
