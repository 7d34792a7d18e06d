#if arch(wasm32)
  import RefreshCore

  /// The control as numbers, from which `start` creates its player; a module has only one control.
  nonisolated(unsafe) private var numbers = PlayerNumbers()
  /// The player, which `start` creates.
  nonisolated(unsafe) private var shown: ShownPlayer?

  private final class ShownPlayer {
    var player: Player

    init(_ player: Player) {
      self.player = player
    }
  }

  /// The steps of the last call of `takeSteps`, which the page then reads one by one.
  nonisolated(unsafe) private var steps: [Player.Step] = []

  /// A drawing that a phone of the page shows, and what has become of it.
  private struct ShownDrawing {
    var drawing = Drawing(layers: [])
    var pose = DrawingPose(of: Drawing(layers: []))
    var moment = DrawingMoment(.idle)
  }

  nonisolated(unsafe) private var drawings: [ShownDrawing] = []
  /// The numbers of the next drawing.
  nonisolated(unsafe) private var drawingNumbers: [Double] = []
  /// The records of the last drawing that was drawn.
  nonisolated(unsafe) private var records: [DrawingRecord] = []

  @_expose(wasm, "set") @_cdecl("preview_set")
  func set(at index: Int32, value: Double) {
    numbers.set(value, at: Int(index))
  }

  @_expose(wasm, "start") @_cdecl("preview_start")
  func start() {
    shown = ShownPlayer(
      Player(
        behavior: numbers.behavior,
        in: numbers.scrollView,
        curves: numbers.curves,
        traits: numbers.traits
      )
    )
  }

  @_expose(wasm, "touch") @_cdecl("preview_touch")
  func touch() {
    shown?.player.touch()
  }

  @_expose(wasm, "move") @_cdecl("preview_move")
  func move(_ distance: Double) {
    shown?.player.move(by: distance)
  }

  @_expose(wasm, "lift") @_cdecl("preview_lift")
  func lift() {
    shown?.player.lift()
  }

  @_expose(wasm, "advance") @_cdecl("preview_advance")
  func advance(_ seconds: Double) {
    shown?.player.advance(by: seconds)
  }

  @_expose(wasm, "resize") @_cdecl("preview_resize")
  func resize(to height: Double) {
    shown?.player.resize(to: height)
  }

  @_expose(wasm, "perform") @_cdecl("preview_perform")
  func perform(_ kind: Int32, first: Double, second: Double) {
    guard let kind = Stimulus.Name(code: kind) else { return }
    shown?.player.perform(StimulusCode(kind: kind, first: first, second: second).stimulus)
  }

  @_expose(wasm, "reduceMotion") @_cdecl("preview_reduceMotion")
  func reduceMotion(_ kind: Int32) {
    shown?.player.reduceMotion =
      kind == 0 ? nil : kind == 1 ? RefreshReduceMotion.none : .crossfade
  }

  @_expose(wasm, "read") @_cdecl("preview_read")
  func read(_ value: Int32) -> Double {
    guard let shown, let value = PlayerValue(rawValue: value) else { return 0 }
    return shown.player.read(value)
  }

  @_expose(wasm, "takeSteps") @_cdecl("preview_takeSteps")
  func takeSteps() -> Int32 {
    steps = shown?.player.takeSteps() ?? []
    return Int32(steps.count)
  }

  @_expose(wasm, "frame") @_cdecl("preview_frame")
  func frame(_ progress: Double, count: Int32) -> Int32 {
    Int32(RefreshAppearance.frame(at: progress, of: Int(count)))
  }

  /// The part of a change of state that is done at a part of its time.
  @_expose(wasm, "change") @_cdecl("preview_change")
  func change(at part: Double) -> Double {
    RefreshPose.change(at: part)
  }

  @_expose(wasm, "addDrawing") @_cdecl("preview_addDrawing")
  func addDrawing() -> Int32 {
    drawings.append(ShownDrawing())
    return Int32(drawings.count - 1)
  }

  @_expose(wasm, "addNumber") @_cdecl("preview_addNumber")
  func addNumber(_ number: Double) {
    drawingNumbers.append(number)
  }

  /// Shows the drawing of the added numbers; the pose stays if only colors are different.
  @_expose(wasm, "setDrawing") @_cdecl("preview_setDrawing")
  func setDrawing(at index: Int32, state: Int32, keepsPose: Int32) {
    drawings[Int(index)].drawing = DrawingCode.drawing(drawingNumbers)
    drawingNumbers = []
    guard keepsPose == 0 else { return }
    drawings[Int(index)].pose = DrawingPose(of: drawings[Int(index)].drawing)
    drawings[Int(index)].moment.state = RefreshState(rawValue: UInt8(state)) ?? .idle
  }

  /// Sets the inputs of a drawing; `since` is the time since the last change of state.
  @_expose(wasm, "setMoment") @_cdecl("preview_setMoment")
  func setMoment(
    at index: Int32,
    since: Double,
    pull: Double,
    points: Double,
    visible: Double,
    isMotionReduced: Int32
  ) {
    var moment = drawings[Int(index)].moment
    (moment.since, moment.pull, moment.points) = (since, pull, points)
    (moment.visible, moment.isMotionReduced) = (visible, isMotionReduced != 0)
    drawings[Int(index)].moment = moment
  }

  @_expose(wasm, "changeState") @_cdecl("preview_changeState")
  func changeState(at index: Int32, state: Int32) {
    guard let state = RefreshState(rawValue: UInt8(state)) else { return }
    let shown = drawings[Int(index)]
    drawings[Int(index)].pose.change(to: state, at: shown.moment, in: shown.drawing)
    drawings[Int(index)].moment.state = state
    drawings[Int(index)].moment.since = 0
  }

  /// Draws a moment; returns the number of records.
  @_expose(wasm, "draw") @_cdecl("preview_draw")
  func draw(at index: Int32) -> Int32 {
    let shown = drawings[Int(index)]
    shown.drawing.draw(at: shown.moment, from: shown.pose, into: &records)
    return Int32(records.count)
  }

  @_expose(wasm, "readRecord") @_cdecl("preview_readRecord")
  func readRecord(at index: Int32, part: Int32) -> Double {
    RecordPart(rawValue: part)?.of(records[Int(index)]) ?? 0
  }

  /// Returns a part of a step's stimulus: the kind for part 0, the two numbers for parts 1 and 2.
  @_expose(wasm, "stimulus") @_cdecl("preview_stimulus")
  func stimulus(at index: Int32, part: Int32) -> Double {
    let code = StimulusCode(steps[Int(index)].stimulus)
    return part == 0 ? Double(code.kind.code) : part == 1 ? code.first : code.second
  }

  @_expose(wasm, "readStep") @_cdecl("preview_readStep")
  func readStep(at index: Int32, value: Int32) -> Double {
    PlayerValue(rawValue: value)?.of(steps[Int(index)].world) ?? 0
  }
#endif
