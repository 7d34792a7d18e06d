import RefreshCore
import RefreshSimulator

/// The parts of an observation that are compared.
struct Fields: OptionSet, Sendable, Hashable {
  /// The set as bits.
  let rawValue: UInt8

  /// Creates a set from bits.
  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What the control is doing.
  static let state = Fields(rawValue: 1)
  /// The inset before the content.
  static let top = Fields(rawValue: 2)
  /// The inset after the content.
  static let bottom = Fields(rawValue: 4)
  /// Where the viewport starts.
  static let offset = Fields(rawValue: 8)
  /// How far the pull has come.
  static let progress = Fields(rawValue: 16)
  /// How many actions were started.
  static let fired = Fields(rawValue: 32)
  /// How many of them were completed.
  static let completed = Fields(rawValue: 64)

  /// Both insets.
  static let insets: Fields = [.top, .bottom]
  /// Both counters.
  static let counters: Fields = [.fired, .completed]
  /// Everything.
  static let all: Fields = [.state, .insets, .offset, .progress, .counters]

  /// The names of the parts.
  var names: [String] {
    let pairs: [(Fields, String)] = [
      (.state, "state"), (.top, "top"), (.bottom, "bottom"), (.offset, "offset"),
      (.progress, "progress"), (.fired, "fired"), (.completed, "completed"),
    ]
    return pairs.filter { contains($0.0) }.map(\.1)
  }
}
