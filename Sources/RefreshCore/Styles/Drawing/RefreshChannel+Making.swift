extension RefreshChannel {
  /// Creates a channel from the drivers of states; the first one of a state counts.
  @inline(never)
  package init(
    states: [(state: RefreshState, driver: RefreshDriver<Value>)],
    else rest: RefreshDriver<Value>,
    move: RefreshMove = RefreshMove()
  ) {
    var drivers: [RefreshDriver<Value>] = []
    var indices: [UInt8] = []
    for state in RefreshState.allCases {
      func own(_ name: RefreshState?) -> RefreshDriver<Value>? {
        states.first { $0.state == name }?.driver
      }
      var driver = own(state) ?? own(state.likeness) ?? rest
      driver.move = driver.move ?? move
      // Equal drivers share an index, by which a change of state recognizes them.
      let index = drivers.firstIndex(of: driver)
      if index == nil { drivers.append(driver) }
      indices.append(UInt8(index ?? drivers.count - 1))
    }
    self.init(drivers: drivers, indices: indices)
  }

  /// One driver for all states.
  @inline(never)
  public static func all(_ driver: RefreshDriver<Value>) -> Self { Self(states: [], else: driver) }

  /// Drivers of single states, and that of all others.
  ///
  /// `pending` inherits from `refreshing`, `succeeded` and `failed` from `ending`, and
  /// `secondLevelArmed` from `armed`.
  @inline(never)
  public static func states(
    _ states: KeyValuePairs<RefreshState, RefreshDriver<Value>>,
    else rest: RefreshDriver<Value>,
    over: Double = 0,
    ease: RefreshEase = .easeOut,
    delay: Double = 0
  ) -> Self {
    Self(
      states: states.map { (state: $0.key, driver: $0.value) },
      else: rest,
      move: RefreshMove(over: over, ease: ease, delay: delay)
    )
  }
}

extension RefreshChannel: ExpressibleByIntegerLiteral where Value == Double {
  /// A constant for all states.
  public init(integerLiteral value: Int) { self = .all(.constant(Double(value))) }
}

extension RefreshChannel: ExpressibleByFloatLiteral where Value == Double {
  /// A constant for all states.
  public init(floatLiteral value: Double) { self = .all(.constant(value)) }
}
