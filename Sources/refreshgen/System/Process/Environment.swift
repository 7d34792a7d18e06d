/// The variables of the process.
enum Environment {
  /// The value of a variable, if it is set.
  static func value(of variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }
  }
}
