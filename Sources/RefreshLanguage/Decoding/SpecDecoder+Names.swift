import RefreshDiagnostics
import RefreshYAML

/// Decoding of names that become Swift identifiers.
extension SpecDecoder {
  mutating func controlName(from node: Node, of owner: Owner) -> SpecValue? {
    decode(from: node, of: owner, expected: "the name of a Swift type, such as FeedHeader") {
      text throws(Mistake) in
      guard SwiftName.isIdentifier(text) else {
        // In `feed-header`, nothing but the separators is lost.
        let isSure = text.allSatisfy {
          $0.isASCII && ($0.isLetter || $0.isNumber) || "-_ ".contains($0)
        }
        throw Self.invalidType(text, meant: Self.types(like: text), isSure: isSure)
      }
      guard SwiftName.canNameControl(text) else {
        throw Self.reserved(text, expected: "another name, such as FeedHeader")
      }
      guard !SwiftName.startsLowerCase(text) else {
        let (meant, message) = (SwiftName.capitalized(text), Self.startsLowerCase(text))
        let isFree = SwiftName.canNameControl(meant)
        throw Mistake(
          rule: InvalidName.self,
          message: message,
          suggestions: [meant],
          isSure: isFree
        )
      }
      return .text(text)
    }
  }

  /// The name of a view of the app, or a word.
  mutating func viewName(from node: Node, or word: String?, of owner: Owner) -> SpecValue? {
    let expected = "the name of a Swift type, such as BrandView or Brand.HeaderView"
    return decode(from: node, of: owner, expected: expected) { text throws(Mistake) in
      if text == word { return .text(text) }
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      if text.hasSuffix("()"), SwiftName.canNameView(String(text.dropLast(2))) {
        let name = String(text.dropLast(2))
        throw Self.invalidType(text, remedy: "remove '()'", meant: [name], isSure: true)
      }
      guard let type = parts.last, parts.allSatisfy({ SwiftName.isIdentifier($0) }) else {
        throw Self.invalidType(text)
      }
      guard type != "self" else {
        let outer = String(text.dropLast(".self".count))
        let meant = SwiftName.canNameView(outer) ? [outer] : []
        throw Self.invalidType(text, remedy: "remove '.self'", meant: meant)
      }
      guard !SwiftName.startsLowerCase(String(type)) else { throw Self.lowerCase(type, of: text) }
      guard SwiftName.canNameView(text) else {
        throw Self.reserved(text, expected: "the name of your own view type, such as BrandView")
      }
      return .text(text)
    }
  }

  private static func invalidType(
    _ text: String,
    remedy: String? = nil,
    meant: [String] = [],
    isSure: Bool = false
  ) -> Mistake {
    let message = "invalid type name \(SafeText.quote(text))"
    return Mistake(
      rule: InvalidName.self,
      message: message,
      remedy: remedy,
      suggestions: meant,
      isSure: isSure && !meant.isEmpty
    )
  }

  private static func reserved(_ text: String, expected: String) -> Mistake {
    let message = "\(SafeText.quote(text)) is already used by Swift, UIKit or refreshgen"
    return Mistake(rule: ReservedName.self, message: message, expected: expected)
  }

  private static func startsLowerCase(_ text: String, in place: String = "") -> String {
    "\(SafeText.quote(text))\(place) starts with a lowercase letter"
  }

  /// The type name in a text such as `feed header` or `class FeedHeader`.
  private static func types(like text: String) -> [String] {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
      .filter { !["class", "struct", "enum", "final", "public"].contains($0) }
    let name = words.map(SwiftName.capitalized).joined()
    return SwiftName.isIdentifier(name) && SwiftName.canNameControl(name) ? [name] : []
  }

  /// The mistake that the last part of a view's name starts with a lowercase letter.
  private static func lowerCase(_ type: Substring, of text: String) -> Mistake {
    let meant = String(text.dropLast(type.count)) + SwiftName.capitalized(String(type))
    let place = type.count < text.count ? " in \(SafeText.quote(text))" : ""
    // A function such as '_exit' is not a misspelled type.
    let isMeant = type.first != "_" && type != "swift" && SwiftName.canNameView(meant)
    let message = startsLowerCase(String(type), in: place)
    return Mistake(rule: InvalidName.self, message: message, suggestions: isMeant ? [meant] : [])
  }

  mutating func moduleName(from node: Node, of owner: Owner) -> SpecValue? {
    decode(from: node, of: owner, expected: "the name of the app's module, such as App") {
      text throws(Mistake) in
      guard !SwiftName.canNameModule(text) else { return .text(text) }
      let meant = SwiftName.module(ofTarget: text).map { [$0] } ?? []
      throw Mistake(
        rule: InvalidName.self,
        message: SwiftName.moduleMistake(text),
        suggestions: meant
      )
    }
  }

  /// A bundle: a keyword, a static member, or the bundle of a class.
  ///
  /// Other expressions are refused: a project file may come from an untrusted source, and must not
  /// be able to insert arbitrary calls into generated code.
  mutating func bundle(from node: Node, of owner: Owner) -> SpecValue? {
    let expected =
      "'main', 'module', a static member such as Resources.bundle, or 'Bundle(for: AppDelegate.self)'"
    return decode(from: node, of: owner, expected: expected) { text throws(Mistake) in
      guard !SwiftName.isBundle(text) else { return .text(text) }
      let near = Suggestions.nearest(to: text, among: SwiftName.bundles)
      throw Mistake(
        rule: InvalidName.self,
        message: "invalid bundle \(SafeText.quote(text))",
        suggestions: near
      )
    }
  }
}
