/// What a file may cost, so that no input can exhaust time or memory.
package enum YAMLLimits {
  /// The largest file, in bytes: 1 MiB, some 800 times the usual spec.
  package static let fileSize = 1 << 20

  /// How deep lists and maps may be nested; libyaml takes quadratic time over deep nesting.
  package static let depth = 64

  /// The most nodes of a file, each scalar, list, map and alias counted once where it is written.
  package static let nodes = 100_000

  /// The most nodes that the aliases and merge keys of a document may stand for in total.
  package static let aliasedNodes = 10_000

  /// The most findings reported for a file; beyond it the rest adds nothing.
  package static let findings = 500

  /// How often parsing is taken up again, at the next `---`, after a syntax error.
  package static let syntaxErrors = 16

  /// The most `%TAG` lines that are handed to libyaml, which compares each with all before it.
  static let tagDirectives = 16
}
