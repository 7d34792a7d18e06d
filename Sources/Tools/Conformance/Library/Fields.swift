/// The fields of an observation that are compared.
struct Fields: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Creates the set of the fields for which a condition holds.
  init(_ fields: [(field: Fields, holds: Bool)]) {
    self = fields.reduce(into: []) { if $1.holds { $0.insert($1.field) } }
  }

  /// The state of the control.
  static let state = Fields(rawValue: 1)
  /// The inset before the content.
  static let top = Fields(rawValue: 2)
  /// The inset after the content.
  static let bottom = Fields(rawValue: 4)
  /// The offset of the list.
  static let offset = Fields(rawValue: 8)
  /// The progress of the pull.
  static let progress = Fields(rawValue: 16)
  /// The number of actions that have started.
  static let fired = Fields(rawValue: 32)
  /// The number of actions that have completed.
  static let completed = Fields(rawValue: 64)

  static let insets: Fields = [.top, .bottom]
  static let counters: Fields = [.fired, .completed]
  static let all: Fields = [.state, .insets, .offset, .progress, .counters]

  var names: [String] {
    let pairs: [(Fields, String)] = [
      (.state, "state"), (.top, "top"), (.bottom, "bottom"), (.offset, "offset"),
      (.progress, "progress"), (.fired, "fired"), (.completed, "completed"),
    ]
    return pairs.filter { contains($0.0) }.map(\.1)
  }
}
