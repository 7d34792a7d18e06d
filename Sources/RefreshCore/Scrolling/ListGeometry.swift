/// A point or a distance in a list, in both directions.
package struct ListPoint: Sendable, Equatable {
  package internal(set) var x: Double
  package internal(set) var y: Double

  /// Creates a point.
  package init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  package static var zero: Self { Self() }
}

/// A side of a list.
enum ListSide: UInt8, Sendable, CaseIterable {
  case top
  case left
  case bottom
  case right
}

/// One length for each side of a list.
package struct ListInsets: Sendable, Equatable {
  package internal(set) var top: Double
  package internal(set) var left: Double
  package internal(set) var bottom: Double
  package internal(set) var right: Double

  /// Creates insets.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets from the length at each side.
  init(length: (ListSide) -> Double) {
    self.init(
      top: length(.top),
      left: length(.left),
      bottom: length(.bottom),
      right: length(.right)
    )
  }

  subscript(side: ListSide) -> Double {
    get {
      switch side {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  static func - (one: Self, other: Self) -> Self {
    Self(
      top: one.top - other.top,
      left: one.left - other.left,
      bottom: one.bottom - other.bottom,
      right: one.right - other.right
    )
  }
}
