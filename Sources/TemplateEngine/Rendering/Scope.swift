/// The names that a template can use at one place.
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

  /// All names, for messages.
  var names: [String] { data.names + frames.map(\.variable.text) }

  /// The value of a name; inner loops hide outer ones and the data.
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

  /// Moves the innermost loop to an item.
  mutating func advanceLoop(to index: Int, _ item: Value) {
    frames[frames.count - 1].index = index
    frames[frames.count - 1].item = item
  }

  /// Ends the innermost loop.
  mutating func popLoop() {
    frames.removeLast()
  }
}
