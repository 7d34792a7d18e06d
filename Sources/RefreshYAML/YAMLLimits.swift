/// Limits of YAML files, which bound time and memory for untrusted input.
package enum YAMLLimits {
  /// The maximum size of a file in bytes, about 800 times that of a typical spec.
  package static let fileSize = 1 << 20

  /// The maximum nesting of lists and maps; libyaml takes quadratic time for deep nesting.
  package static let depth = 64

  /// The maximum number of nodes in a file: scalars, lists, maps and aliases.
  package static let nodes = 100_000

  /// The maximum number of nodes that the aliases and merge keys of a document repeat.
  package static let aliasedNodes = 10_000

  /// The number of bytes of a text that count as one node, if aliases or bases repeat the text.
  package static let bytesPerNode = 100

  /// The maximum number of findings in a file.
  package static let findings = 500

  /// The maximum number of syntax errors after which parsing continues at the next `---`.
  package static let syntaxErrors = 16

  /// The maximum number of `%TAG` lines, for which libyaml takes quadratic time.
  static let tagDirectives = 16
}
