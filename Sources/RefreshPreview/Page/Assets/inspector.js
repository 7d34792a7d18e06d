// The parts of the page around the phone: the state, the differences and the findings.

const element = (id) => document.getElementById(id);
const number = (amount, digits = 1) => (Math.round(amount * 10 ** digits) / 10 ** digits + 0).toLocaleString("en", { maximumFractionDigits: digits, useGrouping: false });
/** The names of the two versions in a comparison. */
const versions = ["Old", "New"];

class Inspector {
  constructor(trial, pair) {
    Object.assign(this, { trial, pair });
    this.readings = {};
    for (const name of ["Pull", "Offset", "Added inset", "Timer", "Actions", "Completed"]) {
      const [box, term, detail] = ["div", "dt", "dd"].map((tag) => document.createElement(tag));
      term.textContent = name;
      box.append(term, detail);
      element("readings").append(box);
      this.readings[name] = detail;
    }
    this.showDiagrams();
    this.showFindings();
    this.showDifferences();
    delete element("phase").dataset.shown;
  }

  get controls() { return this.trial.sessions.map(({ control }) => control); }

  /** Shows the diagram of each version; only one if the diagrams are equal. */
  showDiagrams() {
    const [{ diagram: first }] = this.controls;
    const isShared = this.controls.every(({ diagram }) => diagram === first);
    const controls = isShared ? this.controls.slice(-1) : this.controls;
    this.diagrams = controls.map(({ name, diagram }) => {
      const image = new DOMParser().parseFromString(diagram, "image/svg+xml").documentElement;
      // Controls of different names share a diagram, which has none.
      image.setAttribute("aria-label", `States of ${name}`);
      image.querySelector("title").textContent = `States of ${name}`;
      return document.importNode(image, true);
    });
    const names = this.diagrams.length > 1 ? this.pair.names : [];
    element("diagram").replaceChildren(...this.diagrams.flatMap((image, index) => {
      if (!names.length) return [image];
      const heading = document.createElement("h3");
      heading.textContent = names[index];
      return [heading, image];
    }));
  }

  /** Makes each arrow a button that plays the shortest gesture that takes it. */
  connectDiagrams(play) {
    for (const image of this.diagrams) image.setAttribute("role", "group");
    this.arrows = this.diagrams.flatMap((image, index) => [...image.querySelectorAll("[data-from]")].map((arrow) => {
      const { from, to, causes } = arrow.dataset;
      const label = arrow.querySelector("text").textContent;
      arrow.setAttribute("role", "button");
      arrow.setAttribute("aria-label", `Play ${label}, from ${from.split(" ").join(" or ")} to ${to}`);
      arrow.setAttribute("tabindex", "0");
      const isTaken = (step) => changesPhase(step) && phaseOf(step) === to
        && from.split(" ").includes(data.phases[step.before[value.phase]])
        && causes.split(" ").includes(step.name === "advance" ? data.timers[step.before[value.timer]] : stimulusOf(step));
      const control = this.controls[this.diagrams.length > 1 ? index : this.controls.length - 1];
      const start = () => play(control, isTaken);
      arrow.addEventListener("click", start);
      arrow.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        start();
      });
      return { arrow, control, isTaken, changes: from.split(" ").map((phase) => `${phase} ${to}`) };
    }));
    this.changes = new Set(this.arrows.flatMap(({ changes }) => changes));
    this.seenCount = null;
  }

  /** Shows which transitions were seen. */
  showSeen() {
    const { seen } = this.trial;
    const count = [...this.changes].filter((change) => seen.has(change)).length;
    if (count === this.seenCount) return;
    this.seenCount = count;
    element("seen").textContent = `${count} of ${this.changes.size} seen`;
    for (const { arrow, changes } of this.arrows) arrow.classList.toggle("seen", changes.every((change) => seen.has(change)));
  }

  /** Shows the state of each version at one time. */
  draw(moments) {
    const phases = moments.map((values) => data.phases[values[value.phase]]);
    const states = moments.map((values) => values[value.state]);
    const [values] = moments.slice(-1);
    const shown = [...phases, ...states].join(" ");
    if (shown !== this.shown) {
      this.shown = shown;
      this.showPhases(phases, states);
    }
    const progress = Math.max(0, Math.min(values[value.progress], 1));
    element("meter").style.transform = `scaleX(${progress})`;
    const write = (name, text) => writeVersions(this.readings[name], moments.map(text));
    write("Pull", (values, index) => {
      const { distance } = this.controls[index];
      return `${number(values[value.pull])}${distance > 0 ? ` of ${number(distance)}` : ""} pt`;
    });
    write("Offset", (values) => `${number(values[value.shownOffset])} pt`);
    write("Added inset", (values) => `${number(values[value.addedInset])} pt`);
    write("Timer", (values) => {
      const left = Math.max(0, values[value.timerLeft] - this.trial.pending / million);
      const timer = data.timers[values[value.timer]];
      return timer ? `${timer} ${number(left, 2)} s` : "–";
    });
    write("Actions", (values) => String(values[value.fired]));
    write("Completed", (values) => String(values[value.completed]));
    this.drawTransport(values, phases.at(-1));
    this.showSeen();
  }

  showPhases(phases, states) {
    writeVersions(element("phase"), phases);
    this.diagrams.forEach((diagram, index) => {
      const shown = this.diagrams.length < phases.length ? phases : [phases[index]];
      for (const node of diagram.querySelectorAll("[data-phase]")) {
        node.classList.toggle("current", shown.includes(node.dataset.phase));
      }
      for (const node of diagram.querySelectorAll("[data-from]")) {
        node.classList.toggle("current", node.dataset.from.split(" ").some((phase) => shown.includes(phase)));
      }
    });
    this.speak(states.at(-1));
    if (!this.pair) return;
    const { looksDifferent } = this.pair;
    const differs = looksDifferent && (new Set(phases).size > 1 || states.some((state) => looksDifferent[state]));
    this.trial.sessions.forEach(({ device }, index) => {
      device.element.classList.toggle("differs", Boolean(differs));
      device.caption.querySelector(".chip").textContent = phases[index];
      device.caption.classList.toggle("differs", new Set(phases).size > 1);
    });
    for (const { item, states: own } of this.differences) {
      item.classList.toggle("current", own.some((state) => states.includes(state)));
    }
  }

  /** Shows the text that VoiceOver announces in a state. */
  speak(state) {
    const { control } = this.trial.main;
    const appearance = control.appearances[state];
    const text = localized(control, appearance.spokenText, this.trial.settings);
    const isAnnounced = control.announced[state] && text != null;
    element("spoken").textContent = isAnnounced ? `VoiceOver announces “\u2068${text}\u2069”` : "";
  }

  drawTransport(values, phase) {
    const { trial } = this;
    const scrubber = element("scrubber");
    const last = trial.frames.length - 1;
    scrubber.disabled = last < 1;
    if (Number(scrubber.max) !== last) scrubber.max = Math.max(last, 0);
    const place = trial.isLive ? last : trial.shown;
    if (Number(scrubber.value) !== place) scrubber.value = place;
    element("live").setAttribute("aria-pressed", trial.isLive);
    const start = trial.frames[0].values.at(-1)[value.time];
    const text = `${(values[value.time] - start).toFixed(2)} s`;
    if (element("moment").textContent !== text) element("moment").textContent = text;
    if (!trial.isLive) scrubber.setAttribute("aria-valuetext", `${text}, ${phase}`);
  }

  /** Shows the findings of all files; those of the new version come last. */
  showFindings() {
    const files = new Set(this.trial.sessions.map(({ control }) => control.file));
    const items = [...files].flatMap((file) => data.findings[file] ?? []).map(findingItem);
    element("findings").replaceChildren(...items);
    if (items.length) return;
    const none = document.createElement("li");
    none.textContent = files.size > 1 ? "None: the specs have no errors and no warnings." : "None: the spec has no errors and no warnings.";
    element("findings").append(none);
  }

  /** Shows the keys that differ between two versions. */
  showDifferences() {
    const { pair } = this;
    element("comparison").hidden = !pair?.differences;
    this.differences = [];
    if (!pair?.differences) return;
    const count = pair.differences.length;
    element("comparison-title").textContent = count === 1 ? "1 difference" : `${count || "No"} differences`;
    this.differences = pair.differences.map((difference) => {
      const item = document.createElement("li");
      const [name, where, old, current] = ["code", "span", "del", "ins"].map((tag) => document.createElement(tag));
      name.textContent = difference.key;
      where.textContent = difference.stateNames;
      old.textContent = difference.old ?? "not set";
      current.textContent = difference.new ?? "not set";
      item.append(name, where, old, current);
      return { item, states: difference.states };
    });
    element("differences").replaceChildren(...this.differences.map(({ item }) => item));
  }
}

