import RefreshLanguage

/// A language in the `locales` of a spec.
struct OwnLocale: Sendable {
  let name: String
  /// The value with its position.
  let field: Field
  /// The states with texts in this language; `lastUpdated` counts as a state here.
  let states: [State]

  struct State: Sendable {
    let name: EntryName
    /// The value with its position.
    let field: Field
    let texts: [Text]

    init(entry: MapValue.Entry, originals: MapValue) {
      name = entry.name
      field = entry.field
      texts = entry.field.map.entries.map { Text(entry: $0, original: originals[$0.name]) }
    }
  }

  struct Text: Sendable {
    let key: EntryName
    /// The value with its position.
    let field: Field
    /// The text that this text translates; `nil` if the state itself has no such text.
    let original: Field?

    init(entry: MapValue.Entry, original: Field?) {
      key = entry.name
      field = entry.field
      self.original = original
    }

    /// The text in the spec's own language.
    var source: String? { original?.value.text }
  }

  /// Creates a language from an entry of `locales` and the control's maps with texts.
  init(entry: MapValue.Entry, originals: MapValue) {
    name = entry.name.text
    field = entry.field
    states = entry.field.map.entries.map { State(entry: $0, originals: originals.map($0.name)) }
  }

  var texts: some Sequence<Text> { states.lazy.flatMap(\.texts) }
}
