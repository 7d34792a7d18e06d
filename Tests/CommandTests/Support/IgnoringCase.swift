import Foundation

/// An imitation of a volume that ignores the case of names, for the processes of a test.
enum IgnoringCase {
  /// The library that a program has to load; `nil` where no compiler of C builds one for it.
  static let library: String? = {
    #if os(Linux)
      let source = DocumentationPage.root.appendingPathComponent("Tests/Fixtures/ignoring-case.c")
      let folder = FileManager.default.temporaryDirectory
      let library = folder.appendingPathComponent("ignoring-case-\(UUID().uuidString).so").path
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["cc", "-shared", "-fPIC", "-o", library, source.path, "-ldl"]
      let result = try? Tool.finish(process)
      return result?.code == 0 ? library : nil
    #else
      return nil
    #endif
  }()
}
