/// Limits of inputs and outputs, which bound memory and time for untrusted input.
///
/// `refreshgen reference limits` prints these limits, and the limits of modules that cannot import
/// this one. Messages contain the limits.
package enum Limits {
  // MARK: Files, in bytes

  /// The largest spec, some 800 times the usual one.
  package static let specFileSize = 1 << 20

  /// The largest project file.
  package static let projectFileSize = 1 << 20

  /// The largest template.
  package static let templateFileSize = 1 << 20

  /// The largest generated file.
  package static let generatedFileSize = 128 << 20

  /// The largest total size of the argument files of a command line.
  package static let argumentFileSize = 4 << 20

  // MARK: Command lines and patterns

  /// The largest number of arguments of a command line, including those in argument files.
  package static let arguments = 100_000

  /// The longest file name pattern, in Unicode scalars.
  package static let patternLength = 1_024

  // MARK: Specs

  /// The largest number of bases of a spec, including the bases of its bases.
  package static let bases = 16

  /// The largest number of keys and values that the controls of a file inherit from bases.
  ///
  /// A file itself can have the same number of keys and values.
  package static let inheritedValues = 100_000

  /// The largest number of values in a list, such as the images of an animation.
  package static let listValues = 1_000

  /// The largest number of layers, counted in each frame, that are drawn to find flashes in a file.
  package static let drawnLayers = 1_000_000

  /// The largest number of rounds of fixes in a file by one run, since a fix may make another fix
  /// possible: a syntax error hides those after it.
  package static let fixRounds = 100

  // MARK: Traces

  /// The largest trace, in bytes: more than ten minutes of scrolls.
  package static let traceFileSize = 4 << 20

  /// The largest absolute value of a number in a trace.
  package static let traceNumber = 1_000_000_000.0

  // MARK: Findings

  /// The largest number of findings that are reported for a file.
  package static let findings = 200

  /// The largest number of notes of a finding.
  package static let notes = 16

  /// The longest message, in Unicode scalars.
  package static let messageLength = 1_000

  /// The longest error of a command, in Unicode scalars; twice the longest path of most systems.
  package static let errorLength = 8_192
}
