package import RefreshDiagnostics

package struct UnwritableFile: Rule {
  package static let metadata = RuleMetadata(
    "unwritable-file",
    isEssential: true,
    "File that could not be written, moved or removed.",
    reason: "The generated files do not match the specs.",
    remedy: "Check the permissions and the free space; the message ends with the system error."
  )
}
