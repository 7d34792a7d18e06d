/// The recent values of a list's inset at one side, with the app's part of each.
///
/// A value that the app writes may have been read while an added inset was in effect. The history
/// tells the app's part of such a value.
///
/// Values with one inset of the app and one screen scale are an epoch. Almost all added insets
/// are whole pixels, so values are bits: the first 192 pixels, and 384 pixels around the first larger
/// value, since the inset of a control beside short content includes the gap. A few others are stored
/// as they are.
struct InsetHistory: Sendable {
  private static var most: Int { 32 }
  private static var near: Int { 192 }
  private static var window: Int { 384 }

  /// For each epoch: the app's inset, the scale, nine words of bits, the pixels of the first larger
  /// value, and the last four other values.
  private var words = WordTable()
  /// The app's recent changes of the inset; the latest one is last.
  var changes = Row(Change())
  /// The number of epochs so far; only the last ones are stored.
  private var count = 0

  /// A change of the inset by the app.
  struct Change: Sendable {
    /// The difference that the app has written.
    var written = 0.0
    /// The app's inset before the change.
    var before = 0.0
    /// The app's inset after the change.
    var after = 0.0
  }

  /// The app's part of a value that the list's inset had; `nil` if it had no such value.
  mutating func owner(of total: Double) -> Double? {
    for epoch in epochs where contains(total, epoch: epoch) { return self.owner(of: epoch) }
    return nil
  }

  /// Whether a value was the app's inset before.
  mutating func hasOwner(_ value: Double) -> Bool {
    for epoch in epochs where abs(owner(of: epoch) - value) < InsetSide.tolerance { return true }
    return false
  }

  /// Records a value with the app's part of it.
  mutating func remember(_ inset: InsetSide, points: ScrollPoints) {
    let (total, owner, scale) = (inset.actual, inset.owner, points.scale)
    let current = epoch(with: owner, scale: scale, for: total)
    if let current, contains(total, epoch: current) { return }
    if current == nil { start(owner, scale: scale) }
    for epoch in epochs where contains(total, epoch: epoch) {
      set(total: total, epoch: epoch, to: false)
    }
    set(total: total, epoch: current ?? (count + Self.most - 1) % Self.most, to: true)
  }

  /// The epoch of the current inset of the app, and of the scale, that has a place for a value.
  ///
  /// There are several if the gap beside short content has changed with the size of the list.
  private mutating func epoch(with owner: Double, scale: Double, for total: Double) -> Int? {
    for epoch in epochs {
      guard self.owner(of: epoch) == owner, self.scale(of: epoch) == scale else { return nil }
      let isFull = !Double(bitPattern: words[epoch, 11]).isNaN
      if !isFull || pixels(of: total, epoch: epoch) == nil || bit(of: total, epoch: epoch) != nil {
        return epoch
      }
    }
    return nil
  }

  /// The index from which the recorded changes, up to the last one, add up to `sum`.
  ///
  /// For example, an app adapts its inset to a keyboard that appears and then grows. When the
  /// keyboard is hidden, the app reverts two changes at once.
  mutating func firstOfLast(thatAddUpTo sum: Double) -> Int? {
    var rest = sum
    return changes.lastIndex { change in
      rest -= change.written
      return abs(rest) < InsetSide.tolerance
    }
  }

  /// Starts an epoch and forgets the oldest one if there are too many.
  private mutating func start(_ owner: Double, scale: Double) {
    let epoch = count % Self.most
    words[epoch, 0] = owner.bitPattern
    words[epoch, 1] = scale.bitPattern
    for word in 2..<11 { words[epoch, word] = 0 }
    for word in 11..<16 { words[epoch, word] = Double.nan.bitPattern }
    count += 1
  }

  private mutating func owner(of epoch: Int) -> Double { Double(bitPattern: words[epoch, 0]) }
  private mutating func scale(of epoch: Int) -> Double { Double(bitPattern: words[epoch, 1]) }

