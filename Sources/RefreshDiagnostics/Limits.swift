/// The most that one input may hold or cause, so that none exhausts memory or time.
///
/// The reference page of limits is made from this table and from the limits of the modules that
/// can't import it; a message that refuses something names the number that stands here.
package enum Limits {
  // MARK: Files, in bytes

  /// The largest spec, some 800 times the usual one.
  package static let specFileSize = 1 << 20

  /// The largest project file.
  package static let projectFileSize = 1 << 20

  /// The largest template.
  package static let templateFileSize = 1 << 20

  /// The largest manifest beside generated files.
  package static let manifestFileSize = 16 << 20

  /// The largest generated file that is read again, which is the largest that is generated.
  package static let generatedFileSize = 128 << 20

  /// The most bytes of all argument files of a command line together.
  package static let argumentFileSize = 4 << 20

  // MARK: Command lines and patterns

  /// The most arguments of a command line, those in argument files among them.
  package static let arguments = 100_000

  /// The most file name patterns of a project file.
  package static let patterns = 1_000

  /// The longest file name pattern, in Unicode scalars.
  package static let patternLength = 1_024

  /// The most ways to choose from the braces of a file name pattern.
  package static let patternChoices = 256

  // MARK: Traces

  /// The longest line of a trace, in bytes; no event needs more.
  package static let traceLineLength = 65_536

  /// The largest number in a trace, either way.
  package static let traceNumber = 1_000_000_000.0

  /// The most events that a picture of a replay shows.
  package static let pictureEvents = 100_000

  // MARK: Findings

  /// The most findings that are reported for a file.
  package static let findings = 200

  /// The most notes of a finding.
  package static let notes = 16

  /// The longest message, in Unicode scalars.
  package static let messageLength = 1_000
}
