// The page: an index of controls, and the control that is open.

let trial = null;
let inputs = [];
let tour = null;

/** A hand-held device, whose screen is about as large as the phone of the page. */
const handheld = matchMedia("(pointer: coarse) and (max-width: 600px), (pointer: coarse) and (max-height: 500px)");
/** Whether the user wants the page around the phone on such a device. */
let inspects = false;

/** The entries of the index: each is one control, or two versions of a control. */
function entries() {
  return data.pairs ?? data.controls.flatMap((_, index) => (index === data.system ? [] : [{ controls: [index] }]));
}

/** An entry with the system's control beside that of another one. */
function besideSystem({ controls }) {
  const names = ["UIRefreshControl", titleOf(data.controls[controls[0]])];
  return { controls: [data.system, ...controls], names, marks: ["System", "Own"] };
}

function settingsOf(control) {
  return {
    dark: element("preview").querySelector("input[name=theme]:checked").value === "dark",
    contrast: element("contrast").checked,
    reduceMotion: element("motion").checked,
    language: control.languages[0].tag,
    size: Number(element("size").value),
    keyboard: false,
    inWindow: true,
    actionSeconds: Number(element("ends").value),
    outcome: element("outcome").value,
  };
}

/** Opens an entry of the index; `before` is the trial of this entry before its spec changed. */
function open(module, chosen, before = null) {
  const entry = element("system").checked ? besideSystem(chosen) : chosen;
  const pair = entry.controls.length > 1 ? { names: versions, marks: versions, ...entry } : null;
  const controls = entry.controls.map((index) => data.controls[index]);
  const control = controls.at(-1);
  element("index").hidden = true;
  element("index").replaceChildren();
  element("preview").hidden = false;
  element("preview").classList.toggle("pair", pair !== null);
  document.body.classList.toggle("app", handheld.matches && !inspects && !pair);
  element("full").hidden = !handheld.matches || pair !== null;
  element("inspect").hidden = !isFullScreen();
  (pair?.marks ?? versions).forEach((mark, index) => element("preview").style.setProperty(["--old", "--new"][index], `"${mark}"`));
  document.title = `${titleOf(control)} · refreshgen`;
  element("name").textContent = titleOf(control);
  write(element("summary"), [control.summary, control.sentence].filter(Boolean).join(" "));
  const files = (data.pairs ? controls : [control]).map(({ file }) => file);
  element("file").textContent = `${control.name} in ${files.join(" → ")}`;
  element("replay").textContent = `refreshgen simulate ${control.file} --events FILE replays copied events.`;
  element("hint").textContent = hint(control);
  element("levels").hidden = !controls.some((version) => version.hasSecondLevel);
  element("readings").replaceChildren();
  const fingers = before ? inputs : [];
  const isFocused = element("room").contains(document.activeElement);
  for (const input of fingers) input.leave();
  element("room").replaceChildren();
  const isLandscape = before !== null && element("landscape").checked;
  const sessions = controls.map((version, index) => {
    const device = phone(version, pair?.names[index], isLandscape);
    return new Session(module, version, device);
  });
  const { settings: earlier } = before ?? {};
  const settings = { ...settingsOf(control), ...earlier && { keyboard: earlier.keyboard } };
  settings.language = showLanguages(controls, earlier?.language) ?? settings.language;
  // Both lists show the same.
  for (const { device } of sessions) device.app = appOf(control);
  trial = new Trial(sessions, settings);
  trial.inspector = new Inspector(trial, pair);
  trial.inspector.connectDiagrams(playTour);
  trial.events = new EventList(pair?.marks);
  trial.changed = (steps) => trial.events.add(steps);
  tour?.stop();
  tour = new Tour(trial);
  inputs = sessions.map((session) => new Input(trial, session));
  fingers.forEach((finger, index) => inputs[index]?.takeOver(finger));
  if (before && isFocused) inputs.at(-1).screen.focus({ preventScroll: true });
  const isSideways = controls.every((version) => version.isSideways);
  for (const id of ["keyboard", "landscape"]) element(id).disabled = isSideways;
  element("system-line").hidden = Boolean(data.pairs) || control.edge !== "top";
  document.body.classList.toggle("night", settings.dark);
  if (before) {
    trial.repeat(before);
    settings.inWindow = earlier.inWindow;
    trial.viewport = before.viewport;
  } else {
    for (const id of ["keyboard", "landscape"]) element(id).checked = false;
    element("window").checked = true;
    trial.scale = Number(element("scale").querySelector("input:checked").value);
  }
  if (isFullScreen()) applySurroundings();
  resize();
}

