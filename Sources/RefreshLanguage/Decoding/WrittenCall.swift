import RefreshCore
import RefreshDiagnostics

/// A call in Swift in place of a value, such as `UIColor(white: 0.5, alpha: 1)`.
struct WrittenCall {
  /// The text before the name and its period, such as `.title3` for `.title3.bold()`.
  private(set) var base = ""
  /// The name of the function or the type.
  private(set) var name = ""
  /// The arguments with their labels; an argument without one has an empty label.
  private(set) var arguments: [(label: String, value: String)] = []

  init?(_ text: String) {
    let text = text.hasSuffix("!") ? text.dropLast() : text[...]
    guard text.hasSuffix(")"), let open = Self.lastOpening(in: text) else { return nil }
    let callee = text[..<open]
    let start = callee.lastIndex(of: ".").map(callee.index(after:)) ?? callee.startIndex
    name = String(callee[start...])
    base = String(callee[..<start].dropLast())
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber }) else { return nil }
    arguments = Self.arguments(text[text.index(after: open)...].dropLast())
  }

  /// The first argument with one of the labels.
  func argument(_ labels: String...) -> String? {
    arguments.first { labels.contains($0.label) }?.value
  }

  /// The number of an argument, which may be a fraction such as `51 / 255`.
  func number(_ labels: String...) -> Double? {
    guard let text = arguments.first(where: { labels.contains($0.label) })?.value else {
      return nil
    }
    let parts = text.split(separator: "/").map { SpecDecoder.decimal($0.filter { $0 != " " }) }
    guard (1...2).contains(parts.count), let first = parts[0] else { return nil }
    guard parts.count == 2 else { return first }
    guard let second = parts[1], second != 0 else { return nil }
    return first / second
  }

  /// The name of the case in an argument, such as `bold` for `.bold` or `UIFont.Weight.bold`.
  static func word(_ text: String) -> String {
    text.split(separator: ".").last.map(String.init) ?? text
  }

  /// The text in double quotes, if an argument is one.
  static func literal(_ text: String?) -> String? {
    guard let text, text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains { "\"\\".contains($0) } ? nil : String(inner)
  }

  /// The parenthesis that the last character closes.
  private static func lastOpening(in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices.reversed() {
      if text[index] == ")" { depth += 1 }
      if text[index] == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func arguments(_ text: Substring) -> [(label: String, value: String)] {
    var (parts, depth, isQuoted) = ([""], 0, false)
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, "([".contains(character) { depth += 1 }
      if !isQuoted, ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0, !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map { trimmed($0[...]) }.filter { !$0.isEmpty }.map { part in
      guard let colon = part.firstIndex(of: ":"),
        part[..<colon].allSatisfy({ $0.isLetter || $0.isNumber })
      else { return ("", part) }
      return (String(part[..<colon]), trimmed(part[colon...].dropFirst()))
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// The values that calls mean, in the notation of specs.
extension WrittenCall {
  /// A font, such as `{size: 14, weight: bold}`.
  var font: String? {
    let weight = argument("weight").map(Self.word)
    guard weight.map({ RefreshFont.Weight(rawValue: $0) != nil }) ?? true else { return nil }
    let weights = weight.map { ", weight: \($0)" } ?? ""
    let points = number("ofSize", "size") ?? 0
    let size = (1...200).contains(points) ? SpecText.number(points) : nil
    let first = argument("")
    switch name {
    case "systemFont", "system":
      if let style = first.flatMap(Self.textStyle) {
        return weight.map { "{textStyle: \(style), weight: \($0)}" } ?? style
      }
      return size.map { "{size: \($0)\(weights)}" }
    case "boldSystemFont": return size.map { "{size: \($0), weight: bold}" }
    case "custom", "UIFont":
      let literal = Self.literal(argument("name") ?? first)
      guard let literal, literal.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else {
        return nil
      }
      return size.map { "{name: \(literal), size: \($0)}" }
    case "preferredFont": return argument("forTextStyle").flatMap(Self.textStyle)
    case "bold" where arguments.isEmpty, "weight":
      let weight = name == "bold" ? "bold" : Self.word(first ?? "")
      guard let style = Self.textStyle(base), RefreshFont.Weight(rawValue: weight) != nil else {
        return nil
      }
      return "{textStyle: \(style), weight: \(weight)}"
    default: return nil
    }
  }

  /// A text style by its name in UIKit or SwiftUI, such as `.title`.
  static func textStyle(_ text: String) -> String? {
    let word = word(text)
    let names = ["title": "title1", "caption": "caption1"]
    let style = names[word] ?? word
    return RefreshFont.TextStyle(rawValue: style) == nil ? nil : style
  }

  /// A curve, such as `easeInOut`; the duration of an animation is another key.
  var curve: String? {
    if RefreshCurve.plain.contains(where: { $0.name == name }) { return name }
    guard name == "spring" || name == "interactiveSpring" else { return nil }
    if let damping = number("dampingFraction", "dampingRatio"), damping > 0, damping <= 1 {
      return "\"spring(damping: \(SpecText.number(damping)))\""
    }
    guard let bounce = number("bounce"), (0...0.9).contains(bounce) else { return nil }
    return "\"spring(bounce: \(SpecText.number(bounce)))\""
  }

  /// A color, such as `"#FF0000"` or `asset:Brand`.
  var color: String? {
    guard ["UIColor", "Color", "init", ""].contains(name) else { return nil }
    if let name = Self.literal(argument("named") ?? argument("")) { return "asset:\(name)" }
    if let first = argument(""), SystemColor.names.contains(Self.word(first)) {
      return Self.word(first)
    }
    if let digits = argument("hex", "hexString", "rgb")?.filter(\.isHexDigit).suffix(6),
      digits.count == 6
    {
      return "\"#\(digits.uppercased())\""
    }
    let alpha = number("alpha", "opacity") ?? 1
    let white = number("white")
    let parts = [number("red") ?? white, number("green") ?? white, number("blue") ?? white, alpha]
    guard parts.allSatisfy({ $0.map { (0...1).contains($0) } ?? false }) else { return nil }
    let digits = parts.compactMap { $0 }.map { part -> String in
      let byte = Int((part * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "\"#\(digits.prefix(alpha == 1 ? 3 : 4).joined())\""
  }
}
