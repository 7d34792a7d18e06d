// The WebAssembly module: the control's state machine with its timers and a simulated list.

const data = JSON.parse(document.getElementById("data").textContent);
const value = Object.fromEntries(data.values.map((name, index) => [name, index]));
const stimulus = Object.fromEntries(data.stimuli.map((name, index) => [name, index]));
const key = Object.fromEntries(data.keys.map((name, index) => [name, index]));

/** The functions of the module that belong to no control. */
let moduleFunctions;

async function compilePlayer() {
  const text = atob(document.getElementById("player").textContent.trim());
  const module = await WebAssembly.compile(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  moduleFunctions = new WebAssembly.Instance(module, {}).exports;
  return module;
}

/** One control in a simulated list. */
class Player {
  constructor(module, control) {
    this.exports = new WebAssembly.Instance(module, {}).exports;
    // JSON has no infinity; null stands for it.
    control.numbers.forEach((number, index) => this.exports.set(index, number ?? Infinity));
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
  advance(seconds) { this.exports.advance(seconds); }
  set reducesMotion(reduces) { this.exports.reduceMotion(reduces ? 1 : 0); }

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

/** A stimulus as the event of a trace. */
function traceEvent({ name, first, second }) {
  switch (name) {
    case "scroll": return { e: name, y: first, drag: second !== 0 };
    case "advance": return { e: name, s: first };
    case "content": case "viewport": return { e: name, h: first };
    case "inset": return { e: name, top: first, bottom: second };
    case "window": return { e: name, attached: first !== 0 };
    case "opposite": return { e: name, busy: first !== 0 };
    default: return { e: name };
  }
}