/** Adds a phone with a control, and above it the name of the version if there are two. */
function phone(control, name, isLandscape) {
  const figure = document.createElement("figure");
  figure.className = "phone";
  element("room").append(figure);
  const caption = document.createElement("figcaption");
  if (name) {
    const [title, chip] = ["b", "span"].map((tag) => document.createElement(tag));
    title.textContent = name;
    chip.className = "chip";
    caption.append(title, chip);
    figure.append(caption);
  }
  const device = new Device(figure, control);
  device.caption = caption;
  device.figure = figure;
  device.setShape(isLandscape);
  device.screen.tabIndex = 0;
  device.screen.setAttribute("role", "group");
  device.screen.setAttribute("aria-label", `${titleOf(control)} in a list${name ? `, ${name.toLowerCase()} version` : ""}`);
  device.screen.setAttribute("aria-describedby", "hint");
  return device;
}

function hint(control) {
  const gesture = {
    top: "Drag the list down, or focus it and press ↓",
    bottom: "Drag the list up to its end, or focus it and press ↑",
    leading: "Drag the list toward its end, or focus it and press →",
    trailing: "Drag the list toward its start, or focus it and press ←",
  }[control.edge];
  const key = control.startsByTap ? "Return releases, then taps the control" : "Return releases";
  return `${gesture}; ${key}. A wheel or trackpad scrolls it as well.`;
}

/** Lists the languages of all versions; returns the chosen one, or null if it is not listed. */
function showLanguages(controls, chosen) {
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const tags = [...new Set(controls.slice().reverse().flatMap(({ languages }) => languages.map(({ tag }) => tag)))];
  element("language").replaceChildren(...tags.map((tag) => {
    let name = tag;
    try { name = names.of(tag); } catch { /* The tag names no language that the browser knows. */ }
    return new Option(name, tag);
  }));
  element("language").disabled = tags.length < 2;
  if (!tags.includes(chosen)) return null;
  element("language").value = chosen;
  return chosen;
}

/** Makes the phones as large as the page has room for. */
function resize() {
  if (!trial) return;
  if (isFullScreen()) {
    inputs[0].scale = 1;
    const { width, height } = fullScreen();
    if (width !== trial.main.device.width || height !== trial.main.device.height) applySurroundings();
    return;
  }
  const room = element("room");
  const devices = trial.sessions.map(({ device }) => device);
  const [width, height] = [devices[0].width + 2 * border, devices[0].height + 2 * border];
  const isStacked = width > height;
  const columns = isStacked ? 1 : devices.length;
  // The whole phone is visible, unless it became too small for that.
  const tall = Math.max(0.7, (innerHeight - 230) / height);
  const scale = Math.min(1, isStacked ? 1 : tall, ((room.clientWidth - 12) / columns - (columns > 1 ? 12 : 0)) / width);
  room.classList.toggle("stacked", isStacked);
  room.style.minHeight = `${(isStacked ? 400 : height) * scale + 24}px`;
  devices.forEach((device, index) => {
    inputs[index].scale = scale;
    device.figure.style.width = `${width * scale}px`;
    device.root.style.transform = `scale(${scale})`;
    device.root.style.marginInline = `${(scale - 1) * width / 2}px`;
    device.root.style.marginBlockEnd = `${(scale - 1) * height}px`;
  });
}

/** Sets the insets and the viewport of the lists, which depend on orientation and keyboard. */
function applySurroundings() {
  const [isLandscape, isUp] = [element("landscape").checked, element("keyboard").checked];
  trial.settings.keyboard = isUp;
  for (const { device } of trial.sessions) device.setShape(isLandscape);
  const { device } = trial.main;
  const { width, height, bar, home, keyboard } = device.shape;
  const extent = device.isSideways ? width : height;
  if (trial.viewport !== extent) trial.perform("viewport", extent);
  trial.viewport = extent;
  if (!device.isSideways) trial.perform("inset", bar, isUp ? keyboard : home);
  resize();
}

