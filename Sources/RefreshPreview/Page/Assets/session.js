// One control that is being tried out: its player, its clock, and what has happened.

const million = 1e6;

class Session {
  constructor(module, control, device, settings) {
    Object.assign(this, { module, control, device, settings });
    this.changed = () => {};
    this.frameTimes = [];
    this.start();
  }

  /** Starts over, with a list at rest. */
  start() {
    this.player = new Player(this.module, this.control);
    this.player.reducesMotion = this.reducesMotion;
    const names = ["viewport", "content", "start", "end"];
    const [viewport, content, top, bottom] = names.map((name) => this.control.numbers[key[name]]);
    const offset = this.player.read("offset");
    this.scene = { viewport, content, inset: { top, bottom }, offset, window: true };
    this.steps = [];
    this.frames = [];
    this.shown = null;
    this.touchPoint = null;
    this.actionEnd = null;
    this.settings.inWindow = true;
    this.settings.lastSuccess = null;
    // Whole microseconds add up exactly.
    this.pending = 0;
    this.scale = this.scale ?? 1;
    this.record();
  }

  get reducesMotion() { return this.settings.reduceMotion && this.control.reducedMotion !== "keep"; }

  /** The trace of everything so far, for `simulate`. */
  get trace() {
    return [this.scene, ...this.steps.map(traceEvent)].map((line) => JSON.stringify(line)).join("\n") + "\n";
  }

  /** What held after each event, as `simulate` tells it. */
  get observations() {
    return this.steps.map(({ values }) => {
      const names = ["top", "bottom", "offset", "progress", "fired", "completed"];
      const observation = { state: data.phases[values[value.phase]] };
      for (const name of names) observation[name] = values[value[name]];
      const title = this.control.appearances[values[value.state]].title;
      return title == null ? observation : { ...observation, title };
    });
  }

  /** Lets the time of the clock pass: at most the frames of a tenth of a second. */
  tick(seconds) {
    this.pending += Math.round(Math.min(seconds, 0.1) * this.scale * million);
    const [timer, left] = [this.player.read("timer"), this.player.read("timerLeft")];
    const isDue = timer >= 0 && this.pending >= left * million;
    if (this.player.read("isMoving") || isDue) this.flush();
    this.endAction();
  }

  /** Hands the time that has passed to the player, before anything else happens. */
  flush() {
    if (this.pending <= 0) return;
    this.player.advance(this.pending / million);
    this.pending = 0;
    this.take();
  }

  /** Does something with the player. */
  act(change) {
    if (this.shown !== null) this.show(null);
    this.flush();
    const isRest = !this.player.read("isMoving") && this.player.read("timer") < 0;
    if (isRest && !this.touchPoint && this.player.read("fired") === this.player.read("completed")) {
      this.frames = [];
      this.record();
    }
    change(this.player);
    this.take();
  }

  perform(name, first, second) {
    this.act((player) => player.perform(name, first, second));
  }

  /** Takes over what has happened. */
  take() {
    const steps = this.player.takeSteps();
    for (const step of steps) {
      const before = this.steps.at(-1);
      this.steps.push(step);
      step.before = before?.values;
      const fired = step.values[value.fired];
      if (fired > (before?.values[value.fired] ?? 0)) this.actionStarted();
      if (["end", "fail", "endNoMore", "cancel"].includes(step.name)) this.actionEnd = null;
      const completed = step.values[value.completed] > (before?.values[value.completed] ?? 0);
      if (completed && this.isSuccess) this.settings.lastSuccess = Date.now();
      if (step.name === "end") this.isSuccess = true;
      if (step.name === "fail" || step.name === "cancel") this.isSuccess = false;
    }
    if (steps.length) {
      this.record();
      this.changed(steps);
    }
  }

  /** The app's action, which ends by itself where the page is set so. */
  actionStarted() {
    const seconds = this.settings.actionSeconds;
    if (seconds) this.actionEnd = Math.round((this.player.read("time") + seconds) * million);
  }

  endAction() {
    if (this.actionEnd === null) return;
    if (Math.round(this.player.read("time") * million) + this.pending < this.actionEnd) return;
    this.actionEnd = null;
    this.flush();
    this.end(this.settings.outcome);
  }

  /** Ends the action; a footer that loads more has more rows then. */
  end(outcome) {
    const isAfter = this.control.isFar && outcome === "end" && this.player.read("fired") > this.player.read("completed");
    if (isAfter && this.player.read("content") < 12000) {
      this.act((player) => player.perform("content", player.read("content") + (this.control.isSideways ? 600 : 640)));
    }
    this.perform(outcome);
  }

  /** Keeps what is drawn now as a moment of the run. */
  record() {
    const frame = { values: this.player.snapshot(), point: this.touchPoint, keyboard: this.settings.keyboard };
    this.frames.push(frame);
    if (this.frames.length > 3600) this.frames.shift();
  }

  /** Shows a moment of the run; null for the present. */
  show(index) {
    this.shown = index;
    this.changed([]);
  }

  get isLive() { return this.shown === null; }

  /** What is drawn. */
  get current() {
    if (!this.isLive) return this.frames[this.shown];
    return { values: this.player.snapshot(), point: this.touchPoint, keyboard: this.settings.keyboard };
  }

  draw() {
    const { values, point, keyboard } = this.current;
    this.device.draw(values, { ...this.settings, keyboard, scale: this.scale });
    this.device.drawFinger(point);
    return values;
  }
}
