package import Foundation
import RefreshDiagnostics
package import Testing

/// A committed file that has to equal what the code writes.
///
/// With `REFRESHGEN_RECORD` in the environment, a test writes the file instead, and fails if that
/// changes the file: only another run compares.
package struct Golden {
  private let path: String

  /// Names the file by its path in the package.
  package init(_ path: String) {
    self.path = path
  }

  /// The folder of the package.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether tests record the files that they otherwise compare.
  package static let isRecording = ProcessInfo.processInfo.environment["REFRESHGEN_RECORD"] != nil

  /// Fails the test if the file differs from a text, and shows the difference.
  package func expect(
    _ text: String,
    recordedBy command: String = "make record",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expect(Array(text.utf8), recordedBy: command, sourceLocation: sourceLocation)
  }

  /// Fails the test if the file differs from some bytes, and shows the difference if both are text.
  package func expect(
    _ bytes: [UInt8],
    recordedBy command: String = "make record",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = Self.root.appendingPathComponent(path)
    let committed = (try? Data(contentsOf: url)).map(Array.init)
    guard bytes != committed else { return }
    guard Self.isRecording else {
      Issue.record(
        """
        \(path) is out of date: if the change is correct, run `\(command)`
        \(difference(committed, bytes))
        """,
        sourceLocation: sourceLocation
      )
      return
    }
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    Issue.record("recorded \(path); run the test again", sourceLocation: sourceLocation)
  }

  /// The difference between the committed file and the new one, cut after 100 lines.
  private func difference(_ committed: [UInt8]?, _ bytes: [UInt8]) -> String {
    guard [committed ?? [], bytes].allSatisfy({ String(validating: $0, as: UTF8.self) != nil })
    else { return "the files are not text" }
    let diff = UnifiedDiff(
      of: SourceFile(name: path, bytes: committed ?? []),
      to: SourceFile(name: path, bytes: bytes),
      name: path,
      existence: committed == nil ? .added : .both
    )
    let lines = diff.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(100).joined(separator: "\n") + (lines.count > 100 ? "\n…" : "")
  }
}
