#if arch(wasm32)
  import RefreshCore
  import RefreshStyles
  import RefreshWorld

  /// The control as numbers, from which `start` creates its player; a module has only one control.
  nonisolated(unsafe) private var numbers = PlayerNumbers()
  nonisolated(unsafe) private var player = makePlayer()
  /// The steps of the last call of `takeSteps`, which the page then reads one by one.
  nonisolated(unsafe) private var steps: [Player.Step] = []

  @inline(never)
  private func makePlayer() -> Player {
    Player(numbers.behavior, in: numbers.scrollView, curve: numbers.curve)
  }

  @_expose(wasm, "set") @_cdecl("preview_set")
  func set(_ index: Int32, _ value: Double) {
    numbers.set(value, at: Int(index))
  }

  @_expose(wasm, "start") @_cdecl("preview_start")
  func start() {
    player = makePlayer()
  }

  @_expose(wasm, "touch") @_cdecl("preview_touch")
  func touch() {
    player.touch()
  }

  @_expose(wasm, "move") @_cdecl("preview_move")
  func move(_ distance: Double) {
    player.move(by: distance)
  }

  @_expose(wasm, "lift") @_cdecl("preview_lift")
  func lift() {
    player.lift()
  }

  @_expose(wasm, "advance") @_cdecl("preview_advance")
  func advance(_ seconds: Double) {
    player.advance(by: seconds)
  }

  @_expose(wasm, "perform") @_cdecl("preview_perform")
  func perform(_ kind: Int32, _ first: Double, _ second: Double) {
    guard let kind = Stimulus.Name(rawValue: kind) else { return }
    player.perform(StimulusCode(kind: kind, first, second).stimulus)
  }

  @_expose(wasm, "reduceMotion") @_cdecl("preview_reduceMotion")
  func reduceMotion(_ isReduced: Int32) {
    player.isMotionReduced = isReduced != 0
  }

  @_expose(wasm, "read") @_cdecl("preview_read")
  func read(_ value: Int32) -> Double {
    PlayerValue(rawValue: value)?.of(player, followsPull: numbers[.followsPull] != 0) ?? 0
  }

  @_expose(wasm, "takeSteps") @_cdecl("preview_takeSteps")
  func takeSteps() -> Int32 {
    steps = player.takeSteps()
    return Int32(steps.count)
  }

  @_expose(wasm, "frame") @_cdecl("preview_frame")
  func frame(_ progress: Double, _ count: Int32) -> Int32 {
    Int32(RefreshAppearance.frame(at: progress, of: Int(count)))
  }

  /// Returns a part of a step's stimulus: the kind for part 0, the two numbers for parts 1 and 2.
  @_expose(wasm, "stimulus") @_cdecl("preview_stimulus")
  func stimulus(_ index: Int32, _ part: Int32) -> Double {
    let code = StimulusCode(steps[Int(index)].stimulus)
    return part == 0 ? Double(code.kind.rawValue) : part == 1 ? code.first : code.second
  }

  @_expose(wasm, "readStep") @_cdecl("preview_readStep")
  func readStep(_ index: Int32, _ value: Int32) -> Double {
    PlayerValue(rawValue: value)?.of(steps[Int(index)].world) ?? 0
  }
#endif
