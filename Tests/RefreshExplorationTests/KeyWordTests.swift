import Foundation
import RefreshCore
import RefreshLanguage
import TestSupport
import Testing

/// One word for one thing, in specs, Swift, Objective-C and events.
@Suite("The words of keys")
struct KeyWordTests {
  @Test("are the same in Swift, or their row says why not")
  func swift() {
    let keys = SpecLanguage.control.stated.map(\.key) + SpecLanguage.state.stated.map(\.key)
    #expect(keys.count > 70)
    for key in keys {
      #expect(
        key.hasNameInSwift == (key.argument.reason == nil),
        "'\(key.path)' is '\(key.argument.label)' in Swift: give both one name, or the row a reason"
      )
    }
  }

  /// The properties of a type that is no argument of its own in the table, by the names of their keys.
  @Test("are those of the properties of fonts and of the time")
  func values() {
    let time = Mirror(reflecting: RefreshLastUpdated(key: "feed")).children.compactMap(\.label)
    // A Bool reads as an assertion.
    let names = SpecLanguage.lastUpdated.table.names
    #expect(Set(time.map { $0 == "isShown" ? "show" : $0 }) == Set(names))
    let font = Mirror(reflecting: RefreshFont()).children.compactMap(\.label)
    #expect(
      font.filter { $0 != "object" }.map { $0 == "isFixed" ? "fixed" : $0 }
        == SpecLanguage.font.table.names
    )
  }

  @Test("are the same in Objective-C")
  func objectiveC() throws {
    let appearance = try declarations("var", in: "RefreshObjectiveC/RefreshFacadeAppearance.swift")
    let keys = SpecLanguage.state.table.names
    // A `UIImage`, which no key can name.
    #expect(appearance.filter { !keys.contains($0) } == ["uiImage"])
    // What no app adapts in Objective-C; a new key comes to one of the two.
    let missing = keys.filter { !appearance.contains($0) }
    #expect(
      missing == [
        "ink", "track", "bad", "symbol", "image", "arrow", "arrowImage", "indicator", "images",
        "frameDuration", "view", "accessibilityLabel",
      ]
    )
    let states = try declarations("case", in: "RefreshObjectiveC/RefreshFacadeState.swift")
    #expect(Set(states) == Set(RefreshState.allCases.map(\.name)))
    let outcomes = try declarations("case", in: "RefreshObjectiveC/RefreshFacadeOutcome.swift")
    #expect(Set(outcomes) == Set(RefreshOutcome.allCases.map { "\($0)" }))
    let controller = try ["RefreshController", "RefreshController+Commands", "RefreshStatus"]
      .flatMap { try declarations("var", in: "RefreshRuntime/Controller/\($0).swift") }
    let facade = try declarations("var", in: "RefreshObjectiveC/RefreshFacade.swift")
    // Members of UIKit files, which need a view or a date.
    let others = ["contentView", "pictureView", "lastSuccess"]
    let own = facade.filter { !$0.hasSuffix("Facade") }
    #expect(own.filter { !controller.contains($0) && !others.contains($0) } == [])
  }

  @Test("are the words of phases, edges and outcomes in events")
  func events() {
    let states = SpecLanguage.states.names
    #expect(RefreshPhase.allCases.map(\.name).filter { !states.contains($0) } == [])
    guard case .word(let edges)? = SpecLanguage.control.table["edge"]?.type else {
      Issue.record("the key 'edge' has no words")
      return
    }
    #expect(edges == RefreshEdge.allCases.map { "\($0)" })
  }

  /// The names of the public properties, or the cases, in a file.
  private func declarations(_ keyword: String, in path: String) throws -> [String] {
    let file = Golden.root.appendingPathComponent("Sources/\(path)")
    let start = keyword == "case" ? "case " : "public var "
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix(start) else { return nil }
      let name = line.dropFirst(start.count).prefix { $0.isLetter }
      return name.isEmpty ? nil : String(name)
    }
  }
}
