// The change from one state to the next: places and sizes move, and texts fade, on the clock of the list.

/** What a state shows, on its way from what the state before has shown. */
class Change {
  /** A change between two stacks that lie over each other; with `fades`, the one fades into the other. */
  constructor(old, stack, start, seconds, fades) {
    Object.assign(this, { old, stack, start, seconds, fades });
    stack.before(old);
    const [before, after] = [old, stack].map((part) => part.querySelector(".drawing"));
    // A drawing that both states show moves by itself, so that no copy of it is visible.
    const isSame = before && after && before.dataset.name === after.dataset.name;
    if (isSame && !fades) before.style.visibility = "hidden";
    this.move = isSame && !fades ? offset(before, after) : null;
    this.grown = fades ? null : edges(old, stack);
    if (this.grown) old.querySelector(".surface").remove();
    const faded = (part, names) => [...part.querySelectorAll(names)].map((node) => [node, Number(node.style.opacity || 1)]);
    this.leaving = faded(old, ".texts, .button, .picture, .drawing");
    this.coming = faded(stack, ".texts, .button, .picture");
  }

  /** Draws the change at a time; returns whether it goes on. */
  draw(now) {
    const part = (now - this.start) / this.seconds;
    const done = moduleFunctions.change(part);
    const isOver = part >= 1;
    const { old, stack, move, grown } = this;
    if (this.fades) {
      [old.style.opacity, stack.style.opacity] = [1 - done, isOver ? "" : done];
    } else {
      // New texts appear in the last third, when the picture has made room for them.
      for (const [node, opacity] of this.leaving) node.style.opacity = Math.max(1 - 2 * done, 0) * opacity;
      for (const [node] of this.coming) node.style.opacity = isOver ? "" : Math.max(3 * part - 2, 0);
    }
    if (move) stack.querySelector(".drawing").style.translate = isOver ? "" : move.map((way) => `${way * (1 - done)}px`).join(" ");
    if (grown) stack.querySelector(".surface").style.inset = isOver ? "" : grown.map((way) => `${way * (1 - done)}px`).join(" ");
    if (isOver) old.remove();
    return !isOver;
  }
}

/** The box of a node in the points of the phone, without the scale at which the page shows it. */
function boxOf(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, right: left + width, bottom: top + height };
}

/** The points of a page in a point of a phone. */
function scaleOf(node) {
  const control = node.closest(".control");
  return control.getBoundingClientRect().width / control.offsetWidth || 1;
}

/** The distance of a drawing from its copy. */
function offset(before, after) {
  const [[from, to], scale] = [[before, after].map(boxOf), scaleOf(after)];
  return [(from.left + from.right - to.left - to.right) / 2 / scale, (from.top + from.bottom - to.top - to.bottom) / 2 / scale];
}

/** How far the edges of a surface are inside of those of another one; null without surfaces. */
function edges(old, stack) {
  const surfaces = [old, stack].map((part) => part.querySelector(".surface"));
  if (surfaces.includes(null)) return null;
  const [[from, to], scale] = [surfaces.map(boxOf), scaleOf(surfaces[1])];
  return [from.top - to.top, to.right - from.right, to.bottom - from.bottom, from.left - to.left].map((way) => way / scale);
}
