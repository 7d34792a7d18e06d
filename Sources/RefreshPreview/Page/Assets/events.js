// The list of events.

/** The largest number of rows in the list. */
const mostEvents = 400;

/** The list of events, with the phases that each version of the control changed to. */
class EventList {
  constructor() {
    this.list = element("log");
    this.clear();
  }

  clear() {
    this.list.replaceChildren();
    this.row = null;
  }

  /** Adds the new steps of each version. */
  add(steps) {
    const { list } = this;
    const isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 30;
    const isPair = steps.length > 1;
    const olds = isPair ? steps[0].filter(changesPhase) : [];
    for (const step of steps.at(-1)) {
      const same = olds.findIndex((old) => phaseOf(old) === phaseOf(step));
      const isShared = changesPhase(step) && same >= 0;
      if (isShared) olds.splice(same, 1);
      this.addStep(step, isPair && !isShared ? " (new)" : "");
    }
    for (const old of olds) this.addStep(old, " (old)");
    while (list.childElementCount > mostEvents) list.firstElementChild.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }

  addStep(step, version) {
    const isChange = changesPhase(step);
    if (step.name === "advance" && !isChange) return;
    // Consecutive scrolls share a row if all of them are by a finger, or all without one.
    const kind = step.name === "scroll" ? (step.second ? "drag" : "scroll") : null;
    if (kind && !isChange && this.row?.kind === kind) {
      this.row.what.textContent = eventText(step);
      return;
    }
    const row = document.createElement("li");
    const [time, what, to] = ["time", "what", "to"].map((name) => {
      const part = document.createElement("span");
      part.className = name;
      row.append(part);
      return part;
    });
    time.textContent = `${step.values[value.time].toFixed(3)} s`;
    what.textContent = step.name === "advance" ? timerText(step.before) : eventText(step);
    if (isChange) to.textContent = `→ ${phaseOf(step)}${version}`;
    this.list.append(row);
    this.row = { kind: isChange ? null : kind, what };
  }
}

function phaseOf(step) { return data.phases[step.values[value.phase]]; }

/** Whether an event changed the phase. */
function changesPhase(step) {
  return step.before[value.phase] !== step.values[value.phase];
}

/** A stimulus in a few words. */
function eventText({ name, first, second }) {
  switch (name) {
    case "scroll": return `${second ? "drag" : "scroll"} to ${number(first)}`;
    case "drop": return "release";
    case "end": return "end success";
    case "endNoMore": return "end exhausted";
    case "fail": return "end failure";
    case "cancel": return "end cancelled";
    case "window": return first ? "enter a window" : "leave the window";
    case "content": return `content ${number(first)}`;
    case "inset": return `insets ${number(first)}, ${number(second)}`;
    case "viewport": return `viewport ${number(first)}`;
    default: return name;
  }
}

/** The name of the timer that has ended. */
function timerText(before) {
  const timer = data.timers[before[value.timer]];
  return timer ? `${timer} ends` : "time passes";
}
