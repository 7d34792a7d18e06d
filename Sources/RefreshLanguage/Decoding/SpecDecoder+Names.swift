import RefreshDiagnostics
import RefreshYAML

/// Decoding of names that become Swift identifiers.
extension SpecDecoder {
  /// The name of a control.
  mutating func controlName(_ node: Node, _ owner: Owner) -> SpecValue? {
    let expected = "the name of a Swift type, such as FeedHeader"
    guard let text = scalar(node, owner, expected: expected) else { return nil }
    guard SwiftName.isIdentifier(text) else {
      report(
        InvalidName.self,
        node,
        "invalid type name \(SafeText.quote(text))",
        expected: expected,
        suggestions: Self.typeName(like: text)
      )
      return nil
    }
    guard SwiftName.canNameControl(text) else {
      report(
        ReservedName.self,
        node,
        "\(SafeText.quote(text)) is already used by Swift, UIKit or refreshgen",
        expected: "another name, such as FeedHeader"
      )
      return nil
    }
    guard !SwiftName.startsLowerCase(text) else {
      let meant = SwiftName.capitalized(text)
      report(
        InvalidName.self,
        node,
        "\(SafeText.quote(text)) starts with a lowercase letter",
        expected: expected,
        suggestions: [meant],
        fix: SwiftName.canNameControl(meant) ? Fix.replace(node, with: meant) : nil
      )
      return nil
    }
    return .text(text)
  }

  /// The type name in a text such as `feed header` or `class FeedHeader`.
  private static func typeName(like text: String) -> [String] {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
      .filter { !["class", "struct", "enum", "final", "public"].contains($0) }
    let name = words.map(SwiftName.capitalized).joined()
    return SwiftName.isIdentifier(name) && SwiftName.canNameControl(name) ? [name] : []
  }

  /// The name of a view of the app.
  mutating func viewName(_ node: Node, _ owner: Owner) -> SpecValue? {
    let expected = "the name of a Swift type, such as BrandView or Brand.HeaderView"
    guard let text = scalar(node, owner, expected: expected) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let type = parts.last, parts.allSatisfy({ SwiftName.isIdentifier($0) }) else {
      report(
        InvalidName.self,
        node,
        "invalid type name \(SafeText.quote(text))",
        expected: expected
      )
      return nil
    }
    guard type != "self" else {
      let outer = String(text.dropLast(".self".count))
      report(
        InvalidName.self,
        node,
        "invalid type name \(SafeText.quote(text))",
        remedy: "remove '.self'",
        suggestions: SwiftName.canNameView(outer) ? [outer] : []
      )
      return nil
    }
    guard !SwiftName.startsLowerCase(String(type)) else {
      reportLowerCase(type, of: text, node, expected: expected)
      return nil
    }
    guard SwiftName.canNameView(text) else {
      report(
        ReservedName.self,
        node,
        "\(SafeText.quote(text)) is already used by Swift, UIKit or refreshgen",
        expected: "the name of your own view type, such as BrandView"
      )
      return nil
    }
    return .text(text)
  }

  /// Reports that the last part of a view's name starts with a lowercase letter.
  private mutating func reportLowerCase(
    _ type: Substring,
    of text: String,
    _ node: Node,
    expected: String
  ) {
    let meant = String(text.dropLast(type.count)) + SwiftName.capitalized(String(type))
    let place = type.count < text.count ? " in \(SafeText.quote(text))" : ""
    // A function such as '_exit' is not a misspelled type.
    let isMeant = type.first != "_" && type != "swift" && SwiftName.canNameView(meant)
    report(
      InvalidName.self,
      node,
      "\(SafeText.quote(String(type)))\(place) starts with a lowercase letter",
      expected: expected,
      suggestions: isMeant ? [meant] : []
    )
  }

  /// The name of a module.
  mutating func moduleName(_ node: Node, _ owner: Owner) -> SpecValue? {
    let expected = "the name of the app's module, such as App"
    guard let text = scalar(node, owner, expected: expected) else { return nil }
    guard SwiftName.canNameModule(text) else {
      let meant = SwiftName.module(ofTarget: text)
      report(
        InvalidName.self,
        node,
        SwiftName.moduleFault(text),
        expected: expected,
        suggestions: meant.map { [$0] } ?? []
      )
      return nil
    }
    return .text(text)
  }

  /// A bundle: a keyword, a static member, or the bundle of a class.
  ///
  /// Other expressions are refused: a project file may come from an untrusted source, and must not
  /// be able to insert arbitrary calls into generated code.
  mutating func bundle(_ node: Node, _ owner: Owner) -> SpecValue? {
    let expected =
      "'main', 'module', a static member such as Resources.bundle, or 'Bundle(for: AppDelegate.self)'"
    guard let text = scalar(node, owner, expected: expected) else { return nil }
    guard SwiftName.isBundle(text) else {
      report(
        InvalidName.self,
        node,
        "invalid bundle \(SafeText.quote(text))",
        expected: expected,
        suggestions: Suggestions.nearest(to: text, among: SwiftName.bundles)
      )
      return nil
    }
    return .text(text)
  }
}
