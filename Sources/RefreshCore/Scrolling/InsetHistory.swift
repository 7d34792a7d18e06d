/// The recent values of a list's inset at one side, with the app's part of each.
///
/// A value that the app writes may have been read while an added inset was in effect. The history
/// tells the app's part of such a value.
///
/// The values with one inset of the app and one screen scale are an epoch. Almost all added insets
/// are whole pixels, so the values of an epoch are bits; a few others are stored as they are.
struct InsetHistory: Sendable {
  private static var most: Int { 32 }
  private static var mostPixels: Int { 512 }

  private var owners = SIMD32<Double>.zero
  private var scales = SIMD32<Double>.zero
  private var pixels = Columns(repeating: 0)
  /// The last values of each epoch that are not a whole number of pixels, or too large, as bits.
  private var others = Columns(repeating: Double.nan.bitPattern)
  /// The number of epochs so far; only the last ones are stored.
  private var count = 0

  /// The app's part of a value that the list's inset had; `nil` if it had no such value.
  func owner(of total: Double) -> Double? {
    for epoch in epochs where contains(total, epoch) { return owners[epoch] }
    return nil
  }

  /// Whether a value was the app's inset before.
  func hasOwner(_ value: Double) -> Bool {
    for epoch in epochs where abs(owners[epoch] - value) < InsetSide.tolerance { return true }
    return false
  }

  /// Records a value with the app's part of it.
  mutating func remember(_ total: Double, owner: Double, scale: Double) {
    let last = (count + Self.most - 1) % Self.most
    if count == 0 || owners[last] != owner || scales[last] != scale {
      start(owner, scale)
    } else if contains(total, last) {
      return
    }
    for epoch in epochs where contains(total, epoch) { set(total, epoch, to: false) }
    set(total, (count + Self.most - 1) % Self.most, to: true)
  }

  /// Starts an epoch in the place of the oldest one.
  private mutating func start(_ owner: Double, _ scale: Double) {
    let epoch = count % Self.most
    owners[epoch] = owner
    scales[epoch] = scale
    for index in 0..<8 {
      pixels[index, epoch] = 0
      others[index, epoch] = Double.nan.bitPattern
    }
    count += 1
  }

  /// The stored epochs, the latest one first.
  private var epochs: LazyMapSequence<StrideTo<Int>, Int> {
    stride(from: count - 1, to: max(count - Self.most, 0) - 1, by: -1).lazy.map { $0 % Self.most }
  }

  private func contains(_ total: Double, _ epoch: Int) -> Bool {
    guard let bit = bit(of: total, epoch) else { return index(of: total, epoch) != nil }
    return pixels[bit >> 6, epoch] & 1 << UInt64(bit & 63) != 0
  }

  /// The index of a value among those that are no bits.
  private func index(of total: Double, _ epoch: Int) -> Int? {
    for index in 0..<8 {
      let other = Double(bitPattern: others[index, epoch])
      if abs(other - total) < InsetSide.tolerance { return index }
    }
    return nil
  }

  private mutating func set(_ total: Double, _ epoch: Int, to isOn: Bool) {
    if let bit = bit(of: total, epoch) {
      let mask: UInt64 = 1 << UInt64(bit & 63)
      let word = pixels[bit >> 6, epoch]
      pixels[bit >> 6, epoch] = isOn ? word | mask : word & ~mask
    } else if isOn {
      for index in 0..<7 { others[index, epoch] = others[index + 1, epoch] }
      others[7, epoch] = total.bitPattern
    } else if let index = index(of: total, epoch) {
      others[index, epoch] = Double.nan.bitPattern
    }
  }

  /// The bit of a value: its added pixels; `nil` if the value has none.
  private func bit(of total: Double, _ epoch: Int) -> Int? {
    let scale = scales[epoch]
    guard scale > 0 else { return nil }
    let added = (total - owners[epoch]) * scale
    guard added > -0.5, added < Double(Self.mostPixels) - 0.5 else { return nil }
    let whole = Int(added + 0.5)
    return abs(Double(whole) - added) < InsetSide.tolerance * scale ? whole : nil
  }

  /// Eight values for each epoch.
  private struct Columns: Sendable {
    private var columns:
      (
        SIMD32<UInt64>, SIMD32<UInt64>, SIMD32<UInt64>, SIMD32<UInt64>,
        SIMD32<UInt64>, SIMD32<UInt64>, SIMD32<UInt64>, SIMD32<UInt64>
      )

    init(repeating value: UInt64) {
      let column = SIMD32(repeating: value)
      columns = (column, column, column, column, column, column, column, column)
    }

    subscript(index: Int, epoch: Int) -> UInt64 {
      get {
        switch index {
        case 0: columns.0[epoch]
        case 1: columns.1[epoch]
        case 2: columns.2[epoch]
        case 3: columns.3[epoch]
        case 4: columns.4[epoch]
        case 5: columns.5[epoch]
        case 6: columns.6[epoch]
        default: columns.7[epoch]
        }
      }
      set {
        switch index {
        case 0: columns.0[epoch] = newValue
        case 1: columns.1[epoch] = newValue
        case 2: columns.2[epoch] = newValue
        case 3: columns.3[epoch] = newValue
        case 4: columns.4[epoch] = newValue
        case 5: columns.5[epoch] = newValue
        case 6: columns.6[epoch] = newValue
        default: columns.7[epoch] = newValue
        }
      }
    }
  }
}
