import RefreshCore
import RefreshDiagnostics
import RefreshYAML

/// Decoding of colors, curves and fonts.
extension SpecDecoder {
  /// A color: one shade, or a map of shades.
  mutating func color(from node: Node, of owner: Owner) -> ColorReference? {
    guard let mapping = node.mapping else {
      return shade(from: node, of: owner).map { ColorReference(light: $0) }
    }
    if let pair = mapping.first, mapping.count == 1, pair.key.text == "asset",
      let name = pair.value.scalar?.text
    {
      let message = "\(owner) cannot be a map with 'asset'"
      let remedy = "write the asset without a space"
      report(
        Mistake(
          rule: InvalidColor.self,
          message: message,
          remedy: remedy,
          suggestions: ["asset:\(name)"],
          isSure: true
        ),
        node: node
      )
      return nil
    }
    let shades = map(from: node, table: SpecLanguage.color, of: owner)
    guard let light = Self.shade(of: shades[own: "light"]) else { return nil }
    return ColorReference(
      light: light,
      dark: Self.shade(of: shades[own: "dark"]),
      highContrast: Self.shade(of: shades[own: "highContrast"]),
      darkHighContrast: Self.shade(of: shades[own: "darkHighContrast"])
    )
  }

  mutating func shade(from node: Node, of owner: Owner) -> ColorReference.Shade? {
    if let (text, range) = Self.commentedColor(from: node) {
      let quoted = "\"\(text)\""
      let (remedy, message) = (
        "put the color in quotes", "\(owner) has no value, because '#' starts a comment"
      )
      report(
        Mistake(rule: MissingValue.self, message: message, remedy: remedy, suggestions: [quoted]),
        node: node,
        fix: Fix.replace(range, with: quoted, message: remedy)
      )
      return nil
    }
    let (allowsNames, root) = (allowsColorNames, root)
    let forms = { ColorAdvice.forms(withNames: allowsNames) }
    return decode(from: node, of: owner, expected: forms()) { text throws(Mistake) in
      switch Self.shade(of: text) {
      case .palette(let name)? where !allowsNames:
        let reference = SafeText.quote("$\(name)")
        throw Mistake(
          rule: InvalidColor.self,
          message: "a palette color cannot refer to another palette color (\(reference))"
        )
      case let shade?: return shade
      case nil:
        throw ColorAdvice(text: text, names: allowsNames ? Self.paletteNames(in: root) : nil)
          .mistake
      }
    }
  }

  /// The curve of an animation.
  mutating func curve(from node: Node, of owner: Owner) -> RefreshCurve? {
    let names = SpecLanguage.curves
    var expected: String {
      let springs = ["spring(damping: D)", "spring(bounce: B)"]
      return
        "\(WordList.oneOf(names + springs)) with D above 0 and at most 1, and B from 0 to 0.9"
    }
    return decode(from: node, of: owner, expected: expected) { text throws(Mistake) in
      if let curve = RefreshCurve.plain.first(where: { $0.name == text }) { return curve }
      if let spring = Self.spring(text) { return spring }
      let message = "invalid curve \(SafeText.quote(text))"
      if let meant = WrittenCall(text)?.curve {
        throw Mistake(rule: UnknownWord.self, message: message, suggestions: [meant], isSure: true)
      }
      guard let spring = Self.spring(like: text) else {
        throw Mistake(
          rule: UnknownWord.self,
          message: message,
          word: text,
          near: Self.words(like: text, among: names)
        )
      }
      throw Mistake(
        rule: UnknownWord.self,
        message: message,
        suggestions: [spring.text],
        isSure: spring.isSure
      )
    }
  }

  /// A font: a text style, or a map.
  mutating func font(from node: Node, of owner: Owner) -> RefreshFont? {
    guard node.mapping == nil else { return font(of: node, owner: owner) }
    let styles = RefreshFont.TextStyle.names
    var expected: String { "\(WordList.oneOf(styles)), or a map with 'name' and 'size'" }
    return decode(from: node, of: owner, expected: expected) { text throws(Mistake) in
      if let style = RefreshFont.TextStyle(rawValue: text) { return RefreshFont(style) }
      let message = "invalid text style \(SafeText.quote(text))"
      if let map = Self.fontMap(like: text) {
        throw Mistake(rule: InvalidFont.self, message: message, suggestions: [map], isSure: true)
      }
      let near = Suggestions.nearest(to: text, among: styles)
      throw Mistake(rule: InvalidFont.self, message: message, word: text, near: near)
    }
  }

