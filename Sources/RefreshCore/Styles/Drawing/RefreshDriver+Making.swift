extension RefreshDriver {
  /// A constant.
  @inline(never)
  public static func constant(_ value: Value) -> Self {
    Self(input: .constant, keys: [Key(input: 0, value: value)])
  }

  /// A constant with another value under Increase Contrast.
  @inline(never)
  public static func constant(_ value: Value, highContrast: Value) -> Self {
    Self(input: .constant, keys: [Key(input: 0, value: value), Key(input: 0, value: highContrast)])
  }

  /// A constant for each copy of the layer.
  @inline(never)
  public static func copies(_ values: [Value]) -> Self {
    Self(input: .copies, keys: values.map { Key(input: 0, value: $0) })
  }

  /// The value at the start of the state.
  @inline(never)
  public static var hold: Self { Self(input: .hold, keys: []) }

  /// Keys in the pull divided by the trigger distance; more than 1 is past the distance.
  @inline(never)
  public static func pull(_ keys: KeyValuePairs<Double, Value>, ease: RefreshEase = .linear)
    -> Self
  {
    Self(input: .pull, keys: keys, ease: ease)
  }

  /// Keys in points of pull.
  @inline(never)
  public static func points(_ keys: KeyValuePairs<Double, Value>, ease: RefreshEase = .linear)
    -> Self
  {
    Self(input: .points, keys: keys, ease: ease)
  }

  /// Keys in the visible part of the control, from 0 to 1.
  @inline(never)
  public static func visible(_ keys: KeyValuePairs<Double, Value>, ease: RefreshEase = .linear)
    -> Self
  {
    Self(input: .visible, keys: keys, ease: ease)
  }

  /// Keys in the time of a loop, from 0 to 1.
  @inline(never)
  public static func loop(
    _ duration: Double,
    _ keys: KeyValuePairs<Double, Value>,
    ease: RefreshEase = .linear,
    steps: Int = 0
  ) -> Self {
    var driver = Self(input: .loop, keys: keys, ease: ease)
    (driver.duration, driver.steps) = (duration, steps)
    return driver
  }

  /// Keys in the time since the start of the state, from 0 to 1; the last value stays.
  @inline(never)
  public static func once(
    _ duration: Double,
    _ keys: KeyValuePairs<Double, Value>,
    ease: RefreshEase = .linear,
    steps: Int = 0
  ) -> Self {
    var driver = loop(duration, keys, ease: ease, steps: steps)
    driver.input = .once
    return driver
  }

  /// Returns the driver with its own move, instead of the move of its channel.
  @inline(never)
  public func moved(over: Double, ease: RefreshEase = .easeOut, delay: Double = 0) -> Self {
    var driver = self
    driver.move = RefreshMove(over: over, ease: ease, delay: delay)
    return driver
  }

  @inline(never)
  private init(input: DriverInput, keys: KeyValuePairs<Double, Value>, ease: RefreshEase) {
    self.init(input: input, keys: keys.map { Key(input: $0.key, value: $0.value) }, ease: ease)
  }
}

extension RefreshDriver<Double> {
  /// One turn clockwise in `duration` seconds, again and again; for `rotate`.
  public static func loop(_ duration: Double) -> Self { loop(duration, [0: 0, 1: 360]) }
}

extension RefreshDriver: ExpressibleByIntegerLiteral where Value == Double {
  /// A constant.
  public init(integerLiteral value: Int) { self = .constant(Double(value)) }
}

extension RefreshDriver: ExpressibleByFloatLiteral where Value == Double {
  /// A constant.
  public init(floatLiteral value: Double) { self = .constant(value) }
}
