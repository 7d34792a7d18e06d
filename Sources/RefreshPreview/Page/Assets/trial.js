// One control, or two versions of it, under the same finger and with the same clock.

/** The length of the tape from which a list at rest begins a new one: some ten minutes of pulls. */
const longTape = 30000;

/** The sessions of all versions, and the tape: a recording of all input, to repeat it. */
class Trial {
  constructor(sessions, settings) {
    Object.assign(this, { sessions, settings });
    this.changed = () => {};
    this.frameTimes = [];
    this.scale = 1;
    this.start();
  }

  /** The session of the new version, or of the only one. */
  get main() { return this.sessions.at(-1); }

  /** Starts over. */
  start() {
    for (const session of this.sessions) session.start();
    // All input in order, so that it can be repeated after a change of the spec.
    this.tape = [];
    this.frames = [];
    this.shown = null;
    this.touchPoint = null;
    this.way = 0;
    this.settings.inWindow = true;
    // The phase changes so far.
    this.seen = new Set();
    // Elapsed time that is not yet passed to the players, in microseconds, which add up exactly.
    this.pending = 0;
    this.run(["motion", this.settings.reduceMotion]);
    this.record();
  }

  /** Starts over with lists like the present ones, so that the page does not grow without limit. */
  forget() {
    if (!this.settings.inWindow || this.sessions.some(({ phase }) => phase !== "idle")) return;
    const [lists, { viewport }] = [this.snapshots, this];
    this.start();
    if (viewport) this.run(["perform", "viewport", viewport]);
    lists.forEach((values, index) => {
      // The new control adds its inset itself.
      const [before, after] = this.sessions[index].control.isFar ? [0, values[value.addedInset]] : [values[value.addedInset], 0];
      this.run(["only", index, "inset", values[value.top] - before, values[value.bottom] - after]);
      this.run(["only", index, "content", values[value.content]]);
      this.run(["only", index, "scroll", values[value.offset]]);
    });
    for (const session of this.sessions) session.take(this.settings);
  }

  /** Performs an entry, and adds it to the tape. */
  run(entry) {
    this.tape.push(entry);
    this.play(entry);
  }

  /** Performs an entry of the tape. */
  play([kind, first, second, ...numbers]) {
    switch (kind) {
      case "clear": this.frames = []; break;
      case "frame": this.addFrame(first, second); break;
      case "motion": for (const session of this.sessions) session.prefersLessMotion = first; break;
      case "resize": this.sessions[first].player.resize(second); break;
      case "only": this.sessions[first].player.perform(second, ...numbers); break;
      case "perform": for (const { player } of this.sessions) player.perform(first, second, ...numbers); break;
      default: for (const { player } of this.sessions) player[kind](first);
    }
  }

  /** Repeats the tape of another trial, and takes over its finger. */
  repeat(other) {
    this.tape = [];
    this.frames = [];
    const last = other.tape.findLastIndex(([kind]) => kind === "clear");
    for (const [index, entry] of other.tape.entries()) {
      // Earlier frames are cleared again.
      if (entry[0] === "frame" && index < last) this.tape.push(entry);
      else this.run(entry);
      const steps = this.sessions.map((session) => session.take(this.settings));
      if (steps.some(({ length }) => length)) this.report(steps);
    }
    const { touchPoint, way, scale, pending, shown } = other;
    Object.assign(this, { touchPoint, way, scale, pending });
    // With the changed spec, an action may start at the step that ended it before the change. Such
    // an action needs an end of its own.
    for (const session of this.sessions) {
      if (session.isBusy && session.actionEnd === null) session.actionStarted(this.settings.actionSeconds);
    }
    if (shown !== null) this.show(Math.min(shown, this.frames.length - 1));
  }

  /** Lets the time since the last frame pass, but at most a tenth of a second. */
  tick(seconds) { this.pass(Math.min(seconds, 0.1) * this.scale); }

  /** Lets time pass. */
  pass(seconds) {
    this.pending += Math.round(seconds * million);
    if (this.sessions.some((session) => session.isDue(this.pending / million))) this.flush();
    this.sessions.forEach((session, index) => this.endAction(session, index));
  }

