package import RefreshCore

/// The contrast of a text as the rule `low-contrast` measures it.
package enum TextContrast {
  /// The lowest contrast under any setting of the device, rounded down to hundredths; `nil` if the
  /// app chooses the colors.
  package static func lowest(of text: RefreshColor, on background: RefreshColor?) -> Double? {
    let pair = ColorPair(of: text, on: background)
    return pair.surroundings.compactMap(pair.contrast(in:)).min().map {
      ($0 * 100).rounded(.down) / 100
    }
  }
}
