// Drawings that replace SF Symbols that many controls use, in a square of 24 by 24.

const shapes = {
  "arrow.up": "M12 20V4M5 11l7-7 7 7",
  "arrow.down": "M12 4v16M5 13l7 7 7-7",
  "arrow.backward": "M20 12H4M11 5l-7 7 7 7",
  "arrow.forward": "M4 12h16M13 5l7 7-7 7",
  "arrow.clockwise": "M19 12a7 7 0 1 1-2.2-5.1L20 9M20 4v5h-5",
  "arrow.counterclockwise": "M5 12a7 7 0 1 0 2.2-5.1L4 9M4 4v5h5",
  "arrow.2.circlepath": "M20 11a8 8 0 0 0-14-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14 4l2-2M20 20v-5h-5",
  "chevron.up": "M5 15l7-7 7 7",
  "chevron.down": "M5 9l7 7 7-7",
  "chevron.backward": "M15 5l-7 7 7 7",
  "chevron.forward": "M9 5l7 7-7 7",
  checkmark: "M4 13l5 6L20 5",
  xmark: "M5 5l14 14M19 5L5 19",
  plus: "M12 4v16M4 12h16",
  minus: "M4 12h16",
  ellipsis: "M5 12h.01M12 12h.01M19 12h.01",
  exclamationmark: "M12 4v10M12 19v.01",
  "exclamationmark.triangle": "M12 4L2.5 20h19zM12 10v4M12 17v.01",
  "wifi.slash": "M3 3l18 18M5 10a11 11 0 0 1 4-2.2M13 7.4a11 11 0 0 1 6 2.6M8 14a6 6 0 0 1 5-1.6M12 18.5v.01",
  wifi: "M3 9a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M12 18.5v.01",
  tray: "M3 14l3-9h12l3 9v5H3zM3 14h5l1.5 2.5h5L16 14h5",
  clock: "M12 7v5l3.5 2M12 3a9 9 0 1 0 .01 0",
  heart: "M12 20C5 15 3 11.500 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500C21 11.500 19 15 12 20z",
  star: "M12 3l2.700 6 6.300.600-4.800 4.200 1.500 6.400L12 16.800 6.300 20.200l1.500-6.400L3 9.600 9.300 9z",
  circle: "M12 3a9 9 0 1 0 .01 0",
  bolt: "M13 2L5 14h6l-1 8 8-12h-6z",
};

/** The drawing of a symbol; null if there is none. */
function symbolPath(name) {
  const plain = name.replace(/\.fill\b/g, "");
  if (shapes[plain]) return [shapes[plain]];
  const inner = plain.replace(/\.circle$/, "");
  if (inner !== plain && shapes[inner]) return [shapes.circle, shapes[inner], 0.55];
  return null;
}

function svgElement(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, text] of Object.entries(attributes)) element.setAttribute(key, text);
  return element;
}

/** A symbol as an image, or its name in a frame. */
function symbolImage(name) {
  const path = symbolPath(name);
  if (!path) return placeholder(name);
  const svg = svgElement("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  svg.append(svgElement("path", { d: path[0] }));
  if (path[1]) {
    const transform = `translate(12 12) scale(${path[2]}) translate(-12 -12)`;
    svg.append(svgElement("path", { d: path[1], transform, "stroke-width": "3.5" }));
  }
  return svg;
}

/** A frame with the name of something that the page cannot draw, such as an image of the app. */
function placeholder(name, others = 0) {
  const frame = document.createElement("span");
  frame.className = "placeholder";
  frame.textContent = others ? `${name} +${others}` : name;
  frame.title = name;
  return frame;
}
