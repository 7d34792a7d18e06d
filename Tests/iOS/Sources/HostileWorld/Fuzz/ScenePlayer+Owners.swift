internal import RefreshCore
internal import RefreshRuntime
internal import UIKit

/// What owners do to insets, on the list and in the book.
extension ScenePlayer {
  func performOwner(_ event: RandomEvent) {
    switch event {
    case .write(let value, let far): write(value, far)
    case .rewrite(let index, let far):
      guard let side = side(far) else { return }
      let earlier = book.earlier(at: side)
      guard index < earlier.count, book.hasWanted(earlier[index], at: side),
        book.means(earlier[index], earlier[index], at: side),
        !book.undoesMore(earlier[index] - world.list.contentInset[side], earlier[index], side)
      else { return }
      setInset(earlier[index], side)
    case .add(let value, let far): add(value, far)
    case .takeBack(let first, let far): takeBack(first, far)
    case .takeBackAll(let far): takeBackAll(far)
    case .save: book.saved = read()
    case .restore:
      guard let saved = book.saved else { return }
      book.saved = nil
      restore(saved, withOffset: false)
    case .writeBack(let value, let far): writeBack(value, far)
    case .declare(let value, let far):
      guard let side = side(far) else { return }
      book.declare(value, at: side)
      world.outside("declare \(value)") { $0.ownerContentInset[side] = value }
    default: break
    }
  }

  /// The side of an edge, unless an owner holds on to it.
  private func side(_ far: Bool) -> UIEdgeInsets.Side? {
    far || scene.owner == .none || scene.owner == .deaf ? axis.side(isFar: far) : nil
  }

  private func read() -> OwnerBook.Saved? {
    let sides = UIEdgeInsets.Side.allCases
    guard sides.allSatisfy({ book.openCount($0) == 0 }) else { return nil }
    return OwnerBook.Saved(
      actual: world.list.contentInset,
      wants: book.wants,
      offset: world.list.contentOffset
    )
  }

  private func write(_ value: CGFloat, _ far: Bool) {
    guard let side = side(far) else { return }
    setInset(book.fresh(value, at: side, from: world.list.contentInset[side]), side)
  }

  private func setInset(_ value: CGFloat, _ side: UIEdgeInsets.Side) {
    book.write(value, at: side, from: world.list.contentInset[side])
    Writes.asWorld { world.list.contentInset[side] = value }
  }

  private func add(_ value: CGFloat, _ far: Bool) {
    guard let side = side(far), book.openCount(side) < 2 else { return }
    let actual = world.list.contentInset[side]
    let sum = book.fresh(actual + value, at: side, from: actual)
    book.add(sum - actual, at: side, from: actual)
    Writes.asWorld { world.list.contentInset[side] = sum }
  }

  private func takeBack(_ first: Bool, _ far: Bool) {
    guard let side = side(far), let value = book.openDifference(first: first, at: side),
      book.means(world.list.contentInset[side] - value, book.wants[side] - value, at: side)
    else { return }
    book.takeBack(value, first: first, at: side, from: world.list.contentInset[side])
    Writes.asWorld { world.list.contentInset[side] -= value }
  }

  private func takeBackAll(_ far: Bool) {
    guard let side = side(far), book.openCount(side) > 0 else { return }
    let sum = book.openSum(side)
    // A sum that is also a single difference of before can be read in two ways.
    guard book.means(world.list.contentInset[side] - sum, book.wants[side] - sum, at: side),
      !book.undoesMore(-sum, book.wants[side] - sum, side)
    else { return }
    book.takeBackAll(at: side, from: world.list.contentInset[side])
    Writes.asWorld { world.list.contentInset[side] -= sum }
  }

