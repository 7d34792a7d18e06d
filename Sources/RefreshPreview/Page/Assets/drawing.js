// Drawings of indicators: the module evaluates them, and this draws its records.

/** The seconds in which a drawing appears in place of another one. */
const drawingFade = 0.25;

/** A drawing in a phone. */
class Drawing {
  constructor() {
    this.index = moduleFunctions.addDrawing();
    this.svg = svgElement("svg", { class: "drawing", "aria-hidden": "true" });
    this.id = `d${this.index}`;
  }

  /** Shows a drawing at the values of a player; `lag` is the time that the values are old. */
  draw(drawing, values, settings, lag) {
    const [state, now, theme] = [values[value.state], values[value.time] + lag, shadeIndex(settings)];
    if (drawing !== this.drawing || theme !== this.theme) this.load(drawing, state, theme, now);
    this.change(values, settings);
    this.setMoment(values, settings, now);
    // A drawing in place of another one fades in.
    const part = (now - this.appeared) / drawingFade;
    this.svg.style.opacity = part < 1 ? Math.max(part, 0) : "";
    const records = this.records;
    this.svg.innerHTML = this.markup(records, 0, records.length);
  }

  /** Goes to the state of a step, at the time of the step. */
  change(values, settings) {
    const [state, now] = [values[value.state], values[value.time]];
    if (!this.drawing || state === this.state) return;
    this.setMoment(values, settings, now);
    moduleFunctions.changeState(this.index, state);
    [this.state, this.start] = [state, now];
  }

  /** Goes through the states of recorded values. */
  restart(drawing, frames, settings) {
    this.drawing = null;
    this.load(drawing, frames[0][value.state], shadeIndex(settings));
    for (const values of frames) this.change(values, settings);
  }

  load(drawing, state, theme, now = -Infinity) {
    const last = this.drawing;
    // The drawings of two states may differ in their colors alone.
    const keepsPose = drawing.name === last?.name && drawing.layers.length === last?.layers.length;
    const numbers = [...drawing.numbers];
    const changed = drawing.shades[theme];
    for (let index = 0; index < changed.length; index += 2) numbers[changed[index]] = changed[index + 1];
    for (const number of numbers) moduleFunctions.addNumber(number);
    moduleFunctions.setDrawing(this.index, state, keepsPose ? 1 : 0);
    [this.drawing, this.theme] = [drawing, theme];
    if (keepsPose) return;
    this.appeared = last ? now : -Infinity;
    // A time before all others: a drawing that appears has no unfinished moves.
    [this.state, this.start] = [state, 0];
  }

  /** Takes the size of a drawing, which the layout of the texts beside it depends on. */
  fit({ name, width, height }, growth) {
    this.svg.dataset.name = name;
    const size = { width: width * growth, height: height * growth };
    for (const [name, text] of Object.entries({ ...size, viewBox: [-width / 2, -height / 2, width, height].join(" ") })) {
      this.svg.setAttribute(name, text);
    }
  }

  setMoment(values, settings, now) {
    const [since, progress] = [Math.max(now - this.start, 0), values[value.progress]];
    const isReduced = settings.reduceMotion ? 1 : 0;
    const points = progress * settings.distance;
    moduleFunctions.setMoment(this.index, since, progress, points, values[value.visible], isReduced);
  }

  get records() {
    return Array.from({ length: moduleFunctions.draw(this.index) }, (_, index) =>
      Object.fromEntries(data.recordParts.map((name, part) => [name, moduleFunctions.readRecord(index, part)])));
  }

  /** The records in a range as SVG; the records in a group follow its own. */
  markup(records, first, end) {
    let text = "";
    for (let index = first; index < end; index += 1 + records[index].inside) {
      const record = records[index];
      const { turn, x, y, rotate, scaleX, scaleY, opacity, inside } = record;
      const layer = this.drawing.layers[record.layer];
      const content = inside ? this.markup(records, index + 1, index + 1 + inside) : this.shape(layer, record, index);
      const place = `rotate(${turn}) translate(${x} ${y}) rotate(${rotate}) scale(${scaleX} ${scaleY})`;
      text += `<g transform="${place}" opacity="${opacity}">${content}</g>`;
    }
    return text;
  }

  shape(layer, record, index) {
    const { start, end } = record;
    const { paint, definition } = this.paint(layer, record, index);
    if (layer.circle) {
      const [radius, x, y, from, sweep] = layer.circle;
      const circle = `<circle cx="${x}" cy="${y}" r="${radius}"${paint}`;
      if (Math.abs(sweep) >= 360 && end - start > 0.9995) return `${circle}/>`;
      // An arc is the dash of a circle, which starts at three o'clock and goes clockwise.
      const turn = radius * 2 * Math.PI;
      const mirror = sweep < 0 ? ` translate(0 ${2 * y}) scale(1 -1)` : "";
      return `${circle}${this.dash(start, end, turn * Math.abs(sweep) / 360, turn)} transform="rotate(${from - 90} ${x} ${y})${mirror}"/>`;
    }
    if (layer.line) {
      const lengths = layer.line.slice(1).map(([x, y], index) => Math.hypot(x - layer.line[index][0], y - layer.line[index][1]));
      const total = lengths.reduce((sum, length) => sum + length, 0);
      const path = layer.line.map((point) => point.join(" ")).join("L");
      return `<path d="M${path}"${this.dash(start, end, total, total)}${paint}/>`;
    }
    if (layer.image) {
      const [width, height] = layer.image;
      return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="5" class="image"/>`;
    }
    const dash = end - start > 0.9995 ? "" : this.dash(start, end, layer.length, layer.length);
    return layer.element ? `${definition}<${layer.element}${dash}${paint}/>` : "";
  }

  /** The part of a stroke that is drawn; `gap` is longer than the rest of its path. */
  dash(start, end, length, gap) {
    return ` stroke-dasharray="${(end - start) * length} ${gap}" stroke-dashoffset="${-start * length}"`;
  }

  /** The attributes of the colors, and the gradient that they refer to. */
  paint(layer, record, index) {
    const color = (name) => {
      const parts = ["Red", "Green", "Blue"].map((part) => record[name + part] * 255);
      return `rgb(${parts.join(" ")} / ${record[`${name}Alpha`]})`;
    };
    const stroke = layer.stroke
      ? ` stroke="${color("stroke")}" stroke-width="${record.width}" stroke-linecap="${layer.cap}" stroke-linejoin="round"` : "";
    if (!layer.fade || !layer.fill) {
      return { paint: ` fill="${layer.fill ? color("fill") : "none"}"${stroke}`, definition: "" };
    }
    const [from, first, to, last] = layer.fade;
    const name = `${this.id}-${index}`;
    const stops = [first, last].map((alpha, offset) => `<stop offset="${offset}" stop-color="${color("fill")}" stop-opacity="${alpha}"/>`);
    const line = `x1="0" x2="0" y1="${from}" y2="${to}"`;
    const definition = `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" ${line}>${stops.join("")}</linearGradient>`;
    return { paint: ` fill="url(#${name})"${stroke}`, definition };
  }
}
