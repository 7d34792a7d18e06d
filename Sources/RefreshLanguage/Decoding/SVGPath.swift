import RefreshDiagnostics

/// Path data of SVG, as drawing programs export it, in the form of a drawing: `M`, `L`, `C` and `Z` with
/// absolute numbers.
struct SVGPath {
  /// The path in the form of a drawing.
  private(set) var text = ""
  private var rest: Substring.UTF8View
  /// The current point, and the start of the current part of the path.
  private var (point, start) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
  /// The last control point of a curve, which smooth curves reflect; `nil` after another command.
  private var control: SIMD2<Double>?

  /// Reads a path; `nil` for any other text.
  init?(_ text: String) {
    rest = text[...].utf8
    var command: UInt8?
    while let next = nextCommand(after: command) {
      guard command != nil || next | 0x20 == UInt8(ascii: "m"), perform(next) else { return nil }
      command = next
    }
    guard rest.isEmpty, command != nil else { return nil }
  }

  // MARK: Commands

  /// The next command; further numbers repeat a command, and those after a move are lines.
  private mutating func nextCommand(after last: UInt8?) -> UInt8? {
    skipSpace()
    guard let next = rest.first else { return nil }
    if "MmLlHhVvCcSsQqTtAaZz".utf8.contains(next) {
      rest.removeFirst()
      return next
    }
    switch last {
    case UInt8(ascii: "M"): return UInt8(ascii: "L")
    case UInt8(ascii: "m"): return UInt8(ascii: "l")
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): return nil
    default: return last
    }
  }

  /// Performs a command; returns whether it has its numbers.
  private mutating func perform(_ command: UInt8) -> Bool {
    // Small letters stand for numbers from the current point.
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? point : .zero
    let (last, old) = (control, point)
    control = nil
    switch Character(UnicodeScalar(command & ~0x20)) {
    case "M":
      guard let end = nextPoint(from: origin) else { return false }
      (point, start) = (end, end)
      add("M", [end])
    case "L":
      guard let end = nextPoint(from: origin) else { return false }
      line(to: end)
    case "H":
      guard let x = nextNumber() else { return false }
      line(to: SIMD2(x + origin.x, old.y))
    case "V":
      guard let y = nextNumber() else { return false }
      line(to: SIMD2(old.x, y + origin.y))
    case "C":
      guard let points = nextPoints(3, from: origin) else { return false }
      curve(points[0], points[1], to: points[2])
    case "S":
      guard let points = nextPoints(2, from: origin) else { return false }
      curve(last.map { 2 * old - $0 } ?? old, points[0], to: points[1])
    case "Q":
      guard let points = nextPoints(2, from: origin) else { return false }
      quadratic(points[0], to: points[1])
    case "T":
      guard let end = nextPoint(from: origin) else { return false }
      quadratic(last.map { 2 * old - $0 } ?? old, to: end)
    case "A":
      guard let radii = nextPoint(from: .zero), let turn = nextNumber(), let isLarge = nextFlag(),
        let isClockwise = nextFlag(), let end = nextPoint(from: origin)
      else { return false }
      arc(SIMD2(abs(radii.x), abs(radii.y)), turn: turn, isLarge, isClockwise, to: end)
    default:
      point = start
      add("Z", [])
    }
    return true
  }

  private mutating func line(to end: SIMD2<Double>) {
    point = end
    add("L", [end])
  }

  private mutating func curve(
    _ first: SIMD2<Double>,
    _ second: SIMD2<Double>,
    to end: SIMD2<Double>
  ) {
    (point, control) = (end, second)
    add("C", [first, second, end])
  }

  private mutating func quadratic(_ middle: SIMD2<Double>, to end: SIMD2<Double>) {
    let old = point
    curve(old + (middle - old) * (2.0 / 3), end + (middle - end) * (2.0 / 3), to: end)
    control = middle
  }

  /// An arc of an ellipse, as up to four curves; see the notes on arcs in the specification of SVG.
  private mutating func arc(
    _ radii: SIMD2<Double>,
    turn: Double,
    _ isLarge: Bool,
    _ isClockwise: Bool,
    to end: SIMD2<Double>
  ) {
    guard radii.x > 0, radii.y > 0 else { return line(to: end) }
    guard end != point else { return }
    let axis = Self.direction(degrees: turn)
    // In the space in which the ellipse is a circle of radius 1, at its start and end.
    func circle(_ place: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(place.x * axis.x + place.y * axis.y, place.y * axis.x - place.x * axis.y) / radii
    }
    var (from, to, radii) = (circle(point), circle(end), radii)
    let length = Self.length(to - from)
    // Radii that are too short for the way grow.
    if length > 2 {
      (from, to, radii) = (from / (length / 2), to / (length / 2), radii * (length / 2))
    }
    let way = to - from
    let height = max(1 - Self.dot(way, way) / 4, 0).squareRoot() / Self.length(way)
    let side = SIMD2(-way.y, way.x) * (isLarge != isClockwise ? height : -height)
    let center = (from + to) / 2 + side
    let direction = isClockwise ? 1.0 : -1.0
    func place(_ place: SIMD2<Double>) -> SIMD2<Double> {
      let scaled = (center + place) * radii
      return SIMD2(scaled.x * axis.x - scaled.y * axis.y, scaled.x * axis.y + scaled.y * axis.x)
    }
    let directions = Self.directions(
      from: from - center,
      to: to - center,
      isLarge: isLarge,
      direction: direction
    )
    for (one, other) in zip(directions, directions.dropFirst()) {
      // The tangent of a quarter of the angle, by the cosine of its half.
      let half = max((1 + Self.dot(one, other)) / 2, 0).squareRoot()
      let handle = 4.0 / 3 * ((1 - half) / (1 + half)).squareRoot() * direction
      curve(
        place(one + SIMD2(-one.y, one.x) * handle),
        place(other - SIMD2(-other.y, other.x) * handle),
        to: place(other)
      )
    }
    (point, control) = (end, nil)
  }

  /// The directions at the ends of the curves of an arc, each at most a right angle from the next.
  private static func directions(
    from first: SIMD2<Double>,
    to last: SIMD2<Double>,
    isLarge: Bool,
    direction: Double
  ) -> [SIMD2<Double>] {
    func middle(_ one: SIMD2<Double>, _ other: SIMD2<Double>, isLarge: Bool) -> SIMD2<Double> {
      let sum = one + other
      // Half a turn has no direction between its ends.
      guard length(sum) > 1e-9 else { return SIMD2(-one.y, one.x) * direction }
      return sum / length(sum) * (isLarge ? -1 : 1)
    }
    guard isLarge || dot(first, last) < 0 else { return [first, last] }
    let half = middle(first, last, isLarge: isLarge)
    guard isLarge else { return [first, half, last] }
    return [
      first, middle(first, half, isLarge: false), half, middle(half, last, isLarge: false), last,
    ]
  }

  // MARK: Numbers

  private mutating func add(_ command: Character, _ points: [SIMD2<Double>]) {
    let numbers = points.flatMap { [$0.x, $0.y] }.map { value in
      SpecText.number((value * 10_000).rounded() / 10_000 + 0)
    }
    text += "\(command)" + numbers.joined(separator: " ")
  }

  private mutating func nextPoints(_ count: Int, from origin: SIMD2<Double>) -> [SIMD2<Double>]? {
    var points: [SIMD2<Double>] = []
    for _ in 0..<count {
      guard let point = nextPoint(from: origin) else { return nil }
      points.append(point)
    }
    return points
  }

  private mutating func nextPoint(from origin: SIMD2<Double>) -> SIMD2<Double>? {
    guard let x = nextNumber(), let y = nextNumber() else { return nil }
    return origin + SIMD2(x, y)
  }

  private mutating func nextFlag() -> Bool? {
    skipSpace()
    guard let flag = rest.popFirst() else { return nil }
    return flag == UInt8(ascii: "1") ? true : flag == UInt8(ascii: "0") ? false : nil
  }

  /// The next number, which ends where another one can begin: `-.5.5-1` has three.
  private mutating func nextNumber() -> Double? {
    skipSpace()
    var (digits, hasPoint, hasExponent) = ("", false, false)
    while let next = rest.first {
      let character = Character(UnicodeScalar(next))
      switch character {
      case "0"..."9": break
      case "-", "+":
        guard digits.isEmpty || digits.last == "e" else { return Self.value(of: digits) }
      case ".":
        guard !hasPoint, !hasExponent else { return Self.value(of: digits) }
        hasPoint = true
      case "e", "E":
        guard !digits.isEmpty, !hasExponent else { return nil }
        hasExponent = true
      default: return Self.value(of: digits)
      }
      digits.append(character == "E" ? "e" : character)
      rest.removeFirst()
    }
    return Self.value(of: digits)
  }

  private static func value(of digits: String) -> Double? {
    guard !digits.isEmpty, let value = Double(digits), abs(value) < 1e6 else { return nil }
    return value
  }

  private mutating func skipSpace() {
    while let next = rest.first, " ,\t\n\r".utf8.contains(next) { rest.removeFirst() }
  }

  private static func dot(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
    one.x * other.x + one.y * other.y
  }

  private static func length(_ vector: SIMD2<Double>) -> Double { dot(vector, vector).squareRoot() }

  /// The cosine and the sine of an angle, as power series, without a C library.
  private static func direction(degrees: Double) -> SIMD2<Double> {
    let angle = degrees.remainder(dividingBy: 360) * .pi / 180
    var (cosine, sine) = (1.0, 1.0)
    for n in stride(from: 28.0, through: 2, by: -2) {
      cosine = 1 - cosine * angle * angle / (n * (n - 1))
      sine = 1 - sine * angle * angle / ((n + 1) * n)
    }
    return SIMD2(cosine, sine * angle)
  }
}
