// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal
  case high
}

public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let accessibilityContrast: UIAccessibilityContrast
  public let displayScale: CGFloat
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    accessibilityContrast: UIAccessibilityContrast = .normal,
    displayScale: CGFloat = 0,
    preferredContentSizeCategory: UIContentSizeCategory = .large,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.accessibilityContrast = accessibilityContrast
    self.displayScale = displayScale
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.horizontalSizeClass = horizontalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case mac = 5
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

public final class UIColor: Sendable, Equatable {
  private enum Kind: Sendable {
    case parts(CGFloat, CGFloat, CGFloat, CGFloat)
    case named(String)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.parts(red, green, blue, alpha))
  }

  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(.named(name))
  }

  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = kind else { return self }
    return provider(traits).resolvedColor(with: traits)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor { traits in
      let parts = self.resolvedColor(with: traits).parts
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }
  }

  /// The red, green, blue and alpha of the color; black for the system's.
  var parts: [CGFloat] {
    guard case .parts(let red, let green, let blue, let alpha) = kind else { return [0, 0, 0, 1] }
    return [red, green, blue, alpha]
  }

  /// The color in words, in surroundings that ask for nothing.
  public var description: String {
    switch resolvedColor(with: UITraitCollection()).kind {
    case .parts(let red, let green, let blue, let alpha): "\(red) \(green) \(blue) \(alpha)"
    case .named(let name): name
    case .dynamic: "dynamic"
    }
  }

  public static func == (one: UIColor, other: UIColor) -> Bool {
    one.description == other.description
  }

  static func system(_ name: String) -> UIColor {
    UIColor(.named(name))
  }
}
