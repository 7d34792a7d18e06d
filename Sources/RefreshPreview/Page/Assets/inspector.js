// What stands around the device: the state, the buttons and the events.

const element = (id) => document.getElementById(id);
const number = (amount, digits = 1) => (Math.round(amount * 10 ** digits) / 10 ** digits + 0).toLocaleString("en", { maximumFractionDigits: digits, useGrouping: false });
const timers = ["reveal", "minimumVisible", "endDelay", "timeout", "retract"];
/** The most events that the list shows. */
const mostEvents = 400;

class Inspector {
  constructor(session) {
    this.session = session;
    this.control = session.control;
    this.readings = {};
    for (const name of ["Pull", "Offset", "Added inset", "Timer", "Actions", "Completed"]) {
      const [box, term, detail] = ["div", "dt", "dd"].map((tag) => document.createElement(tag));
      term.textContent = name;
      box.append(term, detail);
      element("readings").append(box);
      this.readings[name] = detail;
    }
    const diagram = new DOMParser().parseFromString(this.control.diagram, "image/svg+xml");
    element("diagram").replaceChildren(document.importNode(diagram.documentElement, true));
    this.showFindings();
    this.showEvents(null);
    session.changed = (steps) => this.showEvents(steps);
  }

  /** Shows the state at one time. */
  draw(values) {
    const { control, readings } = this;
    const phase = data.phases[values[value.phase]];
    if (phase !== this.phase) this.showPhase(phase, values[value.state]);
    const progress = Math.max(0, Math.min(values[value.progress], 1));
    element("meter").style.transform = `scaleX(${progress})`;
    const distance = control.distance > 0 ? ` of ${number(control.distance)}` : "";
    this.write("Pull", `${number(values[value.pull])}${distance} pt`);
    this.write("Offset", `${number(values[value.shownOffset])} pt`);
    this.write("Added inset", `${number(values[value.addedInset])} pt`);
    const timer = timers[values[value.timer]];
    const left = Math.max(0, values[value.timerLeft] - this.session.pending / million);
    this.write("Timer", timer ? `${timer} ${number(left, 2)} s` : "–");
    this.write("Actions", values[value.fired]);
    this.write("Completed", values[value.completed]);
    this.drawTransport(values);
  }

  write(name, text) {
    const detail = this.readings[name];
    if (detail.textContent !== String(text)) detail.textContent = text;
  }

  showPhase(phase, state) {
    this.phase = phase;
    element("phase").textContent = phase;
    for (const node of element("diagram").querySelectorAll("[data-phase]")) {
      node.classList.toggle("current", node.dataset.phase === phase);
    }
    for (const node of element("diagram").querySelectorAll("[data-from]")) {
      node.classList.toggle("current", node.dataset.from.split(" ").includes(phase));
    }
    const { control, session } = this;
    const appearance = control.appearances[state];
    const text = localized(control, appearance.accessibility ?? appearance.title, session.settings);
    const isAnnounced = control.announced.includes(phase) && text != null;
    element("spoken").textContent = isAnnounced ? `VoiceOver announces “\u2068${text}\u2069”` : "";
  }

  drawTransport(values) {
    const { session } = this;
    const scrubber = element("scrubber");
    const last = session.frames.length - 1;
    scrubber.disabled = last < 1;
    if (Number(scrubber.max) !== last) scrubber.max = Math.max(last, 0);
    if (session.isLive && Number(scrubber.value) !== last) scrubber.value = last;
    element("live").setAttribute("aria-pressed", session.isLive);
    const start = session.frames[0].values[value.time];
    const text = `${(values[value.time] - start).toFixed(2)} s`;
    if (element("moment").textContent !== text) element("moment").textContent = text;
    if (!session.isLive) scrubber.setAttribute("aria-valuetext", `${text}, ${this.phase}`);
  }

  /** Adds events to the list; null starts a new one. */
  showEvents(steps) {
    const list = element("log");
    if (steps === null) {
      list.replaceChildren();
      this.row = null;
      steps = this.session.steps;
    }
    const isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 30;
    for (const step of steps) this.addEvent(list, step);
    while (list.childElementCount > mostEvents) list.firstElementChild.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }

  addEvent(list, step) {
    const start = step.before ?? step.values;
    const phase = data.phases[step.values[value.phase]];
    const isChange = step.before ? step.before[value.phase] !== step.values[value.phase] : phase !== "idle";
    if (step.name === "advance" && !isChange) return;
    const isScroll = step.name === "scroll";
    // Scrolls in one direction of hands are one line.
    const kind = isScroll ? (step.second ? "drag" : "scroll") : null;
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
    what.textContent = step.name === "advance" ? timerText(start) : eventText(step);
    if (isChange) to.textContent = `→ ${phase}`;
    list.append(row);
    this.row = { kind: isChange ? null : kind, what };
  }

  showFindings() {
    const list = element("findings");
    list.replaceChildren(...data.findings[this.control.file].map((finding) => {
      const item = document.createElement("li");
      const [severity, place] = ["span", "span"].map((tag) => document.createElement(tag));
      severity.className = `severity ${finding.severity}`;
      severity.textContent = `${finding.severity}: `;
      place.className = "place";
      place.textContent = `${finding.place} [${finding.rule}]`;
      item.append(severity, finding.message, place);
      return item;
    }));
    if (list.childElementCount) return;
    const none = document.createElement("li");
    none.textContent = "None: the spec has no errors and no warnings.";
    list.append(none);
  }
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

/** The timer that has ended as time passed. */
function timerText(before) {
  const timer = timers[before[value.timer]];
  return timer ? `${timer} ends` : "time passes";
}
