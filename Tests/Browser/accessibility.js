// Finds faults of accessibility in a page, by the rules of axe-core that concern what our pages have.
// Each fault begins with the name of the rule. Evaluated in the page: the value is the list of faults.
(() => {
  const faults = [];
  const fault = (rule, element, text = "") => faults.push(`${rule}: ${text || element.outerHTML.slice(0, 90)}`);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const isExposed = (element) => isShown(element) && !element.closest("[aria-hidden=true]");
  const texts = (ids) => ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  const nameOf = (element) => {
    const by = element.getAttribute("aria-labelledby");
    const labels = [...(element.labels ?? [])].map((label) => label.textContent);
    const legend = element.matches("fieldset") ? element.querySelector("legend")?.textContent : null;
    const own = element.matches("input, select") ? "" : element.textContent;
    return (by ? texts(by) : element.getAttribute("aria-label") ?? legend ?? (labels.join(" ") || own)).trim();
  };

  // The document.
  if (!document.title.trim()) fault("document-title", document.head);
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(document.documentElement.lang)) fault("html-has-lang", document.documentElement, "lang");
  if (/user-scalable=no|maximum-scale=[01]\b/.test(document.querySelector("meta[name=viewport]")?.content)) fault("meta-viewport", document.head, "no zoom");
  if (document.querySelector("meta[http-equiv=refresh]")) fault("meta-refresh", document.head);
  if (document.body.closest("[aria-hidden=true]")) fault("aria-hidden-body", document.body, "body");
  for (const element of all("[lang]")) if (!/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(element.lang)) fault("valid-lang", element);
  const ids = all("[id]").map(({ id }) => id);
  for (const id of new Set(ids)) if (ids.filter((other) => other === id).length > 1) fault("duplicate-id", document.getElementById(id));
  for (const tag of ["blink", "marquee", "audio[autoplay]", "video[autoplay]"]) for (const element of all(tag)) fault("moving-content", element);
  for (const element of all("[accesskey]")) fault("accesskeys", element);

  // Landmarks and headings.
  const mains = all("main, [role=main]").filter(isExposed);
  if (mains.length !== 1) fault("landmark-one-main", document.body, `${mains.length} main landmarks`);
  for (const tag of ["body > header", "body > footer"]) if (all(tag).filter(isExposed).length > 1) fault("landmark-no-duplicate-banner", document.body, tag);
  const headings = all("h1, h2, h3, h4, h5, h6").filter(isExposed);
  if (headings.filter(({ tagName }) => tagName === "H1").length !== 1) fault("page-has-heading-one", document.body, "not one h1");
  headings.reduce((level, heading) => {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) fault("heading-order", heading);
    return next;
  }, 0);
  for (const heading of headings) if (!heading.textContent.trim()) fault("empty-heading", heading);
  const sections = all("section[aria-labelledby], section[aria-label]").filter(isExposed).map(nameOf);
  for (const name of new Set(sections)) if (sections.filter((other) => other === name).length > 1) fault("landmark-unique", document.body, name);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !isExposed(parent)) continue;
    if (!parent.closest("main, body > header, footer, nav, section[aria-label], section[aria-labelledby], [role=alert], script, style, noscript")) fault("region", parent);
  }

  // Names of everything that can be used.
  const named = { button: "button-name", "a[href]": "link-name", select: "select-name", "input:not([type=hidden])": "label", "[role=group]": "aria-group-name", fieldset: "fieldset-name", "[role=switch]": "aria-toggle-field-name" };
  for (const [selector, rule] of Object.entries(named)) {
    for (const element of all(selector).filter(isExposed)) if (!nameOf(element)) fault(rule, element);
  }
  for (const element of all("input, select, textarea")) {
    if ((element.labels?.length ?? 0) > 1) fault("form-field-multiple-labels", element);
    if (!nameOf(element) && element.title) fault("label-title-only", element);
  }
  for (const element of all("button[aria-label], a[aria-label]")) {
    const text = element.textContent.trim().toLowerCase();
    if (text && !element.getAttribute("aria-label").toLowerCase().includes(text)) fault("label-content-name-mismatch", element);
  }
  for (const image of all("img")) if (!image.hasAttribute("alt")) fault("image-alt", image);
  for (const image of all("svg[role=img], [role=img]").filter(isExposed)) {
    if (!nameOf(image) && !image.querySelector("title")?.textContent.trim()) fault("svg-img-alt", image);
  }
  for (const frame of all("iframe")) if (!frame.title) fault("frame-title", frame);

  // Attributes and roles of ARIA.
  const roles = ["button", "alert", "group", "img", "status", "switch", "list", "listitem", "region", "presentation", "none", "radiogroup", "timer"];
  const required = { switch: ["checked"], checkbox: ["checked"], slider: ["value"] };
  const attributes = ["hidden", "label", "labelledby", "describedby", "pressed", "live", "valuetext", "valuenow", "current", "expanded", "controls", "atomic", "checked", "disabled"];
  for (const element of all("[role]")) {
    const role = element.getAttribute("role");
    if (!roles.includes(role)) fault("aria-roles", element);
    for (const property of required[role] ?? []) {
      if (!(property in element) && !element.hasAttribute(`aria-${property}`)) fault("aria-required-attr", element);
    }
    if (["presentation", "none"].includes(role) && element.tabIndex >= 0) fault("presentation-role-conflict", element);
  }
  for (const element of all("*")) {
    for (const { name, value } of element.attributes) {
      if (!name.startsWith("aria-")) continue;
      if (!attributes.includes(name.slice(5))) fault("aria-valid-attr", element);
      const references = ["aria-labelledby", "aria-describedby", "aria-controls"].includes(name);
      if (references && value.split(/\s+/).some((id) => !document.getElementById(id))) fault("aria-valid-attr-value", element);
      if (["aria-pressed", "aria-hidden", "aria-expanded"].includes(name) && !["true", "false", "mixed"].includes(value)) fault("aria-valid-attr-value", element);
      if (name === "aria-pressed" && !element.matches("button, [role=button]")) fault("aria-allowed-attr", element);
      const isNameless = element.matches("span, div, p, code, b, del, ins") && !element.hasAttribute("role");
      if (name === "aria-label" && isNameless) fault("aria-allowed-attr", element);
    }
  }

  // What the keyboard reaches.
  const focusable = "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), [tabindex]";
  for (const element of all(focusable)) {
    if (element.tabIndex > 0) fault("tabindex", element);
    const isHidden = element.closest("[aria-hidden=true]") && isShown(element) && element.tabIndex >= 0;
    if (isHidden) fault("aria-hidden-focus", element);
    if (element.parentElement.closest("button, a[href], select")) fault("nested-interactive", element);
  }
  for (const element of all("body *").filter(isExposed)) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (overflowY === "auto" || overflowY === "scroll") && element.scrollHeight > element.clientHeight + 1
      || (overflowX === "auto" || overflowX === "scroll") && element.scrollWidth > element.clientWidth + 1;
    if (scrolls && element.tabIndex < 0 && !element.querySelector(focusable)) fault("scrollable-region-focusable", element);
  }
  for (const element of all("button, select, input, a[href]").filter(isExposed)) {
    const box = (element.closest("label") ?? element).getBoundingClientRect();
    const isInline = element.matches("a") && getComputedStyle(element).display === "inline";
    if (!isInline && (box.width < 24 || box.height < 24) && !element.matches("[type=range]")) fault("target-size", element);
  }

  // Lists.
  for (const list of all("ul, ol")) for (const child of list.children) if (!child.matches("li, script, template")) fault("list", list);
  for (const item of all("li")) if (!item.parentElement.matches("ul, ol")) fault("listitem", item);
  for (const item of all("dt, dd")) if (!item.closest("dl")) fault("dlitem", item);
  for (const list of all("dl")) for (const child of list.children) if (!child.matches("dt, dd, div, script, template")) fault("definition-list", list);

  // Contrast of text.
  const channel = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) => 0.2126 * channel(red / 255) + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);
  const parse = (color) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const ground = (element) => {
    if (!element) return [255, 255, 255];
    const [red, green, blue, alpha = 1] = parse(getComputedStyle(element).backgroundColor);
    if (alpha === 1) return [red, green, blue];
    const behind = ground(element.parentElement);
    return alpha ? [red, green, blue].map((part, index) => part * alpha + behind[index] * (1 - alpha)) : behind;
  };
  const readable = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (readable.nextNode()) {
    const element = readable.currentNode.parentElement;
    const text = readable.currentNode.textContent.trim();
    // The control looks as its spec says, which validate has an opinion of.
    if (!text || element.closest(".device, svg, script, style, :disabled") || !isExposed(element)) continue;
    const style = getComputedStyle(element);
    const levels = [parse(style.color), ground(element)].map(luminance).sort((a, b) => b - a);
    const ratio = (levels[0] + 0.05) / (levels[1] + 0.05);
    const isLarge = parseFloat(style.fontSize) >= 24 || parseFloat(style.fontSize) >= 18.66 && Number(style.fontWeight) >= 700;
    if (ratio < (isLarge ? 3 : 4.5)) fault("color-contrast", element, `${ratio.toFixed(2)}: ${text.slice(0, 40)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) fault("reflow", document.body, "wider than the window");
  return faults;
})()
