/// A property that a key sets, with its setter, its getter and its argument in generated code.
struct Property<Root: Sendable>: Sendable {
  /// Sets the property to a value of a spec.
  let set: @Sendable (SpecValue, Palette, inout Root) -> Void
  /// Returns the value of the property; `nil` if it is not set.
  let get: @Sendable (Root) -> SpecValue?
  /// Sets the property to the default of its key.
  var reset: (@Sendable (inout Root) -> Void)?
  /// Sets the property to the default that follows from other properties.
  var derive: (@Sendable (inout Root) -> Void)?
  /// The argument for the property in generated code.
  var argument: Argument?

  init<Value: DesignProperty>(
    _ path: any WritableKeyPath<Root, Value> & Sendable,
    default value: Value?
  ) {
    set = { written, palette, root in
      if let value = Value(written, in: palette) { root[keyPath: path] = value }
    }
    get = { $0[keyPath: path].specValue }
    if let value { reset = { $0[keyPath: path] = value } }
  }
}
