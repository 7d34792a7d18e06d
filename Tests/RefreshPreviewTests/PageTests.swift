import RefreshCore
import RefreshDiagnostics
import RefreshLanguage
import RefreshRules
import Testing

@testable import RefreshPreview

/// Checks what is in a preview page; Tests/Scripts/check/browser.sh checks what the page does.
@Suite("Preview pages")
struct PageTests {
  private static func page(_ specs: String...) -> String {
    PreviewPage(
      specs.flatMap { text in
        let spec = SpecLoader.load(SourceFile(name: "Feed.refresh.yml", text: text))
        return spec.controls.map {
          PreviewPage.Subject(control: $0, file: spec.file.name, findings: spec.diagnostics)
        }
      }
    ).html
  }

  private static func spec(_ title: String, name: String = "FeedHeader") -> String {
    """
    refreshgen: 1
    control: \(name)
    preset: mjrefresh-header
    summary: '\(title)'
    states: {idle: {title: '\(title)'}}
    locales: {de: {idle: {title: '\(title) auf Deutsch'}}}
    """
  }

  @Test("the ends of a refresh are stimuli of the module")
  func ends() throws {
    let members = PreviewPage([]).data.members ?? []
    func names(_ key: String) throws -> [String] {
      let value = try #require(members.first { $0.key == key }?.value)
      return try #require(value.array).compactMap(\.string)
    }
    #expect(try names("ends") == ["end", "endNoMore", "fail", "cancel"])
    #expect(try Set(names("ends")).isSubset(of: names("stimuli")))
  }

  @Test(
    "Text of a spec neither ends its element nor starts another one",
    arguments: [
      "</script><script>alert(1)</script>", "]]>", "<!--<script>", "@SCRIPT@", "\\u003c/script>",
    ]
  )
  func hostile(_ title: String) {
    let page = Self.page(Self.spec(title))
    let harmless = Self.page(Self.spec("Pull"))
    #expect(page.components(of: "<script") == harmless.components(of: "<script"))
    #expect(page.components(of: "</script") == harmless.components(of: "</script"))
    #expect(page.components(of: "<!--") == harmless.components(of: "<!--"))
    #expect(page.components(of: "class Session") == 1)
  }

  @Test("A page of two versions embeds their texts and values safely, too")
  func hostileComparison() throws {
    func subject(_ title: String) throws -> PreviewPage.Subject {
      let spec = SpecLoader.load(SourceFile(name: "Feed.refresh.yml", text: Self.spec(title)))
      return PreviewPage.Subject(
        control: try #require(spec.controls.first),
        file: "<b>",
        findings: []
      )
    }
    func page(_ title: String) throws -> String {
      let (old, new) = (try subject("Pull"), try subject(title))
      return PreviewPage(comparing: [PreviewPage.Comparison(old: old, new: new)]).html
    }
    let (hostile, harmless) = (try page("</script><script>alert(1)</script>"), try page("Drag"))
    #expect(hostile.components(of: "<script") == harmless.components(of: "<script"))
    #expect(hostile.components(of: "</script") == harmless.components(of: "</script"))
    #expect(!hostile.contains("\"<b>\""))
  }

  @Test("A page of two presets or controls names them, and a page of two versions names neither")
  func names() throws {
    func subject(_ name: String, _ preset: String) throws -> PreviewPage.Subject {
      let text = "refreshgen: 1\ncontrol: \(name)\npreset: \(preset)\n"
      let spec = SpecLoader.load(SourceFile(name: "Feed.refresh.yml", text: text))
      let control = try #require(spec.controls.first)
      return PreviewPage.Subject(control: control, file: spec.file.name, findings: [])
    }
    func names(_ old: PreviewPage.Subject, _ new: PreviewPage.Subject) throws -> [String]? {
      let page = PreviewPage(comparing: [PreviewPage.Comparison(old: old, new: new)])
      let pair = try #require(page.data["pairs"]?.array?.first)
      return pair["names"]?.array?.compactMap(\.string)
    }
    let feed = try subject("Feed", "ego")
    #expect(try names(feed, subject("Feed", "material")) == ["ego", "material"])
    #expect(try names(feed, subject("News", "ego")) == ["Feed", "News"])
    #expect(try names(feed, feed) == nil)
  }

  @Test("Only a page that a server delivers may connect to it")
  func served() {
    let page = PreviewPage([])
    #expect(!page.html.contains("connect-src") && !page.html.contains("EventSource"))
    let service = PreviewPage.Service(version: "1", errors: nil)
    let served = page.served(by: service).html
    #expect(served.contains("; connect-src 'self'\">") && served.contains("new EventSource("))
    #expect(served.contains("\"version\":\"1\",\"errors\":null"))
  }

