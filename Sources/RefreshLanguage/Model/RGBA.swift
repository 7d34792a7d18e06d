/// A color as red, green, blue and alpha, each from 0 to 1.
package struct RGBA: Sendable, Hashable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  /// Creates the color of `0xRRGGBBAA`.
  package init(_ rgba: UInt32) {
    red = Double(rgba >> 24 & 0xFF) / 255
    green = Double(rgba >> 16 & 0xFF) / 255
    blue = Double(rgba >> 8 & 0xFF) / 255
    alpha = Double(rgba & 0xFF) / 255
  }

  /// This color composited over an opaque color.
  package func over(_ base: RGBA) -> RGBA {
    base.mixed(with: self, fraction: alpha)
  }

  /// The opaque mix of this color and another; `fraction` is the weight of the other.
  package func mixed(with other: RGBA, fraction: Double) -> RGBA {
    var mixed = self
    mixed.red += (other.red - red) * fraction
    mixed.green += (other.green - green) * fraction
    mixed.blue += (other.blue - blue) * fraction
    mixed.alpha = 1
    return mixed
  }

  /// The contrast to another color, from 1 to 21, as WCAG 2 defines it.
  package func contrast(to other: RGBA) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The color in the notation of specs, such as `#0A84FF`.
  package var hex: String {
    let digits = [red, green, blue].map { part -> String in
      let hex = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return hex.count < 2 ? "0\(hex)" : hex
    }
    return "#\(digits.joined())"
  }

  /// The relative luminance, from 0 for black to 1 for white.
  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    // base to the power of 2.4 = base² · base^(2/5)
    let base = (part + 0.055) / 1.055
    return base * base * fifthRoot(base) * fifthRoot(base)
  }

  /// The fifth root of a number from 0.09 to 1, by Newton's method, to avoid Foundation's `pow`.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = (number + 4) / 5
    for _ in 0..<6 {
      let power = root * root * root * root
      root = (4 * root + number / power) / 5
    }
    return root
  }
}