function connect() {
  const listen = (id, name, handle) => element(id).addEventListener(name, handle);
  for (const name of ["begin", "reset", "openSecondLevel", "closeSecondLevel"]) listen(name, "click", () => trial.perform(name));
  for (const name of data.ends) listen(name, "click", () => trial.end(name));
  listen("ends", "change", () => { trial.settings.actionSeconds = Number(element("ends").value); });
  listen("outcome", "change", () => { trial.settings.outcome = element("outcome").value; });
  for (const input of document.querySelectorAll("input[name=theme]")) {
    input.addEventListener("change", () => { trial.settings.dark = input.value === "dark"; });
  }
  listen("contrast", "change", () => { trial.settings.contrast = element("contrast").checked; });
  listen("motion", "change", () => {
    trial.settings.reduceMotion = element("motion").checked;
    trial.run(["motion", trial.settings.reduceMotion]);
  });
  listen("language", "change", () => { trial.settings.language = element("language").value; });
  listen("size", "input", () => {
    trial.settings.size = Number(element("size").value);
    element("size-name").textContent = textSizes[trial.settings.size];
    element("size").setAttribute("aria-valuetext", textSizes[trial.settings.size]);
  });
  listen("system", "change", () => open(compiled, shownEntry()));
  for (const [id, shows] of [["inspect", true], ["full", false]]) {
    listen(id, "click", () => {
      inspects = shows;
      open(compiled, shownEntry());
      scrollTo(0, 0);
    });
  }
  listen("window", "change", () => {
    trial.settings.inWindow = element("window").checked;
    trial.perform("window", element("window").checked ? 1 : 0);
  });
  for (const id of ["keyboard", "landscape"]) listen(id, "change", applySurroundings);
  listen("scrubber", "input", () => trial.show(Number(element("scrubber").value)));
  listen("live", "click", () => trial.show(null));
  listen("scale", "change", (event) => { trial.scale = Number(event.target.value); });
  listen("copy", "click", copyTrace);
  listen("clear", "click", () => {
    tour.stop();
    startOver();
  });
  listen("room", "pointerdown", () => tour.stop());
  addEventListener("resize", resize);
  // Lifts a finger whose phone was replaced during a drag, because the spec changed.
  addEventListener("pointerup", () => {
    if (trial && inputs.every(({ pointer }) => pointer === null)) trial.lift();
  });
}

function startOver() {
  trial.start();
  trial.events.clear();
  trial.viewport = undefined;
  element("window").checked = true;
  applySurroundings();
}

/** Plays the shortest gesture that takes an arrow, in a list that starts over. */
function playTour(control, isTaken) {
  tour.stop();
  const gesture = shortestGesture(compiled, control, isTaken);
  element("tour").textContent = gesture ? "An arrow plays the shortest gesture that takes it."
    : "No gesture of this page takes the arrow.";
  if (!gesture) return;
  startOver();
  tour.play(gesture, inputs.at(-1).middle);
}

async function copyTrace() {
  const button = element("copy");
  let text = "Copied";
  try {
    await navigator.clipboard.writeText(trial.main.events);
  } catch {
    text = "Copying is not allowed";
  }
  button.textContent = text;
  setTimeout(() => { button.textContent = "Copy events"; }, 1500);
}