  /// The stored epochs, the latest one first.
  private var epochs: LazyMapSequence<StrideTo<Int>, Int> {
    stride(from: count - 1, to: max(count - Self.most, 0) - 1, by: -1).lazy.map { $0 % Self.most }
  }

  private mutating func contains(_ total: Double, epoch: Int) -> Bool {
    guard let bit = bit(of: total, epoch: epoch) else {
      return other(total: total, epoch: epoch) != nil
    }
    return words[epoch, 2 + (bit >> 6)] & 1 << UInt64(bit & 63) != 0
  }

  /// The word of a value that is no bit.
  private mutating func other(total: Double, epoch: Int) -> Int? {
    for word in 12..<16 {
      let other = Double(bitPattern: words[epoch, word])
      if abs(other - total) < InsetSide.tolerance { return word }
    }
    return nil
  }

  private mutating func set(total: Double, epoch: Int, to isOn: Bool) {
    if isOn { setAnchor(total: total, epoch: epoch) }
    if let bit = bit(of: total, epoch: epoch) {
      let mask: UInt64 = 1 << UInt64(bit & 63)
      let word = words[epoch, 2 + (bit >> 6)]
      words[epoch, 2 + (bit >> 6)] = isOn ? word | mask : word & ~mask
    } else if isOn {
      for word in 12..<15 { words[epoch, word] = words[epoch, word + 1] }
      words[epoch, 15] = total.bitPattern
    } else if let word = other(total: total, epoch: epoch) {
      words[epoch, word] = Double.nan.bitPattern
    }
  }

  /// The bit of a value; `nil` if the value has none.
  private mutating func bit(of total: Double, epoch: Int) -> Int? {
    guard let pixels = pixels(of: total, epoch: epoch) else { return nil }
    if pixels >= 0 && pixels < Self.near { return pixels }
    let anchor = Double(bitPattern: words[epoch, 11])
    guard !anchor.isNaN else { return nil }
    let place = pixels - Int(anchor) + Self.window / 2
    return place >= 0 && place < Self.window ? Self.near + place : nil
  }

  /// The added pixels of a value; `nil` if they are not a whole number.
  private mutating func pixels(of total: Double, epoch: Int) -> Int? {
    let scale = scale(of: epoch)
    let added = (total - owner(of: epoch)) * scale
    guard scale > 0, abs(added) < 0x1p31 else { return nil }
    let whole = Int(added < 0 ? added - 0.5 : added + 0.5)
    return abs(Double(whole) - added) < InsetSide.tolerance * scale ? whole : nil
  }

  /// Makes the first larger value of an epoch the center of its bits.
  private mutating func setAnchor(total: Double, epoch: Int) {
    guard Double(bitPattern: words[epoch, 11]).isNaN, let pixels = pixels(of: total, epoch: epoch),
      pixels < 0 || pixels >= Self.near
    else { return }
    words[epoch, 11] = Double(pixels).bitPattern
  }
}

/// A table of words with 32 rows and 16 columns, stored in place.
struct WordTable: Sendable {
  private var words = Eight(Eight(Eight(UInt64(0))))

  subscript(row: Int, column: Int) -> UInt64 {
    mutating get { inPlace(&words) { $0[Self.index(row: row, column: column)] } }
    set { inPlace(&words) { $0[Self.index(row: row, column: column)] = newValue } }
  }

  private static func index(row: Int, column: Int) -> Int {
    precondition(row >= 0 && row < 32 && column >= 0 && column < 16)
    return row * 16 + column
  }

  /// Eight equal elements, at first.
  fileprivate struct Eight<Element: BitwiseCopyable>: BitwiseCopyable {
    private var elements: (Element, Element, Element, Element, Element, Element, Element, Element)

    // Inlined, the initializers of the table would be 512 instructions.
    @inline(never)
    init(_ element: Element) {
      elements = (element, element, element, element, element, element, element, element)
    }
  }
}

extension WordTable.Eight: Sendable where Element: Sendable {}