  /** Passes the elapsed time to the players; this comes before any other input. */
  flush() {
    if (this.pending <= 0) return;
    this.run(["advance", this.pending / million]);
    this.pending = 0;
    this.take();
  }

  /** Returns to the current state, lets the elapsed time pass, and performs an entry. */
  act(...entry) {
    if (this.shown !== null) this.show(null);
    this.flush();
    if (!this.touchPoint && this.sessions.every(({ isAtRest }) => isAtRest)) {
      if (this.tape.length > longTape) this.forget();
      this.run(["clear"]);
      this.record();
    }
    this.run(entry);
    this.take();
  }

  perform(name, first = 0, second = 0) { this.act("perform", name, first, second); }

  touch(point) {
    this.way = 0;
    this.act("touch");
    this.touchPoint = point;
    this.record();
  }

  move(way, point) {
    this.way = way;
    this.touchPoint = point;
    this.act("move", way);
  }

  lift() {
    if (!this.touchPoint) return;
    this.flush();
    this.touchPoint = null;
    this.run(["lift"]);
    this.take();
  }

  /** Takes the new steps of all sessions, and records and reports them. */
  take() {
    const steps = this.sessions.map((session) => session.take(this.settings));
    if (!steps.some(({ length }) => length)) return;
    this.record();
    this.report(steps);
  }

  /** Reports new steps of each version. */
  report(steps) {
    for (const step of steps.flat()) {
      if (changesPhase(step)) this.seen.add(`${data.phases[step.before[value.phase]]} ${phaseOf(step)}`);
    }
    this.changed(steps);
  }

  /** Ends the action of one version when its time is over. */
  endAction(session, index) {
    if (session.actionEnd === null) return;
    if (Math.round(session.player.read("time") * million) + this.pending < session.actionEnd) return;
    session.actionEnd = null;
    this.flush();
    this.finish(session, index, this.settings.outcome);
    this.take();
  }

  resize(index, height) {
    this.flush();
    this.run(["resize", index, height]);
    this.take();
  }

  /** Ends the action of all versions. */
  end(outcome) {
    if (this.shown !== null) this.show(null);
    this.flush();
    this.sessions.forEach((session, index) => this.finish(session, index, outcome));
    this.take();
  }

  finish(session, index, outcome) {
    const content = session.contentAfter(outcome);
    if (content !== null) this.run(["only", index, "content", content]);
    this.run(["only", index, outcome]);
  }

  /** Records the current values, finger and keyboard as a frame. */
  record() { this.run(["frame", this.touchPoint, this.settings.keyboard]); }

  addFrame(point, keyboard) {
    this.frames.push({ values: this.snapshots, point, keyboard });
    if (this.frames.length > 3600) this.frames.shift();
  }

  get snapshots() { return this.sessions.map(({ player }) => player.snapshot()); }

  /** Shows a recorded frame; null shows the current state. */
  show(index) {
    this.shown = index;
    // Drawings depend on the states before, too.
    const frames = index === null ? this.frames : this.frames.slice(0, index + 1);
    this.sessions.forEach(({ device }, number) => device.replay(frames.map(({ values }) => values[number]), this.settings));
  }

  get isLive() { return this.shown === null; }

  /** Draws the frame that is shown, and returns the values of each version. */
  draw() {
    const now = { values: this.snapshots, point: this.touchPoint, keyboard: this.settings.keyboard };
    const { values, point, keyboard } = this.isLive ? now : this.frames[this.shown];
    this.sessions.forEach((session, index) => {
      const { device, lastSuccess } = session;
      const haptic = session.takeHaptic();
      if (haptic && this.isLive) device.feel(haptic);
      const lag = this.isLive ? this.pending / million : 0;
      device.draw(values[index], { ...this.settings, lastSuccess, keyboard, scale: this.scale }, lag);
      device.drawFinger(point);
      // A control is as high as what it shows with large texts.
      if (this.isLive && device.neededHeight !== session.player.read("height")) this.resize(index, device.neededHeight);
    });
    return values;
  }
}
