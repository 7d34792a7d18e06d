import Foundation
import Testing

/// The compiler that the tests are built with.
enum Toolchain {
  /// A program that ran.
  struct Result {
    let status: Int32
    let output: String
  }

  /// Runs the compiler in an empty folder with these files in it.
  static func compile(_ arguments: [String], _ files: [String: String]) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("refreshgen-names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments + files.keys.sorted()
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: output, as: UTF8.self)
    )
  }

  /// Every word that the toolchain's own parser calls a keyword, contextual ones among them.
  static func keywords() throws -> [String] {
    let info = try compile(["-print-target-info"], [:]).output
    let pattern = /"runtimeResourcePath": "(.+?)"/
    let resources = String(try #require(info.firstMatch(of: pattern)).1)
    let folder = URL(fileURLWithPath: "\(resources)/host/SwiftSyntax.swiftmodule")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let interface = try #require(names.sorted().first { $0.hasSuffix(".swiftinterface") })
    let text = try String(contentsOf: folder.appendingPathComponent(interface), encoding: .utf8)
    let lines = text.split(separator: "\n").drop { !$0.contains("public enum Keyword ") }
      .dropFirst()
    return lines.prefix { $0 != "}" }.compactMap { line in
      line.wholeMatch(of: /\s*case `?(\w+)`?/).map { String($0.1) }
    }
  }
}