/** A card of the index: the control, pulled past its trigger distance. */
function card(entry, index) {
  const control = data.controls[entry.controls.at(-1)];
  const link = document.createElement("a");
  link.className = "card";
  link.href = `#${index + 1}`;
  const thumbnail = make("thumbnail", link);
  thumbnail.classList.toggle("far", control.edge === "bottom");
  thumbnail.classList.toggle("sideways", control.isSideways);
  thumbnail.setAttribute("aria-hidden", "true");
  const caption = make("caption", link);
  const title = document.createElement("h2");
  title.textContent = titleOf(control);
  const text = document.createElement("p");
  const count = entry.differences?.length;
  write(text, count === undefined ? control.summary ?? control.sentence
    : count === 1 ? "1 difference" : `${count || "No"} differences`);
  caption.append(title, text);
  const device = new Device(thumbnail, control);
  device.setShape(false);
  device.root.style.zoom = 0.64;
  // All cards share one instance, since a browser has memory for a few hundred.
  const player = new Player(moduleFunctions, control.numbers);
  player.touch();
  const direction = control.isFar ? 1 : -1;
  let way = 0;
  for (; way < 600 && player.read("pull") < control.showcasePull; way += 4) player.move(direction * way);
  const { images, view, ...look } = control.appearances[player.read("state")];
  const parts = [look.title, look.subtitle, look.arrow, look.indicator, look.symbol, look.image, images[0]];
  // A footer that loads silently says most when it has failed, and offers a button.
  const isSilent = player.read("fired") > 0 && !look.title && control.appearances.some(({ button }) => button);
  if (isSilent || ![...parts, view].some(Boolean)) {
    // The control shows nothing before a refresh, so it is released. Half a second is enough for a
    // control that refreshes when the list bounces back.
    player.move(direction * (way + 100));
    player.lift();
    const pass = () => { for (let frame = 0; frame < 30; frame += 1) player.advance(1 / 60); };
    pass();
    // A refresh that shows no words, either, has more to say when it has failed.
    if (!control.appearances[player.read("state")].title) {
      player.perform("fail");
      pass();
    }
  }
  const values = player.snapshot();
  return [link, () => device.draw(values, { ...settingsOf(control), dark: matchMedia("(prefers-color-scheme: dark)").matches, inWindow: true })];
}

function openIndex() {
  trial = null;
  document.body.classList.remove("app");
  for (const id of ["full", "inspect"]) element(id).hidden = true;
  element("preview").hidden = true;
  element("index").hidden = false;
  document.title = "refreshgen";
  element("name").textContent = "Refresh controls";
  const count = entries().length;
  const controls = count === 1 ? "1 control" : `${count} controls`;
  element("summary").textContent = data.pairs
    ? `${controls} in two versions. Open one to pull both versions with one finger.`
    : `${controls}, each run by its own state machine. Open one to pull it.`;
  element("file").textContent = "";
  const cards = entries().map((entry, index) => card(entry, index));
  element("index").replaceChildren(...cards.map(([link]) => link));
  for (const [, draw] of cards) draw();
}

/** The entry that the address names; the only one if there are no others. */
function shownEntry() { return entries()[entries().length === 1 ? 0 : Number(location.hash.slice(1)) - 1]; }

function route(module) {
  const entry = shownEntry();
  document.querySelector(".all").hidden = entries().length === 1 || !entry;
  element("system").checked = false;
  if (entry) open(module, entry);
  else openIndex();
}

let previous = performance.now();
function frame(now) {
  requestAnimationFrame(frame);
  const seconds = (now - previous) / 1000;
  previous = now;
  if (!trial) return;
  if (trial.isLive && !document.hidden) trial.tick(seconds);
  trial.inspector.draw(trial.draw());
  trial.events.draw();
  trial.frameTimes.push(performance.now() - now);
  if (trial.frameTimes.length > 600) trial.frameTimes.shift();
}

let compiled = null;
try {
  if (matchMedia("(prefers-color-scheme: dark)").matches) document.querySelector("input[value=dark]").checked = true;
  element("motion").checked = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element("contrast").checked = matchMedia("(prefers-contrast: more)").matches;
  compiled = await compilePlayer();
  connect();
  route(compiled);
  addEventListener("hashchange", () => { route(compiled); scrollTo(0, 0); });
  requestAnimationFrame(frame);
  // Tests and measurements read this object.
  const started = performance.now();
  window.refreshgen = {
    started, data, get trial() { return trial; }, get session() { return trial?.main; },
    get gestures() { return trial.inspector.arrows.map(({ control, isTaken }) => shortestGesture(compiled, control, isTaken)); },
  };
} catch (error) {
  element("failure").hidden = false;
  element("failure").textContent = `The preview could not start: ${error.message}`;
}
