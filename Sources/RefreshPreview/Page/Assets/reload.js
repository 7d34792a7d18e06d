// A page that a server delivers follows the changes of the specs, and keeps what was pulled.

/** What a changed page has in common with this one, if both are of the same version of the tool. */
const layout = ({ values, keys, stimuli }) => JSON.stringify([values, keys, stimuli]);

/** Shows the errors because of which a change is not shown. */
function showErrors() {
  element("errors").hidden = data.errors.length === 0;
  element("error-list").replaceChildren(...data.errors.map(findingItem));
}

/** Takes over the changed data. */
async function follow(version) {
  if (version === data.version) return;
  const response = await fetch("data");
  if (!response.ok) return;
  const changed = await response.json();
  if (layout(changed) !== layout(data)) return void location.reload();
  const name = trial?.main.control.name;
  const before = trial;
  Object.assign(data, changed);
  showErrors();
  const index = entries().findIndex(({ controls }) => data.controls[controls.at(-1)].name === name);
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
