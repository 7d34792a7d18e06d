import Foundation
import Testing

@testable import RefreshDiagnostics

@Suite struct UnifiedDiffTests {
  private func lines(_ numbers: [Int]) -> [ArraySlice<UInt8>] {
    numbers.map { ArraySlice("\($0)\n".utf8) }
  }

  private func diff(_ old: String, _ new: String, name: String = "x") -> String {
    let (old, new) = (SourceFile(name: name, text: old), SourceFile(name: name, text: new))
    return UnifiedDiff(of: old, to: new, name: name).text
  }

  /// The length of the longest list that both have in order, found in the plainest way.
  private func shared(_ old: [Int], _ new: [Int]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for number in old {
      var before = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = number == other ? before + 1 : max(above, row[index])
        before = above
      }
    }
    return row[new.count]
  }

  @Test func `short lists have the shortest difference`() {
    var random = SplitMix(seed: 7)
    for _ in 0..<3_000 {
      let symbols = random.next(below: 5) + 1
      let old = (0..<random.next(below: 16)).map { _ in random.next(below: symbols) }
      let new = (0..<random.next(below: 16)).map { _ in random.next(below: symbols) }
      let edits = LineDifference(old: lines(old), new: lines(new)).edits
      #expect(edits.filter { $0.kind != .added }.map(\.line) == lines(old))
      #expect(edits.filter { $0.kind != .removed }.map(\.line) == lines(new))
      #expect(edits.filter { $0.kind == .same }.count == shared(old, new))
    }
  }

  @Test func `too many lines between equal ends are replaced together`() {
    let count = LineDifference.mostLines / 2
    let old = [0, 1] + Array(2..<count + 3) + [-1]
    let new = [0, 1] + Array((2..<count + 3).reversed()) + [-1]
    let edits = LineDifference(old: lines(old), new: lines(new)).edits
    #expect(edits.filter { $0.kind == .same }.map(\.line) == lines([0, 1, -1]))
    #expect(edits.filter { $0.kind != .added }.map(\.line) == lines(old))
    #expect(edits.filter { $0.kind != .removed }.map(\.line) == lines(new))
    let shorter = LineDifference(old: lines(old.dropLast(3)), new: lines(new.dropLast(3))).edits
    #expect(shorter.filter { $0.kind == .same }.count == 3)
  }

  @Test func `headlines count lines on both sides`() {
    #expect(
      diff("a\nb\nc\n", "a\nB\nc\n")
        == "--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"
    )
    #expect(
      diff("", "a\n") == "--- a/x\n+++ b/x\n@@ -0,0 +1 @@\n+a\n"
    )
    #expect(
      diff("a", "a\n") == """
        --- a/x
        +++ b/x
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """
    )
    #expect(diff("a\n", "a\n") == "")
  }

  @Test func `names are quoted as git quotes them`() {
    #expect(diff("", "a\n", name: "a b").hasPrefix("--- a/a b\t\n+++ b/a b\t\n"))
    #expect(diff("", "a\n", name: "a\n\"").hasPrefix("--- \"a/a\\012\\042\"\n"))
    #expect(diff("", "a\n", name: "##[x]").hasPrefix("--- \"a/\\043#[x]\"\n"))
  }

  @Test(arguments: ["\u{1B}[2J", "a\rb", "::x", " ::x", "##[x]", "\u{202E}", "\u{85}"])
  func `a line that is shown with escapes makes a difference that no tool applies`(line: String) {
    let text = diff("\(line)\nb\n", "\(line)\nc\n")
    #expect(text.hasPrefix("--- a/x (shown with escapes)\t\n"))
    #expect(!text.contains(line))
  }

  @Test(arguments: ["a\tb", "a\r", "#[x]", "a::b", "é下拉", "\"\\", "# ## x", ""])
  func `a harmless line stays as it is`(line: String) {
    #expect(diff("\(line)\nb\n", "\(line)\nc\n").contains("+++ b/x\n@@ -1,2 +1,2 @@\n \(line)\n"))
    #expect(diff("b\n", "\(line)\n").hasSuffix("+\(line)\n"))
  }

  @Test func `git applies a difference`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var random = SplitMix(seed: 11)
    for round in 0..<40 {
      let old = (0..<random.next(below: 40)).map { _ in "\(random.next(below: 8))" }
      var new = old.filter { _ in random.next(below: 4) > 0 }
      new.insert("new", at: random.next(below: new.count + 1))
      let ends = ["\n", "\r\n", ""]
      let from = old.joined(separator: "\n") + ends[round % 3]
      let to = new.joined(separator: "\n") + ends[(round / 3) % 3]
      let file = folder.appendingPathComponent("x y")
      try Data(from.utf8).write(to: file)
      let patch = folder.appendingPathComponent("patch")
      try Data(diff(from, to, name: "x y").utf8).write(to: patch)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git", "apply", "--whitespace=nowarn", patch.path]
      process.currentDirectoryURL = folder
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == to)
    }
  }
}

/// Numbers that are the same in each run.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return limit > 0 ? Int((mixed ^ (mixed >> 31)) % UInt64(limit)) : 0
  }
}
