import Foundation
import TestSupport
import Testing

@testable import RefreshLanguage

/// Compares what is said of names with what the compiler says of them.
@Suite("Names and the compiler")
struct ToolchainNameTests {
  /// Words of the language, as they are and in the forms that controls have, and names of all kinds.
  private static func words() throws -> [String] {
    let keywords = try Toolchain.keywords()
    try #require(keywords.count > 150)
    let others = [
      "Body", "hash", "description", "allCases", "rawValue", "Foo", "漢字", "Überblick", "_Feed",
      "x1",
      "ना_म", "Ж", "ΩМега", "한국어", "ภาษา", "ⅷ", "Ⅷ", "e\u{301}", "𝒳", "ǅ", "İstanbul", "ß",
    ]
    let all = Set(keywords + SwiftName.keywords + others)
    let forms = all.flatMap { [$0, SwiftName.capitalized($0), $0.uppercased()] }
    return Set(forms).filter { SwiftName.isIdentifier($0) }.sorted()
  }

  /// Those of the words for which a file with this text does not compile.
  private func refused(_ words: [String], _ text: (String) -> String) throws -> Set<String> {
    var files: [String: String] = [:]
    for (index, word) in words.enumerated() {
      files["w\(index).swift"] = "enum N\(index) {\n\(text(word))\n}\n"
    }
    let result = try Toolchain.compile(["-frontend", "-typecheck", "-parse-as-library"], files)
    let faults = result.output.matches(of: /w([0-9]+)\.swift:[0-9]+:[0-9]+: error:/)
    return Set(faults.compactMap { Int($0.1) }.map { words[$0] })
  }

  @Test("no control can have the name of what is no type to the compiler")
  func types() throws {
    let words = try Self.words()
    let refused = try refused(words) {
      "enum \($0) { static let a = 1 }\nstatic func use(_: [\($0)]) -> Int { _ = \($0).self; return \($0).a }"
    }
    try #require(refused.count > 50)
    #expect(refused.filter(SwiftName.canNameControl) == [])
    #expect(refused.filter(SwiftName.canNameView) == [])
    // And nothing is called a keyword that the compiler would accept, except for one that it takes
    // for the protocol of another.
    #expect(SwiftName.keywords.subtracting(refused) == [])
  }

  @Test("every name makes a constant")
  func members() throws {
    let words = try Self.words()
    #expect(
      try refused(words) {
        var scope = SwiftName.Scope()
        let name = scope.add($0)
        return "enum P { static let \(name) = 1 }\nstatic let m: Int = P.\(name)"
      } == []
    )
  }

  @Test("no module has a name that can't be imported")
  func modules() throws {
    let words = try Self.words()
    var files: [String: String] = [:]
    for (index, word) in words.enumerated() { files["w\(index).swift"] = "import \(word)\n" }
    let result = try Toolchain.compile(["-frontend", "-parse"], files)
    let faults = result.output.matches(of: /w([0-9]+)\.swift:[0-9]+:[0-9]+: error:/)
    let refused = Set(faults.compactMap { Int($0.1) }.map { words[$0] })
    try #require(refused.count > 40)
    #expect(refused.filter(SwiftName.canNameModule) == [])
  }

  #if os(Linux)
    @Test("no module has the name of one of the toolchain's")
    func toolchainModules() throws {
      let modules = try Toolchain.modules()
      try #require(modules.count > 20)
      #expect(modules.filter(SwiftName.canNameModule) == [])
    }
  #endif

  @Test("no view has the name of a protocol of the standard library")
  func protocols() throws {
    let protocols = try Toolchain.protocols()
    try #require(protocols.count > 60)
    #expect(protocols.subtracting(SwiftName.protocols) == [])
  }

  @Test("every character that a name may have is one for the compiler as well")
  func characters() throws {
    var names: [String] = []
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if SwiftName.isIdentifier(String(scalar)) {
        names.append(String(scalar))
      } else if SwiftName.isIdentifier("a\(scalar)") {
        names.append("a\(scalar)")
      }
    }
    try #require(names.count > 100_000)
    let text = names.map { "func \($0)() {}" }.joined(separator: "\n")
    let result = try Toolchain.compile(["-frontend", "-parse"], ["names.swift": text])
    #expect(result.status == 0, "\(result.output.prefix(500))")
  }
}
