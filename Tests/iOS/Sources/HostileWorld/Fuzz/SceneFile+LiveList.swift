// A tool for tests, which are documented by what they say.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import RefreshCore
internal import RefreshRuntime
internal import RefreshWorld

extension SceneFile {
  /// What does not hold in the live list of the scenes that it and UIKit's list play alike.
  public static func failuresInLiveList() -> [String] {
    let files = read("bodies") { try EventReader.scenes(in: $0, table: LiveList.table) }
    return files.flatMap { title, scenes in
      scenes.flatMap { failures(of: $0).map { "\(title): \($0)" } }
    }
  }

  private static func failures(of scene: EventScene<LiveEvent>) -> [String] {
    var list = LiveList(scene.list)
    for control in scene.controls {
      guard let design = control.words.last.flatMap(RandomDesign.design) else {
        return ["no design for \(control.words)"]
      }
      list.add(design.behavior)
    }
    return scene.lines.compactMap { line in
      list.play(line)
      return line.expected.difference(in: list.facts)
    }
  }
}
