import RefreshCore
import RefreshWorld

extension World {
  /// A control whose action has just started, in a refresh that began at the control's edge.
  static func starting(_ behavior: RefreshBehavior) -> World {
    var list = ScrollReading.list
    list.offset = behavior.rest(in: list)
    var world = World(behavior, in: list)
    world.perform(.begin)
    if world.actions == 0 { world.perform(.wait(world.remaining(.reveal))) }
    return world
  }
}
