import RefreshDiagnostics
import RefreshLanguage
import RefreshPreview
import RefreshRules
import Testing

/// Checks that every key of a state is drawn in previews.
@Suite("Each key of a state")
struct PreviewKeyTests {
  private static let keys = SpecLanguage.state.table.keys

  /// The members that scripts read in place of a key: those of the appearance that result from it.
  private static let derivedMembers = [
    "tint": ["pictureColor"], "frameDuration": ["framesFollowPull"],
    "accessibilityLabel": ["spokenText"],
    // The drawings of a control depend on its arrows, so they are not part of an appearance.
    "indicator": [], "ink": [], "track": [], "bad": [],
  ]

  /// The keys that a sheet, which has no time and no sound, does not show.
  private static let keysWithoutDrawing: Set = ["frameDuration", "accessibilityLabel"]

  /// The names in the scripts of a page, after the objects of which they are members.
  private static let expressions = Set(
    PreviewPage([]).html.utf8
      .split { byte in
        let character = Character(Unicode.Scalar(byte))
        return !character.isLetter && character != "."
      }
      .map { String(decoding: $0, as: UTF8.self) }
  )

  @Test("is in the data of a page, and its scripts read it", arguments: keys.map(\.name))
  func page(_ name: String) throws {
    let key = try #require(SpecLanguage.state.table[name])
    let pages = try Self.specs(with: key).map { control in
      PreviewPage([PreviewPage.Subject(control: control, file: "Feed.refresh.yml", findings: [])])
    }
    #expect(Set(pages.map(\.data.compactText)).count > 1)
    let unread = (Self.derivedMembers[name] ?? [name])
      .filter { !Self.expressions.contains("appearance.\($0)") }
    let changesStyle = Set(pages.map { Self.textStyles(in: $0.data) }).count > 1
    #expect(
      unread.isEmpty || changesStyle,
      "no script reads \(unread), and no text changes its style"
    )
  }

  /// The styles of all texts, which the scripts apply whatever is in them.
  private static func textStyles(in data: JSON) -> [JSON] {
    switch data {
    case .object(let members):
      members.flatMap { member in
        ["titleStyle", "subtitleStyle"].contains(member.key)
          ? [member.value] : textStyles(in: member.value)
      }
    case .array(let elements): elements.flatMap(textStyles)
    default: []
    }
  }

  @Test("changes a sheet", arguments: keys.map(\.name))
  func sheet(_ name: String) throws {
    let key = try #require(SpecLanguage.state.table[name])
    let sheets = Set(try Self.specs(with: key).map { StateSheet(control: $0).svg })
    #expect((sheets.count > 1) != Self.keysWithoutDrawing.contains(name))
  }

  /// Two controls that differ in a key: one has the value of all its states, if any.
  private static func specs(with key: KeyDescription) throws -> [ControlSpec] {
    let sample = try #require(Self.sample(of: key.type), "the test has no value for \(key.name)")
    // Only a drawing has some of the colors.
    let indicator = ["ink", "track", "bad"].contains(key.name) ? "$target" : "medium"
    return try ["{}", "{\(key.name): \(sample)}"].map { state in
      let text = """
        refreshgen: 1
        control: Feed
        edge: bottom
        style: inline
        trigger: {when: tap}
        states:
          all: {title: Pull, subtitle: down, arrow: down, indicator: \(indicator)}
          \(key.name == "button" ? "failed" : "refreshing"): \(state)
        drawings: {target: {box: 20, layers: [{circle: 9, stroke: ink, fill: track}, {circle: 4, fill: bad}]}}
        """
      let file = SourceFile(name: "Feed.refresh.yml", text: text)
      let spec = SpecLoader.load(file, context: SpecContext(proves: false))
      return try #require(spec.controls.first, "\(spec.diagnostics)")
    }
  }

  /// A value of a type, which is not the one that the states above have.
  private static func sample(of type: ValueType) -> String? {
    switch type {
    case .number(let range, _), .length(let range, _): "\(range.upperBound)"
    case .integer(let range, _): "\(range.upperBound)"
    case .duration(let range, _): "\(range.upperBound)s"
    case .flag: "true"
    case .curve: "linear"
    case .word(let words): words.first
    case .text, .viewName: "One"
    case .color: "\"#112233\""
    case .font: "headline"
    case .part(.indicator): "ring"
    case .list(let element, _): sample(of: element).map { "[\($0)]" }
    default: nil
    }
  }
}
