import RefreshDiagnostics
import RefreshLanguage

/// A language that a spec itself brings.
///
/// A class like the subject of the rules, which all look at the same one.
final class OwnLocale: Sendable {
  /// The name of the language.
  let name: String
  /// Where it stands.
  let field: Field
  /// The states that have texts in it.
  let states: [State]

  /// The texts of one state.
  final class State: Sendable {
    /// The name of the state.
    let name: String
    /// Where it stands.
    let field: Field
    /// Its texts.
    let texts: [Text]

    init(_ entry: MapValue.Entry, _ originals: MapValue) {
      name = entry.name
      field = entry.field
      texts = entry.field.map.entries.map { Text($0, originals[$0.name]) }
    }
  }

  /// One text.
  final class Text: Sendable {
    /// Which of the texts of its state it is.
    let key: String
    /// Where it stands.
    let field: Field
    /// What it is a translation of; one that the state only has from `all` or from `idle` is
    /// translated there.
    let original: Field?

    init(_ entry: MapValue.Entry, _ original: Field?) {
      key = entry.name
      field = entry.field
      self.original = original
    }

    /// The text in the spec's own language.
    var source: String? { original?.value.text }
  }

  /// A language, with the states that its texts belong to.
  init(_ entry: MapValue.Entry, _ states: MapValue) {
    name = entry.name
    field = entry.field
    self.states = entry.field.map.entries.map { State($0, states.map($0.name)) }
  }

  /// All of its texts.
  var texts: some Sequence<Text> { states.lazy.flatMap(\.texts) }
}