  /// The font that a text such as `17`, `bold`, `Avenir-Medium 15` or `UIFont.systemFont(ofSize: 14)`
  /// means.
  private static func fontMap(like text: String) -> String? {
    let sizes = 1.0...200.0
    func isSize(_ text: Substring) -> Bool { decimal(String(text)).map(sizes.contains) ?? false }
    if isSize(text[...]) { return "{size: \(text)}" }
    if RefreshFont.Weight(rawValue: text) != nil { return "{weight: \(text)}" }
    let words = text.split(separator: " ")
    if words.count == 2, isSize(words[1]), words[0].contains("-") {
      return "{name: \(words[0]), size: \(words[1])}"
    }
    return WrittenCall(text)?.font ?? (text.contains(".") ? WrittenCall.textStyle(text) : nil)
  }

  private mutating func font(of node: Node, owner: Owner) -> RefreshFont? {
    let count = diagnostics.count
    let keys = map(from: node, table: SpecLanguage.font.table, of: owner)
    var font = RefreshFont()
    SpecLanguage.font.apply(keys, to: &font)
    guard font.name == nil || font.size != nil else {
      // A key with an invalid value is not also reported as missing.
      guard diagnostics.count == count else { return nil }
      let message = "the font has a 'name' but no 'size'"
      let remedy = "add the 'size', such as {name: Avenir-Medium, size: 15}"
      report(Mistake(rule: InvalidFont.self, message: message, remedy: remedy), node: node)
      return nil
    }
    return font
  }

  /// The color that YAML reads as a comment, as in `color: #FFF`.
  private static func commentedColor(from node: Node) -> (text: String, range: SourceRange)? {
    guard node.scalar != nil, node.definition.isEmpty else { return nil }
    let bytes = node.file.bytes
    let line = bytes[min(node.range.lower.offset, bytes.count)...].prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    guard let hash = line.firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") })
    else { return nil }
    let end = line[hash...].firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
    let text = node.file.text(in: hash..<end)
    guard text.hasPrefix("#"), hex(text.dropFirst()) != nil else { return nil }
    return (text, node.file.range(in: hash..<end))
  }

  private static func shade(of field: Field?) -> ColorReference.Shade? {
    guard case .color(let color)? = field?.value else { return nil }
    return color.light
  }

  private static func shade(of text: String) -> ColorReference.Shade? {
    if text.hasPrefix("#") { return hex(text.dropFirst()).map { .own(.rgba($0)) } }
    if text.hasPrefix("asset:"), text.count > 6 { return .own(.asset(String(text.dropFirst(6)))) }
    if text.hasPrefix("$"), text.count > 1 { return .palette(String(text.dropFirst())) }
    return SystemColor.names.contains(text) ? .own(.system(text)) : nil
  }

  private static func hex(_ digits: Substring) -> UInt32? {
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else {
      return nil
    }
    switch digits.utf8.count {
    case 3: return UInt32(digits.map { "\($0)\($0)" }.joined() + "FF", radix: 16)
    case 6: return UInt32(digits + "FF", radix: 16)
    case 8: return UInt32(digits, radix: 16)
    default: return nil
    }
  }

  /// The spring that a text such as `spring`, `spring(0.7)` or `bouncy` probably means.
  private static func spring(like text: String) -> (text: String, isSure: Bool)? {
    let bounces = ["smooth": 0, "snappy": 0.15, "bouncy": 0.3]
    if let bounce = bounces[text.filter { $0 != "." }] {
      return ("\"spring(bounce: \(SpecText.number(bounce)))\"", true)
    }
    guard text.hasPrefix("spring") else { return nil }
    let number = decimal(text.filter { $0.isNumber || $0 == "." }).flatMap {
      $0 > 0 && $0 <= 1 ? $0 : nil
    }
    // The number in `spring(response: 0.5)` is no damping.
    let words = text.lowercased().filter { $0.isLetter }
    let isSure = number != nil && ["spring", "springdamping", "springdampingratio"].contains(words)
    return ("\"spring(damping: \(number ?? 0.8))\"", isSure)
  }

  private static func spring(_ text: String) -> RefreshCurve? {
    guard text.hasPrefix("spring("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(7).dropLast().split(separator: ":")
    guard parts.count == 2 else { return nil }
    let number = decimal(parts[1].filter { $0 != " " }).map(SpecText.rounded)
    switch (parts[0], number) {
    case ("damping", let damping?) where damping > 0 && damping <= 1:
      return .spring(damping: damping)
    case ("bounce", let bounce?) where bounce >= 0 && bounce <= 0.9: return .spring(bounce: bounce)
    default: return nil
    }
  }
}
