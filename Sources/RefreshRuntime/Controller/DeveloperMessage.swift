/// Messages for the developer of an app, which only debug builds print.
@MainActor
enum DeveloperMessage {
  #if DEBUG
    /// Prints a message; tests replace the function.
    static var print: @MainActor (String) -> Void = { Swift.print($0) }
  #endif

  /// Prints a message about a control in debug builds.
  static func say(_ message: @autoclosure () -> String) {
    #if DEBUG
      print("RefreshRuntime: \(message())")
    #endif
  }
}
