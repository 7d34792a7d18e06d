/// The reason why a base cannot be read.
package enum BaseError: Error, Hashable {
  /// The file is outside the folders that specs can refer to.
  case outside(path: String)
  /// The file system refuses to read the file, for a reason such as "no such file or directory".
  case unreadable(path: String, reason: String)

  /// The path of the base.
  package var path: String {
    switch self {
    case .outside(let path), .unreadable(let path, _): path
    }
  }
}