  /// Writes all sides as they were read, with another value at one of them.
  private func writeBack(_ value: CGFloat, _ far: Bool) {
    guard let side = side(far), let saved = book.saved,
      book.canRestore(saved, from: world.list.contentInset)
    else { return }
    let fresh = book.fresh(value, at: side, from: world.list.contentInset[side])
    var insets = saved.actual
    insets[side] = fresh
    let actual = world.list.contentInset
    book.restore(saved, from: actual, except: side)
    book.write(fresh, at: side, from: actual[side])
    keepOwners(in: &insets)
    Writes.asWorld { world.list.contentInset = insets }
  }

  private func restore(_ saved: OwnerBook.Saved, withOffset: Bool) {
    guard book.canRestore(saved, from: world.list.contentInset) else { return }
    book.restore(saved, from: world.list.contentInset)
    var insets = saved.actual
    keepOwners(in: &insets)
    Writes.asWorld {
      world.list.contentInset = insets
      if withOffset { world.list.setContentOffset(saved.offset, animated: true) }
    }
  }

  /// Owners that hold on to a side are not overruled at it.
  private func keepOwners(in insets: inout UIEdgeInsets) {
    guard scene.owner == .atLayout || scene.owner == .inSetter else { return }
    let side = axis.side(isFar: false)
    insets[side] = world.list.contentInset[side]
    book.declare(scene.owner == .atLayout ? 44 : 20, at: side)
  }

  // MARK: Keyboards

  func performKeyboard(_ keyboard: RandomEvent.Keyboard?, _ height: CGFloat) {
    switch keyboard ?? usualKeyboard {
    case .manager where keyboard == nil: followKeyboard(height)
    case .system: world.outside("keyboard \(height)") { $0.setKeyboardOverlap(height) }
    case .manager: manageKeyboard(height)
    case .relative:
      if height > 1 {
        add(height - book.addedByKeyboard, true)
        book.addedByKeyboard = height
      } else {
        takeBackAll(true)
        book.addedByKeyboard = 0
      }
    case .shorter:
      world.outside("shorter") {
        $0.frame = CGRect(x: 0, y: 0, width: $0.frame.size.width, height: 844 - height)
      }
    }
  }

  /// The keyboard of the settings.
  private var usualKeyboard: RandomEvent.Keyboard {
    switch world.switches.keyboard {
    case .system: .system
    case .relative: .relative
    case .saved: .manager
    case .size: .shorter
    }
  }

  /// A manager that has saved the insets makes room for each height, and restores what it has saved.
  private func followKeyboard(_ height: CGFloat) {
    guard height > 0 else {
      if let saved = book.savedByKeyboard { restore(saved, withOffset: false) }
      book.savedByKeyboard = nil
      return
    }
    if book.savedByKeyboard == nil { book.savedByKeyboard = read() }
    guard let saved = book.savedByKeyboard else { return }
    let far = axis.side(isFar: true)
    write(max(saved.actual[far], height - world.list.systemInsets[far]), true)
  }

  /// A finger takes the keyboard along, which gives back its room bit by bit.
  func moveWithKeyboard(_ way: CGFloat) {
    world.outside("move with the keyboard") { list in
      list.fingerMoves(by: axis.way(way))
      let (added, height) = (book.addedByKeyboard, list.frame.size.height)
      if added > abs(way) {
        book.addedByKeyboard = added - abs(way)
        add(-abs(way), true)
      } else if let saved = book.savedByKeyboard {
        let side = axis.side(isFar: true)
        write(max(saved.actual[side], list.contentInset[side] - abs(way)), true)
      } else if height < 844 {
        list.frame.size.height = min(844, height + abs(way))
      } else {
        list.setKeyboardOverlap(max(0, list.keyboardOverlap - abs(way)))
      }
    }
  }

  private func manageKeyboard(_ height: CGFloat) {
    if let saved = book.savedByKeyboard {
      book.savedByKeyboard = nil
      restore(saved, withOffset: true)
    } else {
      book.savedByKeyboard = read()
      guard let saved = book.savedByKeyboard else { return }
      let far = axis.side(isFar: true)
      write(max(saved.actual[far], height) - world.list.systemInsets[far], true)
      world.list.layoutIfNeeded()
    }
  }
}
