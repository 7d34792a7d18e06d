/// The type of the value of a key.
package indirect enum ValueType: Sendable {
  /// A number in a range; `word`, where there is one, stands for no bound at all.
  case number(ClosedRange<Double>, word: String? = nil)
  /// A whole number in a range; `word` stands for no bound at all.
  case integer(ClosedRange<Int>, word: String? = nil)
  /// A duration in a range of seconds; `word` stands for no bound at all.
  case duration(ClosedRange<Double>, word: String? = nil)
  /// True or false.
  case flag
  /// One of a few words.
  case word([String])
  /// Any text.
  case text
  /// The name of a preset.
  case preset
  /// The name of a control, a Swift type.
  case controlName
  /// The name of a Swift view type, which may have those of its module or outer types before it.
  case viewName
  /// The name of a Swift module.
  case moduleName
  /// A bundle: `main`, `module`, or a Swift expression that is one.
  case bundle
  /// A color.
  case color
  /// One shade of a color: a color that is not a map.
  case shade
  /// The curve of an animation.
  case curve
  /// A font: a text style, or a map.
  case font
  /// A map with keys of its own.
  case map(KeyTable)
  /// A map from names that the spec chooses to values of one type.
  case dictionary(ValueType)
  /// A list of values of one type.
  case list(ValueType)
}
