package import RefreshLanguage

/// Generates Swift code from specs, in memory.
package struct Generator: Sendable {
  private let options: Options
  private let renderer: Renderer

  /// Creates a generator; `overrides` replace built-in templates.
  package init(
    options: Options = Options(),
    overrides: [TemplateFile] = []
  ) throws(TemplateError) {
    self.options = options
    var templates: [String: Template] = [:]
    for source in BuiltInTemplates.all {
      templates[source.name] = try Template.parse(name: source.name, source: source.text)
    }
    for file in overrides {
      templates[file.name] = try Template.parse(name: file.path, source: file.text)
    }
    renderer = Renderer(templates: templates)
  }

  /// Whether the controls of a spec file have translations, which need a String Catalog.
  package static func hasCatalog(_ specs: [ControlSpec]) -> Bool {
    !StringCatalog(controls: specs.map(ControlDraft.init)).isEmpty
  }

  /// Generates the files of a spec.
  ///
  /// `shownPath` returns the path of the spec for the header of a file; the default is the name of the
  /// spec.
  package func generate(
    _ specs: [ControlSpec],
    from path: String,
    shownPath: ((GeneratedFile.Kind) -> String)? = nil
  ) throws(TemplateError) -> [GeneratedFile] {
    let names = OutputNames(spec: path)
    let drafts = specs.map(ControlDraft.init)
    let catalog = StringCatalog(controls: drafts)
    let translations = catalog.isEmpty ? nil : Array(catalog.text.utf8)
    let table = catalog.isEmpty ? nil : names.stringTable
    func file(_ kind: GeneratedFile.Kind, name: String, body: [UInt8]) -> GeneratedFile {
      let text = FileMarks.text(
        of: body,
        from: shownPath?(kind) ?? names.spec,
        catalog: kind == .control ? translations : nil
      )
      return GeneratedFile(kind: kind, name: name, bytes: text)
    }
    var files = [file(.control, name: names.control, body: try controls(of: drafts, table: table))]
    if let translations {
      files.append(GeneratedFile(kind: .catalog, name: names.catalog, bytes: translations))
    }
    if options.withHarness {
      files.append(file(.harness, name: names.harness, body: try harness(of: drafts, table: table)))
    }
    return files
  }

  /// The body of the controls' file; `table` is the name of their String Catalog, if there is one.
  private func controls(
    of drafts: [ControlDraft],
    table: String?
  ) throws(TemplateError) -> [UInt8] {
    var sections: [String] = []
    for draft in drafts {
      let model = ControlModel(draft: draft, options: options, stringTable: table)
      sections.append(try section(of: BuiltInTemplates.control, variables: model.variables))
    }
    return try file(controlImports(of: drafts), sections: sections)
  }

  /// The body of the tests' file.
  private func harness(
    of drafts: [ControlDraft],
    table: String?
  ) throws(TemplateError) -> [UInt8] {
    let template = options.isForXCTest ? BuiltInTemplates.xctest : BuiltInTemplates.harness
    var sections: [String] = []
    for draft in drafts {
      let model = HarnessModel(draft: draft, stringTable: table)
      sections.append(try section(of: template, variables: model.variables))
    }
    return try file(harnessImports, sections: sections)
  }

  /// The condition for UIKit on platforms where a user can pull a scroll view: not tvOS or watchOS.
  private static let uiKit = "canImport(UIKit) && !os(tvOS) && !os(watchOS)"

  /// The imports of a control; modules used in public declarations are imported publicly.
  private func controlImports(of drafts: [ControlDraft]) -> [String] {
    let access = options.access.modifier
    var imports = ["\(access)import RefreshRuntime"]
    if options.targets.contains(.objectiveC) {
      // A pod and an XCFramework have one module.
      imports += ["", "#if canImport(RefreshObjectiveC)"]
      imports += ["  \(access)import RefreshObjectiveC", "#endif"]
    }
    if options.bundle != "main" && !options.targets.isEmpty {
      imports += ["", "#if \(Self.uiKit)", "  \(access)import Foundation", "#endif"]
    }
    let hasViews = drafts.contains { !$0.spec.viewNames.isEmpty }
    if hasViews && !options.targets.isEmpty {
      imports += ["", "#if \(Self.uiKit)", "  \(access)import UIKit", "#endif"]
      imports += viewImports(of: drafts)
    }
    // A view of SwiftUI may draw the control; it is created in a body, and is in no declaration. SwiftUI
    // exports UIKit, so that a wider import, or one before, would make that of UIKit look unused.
    if options.targets.contains(.swiftUI),
      drafts.contains(where: { $0.spec.design.contentType != nil })
    {
      let level = options.access == .package ? "internal " : ""
      let condition = "#if canImport(SwiftUI) && \(Self.uiKit)"
      imports += ["", condition, "  \(level)import SwiftUI", "#endif"]
    }
    return imports
  }

  /// The imports of modules with view types.
  ///
  /// The part of a view's name before the first dot is a module or a type of the app, so each
  /// import is conditional.
  private func viewImports(of drafts: [ControlDraft]) -> [String] {
    let views = drafts.flatMap(\.spec.viewNames)
    let modules = Set(views.filter { $0.contains(".") }.map { $0.prefix { $0 != "." } })
    return modules.subtracting(["UIKit", "SwiftUI", options.module.map { $0[...] } ?? ""]).sorted()
      .flatMap { ["", "#if canImport(\($0))", "  import \($0)", "#endif"] }
  }

  private var harnessImports: [String] {
    let framework = options.isForXCTest ? "import XCTest" : "import Testing"
    let modules = ["import RefreshRuntime", "import RefreshTesting", framework]
    guard let module = options.module else { return modules }
    return modules + ["", "@testable import \(module)"]
  }

  private func section(
    of template: BuiltInTemplates.Source,
    variables: Record
  ) throws(TemplateError) -> String {
    var text = try renderer.render(template.name, with: variables)
    if text.last == .lineFeed { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text of a file below its header.
  private func file(
    _ imports: [String],
    sections: [String]
  ) throws(TemplateError) -> [UInt8] {
    try renderer.render(
      BuiltInTemplates.file.name,
      with: [
        "imports": .string(imports.joined(separator: "\n")),
        "sections": .string(sections.joined(separator: "\n\n")),
      ]
    )
  }

  /// A template of a project.
  package struct TemplateFile: Sendable, Hashable {
    /// The name of the built-in template to override.
    package var name: String
    /// The path for error messages.
    package var path: String
    /// The content.
    package var text: String

    package init(name: String, path: String, text: String) {
      self.name = name
      self.path = path
      self.text = text
    }
  }
}

package struct GeneratedFile: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case control
    /// The tests of the control.
    case harness
    /// The String Catalog.
    case catalog
  }

  package var kind: Kind
  /// The name, without a folder.
  package var name: String
  /// The text in UTF-8, which ends with a newline.
  package var bytes: [UInt8]

  /// The content as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
