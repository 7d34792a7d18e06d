/// At most one object for each edge of a list.
///
/// The compiler specializes the generic code of a package only within its module: with the slots of the core, each
/// look-up of a control would ask the Swift runtime for generic types, a fifth of the work of a scroll.
package struct EdgeTable<Object: AnyObject> {
  private var top: Object?
  private var bottom: Object?
  private var leading: Object?
  private var trailing: Object?

  /// Creates an empty table.
  package init() {}

  package subscript(edge: RefreshEdge) -> Object? {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The edges that have an object.
  package var edges: EdgeSet {
    var edges = EdgeSet()
    if top != nil { edges.insert(.top) }
    if bottom != nil { edges.insert(.bottom) }
    if leading != nil { edges.insert(.leading) }
    if trailing != nil { edges.insert(.trailing) }
    return edges
  }
}
