// The page: an index of controls, and the one that is tried out.

let session = null;

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

/** Opens a control. */
function open(module, control) {
  element("index").hidden = true;
  element("index").replaceChildren();
  element("preview").hidden = false;
  document.title = `${control.name} · refreshgen`;
  element("name").textContent = control.name;
  element("summary").textContent = [control.summary, control.sentence].filter(Boolean).join(" ");
  element("file").textContent = control.file;
  element("replay").textContent = `refreshgen simulate ${control.file} --trace FILE replays a copied trace.`;
  element("hint").textContent = hint(control);
  element("readings").replaceChildren();
  element("device").replaceChildren();
  const device = new Device(element("device"), control);
  device.setShape(false);
  device.screen.tabIndex = 0;
  device.screen.setAttribute("role", "group");
  device.screen.setAttribute("aria-label", `${control.name} in a list`);
  device.screen.setAttribute("aria-describedby", "hint");
  showLanguages(control);
  session = new Session(module, control, device, settingsOf(control));
  session.inspector = new Inspector(session);
  session.input = new Input(session, device);
  element("keyboard").disabled = control.isSideways;
  element("landscape").disabled = control.isSideways;
  for (const id of ["keyboard", "landscape"]) element(id).checked = false;
  element("window").checked = true;
  resize();
}

function hint(control) {
  const gesture = {
    top: "Drag the list down, or focus it and press ↓",
    bottom: "Drag the list up to its end, or focus it and press ↑",
    leading: "Drag the list toward its end, or focus it and press →",
    trailing: "Drag the list toward its start, or focus it and press ←",
  }[control.edge];
  return `${gesture}; Return releases. A wheel or trackpad scrolls it as well.`;
}

function showLanguages(control) {
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  element("language").replaceChildren(...control.languages.map(({ tag }) => {
    let name = tag;
    try { name = names.of(tag); } catch { /* The tag names no language that the browser knows. */ }
    return new Option(name, tag);
  }));
  element("language").disabled = control.languages.length < 2;
}

/** Makes the device as large as there is room for. */
function resize() {
  if (!session) return;
  const { device } = session;
  const [width, height] = [device.width + 2 * border, device.height + 2 * border];
  const room = element("room");
  const scale = Math.min(1, (room.clientWidth - 12) / width);
  session.input.scale = scale;
  device.root.style.transform = `scale(${scale})`;
  device.root.style.marginInline = `${(scale - 1) * width / 2}px`;
  room.style.height = `${Math.max(height, 400) * scale + 24}px`;
}

/** The insets and the extent that the device gives a list. */
function applySurroundings() {
  const [isLandscape, isUp] = [element("landscape").checked, element("keyboard").checked];
  session.settings.keyboard = isUp;
  session.device.setShape(isLandscape);
  const viewport = isLandscape ? 320 : 640;
  if (session.viewport !== viewport) session.perform("viewport", viewport);
  session.viewport = viewport;
  session.perform("inset", isLandscape ? 44 : data.bar, isUp ? session.device.keyboard : isLandscape ? 21 : data.home);
  resize();
}

function connect() {
  const listen = (id, name, handle) => element(id).addEventListener(name, handle);
  for (const name of ["begin", "reset"]) listen(name, "click", () => session.perform(name));
  for (const name of ["end", "fail", "endNoMore", "cancel"]) listen(name, "click", () => session.end(name));
  listen("ends", "change", () => { session.settings.actionSeconds = Number(element("ends").value); });
  listen("outcome", "change", () => { session.settings.outcome = element("outcome").value; });
  for (const input of document.querySelectorAll("input[name=theme]")) {
    input.addEventListener("change", () => { session.settings.dark = input.value === "dark"; });
  }
  listen("contrast", "change", () => { session.settings.contrast = element("contrast").checked; });
  listen("motion", "change", () => {
    session.settings.reduceMotion = element("motion").checked;
    session.player.reducesMotion = session.reducesMotion;
  });
  listen("language", "change", () => { session.settings.language = element("language").value; });
  listen("size", "input", () => {
    session.settings.size = Number(element("size").value);
    element("size").setAttribute("aria-valuetext", textSizes[session.settings.size]);
  });
  listen("window", "change", () => {
    session.settings.inWindow = element("window").checked;
    session.perform("window", element("window").checked ? 1 : 0);
  });
  for (const id of ["keyboard", "landscape"]) listen(id, "change", applySurroundings);
  listen("scrubber", "input", () => session.show(Number(element("scrubber").value)));
  listen("live", "click", () => session.show(null));
  listen("scale", "change", (event) => { session.scale = Number(event.target.value); });
  listen("copy", "click", copyTrace);
  listen("clear", "click", () => {
    session.start();
    session.inspector.showEvents(null);
    element("window").checked = true;
    applySurroundings();
  });
  addEventListener("resize", resize);
}

