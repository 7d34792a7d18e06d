// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import UIKit

/// The scenes on the foreign body, whose rules are in `ForeignBody.swift`.
@MainActor
public enum ForeignScenes {
  /// The scenes that cannot hold there, with the reasons; one that holds after all is a problem.
  static let exceptions = [
    "B9 an owner corrects each write in the setter":
      "without room, a layout scrolls the list to its edge, and an inset is offered once more as the app scrolls back to the control",
    "S8 the system's control is taken only while it does nothing":
      "a list that no finger pulls is clamped in the next layout, and is at rest",
  ]

  /// The scenes that are about no setting which the body decides otherwise.
  private static let played = Scenes.all.filter { !$0.isSetAside(on: .foreign) }

  /// What is wrong with the scenes of an entry, or with any.
  public static func problems(_ id: String? = nil) -> [String] {
    var problems: [String] = []
    var missing = Set(exceptions.keys.filter { id == nil || $0.hasPrefix("\(id ?? "") ") })
    for scene in played where id == nil || scene.id == id {
      let name = "\(scene.id) \(scene.title)"
      missing.remove(name)
      let failures = Switches.foreign.map { scene.failures(under: $0) }
      if exceptions[name] == nil {
        if let first = failures.joined().first { problems.append("\(name): \(first)") }
      } else if failures.contains(where: \.isEmpty) {
        problems.append("\(name): it holds, and is no exception")
      }
    }
    return problems + missing.sorted().map { "\($0): there is no such scene" }
  }

  /// What is wrong with the scenes that random events have found.
  public static func foundProblems() -> [String] {
    SceneFile.found.compactMap { title, scenes in
      scenes.lazy.compactMap { $0.failure(on: .foreign) }.first.map { "\(title): \($0)" }
    }
  }

  /// Prints what is wrong, and how many scenes hold; answers whether nothing is wrong.
  static func report(_ id: String?) -> Bool {
    let problems = problems(id) + (id == nil ? foundProblems() : [])
    for problem in problems { print("on the foreign body: \(problem)") }
    let count = played.count + SceneFile.found.count - exceptions.count
    if id == nil {
      print(
        "\(count - problems.count) of \(count) scenes hold on the foreign body, \(Scenes.all.count - played.count) are about settings that it decides otherwise, and \(exceptions.count) cannot:"
      )
      for (name, reason) in exceptions.sorted(by: { $0.key < $1.key }) {
        print("    \(name): \(reason)")
      }
    }
    return problems.isEmpty
  }
}
