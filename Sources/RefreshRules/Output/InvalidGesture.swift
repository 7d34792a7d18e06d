package import RefreshDiagnostics

package struct InvalidGesture: Rule {
  package static let metadata = RuleMetadata(
    "invalid-gesture",
    isEssential: true,
    "Gesture that cannot be played.",
    reason: "No step of the gesture is played.",
    remedy: """
      Separate the steps by semicolons, with numbers as plain decimals, such as \
      `drag 0 -> -120 in 0.3s; release; wait 1s; end success`.
      """
  )
}
