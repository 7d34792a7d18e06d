/// The variables that are visible at one position of a template.
struct Scope {
  /// A `for` block that is being rendered.
  struct Frame {
    let variable: Name
    let count: Int
    fileprivate(set) var index = 0
    fileprivate(set) var item = Value.null
  }

  private let data: Record
  private var frames: [Frame] = []

  init(data: Record) {
    self.data = data
  }

  /// The innermost loop.
  var loop: Frame? { frames.last }

  /// The names of all variables, for messages.
  var names: [String] { data.names + frames.map(\.variable.text) }

  /// The value of a variable; variables of inner loops shadow others.
  func value(of name: Name) -> Value? {
    for index in frames.indices.reversed() where frames[index].variable.text == name.text {
      return frames[index].item
    }
    return data[name.text]
  }

  /// Begins a loop.
  mutating func pushLoop(over variable: Name, count: Int) {
    frames.append(Frame(variable: variable, count: count))
  }

  /// Advances the innermost loop to an item.
  mutating func advanceLoop(to index: Int, _ item: Value) {
    frames[frames.count - 1].index = index
    frames[frames.count - 1].item = item
  }

  /// Ends the innermost loop.
  mutating func popLoop() {
    frames.removeLast()
  }
}
