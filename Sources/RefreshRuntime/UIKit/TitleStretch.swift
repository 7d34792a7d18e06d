#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// How far the bar of a large title has grown with the pull, which is no other edge of the list.
  ///
  /// A bar that grows with the pull grows by as much as the list has been pulled since it stood, and
  /// only while a finger or the list's own motion moves it.
  struct TitleStretch {
    /// By how much the bar has grown.
    private(set) var length: CGFloat = 0
    /// Where the list stood last, and how far the bar had grown there.
    private var still = (offset: CGFloat(0), length: CGFloat(0))

    /// Notes where a list stands that neither a finger nor its own motion moves.
    mutating func stand(at offset: CGFloat) {
      still = (offset, length)
    }

    /// Takes in the inset at the top, of which `edge` was there without the bar's growth.
    mutating func follow(
      top: CGFloat,
      edge: CGFloat,
      offset: CGFloat,
      isMoving: Bool,
      _ points: ScrollPoints
    ) {
      let pull = -offset - edge
      guard pull > 0 else { return length = 0 }
      let change = top - edge
      if change < length {
        length = max(0, change)
      } else if change - length >= points.tolerance, isMoving {
        let start = max(0, -still.offset - edge)
        let isPulled = points.areBeside(change - still.length, pull - start)
        if isPulled { length = change }
      }
    }
  }
#endif
