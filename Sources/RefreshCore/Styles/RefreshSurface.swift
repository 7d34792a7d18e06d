/// A surface that a control draws behind its picture and its texts.
public enum RefreshSurface: String, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A capsule of a material, around picture and texts.
  case capsule

  /// The least height of a capsule, in points.
  package static var capsuleHeight: Double { 48 }
  /// The space above and below a capsule in its control, and in a capsule around what it shows.
  package static var margin: Double { 12 }
  /// The part of a pull after which a surface is opaque.
  package static var fullPull: Double { 0.35 }
  /// The largest radius of the corners of a capsule, in points; one without texts is a circle.
  package static var largestRadius: Double { 32 }

  /// The space between the sides of a capsule and what it surrounds, in points.
  package static func capsuleInset(hasTexts: Bool) -> Double { hasTexts ? 18 : margin }

  /// The height of a capsule around something.
  package static func height(around height: Double) -> Double {
    max(height + 2 * margin, capsuleHeight)
  }

  /// The scale of a surface of which a part has appeared.
  package static func scale(_ part: Double) -> Double { 0.5 + 0.5 * part }
}
