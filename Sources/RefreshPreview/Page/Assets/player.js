// The WebAssembly module: the control's state machine with its timers and a simulated list.

const data = withParts(JSON.parse(document.getElementById("data").textContent));
const value = Object.fromEntries(data.values.map((name, index) => [name, index]));
const stimulus = Object.fromEntries(data.stimuli.map((name, index) => [name, index]));
const key = Object.fromEntries(data.keys.map((name, index) => [name, index]));

/** Puts the parts of controls, which the data has once, in place of their indices. */
function withParts(data) {
  for (const behavior of data.behaviors) {
    behavior.diagram = data.diagrams[behavior.diagram].map((index) => data.lines[index]).join("\n");
  }
  for (const design of data.designs) {
    Object.assign(design, data.behaviors[design.behavior], data.traits[design.traits]);
    for (const name of ["appearances", "drawings", "languages"]) design[name] = design[name].map((index) => data[name][index] ?? null);
  }
  for (const control of data.controls) Object.assign(control, data.designs[control.design]);
  return data;
}

/** The functions of the module that belong to no control. */
let moduleFunctions;

async function compilePlayer() {
  const text = atob(document.getElementById("player").textContent.trim());
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
  moduleFunctions = new WebAssembly.Instance(module, {}).exports;
  return module;
}

/** One control in a simulated list. */
class Player {
  /** A player takes an instance of the module from the player that had it before. */
  constructor(exports, numbers) {
    this.exports = exports;
    // JSON has no infinity; null stands for it.
    numbers.forEach((number, index) => this.exports.set(index, number ?? Infinity));
    this.exports.start();
  }

  /** All values that the page draws; `value` has their indices. */
  snapshot() {
    return data.values.map((_, index) => this.exports.read(index));
  }

  read(name) { return this.exports.read(value[name]); }
  perform(name, first = 0, second = 0) { this.exports.perform(stimulus[name], first, second); }
  touch() { this.exports.touch(); }
  move(way) { this.exports.move(way); }
  lift() { this.exports.lift(); }
  resize(height) { this.exports.resize(height); }
  advance(seconds) { this.exports.advance(seconds); }
  /** Sets what Reduce Motion does: nothing, no animations, or short ones and fades. */
  set reduceMotion(kind) { this.exports.reduceMotion(kind); }

  /** The steps since the last call: each stimulus, with the values after it. */
  takeSteps() {
    const count = this.exports.takeSteps();
    return Array.from({ length: count }, (_, index) => ({
      name: data.stimuli[this.exports.stimulus(index, 0)],
      first: this.exports.stimulus(index, 1),
      second: this.exports.stimulus(index, 2),
      values: data.values.map((_, number) => this.exports.readStep(index, number)),
    }));
  }
}

/** The words of stimuli that have another name in the player. */
const eventWords = {
  drop: "release", advance: "wait", end: "end success", endNoMore: "end exhausted", fail: "end failure",
  cancel: "end cancelled", triggered: "trigger",
};

/** A number as a plain decimal. */
function decimal(number) {
  const [digits, exponent] = String(number).split("e-");
  return exponent ? `${number < 0 ? "-" : ""}0.${"0".repeat(exponent - 1)}${digits.replace(/[-.]/g, "")}` : digits;
}

/** A stimulus as a line of events. */
function eventLine({ name, first, second }) {
  const word = eventWords[name] ?? name;
  switch (name) {
    case "scroll": case "displace": return `${word} ${decimal(first)}${second ? " finger" : ""}`;
    case "advance": return `${word} ${decimal(first)}s`;
    case "content": case "viewport": return `${word} ${decimal(first)}`;
    case "inset": return `${word} ${decimal(first)} ${decimal(second)}`;
    case "window": return first ? "attach" : "detach";
    case "opposite": return `${word} ${first ? "busy" : "idle"}`;
    case "refreshing": return `${word} ${first ? "on" : "off"}`;
    default: return word;
  }
}
