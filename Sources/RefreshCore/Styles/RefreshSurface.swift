/// A surface that a control draws behind its picture and its texts.
public enum RefreshSurface: String, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A capsule of a material, around picture and texts.
  case capsule

  /// The least height of a capsule, in points.
  package static var capsuleHeight: Double { 48 }
  /// The space between the sides of a capsule and what it surrounds, in points.
  package static func capsuleInset(hasTexts: Bool) -> Double { hasTexts ? 18 : 12 }
}
