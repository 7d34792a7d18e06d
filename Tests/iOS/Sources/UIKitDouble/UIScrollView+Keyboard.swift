// Keyboards, and how they get their room: an own, plain model of it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A keyboard over a list.
struct ShownKeyboard {
  var height: CGFloat
  /// What was saved when it came.
  var inset: UIEdgeInsets
  /// How tall the list was.
  var extent: CGFloat
}

extension UIScrollView {
  /// Shows a keyboard, changes its height, or hides it, with the room for it as the switch says.
  public func setKeyboard(_ height: CGFloat) {
    let old = keyboard ?? ShownKeyboard(height: 0, inset: inset, extent: size.height)
    keyboard = height > 0 ? old : nil
    keyboard?.height = height
    switch switches.keyboard {
    case .system: setKeyboardOverlap(height)
    case .relative: contentInset.bottom += height - old.height
    case .saved:
      if height > 0 {
        contentInset.bottom = max(old.inset.bottom, height - systemInsets.bottom)
      } else {
        contentInset = old.inset
      }
    case .size: frame.size.height = old.extent - height
    }
  }
}
