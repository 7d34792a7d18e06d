package import RefreshDiagnostics

/// The rules of files that commands read and write.
///
/// `OutputCheck` and `Failure` word the findings, which name options of the command line.
enum OutputRule {
  static let all: [any Rule.Type] = [
    EditedOutput.self,
    InvalidEvent.self,
    InvalidTemplate.self,
    MissingOutput.self,
    OrphanedOutput.self,
    SharedOutput.self,
    StaleOutput.self,
    TooManyFindings.self,
    UnmetExpectation.self,
    UnreadableFile.self,
    UnwritableFile.self,
  ]
}

package struct EditedOutput: Rule {
  package static let metadata = RuleMetadata(
    "edited-output",
    isEssential: true,
    summary: "Generated file that was edited by hand, or by another tool.",
    reason: "The command `refreshgen generate` keeps the file, because it would discard the edits.",
    remedy: """
      Run `refreshgen generate --check --diff` to see the edits. Make the same change in the spec or \
      a template, then replace the file with `refreshgen generate --force`.
      """
  )
}

package struct MissingOutput: Rule {
  package static let metadata = RuleMetadata(
    "missing-output",
    isEssential: true,
    summary: "Generated file that does not exist.",
    reason: "The app is built without the control.",
    remedy: "Run `refreshgen generate` and commit the file."
  )
}

package struct OrphanedOutput: Rule {
  package static let metadata = RuleMetadata(
    "orphaned-output",
    isEssential: true,
    summary: "Generated file whose spec no longer generates it, or no longer exists.",
    reason: "The app still contains the control, or contains it twice.",
    remedy: """
      Run `refreshgen generate`; it removes the file. Add `--force` if the file was edited by hand.
      """
  )
}

package struct SharedOutput: Rule {
  package static let metadata = RuleMetadata(
    "shared-output",
    isEssential: true,
    summary: "Two specs that generate the same file.",
    reason: """
      One control would overwrite the other. On most Macs, names that differ only in letter case \
      refer to the same file.
      """,
    remedy: "Rename one of the specs."
  )

  /// The finding for a spec that generates a file which `other` generates as well.
  package static func finding(in file: SourceFile, output: String, of other: String)
    -> Diagnostic
  {
    finding(
      in: file,
      at: SourceRange(at: .start),
      message:
        "the spec generates \(SafeText.quote(output)), which \(SafeText.quote(other)) also generates",
      remedy: "rename one of the specs"
    )
  }
}

package struct StaleOutput: Rule {
  package static let metadata = RuleMetadata(
    "stale-output",
    isEssential: true,
    summary: "Generated file that is out of date.",
    reason: "The app is built from older specs, bases, templates or options.",
    remedy: "Run `refreshgen generate` and commit the file."
  )
}

package struct InvalidEvent: Rule {
  package static let metadata = RuleMetadata(
    "invalid-event",
    isEssential: true,
    summary: "Event that cannot be played.",
    reason: "No event of the text is played.",
    remedy: """
      Write one event on each line, or separate events by semicolons, with numbers as plain decimals, \
      such as `drag 0 -> -120 in 0.3s; release; wait 1s; end success`.
      """
  )
}

package struct InvalidTemplate: Rule {
  package static let metadata = RuleMetadata(
    "invalid-template",
    isEssential: true,
    summary: "Template that cannot be rendered.",
    reason: "No control that uses the template can be generated.",
    remedy: """
      Fix the line that the message names, or delete the file to use the built-in template, which \
      `refreshgen templates show NAME` prints.
      """
  )
}

struct TooManyFindings: Rule {
  static let metadata = RuleMetadata(
    .tooManyFindings,
    severity: .note,
    summary: "More findings in one file than are shown.",
    reason:
      "The most severe findings are shown; the limit keeps untrusted files from flooding logs.",
    remedy: "Fix the findings that are shown and run the command again."
  )
}

package struct UnmetExpectation: Rule {
  package static let metadata = RuleMetadata(
    "unmet-expectation",
    isEssential: true,
    summary: "Expectation in a file of events that does not hold.",
    reason: "The control is in another state than the `expect` line says.",
    remedy: "Change the spec, or the `expect` line if the new state is right."
  )
}

package struct UnreadableFile: Rule {
  package static let metadata = RuleMetadata(
    "unreadable-file",
    isEssential: true,
    summary: "File that could not be read.",
    reason: "The content of the file was not checked, so the result of the run is incomplete.",
    remedy: "Check the path and its permissions; the message ends with the system error."
  )
}

package struct UnwritableFile: Rule {
  package static let metadata = RuleMetadata(
    "unwritable-file",
    isEssential: true,
    summary: "File that could not be written, moved or removed.",
    reason: "The generated files do not match the specs.",
    remedy: "Check the permissions and the free space; the message ends with the system error."
  )
}
