import RefreshDiagnostics
import RefreshLanguage

struct UnknownPaletteColor: ControlRule {
  static let metadata = RuleMetadata(
    "unknown-palette-color",
    isEssential: true,
    summary: "Unknown palette color.",
    reason: "Neither 'colors' of the spec nor 'colors' of refreshgen.yml defines the name.",
    bad: """
      states: {armed: {color: $accnt}, refreshing: {indicator: medium}}
      colors: {accent: "#0A84FF"}
      """,
    good: """
      states: {armed: {color: $accent}, refreshing: {indicator: medium}}
      colors: {accent: "#0A84FF"}
      """
  )

  /// Finds colors that refer to a name in neither the spec's nor the project's palette.
  static func findings(in subject: RuleSubject) -> [Diagnostic] {
    let palette = subject.control.settings.map(.colors)
    let maps = subject.ownStates.map(\.keys) + [subject.own.map(.drawings)]
    return maps.flatMap { map in
      map.entries.indices.flatMap { index in
        findings(
          of: map.entries[index].field,
          palettes: [palette, subject.sharedColors],
          in: subject
        )
      }
    }
  }

  /// The fix of a mistyped name whose meaning is sure, if the name is all that the range holds.
  static func fix(
    _ name: String,
    near: [String],
    at range: SourceRange,
    in file: SourceFile
  ) -> Fix? {
    let text = file.text(in: range.offsets)
    guard Suggestions.isSure(near, for: name), ["$\(name)", "\"$\(name)\""].contains(text) else {
      return nil
    }
    return Fix.replace(range, with: text.replacing("$\(name)", with: "$\(near[0])"))
  }

  private static func findings(
    of field: Field,
    palettes: @autoclosure () -> [MapValue],
    in subject: RuleSubject
  ) -> [Diagnostic] {
    let (colors, place): ([ColorReference], SourceRange?) =
      switch field.value {
      case .color(let color): ([color], field.range)
      case .drawing(let drawing): (drawing.colors, field.keyRange)
      default: ([], nil)
      }
    guard let range = place else { return [] }
    let palettes = palettes()
    return colors.flatMap(\.shades).compactMap { shade in
      guard case .palette(let name) = shade, !palettes.contains(where: { $0[own: name] != nil })
      else {
        return nil
      }
      let names = palettes.flatMap(\.entries).map(\.name.text)
      let near = Suggestions.nearest(to: name, among: names)
      return finding(
        in: subject.file,
        at: range,
        message: palettes.isEmpty
          ? "a palette color cannot refer to another palette color"
          : "unknown palette color \(SafeText.quote("$\(name)"))",
        expected: near.count == names.count && !near.isEmpty
          ? nil
          : names.isEmpty
            ? "a color such as '#0A84FF'" : WordList.anyOf(names.map { "$\($0)" }),
        suggestions: near.map { "$\($0)" },
        fix: fix(name, near: near, at: range, in: subject.file)
      )
    }
  }
}
