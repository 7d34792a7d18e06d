// A phone with a list and a control in it.

const border = 10;

function make(name, parent) {
  const element = document.createElement("div");
  element.className = name;
  parent?.append(element);
  return element;
}

/** Whether the window is the screen of the phone, as on a real phone. */
function isFullScreen() { return document.body.classList.contains("app"); }

/** The shape of a screen that fills the window, within the safe area of the device. */
function fullScreen() {
  const { paddingTop, paddingBottom } = getComputedStyle(element("safe-area"));
  const [top, home] = [paddingTop, paddingBottom].map(parseFloat);
  return { width: innerWidth, height: innerHeight, bar: top + 54, home, keyboard: home + 302 };
}

/** A phone that draws the values of a player; it has no behavior of its own. */
class Device {
  constructor(parent, control) {
    this.control = control;
    this.root = make("device", parent);
    make("frame", this.root);
    this.screen = make("screen", this.root);
    this.list = make("content", this.screen);
    this.list.setAttribute("aria-hidden", "true");
    // An overlay is in front of the list, every other control behind it.
    this.element = make("control", this.screen);
    if (!control.isOverlay) this.screen.insertBefore(this.element, this.list);
    this.bar = make("bar", this.screen);
    const status = make("status", this.bar);
    status.append("9:41", document.createElement("i"));
    this.heading = make("heading", this.bar);
    this.heading.textContent = titleOf(control);
    this.bar.setAttribute("aria-hidden", "true");
    for (const name of ["back", "more"]) make(`glass ${name}`, this.bar);
    make("island", this.screen);
    this.keys = make("keys", this.screen);
    for (const count of [10, 9, 7, 3]) {
      const row = make("", this.keys);
      for (let index = 0; index < count; index += 1) row.append(document.createElement("i"));
    }
    make("home", this.screen);
    this.away = make("away", this.screen);
    this.away.textContent = "Not in a window";
    this.finger = make("finger", this.screen);
    this.finger.hidden = true;
    this.screen.classList.toggle("sideways", control.isSideways);
    // What a long pull uncovers may be higher than the control.
    this.element.classList.toggle("open", Boolean(control.layout.growth));
    this.app = appOf(control);
    this.drawing = new Drawing();
    this.start();
  }

  /** Forgets what it has shown, for a list that starts over. */
  start() {
    [this.state, this.followed, this.since, this.change] = [undefined, undefined, 0, null];
    this.drawn = "";
    this.drawing.drawing = null;
  }

  get isSideways() { return this.control.isSideways; }

  get width() { return this.shape.width; }
  get height() { return this.shape.height; }

  /** Sets the orientation of the screen, and with it the size of the phone. */
  setShape(isLandscape) {
    this.shape = isFullScreen() ? fullScreen() : isLandscape ? data.landscape : data.portrait;
    this.root.style.width = `${this.width + 2 * border}px`;
    this.root.style.height = `${this.height + 2 * border}px`;
    this.screen.classList.toggle("low", isLandscape);
    this.bar.style.height = `${this.shape.bar}px`;
  }

  /** Draws the phone with the values of a player, which are `lag` seconds old. */
  draw(values, settings, lag = 0) {
    const { control, element } = this;
    const state = values[value.state];
    const look = JSON.stringify([state, settings, this.width]);
    element.style.opacity = values[value.opacity];
    element.style[control.isSideways ? "width" : "height"] = `${values[value.height]}px`;
    this.screen.dir = isRightToLeft(control, settings) ? "rtl" : "ltr";
    if (look !== this.drawn) {
      this.drawn = look;
      this.screen.classList.toggle("dark", settings.dark);
      this.show(state, settings);
    }
    const now = values[value.time] + lag;
    if (this.change && !this.change.draw(now)) this.change = null;
    for (const stack of element.children) {
      stack.style.translate = `0 ${values[value.shift]}px`;
      stack.style.scale = values[value.scale];
    }
    element.style.setProperty("--texts", values[value.textOpacity]);
    const shown = control.drawings[state];
    if (shown && this.drawing.svg.isConnected) this.drawing.draw(shown, values, this.inputs(settings), lag);
    drawFrame(element, control.appearances[state], values[value.progress]);
    const phase = data.phases[values[value.phase]];
    if (this.screen.dataset.phase !== phase) this.screen.dataset.phase = phase;
    this.keys.classList.toggle("up", settings.keyboard);
    this.keys.style.height = `${this.shape.keyboard}px`;
    this.away.hidden = settings.inWindow;
    this.drawList(values, settings);
    const place = values[value.shownPlace];
    element.style.transform = this.shift(place);
  }

