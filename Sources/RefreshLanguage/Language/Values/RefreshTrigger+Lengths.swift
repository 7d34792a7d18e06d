import RefreshCore
import RefreshDiagnostics

/// A distance in points, or as a percentage of the screen.
package struct Length: DesignProperty {
  /// The points; for a percentage, those in a list of 600 points.
  package var points: Double
  /// The share; 0 for points.
  package var share = 0.0

  /// Creates a distance in points.
  package init(points: Double) { self.points = points }

  fileprivate init(points: Double, share: Double) {
    (self.points, self.share) = (points, share)
  }

  package init?(_ value: SpecValue, in palette: Palette) {
    switch value {
    case .number(let points): self.init(points: points)
    case .text(let text):
      guard text.hasSuffix("%"), let percent = Double(text.dropLast()) else { return nil }
      self.init(points: percent / 100 * RefreshTrigger.plainViewport, share: percent / 100)
    default: return nil
    }
  }

  package var specValue: SpecValue? {
    share > 0 ? .text("\(SpecText.number(SpecText.rounded(share * 100)))%") : .number(points)
  }
}

extension RefreshTrigger {
  /// `distance` and `distanceShare` as one value.
  var distanceLength: Length {
    get { Length(points: distance, share: distanceShare) }
    set { (distance, distanceShare) = (newValue.points, newValue.share) }
  }

  /// `preload` and `preloadShare` as one value.
  var preloadLength: Length {
    get { Length(points: preload, share: preloadShare) }
    set { (preload, preloadShare) = (newValue.points, newValue.share) }
  }
}
