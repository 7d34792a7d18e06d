/// Drags a control, whose instructions `make budgets` counts: `bench KIND COUNT`.
@main
@MainActor
enum Bench {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let kind = arguments.first, let times = arguments.last.flatMap({ Int($0) }) else {
      fatalError("expected 'generated COUNT' or 'handwritten COUNT'")
    }
    OneTick.drag(kind, times: times)
  }
}
