import RefreshDiagnostics

/// The rules for names of a spec that become Swift names.
///
/// The decoder and the generator share these rules, so that every accepted name compiles.
package enum SwiftName {
  /// Whether a text is a Swift identifier without invisible or confusable characters.
  package static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, starts(first) else { return false }
    return text.unicodeScalars.allSatisfy(continues)
  }

  /// Whether a control can have this name.
  package static func canNameControl(_ name: String) -> Bool {
    !takenForControls.contains(name)
  }

  /// Whether a view type can have this name, optionally qualified by its module or outer types.
  package static func canNameView(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy(isName), let first = parts.first, let type = parts.last,
      !startsLowerCase(String(type))
    else { return false }
    guard parts.count > 1, !modulesOfViews.contains(String(first)) else {
      return !takenForViews.contains(String(type))
    }
    return !isKnownModule(first)
  }

  /// The system modules whose views an app can use.
  private static let modulesOfViews: Set = ["AVKit", "MapKit", "UIKit", "WebKit"]

  /// Whether a text is an identifier and not a keyword, as parts of a qualified name have to be.
  private static func isName(_ text: Substring) -> Bool {
    isIdentifier(text) && !isKeyword(text) && text != "_"
  }

  /// The keywords for bundles: `main` is the app's bundle, `module` that of a Swift package.
  package static let bundles = ["main", "module"]

  /// Whether a text is valid for `bundle`: a keyword, a static member, or the bundle of a class.
  package static func isBundle(_ text: String) -> Bool {
    if bundles.contains(text) { return true }
    if let type = bundleClass(text) { return canNameView(type) }
    var parts = text.split(separator: ".", omittingEmptySubsequences: false)[...]
    if let first = parts.first, ["Foundation", "UIKit"].contains(first) { parts.removeFirst() }
    guard parts.count > 1, parts.allSatisfy(isName), let first = parts.first,
      parts.dropLast().contains(where: { !startsLowerCase(String($0)) })
    else { return false }
    // `Bundle` is the only known type with bundles as static members.
    return first == "Bundle" || !isKnownModule(first) && !takenForViews.contains(String(first))
  }

  static func bundleClass(_ text: String) -> String? {
    let (start, end) = ("Bundle(for: ", ".self)")
    guard text.hasPrefix(start), text.hasSuffix(end), text.count > (start + end).count else {
      return nil
    }
    return String(text.dropFirst(start.count).dropLast(end.count))
  }

  /// The type of the app that a bundle names, without the types inside of it: `Resources` in
  /// `Resources.bundle`.
  package static func bundleType(_ text: String) -> String? {
    guard let name = bundleClass(text) ?? (text.contains(".") ? text : nil) else { return nil }
    return String(name.prefix { $0 != "." })
  }

  /// Whether tests can import a module with this name.
  package static func canNameModule(_ name: String) -> Bool {
    isIdentifier(name) && !isKeyword(name) && !isKnownModule(name) && name != "_"
  }

  /// The module name of a target such as `my-app`: `my_app`.
  ///
  /// The result is `nil` if both names are the same, or if tests cannot import the module.
  package static func module(ofTarget target: String) -> String? {
    var name = ""
    for scalar in target.unicodeScalars {
      guard continues(scalar) || "-. ".unicodeScalars.contains(scalar) else { return nil }
      let isFirst = name.isEmpty
      name.unicodeScalars.append((isFirst ? starts(scalar) : continues(scalar)) ? scalar : "_")
    }
    return canNameModule(name) && name != target ? name : nil
  }

  /// A name in source code, in backticks if it is a keyword.
  package static func escaped(_ name: String) -> String {
    isKeyword(name) ? "`\(name)`" : name
  }

  /// The class of a control in Objective-C: `FeedHeaderRefresh` for `FeedHeader`.
  package static func facade(of control: String) -> String { control + "Refresh" }

  /// The constants of one scope, with distinct names.
  package struct Scope {
    private var taken: Set<String> = []

    /// Creates a scope without constants.
    package init() {}

    /// Adds the constant of a name of the spec, such as `brandInk` for `brand-ink`.
    package mutating func add(_ name: String) -> String {
      let constant = SwiftName.constant(named: name)
      var (free, number) = (constant, 2)
      while !taken.insert(free).inserted {
        free = "\(constant)\(number)"
        number += 1
      }
      return escaped(free)
    }
  }

  /// The name of a constant in lower camel case, which cannot shadow a type such as `Protocol`.
  private static func constant(named name: String) -> String {
    var words = name.split(separator: "-").map(String.init)
    guard let first = words.first else { return name }
    words[0] = lowerCased(first)
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A type name in lower camel case.
  private static func lowerCased(_ name: String) -> String {
    let start = name.prefix { $0 == "_" }
    let rest = name.dropFirst(start.count)
    let capitals = rest.prefix { $0.isUppercase }.count
    // In a sequence of capitals, the last one begins the next word: URLHeader becomes urlHeader.
    let small = capitals > 1 && capitals < rest.count ? capitals - 1 : capitals
    return start + rest.prefix(small).lowercased() + rest.dropFirst(small)
  }

  /// Whether a name starts with a lowercase letter.
  static func startsLowerCase(_ name: String) -> Bool {
    // The fast path for ASCII.
    if let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      return false
    }
    return name.first { $0 != "_" }?.isLowercase ?? false
  }

  /// A name that starts with an uppercase letter.
  package static func capitalized(_ name: String) -> String {
    let start = name.prefix { $0 == "_" }
    let rest = name.dropFirst(start.count)
    return start + rest.prefix(1).uppercased() + rest.dropFirst()
  }

  private static func starts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: !scalar.isInvisible && scalar.properties.isXIDStart
    }
  }

  private static func continues(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: !scalar.isInvisible && scalar.properties.isXIDContinue
    }
  }
}
