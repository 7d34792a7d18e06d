import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

@Suite("Names of the controls of one module")
struct ControlNamesTests {
  /// What is found in controls of these names, each in a file of its own.
  private func findings(_ names: [String], inObjectiveC: Bool = false) -> [String] {
    var context = SpecContext()
    context.targetsObjectiveC = inObjectiveC
    var specs = names.enumerated().map { index, name in
      SpecLoader.load(
        SourceFile(
          name: "\(index).yml",
          text: "refreshgen: 1\ncontrol: \(name)\nstates: {refreshing: {indicator: medium}}\n"
        )
      )
    }
    specs.reportSharedNames(context)
    return specs.flatMap(\.diagnostics).map(\.message)
  }

  @Test(
    "collide where Swift could not tell what is generated apart",
    arguments: [
      (["Feed", "Feed"], "another file also defines the control 'Feed'"),
      (["Feed", "FEED"], "'FEED' and 'Feed' differ only in letter case"),
      (["FeedHeader", "Feedheader"], "'Feedheader' and 'FeedHeader' differ only in letter case"),
      (["Feed", "FeedTests"], "'FeedTests' is also the name of the tests of 'Feed'"),
      (["FeedTests", "Feed"], "the tests of 'Feed' have the same name as 'FeedTests'"),
      (["Caf\u{E9}", "Cafe\u{301}"], "another file also defines the control 'Cafe\u{301}'"),
    ]
  )
  func collisions(_ names: [String], _ message: String) {
    #expect(findings(names) == [message])
    #expect(!Self.taken(names[0]).isDisjoint(with: Self.taken(names[1])))
  }

  private static func taken(_ name: String) -> Set<String> {
    Set(ControlNames.taken(by: name, inObjectiveC: false))
  }

  @Test(
    "collide with Objective-C classes, if these are generated",
    arguments: [
      (["My", "MyRefresh"], "'MyRefresh' is also the name of the Objective-C class of 'My'"),
      (["MyRefresh", "My"], "the Objective-C class of 'My' has the same name as 'MyRefresh'"),
    ]
  )
  func facades(_ names: [String], _ message: String) {
    #expect(findings(names, inObjectiveC: true) == [message])
    #expect(findings(names) == [])
  }

  /// The findings in one control with a view, and in another control, if Objective-C classes are
  /// generated or not.
  private func findings(view: String, bundle: String = "main", targets: String) -> [String] {
    let project = ProjectLoader.load(
      SourceFile(
        name: "refreshgen.yml",
        text: "refreshgen: 1\nspecs: [a.yml]\nbundle: \(bundle)\ntargets: [\(targets)]\n"
      )
    )
    let text = "refreshgen: 1\ncontrol: Feed\nstates: {refreshing: {view: \(view)}}\n"
    let context = project.project.context
    return SpecLoader.load(SourceFile(name: "a.yml", text: text), context: context).diagnostics
      .map(\.message)
  }

  @Test("of Objective-C classes are neither views nor the bundle's type")
  func viewsAndFacades() {
    #expect(
      findings(view: "FeedRefresh", targets: "objc")
        == ["the view has the same name as the Objective-C class of 'Feed'"]
    )
    #expect(findings(view: "FeedRefresh", targets: "uikit") == [])
    #expect(findings(view: "Banner", bundle: "Brand.bundle", targets: "uikit, objc") == [])
    #expect(
      findings(view: "Banner", bundle: "FeedRefresh.bundle", targets: "uikit, objc")
        == ["the Objective-C class of 'Feed' is the type that 'bundle' names in the project file"]
    )
  }

  @Test("are no views, whichever file comes first", arguments: [[0, 1], [1, 0]])
  func views(_ order: [Int]) {
    let files = [("Feed", "Banner"), ("Banner", "Other")].map { name, view in
      SourceFile(
        name: "\(name).yml",
        text: "refreshgen: 1\ncontrol: \(name)\nstates: {refreshing: {view: \(view)}}\n"
      )
    }
    var specs = order.map { SpecLoader.load(files[$0]) }
    specs.reportSharedNames()
    let findings = specs.flatMap(\.diagnostics)
    #expect(findings.map(\.message) == ["the view has the same name as the control 'Banner'"])
    #expect(findings.first?.notes.first?.file == "Banner.yml")
  }

  @Test(
    "are not the types that the project's bundle names",
    arguments: ["Bundle(for: Feed.self)", "Bundle(for: Feed.Cell.self)", "Feed.resourceBundle"]
  )
  func bundleType(_ bundle: String) {
    let project = ProjectLoader.load(
      SourceFile(
        name: "refreshgen.yml",
        text: "refreshgen: 1\nspecs: [a.yml]\nbundle: \"\(bundle)\"\n"
      )
    )
    let text = "refreshgen: 1\ncontrol: Feed\nstates: {refreshing: {indicator: medium}}\n"
    let spec = SpecLoader.load(
      SourceFile(name: "a.yml", text: text),
      context: project.project.context
    )
    #expect(spec.diagnostics.map(\.id.name) == ["reserved-name"])
  }

  @Test(
    "collide within one file as between files",
    arguments: [["Feed", "FEED"], ["Feed", "FeedTests"], ["Feed", "Feed"]]
  )
  func withinFile(_ names: [String]) {
    let text = names.map {
      "refreshgen: 1\ncontrol: \($0)\nstates: {refreshing: {indicator: medium}}\n"
    }
    let file = SourceFile(name: "a.yml", text: text.joined(separator: "---\n"))
    var specs = [SpecLoader.load(file)]
    #expect(specs[0].diagnostics.map(\.id.name) == ["duplicate-control"])
    specs.reportSharedNames()
    #expect(specs[0].diagnostics.count == 1)
  }

  @Test(
    "are told apart where Swift tells them apart",
    arguments: [
      ["Feed", "FeedHeader"], ["Feed", "_Feed"], ["漢字", "漢字2"], ["FeedTests", "News"],
    ]
  )
  func distinct(_ names: [String]) {
    #expect(findings(names) == [])
  }
}