  @Test("A page asks for nothing from elsewhere, and stays small")
  func selfContained() {
    let page = Self.page(Self.spec("Pull"))
    // A gradient of a drawing is a part of the page itself.
    let links = page.replacing("url(#", with: "")
    for link in ["src=", "<link", "@import", "url(", "import(", "fetch("] {
      #expect(!links.contains(link), "\(link)")
    }
    #expect(page.contains("default-src 'none'"))
    #expect(page.utf8.count < 192_000)
    let all = PreviewPage(
      Preset.all.map { preset in
        let control = ControlSpec(map: preset.settings)
        return PreviewPage.Subject(
          control: control,
          file: "\(preset.name).refresh.yml",
          findings: []
        )
      }
    )
    #expect(all.html.utf8.count < 400_000)
  }

  /// The data of a page of mjrefresh-header controls with these further keys.
  private static func data(_ controls: Range<Int>, _ keys: (Int) -> String) -> JSON {
    let specs = controls.map { index in
      "refreshgen: 1\ncontrol: Feed\(index)\npreset: mjrefresh-header\n\(keys(index))\n"
    }
    let text = specs.joined(separator: "---\n")
    let file = SourceFile(name: "Feed.refresh.yml", text: text)
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    return PreviewPage(
      spec.controls.map { PreviewPage.Subject(control: $0, file: spec.file.name, findings: []) }
    ).data
  }

  @Test("The parts that controls have in common are in a page once")
  func parts() {
    func size(_ data: JSON) -> Int { data.compactText.utf8.count }
    let equal = (1...2).map { count in Self.data(100..<100 + 50 * count) { _ in "" } }
    for part in ["designs", "behaviors", "diagrams"] {
      #expect(equal[1][part]?.array?.count == 1, "\(part)")
    }
    #expect(equal[1]["controls"]?.array?.count == 100)
    #expect(size(equal[1]) - size(equal[0]) <= 50 * 80)
    let titles = (1...2).map { count in
      Self.data(100..<100 + 50 * count) { "states: {idle: {title: Pull \($0)}}" }
    }
    #expect(titles[1]["behaviors"]?.array?.count == 1)
    #expect(size(titles[1]) - size(titles[0]) <= 50 * 1_000)
    let distances = (1...2).map { count in
      Self.data(100..<100 + 50 * count) { "trigger: {distance: \($0)}" }
    }
    #expect(distances[1]["appearances"]?.array?.count == equal[0]["appearances"]?.array?.count)
    #expect(size(distances[1]) - size(distances[0]) <= 50 * 2_000)
    // A quarter is the diagram, whose arrows name their events.
    #expect(size(Self.data(0..<1) { _ in "" }) < 13_700)
  }

  @Test("Behaviors that differ in numbers need one search for their diagrams")
  func searches() throws {
    var diagrams = StateDiagrams()
    let behavior = ControlSpec(map: try #require(Preset.named("mjrefresh-header")).settings)
      .behavior
    for distance in 60..<200 {
      var other = behavior
      other.trigger.distance = .points(Double(distance) + 0.5)
      let diagram = diagrams.diagram(of: other)
      #expect(diagram.edges.contains { $0.label == "pull > \(distance).5" })
    }
    #expect(diagrams.changes.count == 1)
  }

  @Test("The findings of a file are there once, for all of its controls")
  func findings() {
    let specs = (1...3).map { Self.spec("Release", name: "Feed\($0)") }
    let spec = SpecLoader.load(
      SourceFile(name: "Feed.refresh.yml", text: specs.joined(separator: "\n---\n"))
    )
    let subjects = spec.controls.map {
      PreviewPage.Subject(control: $0, file: spec.file.name, findings: spec.diagnostics)
    }
    #expect(subjects.count == 3)
    let data = PreviewPage(subjects).data
    #expect(data["findings"]?[spec.file.name]?.array?.count == spec.diagnostics.count)
    for rule in Set(spec.diagnostics.map(\.id.name)) {
      #expect(
        data.compactText.components(of: "\"rule\":\"\(rule)\"")
          == spec.diagnostics.filter { $0.id.name == rule }.count
      )
    }
    #expect(!spec.diagnostics.isEmpty)
  }

  @Test("Numbers without an end are null, which is all that JSON has for them")
  func infinity() throws {
    let spec = "refreshgen: 1\ncontrol: A\npreset: mjrefresh-header\ntimeout: none\n"
    let control = try #require(SpecLoader.load(SourceFile(name: "a", text: spec)).controls.first)
    let page = PreviewPage([PreviewPage.Subject(control: control, file: "a", findings: [])])
    let numbers = page.data["behaviors"]?.array?.first?["numbers"]?.array
    #expect(numbers?.contains(.null) == true)
    #expect(!page.html.contains(":inf"))
  }

