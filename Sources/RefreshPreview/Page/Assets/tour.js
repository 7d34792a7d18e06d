// The shortest gesture that takes an arrow of the diagram, found by trying gestures out.

/** The frames of a drag, and those after each step. */
const [dragFrames, restFrames] = [18, 12];

/** The longest gesture, in steps. */
const longestGesture = 6;

/** One step of a gesture, which the page performs as its user would. */
function gestureSteps({ distance, height, isFar, hasSecondLevel, startsByTap }) {
  const sign = isFar ? 1 : -1;
  const pull = (points, frames = dragFrames) => ({ pull: sign * points, frames });
  const far = Math.max(distance, height) * 3 + 40;
  return [
    { wait: true }, pull(20), pull(far), ...hasSecondLevel ? [pull(far * 0.7), pull(far * 3)] : [], pull(-100), { lift: true }, pull(far, 1),
    ...startsByTap ? [{ perform: "tap" }] : [], { perform: "begin" },
    ...data.ends.map((name) => ({ end: name })), { perform: "reset" },
    ...hasSecondLevel ? [{ perform: "openSecondLevel" }, { perform: "closeSecondLevel" }] : [],
    { perform: "window", to: 0 }, { perform: "window", to: 1 }, { perform: "opposite", to: 1 },
  ];
}

/** Whether a trial can take a step now. */
function allows(trial, { pull, lift, end, perform, to }) {
  const isInWindow = trial.settings.inWindow;
  if (pull !== undefined) return isInWindow && (trial.touchPoint === null || trial.way !== pull);
  if (lift) return trial.touchPoint !== null;
  if (end) return trial.main.isBusy || trial.main.phase === "pending";
  if (perform === "window") return isInWindow !== (to === 1) && trial.touchPoint === null;
  if (perform === "tap") return isInWindow && trial.touchPoint === null;
  return true;
}

/** Takes a step in a trial; yields the time that each frame may take, since timeouts are long. */
function* taken(step, trial, point, isDone) {
  if (step.pull !== undefined) {
    const from = trial.touchPoint ? trial.way : 0;
    if (!trial.touchPoint) trial.touch(point);
    for (let frame = 1; frame <= step.frames; frame += 1) {
      trial.move(from + (step.pull - from) * frame / step.frames, point);
      yield 0;
    }
  } else if (step.lift) {
    trial.lift();
  } else if (step.end) {
    trial.end(step.end);
  } else if (step.perform) {
    if (step.perform === "window") trial.settings.inWindow = step.to === 1;
    trial.perform(step.perform, step.to);
  } else {
    const { player } = trial.main;
    while (!isDone() && trial.main.isDue(Infinity)) yield player.read("isMoving") ? 0 : player.read("timerLeft");
  }
  for (let frame = 0; frame < restFrames && !isDone(); frame += 1) yield 0;
}

/** The shortest sequence of steps that takes an arrow, or null if none was found. */
function shortestGesture(module, control, isTaken) {
  const session = new Session(module, control, { follow() {} });
  const settings = { inWindow: true, actionSeconds: 0, outcome: "end", reduceMotion: false };
  const steps = gestureSteps(control);
  const play = (path) => {
    let found = false;
    const trial = new Trial([session], { ...settings });
    trial.changed = ([steps]) => { found ||= steps.some(isTaken); };
    for (const step of path) {
      if (!allows(trial, step)) return null;
      for (const seconds of taken(step, trial, [0, 0], () => found)) trial.pass(seconds || 1 / 60);
    }
    const state = ["phase", "timer", "addedInset"].map((name) => session.player.read(name));
    const { way, touchPoint } = trial;
    return { found, key: [...state, session.isBusy, touchPoint && way, trial.settings.inWindow].join() };
  };
  const seen = new Set();
  let paths = [[]];
  for (let length = 1; length <= longestGesture && paths.length; length += 1) {
    const next = [];
    for (const path of paths) {
      for (const step of steps) {
        const longer = [...path, step];
        const played = play(longer);
        if (!played) continue;
        if (played.found) return longer;
        if (seen.has(played.key)) continue;
        seen.add(played.key);
        next.push(longer);
      }
    }
    paths = next;
  }
  return null;
}

/** Plays gestures on the page, one at a time. */
class Tour {
  constructor(trial) { this.trial = trial; }

  /** Stops the gesture that is being played. */
  stop() {
    if (!this.path) return;
    this.path = null;
    this.trial.lift();
  }

  /** Plays a gesture, unless another one or the user interrupts it. */
  async play(path, point) {
    const { trial } = this;
    this.path = path;
    const { actionSeconds } = trial.settings;
    trial.settings.actionSeconds = 0;
    const frame = () => new Promise(requestAnimationFrame);
    for (const step of path) {
      for (const seconds of taken(step, trial, point, () => false)) {
        await frame();
        if (this.path !== path) break;
        if (seconds <= 1) continue;
        trial.pass(seconds - 0.5);
        trial.flush();
      }
      element("window").checked = trial.settings.inWindow;
      if (this.path !== path) break;
    }
    for (let count = 0; count < 60 && this.path === path; count += 1) await frame();
    if (this.path === path) this.stop();
    trial.settings.actionSeconds = actionSeconds;
  }
}
