// The list of events.

/** The largest number of rows in the list. */
const mostEvents = 400;

/** The list of events, with the phases that each version of the control changed to. */
class EventList {
  constructor(marks = []) {
    this.marks = marks.map((mark) => ` (${mark.toLowerCase()})`);
    this.list = element("log");
    this.follows = true;
    this.list.onscroll = () => {
      this.follows = this.list.scrollTop + this.list.clientHeight > this.list.scrollHeight - 30;
    };
    this.clear();
  }

  clear() {
    this.list.replaceChildren();
    // The events that are not yet shown, the latest of all, and the last one that is shown.
    [this.added, this.last, this.shown] = [[], null, null];
  }

  /** Adds the new steps of each version. */
  add(steps) {
    const isPair = steps.length > 1;
    const olds = isPair ? steps[0].filter(changesPhase) : [];
    for (const step of steps.at(-1)) {
      const same = olds.findIndex((old) => phaseOf(old) === phaseOf(step));
      const isShared = changesPhase(step) && same >= 0;
      if (isShared) olds.splice(same, 1);
      this.addStep(step, isPair && !isShared ? this.marks[1] : "");
    }
    for (const old of olds) this.addStep(old, this.marks[0]);
  }

  addStep(step, version) {
    const isChange = changesPhase(step);
    if (step.name === "advance" && !isChange) return;
    // Consecutive scrolls share a row if all of them are by a finger, or all without one.
    const kind = stimulusOf(step) === "scroll" && !isChange ? (step.second ? "drag" : "scroll") : null;
    if (kind && this.last?.kind === kind) {
      this.last.step = step;
    } else {
      const to = isChange ? `→ ${phaseOf(step)}${version}` : "";
      this.last = { kind, time: `${step.values[value.time].toFixed(3)} s`, step, to };
      this.added.push(this.last);
      if (this.added.length > 2 * mostEvents) this.added.splice(0, mostEvents);
    }
  }

  /** Shows the events that came since the last frame. */
  draw() {
    const { list } = this;
    if (this.shown && this.shown.step !== this.shownStep) {
      this.shownStep = this.shown.step;
      list.lastElementChild?.querySelector(".what").replaceChildren(eventText(this.shownStep));
    }
    if (!this.added.length) return;
    list.append(...this.added.slice(-mostEvents).map((event) => {
      const row = document.createElement("li");
      for (const name of ["time", "what", "to"]) {
        const part = document.createElement("span");
        part.className = name;
        part.textContent = event[name] ?? eventText(event.step);
        row.append(part);
      }
      return row;
    }));
    [this.added, this.shown, this.shownStep] = [[], this.last, this.last.step];
    while (list.childElementCount > mostEvents) list.firstElementChild.remove();
    if (this.follows) list.scrollTop = list.scrollHeight;
  }
}

function phaseOf(step) { return data.phases[step.values[value.phase]]; }

/** Whether an event changed the phase. */
function changesPhase(step) {
  return step.before[value.phase] !== step.values[value.phase];
}

/** A stimulus in a few words. */
function eventText(step) {
  const { first, second, before } = step;
  switch (stimulusOf(step)) {
    case "advance": return timerText(before);
    case "scroll": return `${second ? "drag" : "scroll"} to ${number(first)}`;
    case "window": return first ? "enter a window" : "leave the window";
    case "content": return `content ${number(first)}`;
    case "inset": return `insets ${number(first)}, ${number(second)}`;
    case "viewport": return `viewport ${number(first)}`;
    default: return eventWords[step.name] ?? step.name;
  }
}

/** The stimulus of a step as people see it: a list that moves without a scroll scrolls, too. */
function stimulusOf({ name }) { return name === "displace" ? "scroll" : name; }

/** The name of the timer that has ended. */
function timerText(before) {
  const timer = data.timers[before[value.timer]];
  return timer ? `${timer} ends` : "time passes";
}
