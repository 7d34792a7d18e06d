/// The edge of the scroll view at which a control sits.
///
/// Leading and trailing follow the layout direction: in a right-to-left layout, offsets and insets
/// are measured from the right.
public enum RefreshEdge: UInt8, Sendable, CaseIterable {
  /// Above the content.
  case top
  /// Below the content.
  case bottom
  /// Before the content of a horizontal list.
  case leading
  /// After the content of a horizontal list.
  case trailing

  /// Whether the edge is at the end of the content, so that pulling increases the offset.
  package var isFar: Bool {
    switch self {
    case .top, .leading: false
    case .bottom, .trailing: true
    }
  }

  /// The offset of a list that is pulled by `pull` from its offset at rest.
  package func offset(atPull pull: Double, from rest: Double) -> Double {
    isFar ? rest + pull : rest - pull
  }

  /// Whether a scroll moves the list in the direction of a pull.
  package func isOutward(from offset: Double, to newOffset: Double) -> Bool {
    isFar ? newOffset > offset : newOffset < offset
  }

  /// Whether the list scrolls horizontally.
  package var isHorizontal: Bool {
    switch self {
    case .top, .bottom: false
    case .leading, .trailing: true
    }
  }

  /// The edge at the other end of the content.
  package var opposite: RefreshEdge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The offset at which the list rests at the edge.
  func rest(in reading: ScrollReading) -> Double {
    isFar ? reading.lastOffset : reading.firstOffset
  }

  /// The pull past the edge, in points; negative while the list has not reached the edge.
  func pull(in reading: ScrollReading) -> Double {
    isFar ? reading.offset - rest(in: reading) : rest(in: reading) - reading.offset
  }
}