async function copyTrace() {
  const button = element("copy");
  let text = "Copied";
  try {
    await navigator.clipboard.writeText(session.trace);
  } catch {
    text = "Copying is not allowed";
  }
  button.textContent = text;
  setTimeout(() => { button.textContent = "Copy trace"; }, 1500);
}

/** A card of the index: the control pulled just past its distance. */
function card(module, control, index) {
  const link = document.createElement("a");
  link.className = "card";
  link.href = `#${index + 1}`;
  const thumbnail = make("thumbnail", link);
  thumbnail.classList.toggle("far", control.edge === "bottom");
  thumbnail.classList.toggle("sideways", control.isSideways);
  thumbnail.setAttribute("aria-hidden", "true");
  const caption = make("caption", link);
  const title = document.createElement("h2");
  title.textContent = control.name;
  const text = document.createElement("p");
  text.textContent = control.summary ?? control.sentence;
  caption.append(title, text);
  const device = new Device(thumbnail, control);
  device.setShape(false);
  device.root.style.zoom = 0.64;
  const player = new Player(module, control);
  player.touch();
  const direction = control.isFar ? 1 : -1;
  const wanted = Math.max(control.distance, control.height) * 1.05 + 4;
  for (let way = 0; way < 600 && player.read("pull") < wanted; way += 4) player.move(direction * way);
  return [link, () => device.draw(player.snapshot(), { ...settingsOf(control), dark: matchMedia("(prefers-color-scheme: dark)").matches, inWindow: true })];
}

function openIndex(module) {
  session = null;
  element("preview").hidden = true;
  element("index").hidden = false;
  document.title = "refreshgen";
  element("name").textContent = "Refresh controls";
  element("summary").textContent = `${data.controls.length} controls, each run by its own state machine. Open one to pull it.`;
  element("file").textContent = "";
  const cards = data.controls.map((control, index) => card(module, control, index));
  element("index").replaceChildren(...cards.map(([link]) => link));
  for (const [, draw] of cards) draw();
}

function route(module) {
  const all = document.querySelector(".all");
  const index = Number(location.hash.slice(1)) - 1;
  const single = data.controls.length === 1;
  const control = data.controls[single ? 0 : index];
  all.hidden = single || !control;
  if (control) open(module, control);
  else openIndex(module);
}

let previous = performance.now();
function frame(now) {
  requestAnimationFrame(frame);
  const seconds = (now - previous) / 1000;
  previous = now;
  if (!session) return;
  if (session.isLive && !document.hidden) session.tick(seconds);
  session.inspector.draw(session.draw());
  session.frameTimes.push(performance.now() - now);
  if (session.frameTimes.length > 600) session.frameTimes.shift();
}

try {
  if (matchMedia("(prefers-color-scheme: dark)").matches) document.querySelector("input[value=dark]").checked = true;
  element("motion").checked = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const module = await compilePlayer();
  connect();
  route(module);
  addEventListener("hashchange", () => { route(module); scrollTo(0, 0); });
  requestAnimationFrame(frame);
  // What tests and measurements read.
  window.refreshgen = { get session() { return session; }, data };
} catch (error) {
  element("failure").hidden = false;
  element("failure").textContent = `The preview could not start: ${error.message}`;
}