  /** Shows a state; what both states show moves to its new place. */
  show(state, settings) {
    const { control, element, drawing } = this;
    const isChange = this.state !== undefined && this.state !== state;
    const fades = settings.reduceMotion && control.fadesIn;
    const isReduced = settings.reduceMotion && control.stopsMotion;
    const seconds = !isChange ? 0 : fades ? data.fadeDuration : isReduced ? 0 : control.changeDuration ?? 0;
    const old = element.lastElementChild;
    if (seconds && drawing.svg.isConnected) drawing.svg.replaceWith(drawing.svg.cloneNode(true));
    drawing.svg.style.translate = "";
    drawAppearance(element, control, state, settings, drawing);
    const stack = element.lastElementChild;
    if (old) for (const name of ["translate", "scale"]) stack.style[name] = old.style[name];
    this.change = seconds && old ? new Change(old, stack, this.since, seconds, fades) : null;
    this.state = state;
  }

  /** The height that the control needs for what it shows: its own, or a larger one with large texts. */
  get neededHeight() {
    const { control, element } = this;
    const stack = element.lastElementChild;
    const isGrown = stack?.classList.contains("wrapping");
    return isGrown ? Math.max(control.height, Math.ceil(stack.offsetHeight) + 2 * (control.isCapsule ? data.surfaceMargin : data.room)) : control.height;
  }

  /** Takes the values after a step, so that what it shows changes when the control does. */
  follow(values, settings) {
    this.drawing.change(values, this.inputs(settings));
    if (values[value.state] === this.followed) return;
    [this.followed, this.since] = [values[value.state], values[value.time]];
  }

  /** Goes through the values of recorded frames, so that a drawing is as it was after them. */
  replay(frames, settings) {
    const last = frames.findLastIndex((values) => values[value.state] !== frames.at(-1)[value.state]);
    this.drawn = "";
    if (last >= 0) {
      this.draw(frames[last], settings);
      this.since = frames[last + 1][value.time];
    }
    const drawings = frames.map((values) => this.control.drawings[values[value.state]]);
    const shown = drawings.at(-1);
    if (!shown || !this.drawing.drawing) return;
    const first = drawings.findLastIndex((drawing) => drawing !== shown) + 1;
    this.drawing.restart(shown, frames.slice(first), this.inputs(settings));
  }

  /** The settings for drawings. */
  inputs(settings) {
    const { distance, stopsMotion } = this.control;
    return { ...settings, distance, reduceMotion: settings.reduceMotion && stopsMotion };
  }

  /** The CSS transform that moves an element along the scroll axis. */
  shift(place) {
    if (!this.isSideways) return `translate3d(0, ${place}px, 0)`;
    return `translate3d(${this.screen.dir === "rtl" ? -place : place}px, 0, 0)`;
  }

  drawList(values, settings) {
    const extent = rowExtent(this.isSideways, settings);
    const count = Math.max(Math.round(values[value.content] / extent), 0);
    const drawn = `${count} ${settings.size}`;
    if (drawn !== this.drawnList) {
      this.drawnList = drawn;
      this.list.replaceChildren(...Array.from({ length: count }, (_, index) => {
        const row = listRow(this.app, index, settings);
        row.style[this.isSideways ? "insetInlineStart" : "top"] = `${index * extent}px`;
        row.style[this.isSideways ? "width" : "height"] = `${this.isSideways ? extent - 20 : extent}px`;
        return row;
      }));
    }
    this.list.style.transform = this.shift(-values[value.shownOffset]);
  }

  /** Lets the phone vibrate, and shows a ring around the finger. */
  feel(haptic) {
    // Before a touch, browsers refuse to vibrate.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(vibrations[haptic]);
    this.finger.dataset.haptic = haptic;
    const rings = [{ outline: "0 solid #8888", outlineOffset: "0" }, { outline: "14px solid #8880", outlineOffset: "4px" }];
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.finger.animate(rings, 350);
  }

  /** Shows a finger at a point; hides the finger if the point is null. */
  drawFinger(point) {
    this.finger.hidden = !point;
    if (!point) return;
    this.finger.style.left = `${point[0]}px`;
    this.finger.style.top = `${point[1]}px`;
  }
}
