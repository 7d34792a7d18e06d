// One control that is being tried out: its player, and the steps so far.

const million = 1e6;

/** The vibrations, in milliseconds, that come closest to the haptics of a phone. */
const vibrations = {
  soft: 6, light: 8, selection: 4, rigid: 12, medium: 15, heavy: 24,
  success: [10, 90, 18], warning: [18, 90, 10], error: [14, 60, 14, 60, 24],
};

class Session {
  constructor(module, control, device) {
    Object.assign(this, { module, control, device });
  }

  /** Starts over, with a list at rest. */
  start() {
    this.exports ??= new WebAssembly.Instance(this.module, {}).exports;
    this.device.start?.();
    this.player = new Player(this.exports, this.control.numbers);
    this.initial = this.player.snapshot();
    const names = ["viewport", "content", "start", "end"];
    const [viewport, content, top, bottom] = names.map((name) => this.control.numbers[key[name]]);
    const offset = this.player.read("offset");
    this.scene = { viewport, content, top, bottom, offset };
    this.steps = [];
    this.felt = { count: 0, state: this.player.read("state") };
    this.actionEnd = null;
    this.lastSuccess = null;
  }

  /** The events so far, for `simulate`. */
  get events() {
    const [viewport, content, top, bottom, offset] = Object.values(this.scene).map(decimal);
    const list = `list ${viewport} x ${content} inset ${top} ${bottom} at ${offset}`;
    return ["# refreshgen events 1", list, ...this.steps.map(eventLine)].join("\n") + "\n";
  }

  /** The state after each event, in the format of `simulate`. */
  get observations() {
    return this.steps.map(({ values }) => {
      const names = ["top", "bottom", "offset", "progress", "fired", "completed"];
      const observation = { phase: data.phases[values[value.phase]] };
      for (const name of names) observation[name] = values[value[name]];
      const title = this.control.appearances[values[value.state]].title;
      return title == null ? observation : { ...observation, title };
    });
  }

  /** Whether the next frame may differ from this one, if `seconds` pass until then. */
  isDue(seconds) {
    const [timer, left] = [this.player.read("timer"), this.player.read("timerLeft")];
    return this.player.read("isMoving") || (timer >= 0 && seconds >= left);
  }

  /** Whether nothing moves, no timer runs, and no action runs. */
  get isAtRest() {
    return !this.player.read("isMoving") && this.player.read("timer") < 0 && !this.isBusy;
  }

  /** Sets whether Reduce Motion is on; a control may ignore this setting. */
  set prefersLessMotion(prefers) {
    const { stopsMotion, fadesIn } = this.control;
    this.player.reduceMotion = !prefers || !stopsMotion ? 0 : fadesIn ? 2 : 1;
  }

  get phase() { return data.phases[this.player.read("phase")]; }

  get isBusy() { return this.player.read("fired") > this.player.read("completed"); }

  /** Adds the new steps of the player to this session, and returns them. */
  take(settings) {
    const steps = this.player.takeSteps();
    for (const step of steps) {
      step.before = this.steps.at(-1)?.values ?? this.initial;
      this.steps.push(step);
      this.device.follow(step.values, settings);
      const increases = (name) => step.values[value[name]] > step.before[value[name]];
      if (increases("fired")) this.actionStarted(settings.actionSeconds);
      if (data.ends.includes(step.name)) this.actionEnd = null;
      if (increases("completed") && step.values[value.isSuccess]) this.lastSuccess = Date.now();
    }
    return steps;
  }

  /** The haptic that the control plays since the last call; undefined without one. */
  takeHaptic() {
    const before = this.felt;
    this.felt = { count: this.player.read("haptics"), state: this.player.read("state") };
    const { haptics } = this.control;
    if (!haptics) return undefined;
    if (this.felt.count > before.count) return haptics.armed;
    return this.felt.state === before.state ? undefined : haptics[this.felt.state];
  }

  /** Sets the end of an action that has started, if the page is set to end actions by itself. */
  actionStarted(seconds) {
    if (seconds) this.actionEnd = Math.round((this.player.read("time") + seconds) * million);
  }

  /** The extent of the content after a footer has loaded more rows; null if it has not. */
  contentAfter(outcome) {
    const [content, isLoading] = [this.player.read("content"), this.control.isFar && outcome === "end"];
    if (!isLoading || !this.isBusy || content >= 12000) return null;
    return content + (this.control.isSideways ? 600 : 640);
  }
}
