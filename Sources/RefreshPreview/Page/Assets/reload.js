// Pages from a server show changes of the specs at once, and keep the state of the control.

/** The part of the data that is equal for all pages from one version of the tool. */
const layout = ({ values, keys, stimuli }) => JSON.stringify([values, keys, stimuli]);

/** Shows the errors that keep the page from showing a change. */
function showErrors() {
  element("errors").hidden = data.errors === null;
  element("error-text").textContent = data.errors;
}

/** Loads and shows changed data. */
async function follow(version) {
  if (version === data.version) return;
  const response = await fetch("data");
  if (!response.ok) return;
  const changed = withParts(await response.json());
  if (layout(changed) !== layout(data)) return void location.reload();
  const { name, file } = trial?.main.control ?? {};
  const before = trial;
  Object.assign(data, changed);
  const index = entries().findIndex(({ controls }) => data.controls[controls.at(-1)].name === name);
  if (index < 0 && name) data.errors ??= `${file}: ${name} was removed`;
  showErrors();
  if (index < 0) return void route(compiled);
  document.querySelector(".all").hidden = entries().length === 1;
  if (entries().length > 1) history.replaceState(null, "", `#${index + 1}`);
  const { scrollX, scrollY } = window;
  open(compiled, entries()[index], before);
  scrollTo(scrollX, scrollY);
}

if (compiled) {
  const source = new EventSource("changes");
  element("service").hidden = false;
  source.addEventListener("open", () => { element("service").textContent = "Follows the specs as they change."; });
  source.addEventListener("error", () => { element("service").textContent = "Not connected to refreshgen; changes of the specs are not shown."; });
  source.addEventListener("message", (event) => follow(event.data));
  showErrors();
}
