// Mouse, touch, wheel and keyboard become one finger on the list.

/** Turns the input of the user into touches, moves and releases of one finger. */
class Input {
  constructor(trial, { control, device }) {
    Object.assign(this, { trial, control, device });
    this.screen = device.screen;
    this.scale = 1;
    this.pointer = null;
    const listen = (name, handle, options) => this.screen.addEventListener(name, handle.bind(this), options);
    listen("pointerdown", this.pointerDown);
    listen("pointermove", this.pointerMove);
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) listen(name, this.pointerUp);
    listen("wheel", this.wheel, { passive: false });
    listen("keydown", this.keyDown);
    listen("blur", () => this.trial.lift());
  }

  /** Takes over the finger of the phone that this one replaces, when the spec has changed. */
  takeOver(other) {
    [this.pointer, this.origin] = [other.pointer, other.origin];
    if (this.pointer === null) return;
    // A pointer that has been lifted meanwhile cannot be captured.
    try { this.screen.setPointerCapture(this.pointer); } catch { this.pointer = null; }
  }

  /** Leaves the trial to another phone, so that the removal of this one lifts no finger. */
  leave() {
    clearTimeout(this.stillness);
    this.trial = { lift() {}, touch() {}, move() {}, perform() {} };
  }

  /** A movement along the scroll axis: positive if it increases the content offset. */
  along(x, y) {
    if (!this.device.isSideways) return -y;
    return this.screen.dir === "rtl" ? x : -x;
  }

  place(event) {
    const box = this.screen.getBoundingClientRect();
    return [(event.clientX - box.left) / this.scale, (event.clientY - box.top) / this.scale];
  }

  pointerDown(event) {
    if (event.button !== 0 || this.pointer) return;
    this.pointer = event.pointerId;
    this.screen.setPointerCapture(event.pointerId);
    this.origin = [event.clientX, event.clientY];
    this.trial.touch(this.place(event));
  }

  pointerMove(event) {
    if (event.pointerId !== this.pointer) return;
    const [x, y] = [event.clientX - this.origin[0], event.clientY - this.origin[1]];
    this.trial.move(this.along(x, y) / this.scale, this.place(event));
  }

  pointerUp(event) {
    if (event.pointerId !== this.pointer) return;
    this.pointer = null;
    const isTap = event.type === "pointerup" && this.isTap(event);
    this.trial.lift();
    if (isTap) this.trial.perform("tap");
  }

  /** Whether a finger that lifts has tapped: it is on the control, and has moved hardly at all. */
  isTap(event) {
    const [x, y] = [event.clientX - this.origin[0], event.clientY - this.origin[1]];
    const box = this.device.element.getBoundingClientRect();
    const isInside = event.clientX >= box.left && event.clientX <= box.right
      && event.clientY >= box.top && event.clientY <= box.bottom;
    return isInside && Math.hypot(x, y) / this.scale < 10;
  }

  /** A wheel or trackpad counts as a finger until it has been still for a moment. */
  wheel(event) {
    event.preventDefault();
    if (this.pointer) return;
    const unit = event.deltaMode === 1 ? 16 : 1;
    const delta = this.along(-event.deltaX * unit, -event.deltaY * unit) || this.along(-event.deltaY * unit, -event.deltaX * unit);
    this.nudge(delta, this.place(event));
    clearTimeout(this.stillness);
    this.stillness = setTimeout(() => this.trial.lift(), 140);
  }

  nudge(delta, point) {
    if (!this.trial.touchPoint) this.trial.touch(point);
    this.trial.move(this.trial.way + delta, point);
  }

  keyDown(event) {
    const directions = {
      ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0],
      PageDown: [0, -8], PageUp: [0, 8],
    };
    const direction = directions[event.key];
    if (direction) {
      const delta = this.along(direction[0] * 16, direction[1] * 16);
      if (delta) this.nudge(delta, this.middle);
      event.preventDefault();
    } else if (["Enter", " ", "Escape"].includes(event.key)) {
      const isTap = !this.trial.touchPoint && event.key !== "Escape" && this.control.startsByTap;
      this.trial.lift();
      if (isTap) this.trial.perform("tap");
      event.preventDefault();
    }
  }

  /** The point at which the page shows a finger that keys move. */
  get middle() {
    const [x, y] = [this.device.width / 2, this.device.height / 2];
    const way = Math.max(-120, Math.min(120, -this.trial.way / 2));
    return this.device.isSideways ? [x + way, y] : [x, y + way];
  }
}
