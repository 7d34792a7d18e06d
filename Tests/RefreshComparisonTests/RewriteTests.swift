import RefreshComparison
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import TestSupport
import Testing

@Suite("A rewrite of a spec")
struct RewriteTests {
  private static func control(_ text: String) throws -> ControlSpec {
    let file = SourceFile(name: "Feed.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    return try #require(spec.controls.first, "\(spec.diagnostics.map(\.message))")
  }

  /// The keys of a spec with the lines of their values, without comments.
  private static func keys(_ text: String) -> [[String]] {
    var keys: [[String]] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") && !keys.isEmpty {
        keys[keys.count - 1].append(String(line))
      } else {
        keys.append([String(line)])
      }
    }
    return keys
  }

  @Test(
    "with other order, comments, anchors, or the preset written out changes nothing",
    arguments: Preset.all
  )
  func rewrites(_ preset: Preset) throws {
    let old = try Self.control("refreshgen: 1\ncontrol: Feed\npreset: \(preset.name)\n")
    let own = Self.keys(preset.text).filter {
      !["control:", "summary:"].contains(where: $0[0].hasPrefix)
    }
    var random = SplitMix64(seed: UInt64(preset.name.utf8.count))
    for round in 0..<54 {
      let lines = own.shuffled(using: &random).flatMap { key in
        let isAnchored = Bool.random(using: &random) && key.count == 1 && !key[0].contains("!")
        let colon = key[0].firstIndex(of: ":").map { key[0].index(after: $0) }
        let first = isAnchored ? colon.map { "\(key[0][..<$0]) &a\(round)\(key[0][$0...])" } : nil
        return ["# \(random.next())", first ?? key[0]] + key.dropFirst()
      }
      let new = try Self.control((["control: Feed"] + lines).joined(separator: "\n") + "\n")
      let changes = ControlChanges(from: old, to: new)
      #expect(changes.isEmpty, "\(changes.changes.map(\.key))")
    }
  }
}
