import RefreshCore
import RefreshDiagnostics

/// The JSON Schema of a file, made from the table that decodes it.
///
/// The schema uses draft 7, the latest version that all editors with YAML support understand.
package struct JSONSchema: Sendable {
  private let name: String
  private let title: String
  private let table: KeyTable

  package static let spec = JSONSchema(
    name: "spec",
    title: "A refresh control",
    table: SpecLanguage.control.table
  )

  package static let project = JSONSchema(
    name: "project",
    title: "A project of refresh controls",
    table: ProjectLanguage.project.table
  )

  package var text: String {
    let used = Definition.allCases.filter { name != "project" || $0.isOfProject }
    let definitions = used.map { JSON.Member(key: $0.rawValue, value: Self.definition($0)) }
    let head: JSON = [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "$id": .string("urn:refreshgen:\(name):\(SpecLanguage.version)"), "title": .string(title),
    ]
    return (head + Self.members(table) + ["$defs": .object(definitions)]).prettyText + "\n"
  }

  /// The types that the schema uses in several places, each defined once.
  private enum Definition: String, CaseIterable {
    case state, translation, color, shade, font, drawing, layer, channel, driver
    case paletteColor, paletteShade

    /// Whether the type is a color that cannot refer to the palette.
    var isOfPalette: Bool { self == .paletteColor || self == .paletteShade }

    /// Whether a project file uses the type.
    var isOfProject: Bool { self != .state && self != .translation && self != .font }

    /// Finds the definition of a map by its keys; `nil` if the map has no definition.
    init?(table: KeyTable) {
      switch table.names {
      case SpecLanguage.state.table.names: self = .state
      case SpecLanguage.translation.names: self = .translation
      default: return nil
      }
    }
  }

  private static func definition(_ definition: Definition) -> JSON {
    let isOfPalette = definition.isOfPalette
    switch definition {
    case .state: return members(SpecLanguage.state.table)
    case .translation: return members(SpecLanguage.translation)
    case .color, .paletteColor:
      let shades = members(SpecLanguage.color, inPalette: isOfPalette)
      return choice([type(.shade, inPalette: isOfPalette), shades])
    case .shade, .paletteShade: return shade(inPalette: isOfPalette)
    case .drawing: return members(SpecLanguage.drawing)
    case .layer: return members(SpecLanguage.layer) + oneOf(SpecLanguage.shapes.names)
    case .channel: return members(SpecLanguage.channel)
    case .driver: return members(SpecLanguage.driver) + oneOf(SpecLanguage.inputs)
    case .font:
      return choice([type(.word(SpecLanguage.textStyles)), members(SpecLanguage.font.table)])
    }
  }

  /// A reference inside 'allOf'; in draft 7, a plain reference cannot have a description beside it.
  private static func reference(_ definition: Definition) -> JSON {
    ["allOf": .array([["$ref": .string("#/$defs/\(definition.rawValue)")]])]
  }

  /// The schema of a map; in a palette, colors cannot refer to the palette.
  private static func members(_ table: KeyTable, inPalette: Bool = false) -> JSON {
    let required = table.keys.filter(\.isRequired).map { JSON.string($0.name) }
    let properties = table.keys.map { key in
      JSON.Member(key: key.name, value: property(for: key, inPalette: inPalette))
    }
    let map: JSON = [
      "type": "object", "properties": .object(properties), "additionalProperties": .bool(false),
    ]
    return required.isEmpty ? map : map + ["required": .array(required)]
  }

  /// The requirement that a map has one of several keys.
  private static func oneOf(_ names: [String]) -> JSON {
    ["oneOf": .array(names.map { ["required": .array([.string($0)])] })]
  }

  private static func property(for key: KeyDescription, inPalette: Bool) -> JSON {
    let property =
      ["description": .string(key.documentation)] + type(key.type, inPalette: inPalette)
    guard case .value(let value) = key.fallback, let json = value.json(as: key.type) else {
      return property
    }
    return property + ["default": json]
  }

  /// The schema of a type.
  ///
  /// A text can also be a number or a boolean, since YAML reads an unquoted `12` or `true` as such.
  private static func type(_ type: ValueType, inPalette: Bool = false) -> JSON {
    switch type {
    case .number, .length, .integer, .duration: return amount(type)
    case .flag: return ["type": "boolean"]
    case .word(let words): return ["enum": .array(words.map(JSON.string))]
    // A null value hides a text.
    case .text: return ["type": .array(["string", "number", "boolean", "null"])]
    case .preset:
      let names = JSONSchema.type(.word(Preset.all.map(\.name)))
      // A name from the project file, or a path, which has a dot or a slash.
      return choice([names, pattern(#"^([A-Za-z][A-Za-z0-9_-]*|[^/].*[./].*)$"#)])
    case .controlName: return pattern("^\(typeName)$")
    case .moduleName: return pattern("^\(name)$")
    case .bundle: return bundle
    case .viewName(let word):
      return choice([pattern(#"^(\#(name)\.)*\#(typeName)$"#)], or: word)
    case .color: return reference(inPalette ? .paletteColor : .color)
    case .shade: return reference(inPalette ? .paletteShade : .shade)
    case .curve:
      let spring = pattern(#"^spring\((damping|bounce): *[0-9]*\.?[0-9]+\)$"#)
      return choice([JSONSchema.type(.word(SpecLanguage.curves)), spring])
    case .font: return reference(.font)
    case .part(let part): return self.part(part)
    case .map(let table):
      let map = Definition(table: table).map(reference) ?? members(table)
      return table.abbreviation.map { choice([JSONSchema.type($0.type), map]) } ?? map
    case .dictionary(let element): return dictionary(of: element)
    case .list(let element, let word):
      let most = JSON.number(Double(Limits.listValues))
      let list: JSON = ["type": "array", "maxItems": most, "items": JSONSchema.type(element)]
      return choice([list], or: word)
    }
  }

  /// The schema of a number, which may have a unit.
  private static func amount(_ type: ValueType) -> JSON {
    switch type {
    case .number(let range, let word): return choice([number(range)], or: word)
    case .length(let range, _): return choice([number(range), pattern(#"^[0-9]*\.?[0-9]+%$"#)])
    case .integer(let range, let word):
      let bounds = Double(range.lowerBound)...Double(range.upperBound)
      return choice([number(bounds, type: "integer")], or: word)
    case .duration(let range, let word):
      return choice([number(range), pattern(#"^[0-9]*\.?[0-9]+(ms|s)?$"#)], or: word)
    default: return [:]
    }
  }

  private static func part(_ part: DrawingPart) -> JSON {
    func list(of items: JSON) -> JSON { ["type": "array", "items": items] }
    let (number, text): (JSON, JSON) = (["type": "number"], ["type": "string"])
    switch part {
    case .indicator:
      let names = ["none"] + RefreshAppearance.Indicator.names
      return choice([type(.word(names)), pattern(#"^\$.+$"#)])
    case .drawing: return reference(.drawing)
    case .layers: return list(of: reference(.layer))
    case .box: return choice([number, list(of: number)])
    case .circle: return choice([number, members(SpecLanguage.circle)])
    case .points: return list(of: ["type": "array", "minItems": 2, "maxItems": 2])
    case .constant: return choice([number, text, reference(.color)])
    case .number, .color, .driver:
      let values = [number, text, list(of: [:]), reference(.driver)]
      // A color can be a map of shades.
      let maps = part == .color ? [reference(.channel), reference(.color)] : [reference(.channel)]
      return choice(part == .driver ? values : values + maps)
    }
  }

  private static var bundle: JSON {
    let path = #"\#(name)(\.\#(name))*"#
    let expression = pattern(#"^(\#(name)\.\#(path)|Bundle\(for: \#(path)\.self\))$"#)
    return choice([type(.word(SwiftName.bundles)), expression])
  }

  /// The schema of a map with any keys; a map of colors is a palette.
  private static func dictionary(of element: ValueType) -> JSON {
    let isPalette = if case .color = element { true } else { false }
    return [
      "type": "object", "propertyNames": pattern("^[A-Za-z][A-Za-z0-9_-]*$"),
      "additionalProperties": type(element, inPalette: isPalette),
    ]
  }

  /// The pattern of a Swift name; a schema cannot exclude the names that are already in use.
  ///
  /// The patterns stay in the subset of regular expressions that JSON Schema recommends, which has no
  /// classes such as `\p{L}`: beyond ASCII, every character counts as a letter.
  private static let name = #"[^ -@\[-\^`{-~]\#(nameEnd)"#
  private static let nameEnd = #"[^ -/:-@\[-\^`{-~]*"#
  /// The pattern of the name of a type, which does not start with a lowercase letter.
  private static let typeName = #"(_+[0-9]|_*[^ -@\[-~])\#(nameEnd)"#

  private static func shade(inPalette: Bool) -> JSON {
    let hex = pattern("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    let named = pattern(inPalette ? "^asset:.+$" : #"^(\$.+|asset:.+)$"#)
    return choice([hex, named, type(.word(SystemColor.names))])
  }

  private static func number(_ range: ClosedRange<Double>, type: String = "number") -> JSON {
    [
      "type": .string(type), "minimum": .number(range.lowerBound),
      "maximum": .number(range.upperBound),
    ]
  }

  private static func pattern(_ pattern: String) -> JSON {
    ["type": "string", "pattern": .string(pattern)]
  }

  private static func choice(_ types: [JSON], or word: String? = nil) -> JSON {
    let types = types + (word.map { [type(.word([$0]))] } ?? [])
    return types.count == 1 ? types[0] : ["anyOf": .array(types)]
  }
}

extension JSON {
  /// An object with the members of two.
  fileprivate static func + (first: JSON, second: JSON) -> JSON {
    .object((first.members ?? []) + (second.members ?? []))
  }
}

extension SpecValue {
  /// The JSON of a default in the schema; `nil` for infinity, colors, fonts and lists.
  fileprivate func json(as type: ValueType) -> JSON? {
    switch (self, type) {
    case (.share, _): .string(notation(as: type))
    case (.number(let seconds), .duration):
      seconds.isFinite ? .string(SpecText.seconds(seconds)) : nil
    case (.number(let number), _): number.isFinite ? .number(number) : nil
    case (.flag(let flag), _): .bool(flag)
    case (.text(let text), _): .string(text)
    case (.curve, _): short(as: type).map(JSON.string)
    case (.color, _), (.font, _), (.drawing, _), (.map, _), (.list, _): nil
    }
  }
}
