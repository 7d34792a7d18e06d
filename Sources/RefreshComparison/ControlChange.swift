package import RefreshCore

/// A key of a control with different values in two versions.
package struct ControlChange: Sendable, Hashable {
  /// The topic.
  package var topic: ChangeTopic
  /// The path of the key, such as `trigger.distance`; for a key of a state, only its name.
  package var key: String
  /// The states whose key differs; empty for a key outside of states.
  package var states: [RefreshState] = []
  /// The language of a text, as a BCP 47 tag.
  package var language: String?
  /// The value in the old version, in the notation of specs; `nil` if the key is not set.
  package var old: String?
  /// The value in the new version.
  package var new: String?
  /// The consequence of the change, such as that for the contrast of a text.
  package var consequence: String?
}