/** The names of libraries, which presets have in lower case. */
const libraries = "MJRefresh SVPullToRefresh SVInfiniteScrolling ESPullToRefresh EGO XDRefresh KafkaRefresh UIRefreshControl";

/** The name of a control for people: that of its file, or of its class if it is not alone there. */
function titleOf({ name, file }) {
  const names = new Set(data.controls.filter((other) => other.file === file).map((other) => other.name));
  const stem = file.split("/").at(-1).replace(/(\.refresh)?\.ya?ml$/, "");
  const words = names.size > 1 || stem.startsWith("<") ? name.replace(/([a-z\d])([A-Z])/g, "$1 $2").toLowerCase() : stem.replace(/-/g, " ");
  const library = libraries.split(" ").find((name) => words.startsWith(name.toLowerCase()));
  return library ? library + words.slice(library.length) : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Shows a text of documentation, whose code is between backticks. */
function write(target, text) {
  target.replaceChildren(...text.split(/`([^`]+)`/).map((part, index) => {
    if (index % 2 === 0) return part;
    const code = document.createElement("code");
    code.textContent = part;
    return code;
  }));
}

/** A finding as an item of a list. */
function findingItem(finding) {
  const item = document.createElement("li");
  const [severity, place] = ["span", "span"].map((tag) => document.createElement(tag));
  severity.className = `severity ${finding.severity}`;
  severity.textContent = `${finding.severity}: `;
  place.className = "place";
  // What cannot be read has no place that breaks a rule.
  place.textContent = finding.rule ? `${finding.place} [${finding.rule}]` : "";
  const message = document.createElement("span");
  write(message, finding.message);
  item.append(severity, message, place);
  return item;
}

/** Shows the texts of all versions; only one text if they are equal. */
function writeVersions(target, texts) {
  const isSame = texts.every((text) => text === texts[0]);
  const shown = isSame ? [texts[0]] : texts;
  if (target.dataset.shown === shown.join("\n")) return;
  target.dataset.shown = shown.join("\n");
  target.classList.toggle("differs", !isSame);
  target.replaceChildren(...shown.map((text) => {
    const part = document.createElement("span");
    part.textContent = text;
    return part;
  }));
}
