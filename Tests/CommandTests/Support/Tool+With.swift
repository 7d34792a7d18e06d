extension Tool {
  /// Runs `body` with a tool in a folder of its own.
  static func with(_ body: (Tool) throws -> Void) throws {
    let tool = try Tool()
    defer { tool.remove() }
    try body(tool)
  }
}
