import Foundation
import TestSupport
import Testing

/// What the compiler knows that the tests are built with.
extension Toolchain {
  /// The folder with the modules of the toolchain.
  private static func resources() throws -> URL {
    let info = try compile(["-print-target-info"], [:]).output
    let pattern = /"runtimeResourcePath": "(.+?)"/
    return URL(fileURLWithPath: String(try #require(info.firstMatch(of: pattern)).1))
  }

  #if os(macOS)
    private static let platform = "macosx"
  #else
    private static let platform = "linux"
  #endif

  /// The interface of a module, as Swift source.
  private static func interface(_ module: String) throws -> String {
    let folder = try resources().appendingPathComponent("\(module).swiftmodule")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let interface = try #require(names.sorted().first { $0.hasSuffix(".swiftinterface") })
    return try String(contentsOf: folder.appendingPathComponent(interface), encoding: .utf8)
  }

  /// The modules that every program may import: Swift's own, and those that module maps name.
  static func modules() throws -> Set<String> {
    let resources = try resources()
    var modules: Set<String> = []
    let files = FileManager.default.enumerator(atPath: resources.path)
    for case let file as String in try #require(files) {
      let folder = file.split(separator: "/").first.map(String.init) ?? ""
      // Those of other folders are for tools that work on Swift itself.
      guard !["host", "pm", "migrator", "embedded", "clang"].contains(folder) else { continue }
      let url = URL(fileURLWithPath: file)
      if url.pathExtension == "swiftmodule", folder == platform || folder == url.lastPathComponent {
        modules.insert(url.deletingPathExtension().lastPathComponent)
      } else if url.pathExtension == "modulemap" {
        let map = try String(contentsOf: resources.appendingPathComponent(file), encoding: .utf8)
        modules.formUnion(map.matches(of: /(?m)^(?:framework )?module (\w+)/).map { String($0.1) })
      }
    }
    return modules
  }

  /// The public protocols of the standard library.
  static func protocols() throws -> Set<String> {
    let text = try interface("\(platform)/Swift")
    let names = text.matches(of: /(?m)^(?:@.*)?public protocol ([A-Za-z]\w*)/)
    return Set(names.map { String($0.1) })
  }

  /// Every word that the toolchain's own parser calls a keyword, contextual ones among them.
  static func keywords() throws -> [String] {
    let lines = try interface("host/SwiftSyntax").split(separator: "\n").drop {
      !$0.contains("public enum Keyword ")
    }
    .dropFirst()
    return lines.prefix { $0 != "}" }.compactMap { line in
      line.wholeMatch(of: /\s*case `?(\w+)`?/).map { String($0.1) }
    }
  }
}
