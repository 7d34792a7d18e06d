import Foundation

/// A library that the processes of a test load first, so that the system seems to be another one; `nil`
/// where no compiler of C builds one for it.
enum PreloadedLibrary {
  /// A volume that ignores the case of names.
  static let ignoringCase = built(from: "ignoring-case")

  private static func built(from name: String) -> String? {
    #if os(Linux)
      let source = DocumentationPage.root.appendingPathComponent("Tests/Fixtures/\(name).c")
      let folder = FileManager.default.temporaryDirectory
      let library = folder.appendingPathComponent("\(name)-\(UUID().uuidString).so").path
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["cc", "-shared", "-fPIC", "-o", library, source.path, "-ldl"]
      let result = try? Tool.finish(process)
      return result?.code == 0 ? library : nil
    #else
      return nil
    #endif
  }
}
