/// A QR code of a short text, by ISO/IEC 18004: byte mode, error correction level L.
///
/// Only versions 1 to 5, which have a single block of error correction and hold up to 106 bytes: more
/// than any address of a preview server has.
struct QRCode {
  /// Whether each module is dark, by rows.
  private(set) var modules: [[Bool]]
  /// Whether each module belongs to a function pattern, and not to the data.
  private var isFixed: [[Bool]]

  /// The bytes of data and of error correction in each version.
  private static let capacities = [(19, 7), (34, 10), (55, 15), (80, 20), (108, 26)]
  /// Error correction level L and mask 0, with their own error correction.
  private static let format = 0b111_0111_1100_0100

  /// Creates the code of a text; `nil` for a text that is too long.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = Self.capacities.firstIndex(where: { bytes.count + 2 <= $0.0 }) else {
      return nil
    }
    let size = 4 * version + 21
    modules = Array(repeating: Array(repeating: false, count: size), count: size)
    isFixed = modules
    drawPatterns(size, hasAlignment: version > 0)
    let data = Self.padded(bytes, to: Self.capacities[version].0)
    draw(data + Self.remainder(of: data, count: Self.capacities[version].1), size: size)
  }

  /// The code as text for a terminal: white half blocks on black, with a quiet zone of four modules.
  var text: String {
    let size = modules.count
    let isLight = { (row: Int, column: Int) in
      !(0..<size ~= row && 0..<size ~= column && modules[row][column])
    }
    let lines = stride(from: -4, to: size + 4, by: 2).map { row in
      (-4..<size + 4).map { column in
        switch (isLight(row, column), isLight(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
    }
    return lines.map { "\u{1B}[97;40m\($0)\u{1B}[0m\n" }.joined()
  }

  /// The mode, the length, the bytes and the padding.
  private static func padded(_ bytes: [UInt8], to capacity: Int) -> [UInt8] {
    // The mode takes 4 bits, so that all bytes after it are halved.
    let whole = [UInt8(bytes.count)] + bytes
    var padded = zip([4] + whole, whole + [0]).map { before, byte in before << 4 | byte >> 4 }
    while padded.count < capacity {
      let isFirst = (padded.count - whole.count).isMultiple(of: 2)
      padded.append(isFirst ? 0x11 : 0xEC)
    }
    return padded
  }

  /// The error correction: the remainder of a division of polynomials over the field of 256 elements.
  private static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
    var divisor = [UInt8](repeating: 0, count: count - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        divisor[index] = product(divisor[index], root)
        if index + 1 < count { divisor[index] ^= divisor[index + 1] }
      }
      root = product(root, 2)
    }
    return data.reduce(into: [UInt8](repeating: 0, count: count)) { rest, byte in
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in 0..<count { rest[index] ^= product(divisor[index], factor) }
    }
  }

  private static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    (0..<8).reversed().reduce(0) { sum, bit in
      let doubled = sum << 1 ^ (sum >> 7) * 0x1D
      return doubled ^ (other >> UInt8(bit) & 1) * one
    }
  }

  private mutating func set(row: Int, column: Int, isDark: Bool) {
    (modules[row][column], isFixed[row][column]) = (isDark, true)
  }

  /// Draws what a reader finds the code and its grid by.
  private mutating func drawPatterns(_ size: Int, hasAlignment: Bool) {
    for index in 0..<size {
      set(row: 6, column: index, isDark: index.isMultiple(of: 2))
      set(row: index, column: 6, isDark: index.isMultiple(of: 2))
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] {
      drawSquares(row, column: column, radius: 4, size: size) { $0 != 2 && $0 != 4 }
    }
    if hasAlignment { drawSquares(size - 7, column: size - 7, radius: 2, size: size) { $0 != 1 } }
    // The format stands beside the patterns twice, and leaves out the timing pattern.
    let format = (0..<15).map { Self.format >> $0 & 1 == 1 }
    for bit in 0..<8 {
      set(row: bit < 6 ? bit : bit + 1, column: 8, isDark: format[bit])
      set(row: 8, column: size - 1 - bit, isDark: format[bit])
    }
    for bit in 8..<15 {
      set(row: 8, column: bit == 8 ? 7 : 14 - bit, isDark: format[bit])
      set(row: size - 15 + bit, column: 8, isDark: format[bit])
    }
    set(row: size - 8, column: 8, isDark: true)
  }

  /// Draws squares around a center; `isDark` takes the distance from it.
  private mutating func drawSquares(
    _ row: Int,
    column: Int,
    radius: Int,
    size: Int,
    isDark: (Int) -> Bool
  ) {
    for down in -radius...radius {
      for right in -radius...radius
      where 0..<size ~= row + down && 0..<size ~= column + right {
        set(row: row + down, column: column + right, isDark: isDark(max(abs(down), abs(right))))
      }
    }
  }

  /// Draws bytes in columns of two modules, from the lower right corner up and down, masked.
  private mutating func draw(_ bytes: [UInt8], size: Int) {
    let places: [UInt8] = [7, 6, 5, 4, 3, 2, 1, 0]
    let bits: [Bool] = bytes.flatMap { byte in places.map { byte >> $0 & 1 == 1 } }
    var left = bits.makeIterator()
    var isUpward = true
    for right in stride(from: size - 1, to: 0, by: -2) {
      // The column of the timing pattern has no data.
      let pair = right > 6 ? right : right - 1
      for step in 0..<size {
        let row = isUpward ? size - 1 - step : step
        for column in [pair, pair - 1] where !isFixed[row][column] {
          let isDark = left.next() ?? false
          modules[row][column] = isDark != (row + column).isMultiple(of: 2)
        }
      }
      isUpward.toggle()
    }
  }
}
