// Declared as UIKit declares it, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

open class UILabel: UIView {
  open var text: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0

  /// Characters of 10 points in lines of 20, or of twice that at the sizes for accessibility.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let scale: CGFloat =
      traitCollection.preferredContentSizeCategory.rawValue.hasPrefix("accessibility") ? 2 : 1
    let width = CGFloat(text?.count ?? 0) * 10 * scale
    let wraps = numberOfLines == 0 && width > size.width && size.width > 0
    let lines = wraps ? (width / size.width).rounded(.up) : 1
    return CGSize(width: wraps ? size.width : width, height: width > 0 ? lines * 20 * scale : 0)
  }
}

open class UIImageView: UIView {
  open var image: UIImage?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open private(set) var isAnimating = false

  open func startAnimating() {
    isAnimating = true
  }

  open func stopAnimating() {
    isAnimating = false
  }
}

open class UIActivityIndicatorView: UIView {
  /// Whether it turns: its animation is lost with its window.
  public private(set) var isTurning = false

  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style
  open var hidesWhenStopped = true
  open var color: UIColor?
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  open func startAnimating() {
    isAnimating = true
    isTurning = true
  }

  open func stopAnimating() {
    isAnimating = false
    isTurning = false
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { isTurning = false }
  }
}

open class UIStackView: UIView {
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
  }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  private var arranged: [UIView]

  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }

  public init(arrangedSubviews views: [UIView]) {
    arranged = views
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged = arrangedSubviews
    arranged.insert(view, at: stackIndex)
    addSubview(view)
  }

  public required init?(coder: NSCoder) {
    nil
  }
}

public final class UIImage: Sendable {
  /// What it was made from.
  public let name: String
  /// The images that the app has, by their names.
  @MainActor public static var catalog: Set<String> = []

  public init?(systemName name: String) {
    self.name = name
  }

  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let isThere = MainActor.assumeIsolated { Self.catalog.contains(name) }
    guard isThere else { return nil }
    self.name = name
  }
}