  @Test("The sentence of a control says where a refresh starts")
  func gestures() throws {
    func sentence(_ preset: String, _ change: (inout RefreshBehavior) -> Void) throws -> String {
      var control = ControlSpec(map: try #require(Preset.named(preset)).settings)
      change(&control.design.behavior)
      let page = PreviewPage([PreviewPage.Subject(control: control, file: "a", findings: [])])
      return try #require(page.data["behaviors"]?.array?.first?["sentence"]?.string)
    }
    func reach(visible: Double, preload: Double) throws -> String {
      try sentence("mjrefresh-auto-footer") {
        $0.trigger.visibleFraction = visible
        $0.trigger.preload = .points(preload)
      }
    }
    let whole = try reach(visible: 1, preload: 0)
    #expect(whole.contains("scrolling 44 points past the edge starts a refresh"))
    let edge = try reach(visible: 0, preload: 0)
    #expect(edge.contains("scrolling to the edge starts a refresh"))
    let early = try reach(visible: 0, preload: 200)
    #expect(early.contains("scrolling to 200 points before the edge starts a refresh"))
    #expect(try sentence("xdrefresh") { _ in }.contains("and so does a scroll without a finger"))
    #expect(
      try sentence("two-level-header") { $0.secondLevel?.distance = 150 }
        .contains("a release at least 150 points past the edge opens the second level")
    )
  }

  @Test("The fourth text size is the standard one", arguments: RefreshFont.TextStyle.allCases)
  func textSizes(_ style: RefreshFont.TextStyle) {
    let sizes = PreviewPage([]).data["textSizes"]?[style.rawValue]?.array
    #expect(sizes?[3] == .number(style.standardSize))
  }

  @Test("The sentence of a control includes the trigger distance if the state machine does")
  func sentence() throws {
    func sentence(_ comparison: RefreshTrigger.Comparison) throws -> String {
      var control = ControlSpec(map: try #require(Preset.named("svinfinitescrolling")).settings)
      control.design.behavior.trigger.comparison = comparison
      let page = PreviewPage([PreviewPage.Subject(control: control, file: "a", findings: [])])
      return try #require(page.data["behaviors"]?.array?.first?["sentence"]?.string)
    }
    #expect(try sentence(.latching).contains("a release more than 0 points past the edge"))
    #expect(try sentence(.above).contains("a release more than 0 points past the edge"))
    #expect(try sentence(.atLeast).contains("a release at least 0 points past the edge"))
  }

  @Test("The phone has the size of the list that the state machine starts with")
  func screen() throws {
    let control = ControlSpec(map: try #require(Preset.named("mjrefresh-header")).settings)
    let data = PreviewPage([PreviewPage.Subject(control: control, file: "a", findings: [])]).data
    let keys = try #require(data["keys"]?.array).compactMap(\.string)
    let numbers = try #require(data["behaviors"]?.array?.first?["numbers"]?.array)
    for (key, name) in [("viewport", "height"), ("start", "bar"), ("end", "home")] {
      let index = try #require(keys.firstIndex(of: key))
      #expect(data["portrait"]?[name] == numbers[index])
    }
    #expect(data["landscape"]?["height"] == data["portrait"]?["width"])
  }

  @Test("The names of timers come with the data, in the order of their numbers")
  func timers() {
    let page = PreviewPage([])
    let timers = page.data["timers"]?.array?.compactMap(\.string)
    #expect(timers == RefreshDelay.allCases.map { "\($0)" })
    #expect(RefreshDelay.allCases.map { Int($0.rawValue) } == Array(RefreshDelay.allCases.indices))
    #expect(!page.html.contains("const timers ="))
  }

  @Test("Sizes that rules and sheets use come with the data")
  func sizes() {
    let page = PreviewPage([])
    #expect(page.data["lineHeight"] == .number(RefreshFont.lineHeight))
    #expect(page.data["pictureSize"] == .number(RefreshAppearance.pictureSize))
    #expect(page.html.contains("line-height: var(--line-height)"))
    #expect(page.html.contains("width: var(--picture)"))
  }

  @Test("Texts are there in every language, by the text that they translate")
  func languages() {
    let file = SourceFile(name: "a", text: Self.spec("Pull"))
    let spec = SpecLoader.load(file, context: SpecContext(proves: false))
    let page = PreviewPage([PreviewPage.Subject(control: spec.controls[0], file: "a", findings: [])]
    )
    let languages = page.data["languages"]?.array
    #expect(languages?.compactMap { $0["tag"]?.string } == ["en", "de"])
    #expect(languages?.last?["texts"]?["Pull"]?.string == "Pull auf Deutsch")
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
