// Draws the appearance of a control in a state: the texts, colors and pictures of its spec.

const textSizes = ["Extra Small", "Small", "Medium", "Large", "Extra Large", "2XL", "3XL", "AX1", "AX2", "AX3", "AX4", "AX5"];
document.documentElement.style.setProperty("--picture", `${data.pictureSize}px`);
document.documentElement.style.setProperty("--line-height", data.lineHeight);

/** The index of the settings among the shades of a color. */
function shadeIndex(settings) {
  return (settings.dark ? 1 : 0) + (settings.contrast ? 2 : 0);
}

function shade(color, settings) {
  return color[shadeIndex(settings)];
}

/** The data of the chosen language, with the translated texts of a control. */
function languageOf(control, settings) {
  return control.languages.find(({ tag }) => tag === settings.language);
}

function localized(control, text, settings) {
  if (text == null) return null;
  return languageOf(control, settings)?.texts[text] ?? text;
}

/** The size of a font at the chosen text size; a custom size grows by the factor of its style. */
function pointSize(font, settings) {
  const sizes = data.textSizes[font.style];
  if (font.fixed) return font.size ?? sizes[3];
  return (font.size ?? sizes[3]) * (sizes[settings.size] / sizes[3]);
}

function textElement(text, style, font, color, settings) {
  const element = document.createElement("span");
  element.textContent = text;
  element.style.cssText = style;
  element.style.color = color;
  const family = font.name ? `"${font.name.replace(/["\\]/g, "")}", ` : "";
  element.style.fontFamily = `${family}system-ui, -apple-system, "Segoe UI", sans-serif`;
  element.style.fontSize = `${pointSize(font, settings)}px`;
  element.dataset.size = pointSize(font, settings);
  return element;
}

/** The text with the time of the last success, for a second line that has no other text. */
function lastUpdatedText(control, settings) {
  if (!control.lastUpdated) return null;
  const { format, never } = control.lastUpdated;
  const time = lastUpdatedTime(control, settings);
  if (time == null) return localized(control, never, settings);
  return localized(control, format, settings).replace("%@", () => time);
}

function lastUpdatedTime(control, settings) {
  if (!settings.lastSuccess) return null;
  const { style } = control.lastUpdated;
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  if (style !== "relative") {
    const time = new Intl.DateTimeFormat(settings.language, { timeStyle: "short" }).format(settings.lastSuccess);
    // A page shows no success of another day.
    const today = format.format(0, "day");
    return style === "time" ? time : `${today[0].toLocaleUpperCase(settings.language)}${today.slice(1)} ${time}`;
  }
  const seconds = Math.round((Date.now() - settings.lastSuccess) / 1000);
  return seconds < 60 ? format.format(-seconds, "second") : format.format(-Math.round(seconds / 60), "minute");
}

function pictureOf(control, appearance) {
  switch (appearance.picture) {
    case "images": return placeholder(appearance.images[0], appearance.images.length - 1);
    case "image": return placeholder(appearance.image);
    case "symbol": return symbolImage(appearance.symbol);
    case "arrow": return appearance.arrowImage ? placeholder(appearance.arrowImage) : symbolImage(control.arrowSymbol);
    default: return null;
  }
}

/** Rotates the picture of an arrow, which points down, from the direction that it had before. */
function turn(picture, before, arrow, control, settings) {
  const angle = (direction) => (direction === "up" ? "rotate(-180deg)" : "rotate(0deg)");
  picture.style.transform = angle(arrow);
  const isReduced = settings.reduceMotion && control.stopsMotion;
  if (!before || before === arrow || isReduced || !control.arrowDuration) return;
  picture.animate([{ transform: angle(before) }, { transform: angle(arrow) }], {
    duration: control.arrowDuration * 1000 / (settings.scale ?? 1),
    easing: "ease-in-out",
  });
}

/** How many times their usual height and size a control and its drawing have at the chosen text size. */
function growthOf(control, settings) {
  return control.layout.growth?.[settings.size] ?? { height: 1, picture: 1 };
}

function buttonElement(text, appearance, settings) {
  const color = shade(appearance.buttonColor, settings);
  const button = textElement(text, "", appearance.buttonFont, "", settings);
  button.className = "button";
  button.style.setProperty("--ground", color);
  return button;
}

/** Centers the texts by themselves, with the pictures at their side or at the leading margin. */
function centerTexts(stack, isAtMargin) {
  const pictures = document.createElement("span");
  pictures.className = "pictures";
  pictures.style.gap = stack.style.gap;
  pictures.style.justifySelf = isAtMargin ? "start" : "end";
  pictures.append(...stack.querySelectorAll(":scope > :is(.picture, .drawing)"));
  stack.prepend(pictures);
  stack.classList.add("centered");
}

/** The shadow that continues the background of a control beyond its outer edge. */
function beyond({ backgroundReach: reach = 0, isFar, isSideways }, color) {
  const way = `${isFar ? reach : -reach}px`;
  return `${isSideways ? `${way} 0` : `0 ${way}`} 0 ${reach}px ${color}`;
}

/** Draws a state into the element of a control; `drawing` draws the indicator. */
function drawAppearance(element, control, state, chosen, drawing) {
  const appearance = control.appearances[state];
  // The texts of other controls grow no further.
  const settings = { ...chosen, size: control.layout.growth ? chosen.size : Math.min(chosen.size, 6) };
  const growth = growthOf(control, settings);
  const stack = document.createElement("div");
  stack.className = "stack";
  const { alignment, spacing, lineSpacing, margin } = control.layout;
  const isColumn = control.layout.isColumn || growth.height > 1;
  const { isCapsule = false } = control;
  stack.style.gap = `${spacing}px`;
  stack.style[isCapsule ? "marginInline" : "paddingInline"] = `${margin}px`;
  stack.classList.toggle("capsule", isCapsule);
  if (isCapsule) make("surface", stack);
  const places = { leading: "flex-start", center: "center", trailing: "flex-end" };
  const place = control.isSideways ? "center" : places[alignment];
  stack.classList.toggle("column", isColumn);
  stack.classList.toggle("filled", control.layout.fillsRow);
  stack.classList.toggle("wrapping", growth.height > 1);
  stack.style[isColumn || isCapsule ? "justifySelf" : "justifyContent"] = place;
  if (isRightToLeft(control, settings)) stack.dir = "rtl";
  const shownArrow = element.dataset.arrow;
  delete element.dataset.arrow;
  element.replaceChildren(stack);
  const ground = appearance.background ? shade(appearance.background, settings) : "";
  element.style.background = ground;
  element.style.boxShadow = ground && beyond(control, ground);
  if (appearance.view) return void stack.append(placeholder(appearance.view));
  const picture = pictureOf(control, appearance);
  if (picture) {
    const holder = document.createElement("span");
    holder.className = "picture";
    holder.style.color = shade(appearance.pictureColor, settings);
    // In right-to-left languages, pictures in horizontal lists are mirrored.
    if (control.isSideways && isRightToLeft(control, settings)) holder.style.transform = "scaleX(-1)";
    holder.append(picture);
    stack.append(holder);
    if (appearance.picture === "arrow") {
      element.dataset.arrow = appearance.arrow;
      turn(picture, shownArrow, appearance.arrow, control, settings);
    }
  }
  const shown = control.drawings[state];
  if (shown) {
    drawing.fit(shown, growth.picture);
    drawing.svg.classList.toggle("mirrored", shown.mirror && isRightToLeft(control, settings));
    stack.append(drawing.svg);
  }
  const title = localized(control, appearance.title, settings);
  const subtitle = localized(control, appearance.subtitle, settings) ?? lastUpdatedText(control, settings);
  const button = localized(control, appearance.button, settings);
  if (title || subtitle) {
    const texts = document.createElement("span");
    texts.className = "texts";
    texts.style.gap = `${lineSpacing}px`;
    if (title) {
      const color = shade(appearance.color, settings);
      texts.append(textElement(title, appearance.titleStyle, appearance.font, color, settings));
    }
    if (subtitle) {
      const color = shade(appearance.subtitleColor, settings);
      texts.append(textElement(subtitle, appearance.subtitleStyle, appearance.subtitleFont, color, settings));
    }
    stack.append(texts);
    if (!control.isSideways && growth.height === 1) fit(texts);
  }
  if (button) stack.append(buttonElement(button, appearance, settings));
  stack.classList.toggle("worded", Boolean(title || subtitle || button));
  if (control.layout.picture && (title || subtitle)) centerTexts(stack, control.layout.picture === "atMargin");
}

/** Draws the frame of the current pull, if the frames of an appearance follow the pull. */
function drawFrame(element, appearance, progress) {
  const count = appearance.images.length;
  if (!appearance.framesFollowPull || !count) return;
  const holder = element.querySelector(".picture");
  const frame = moduleFunctions.frame(progress, count);
  if (!holder || holder.dataset.frame === String(frame)) return;
  holder.dataset.frame = frame;
  holder.replaceChildren(placeholder(appearance.images[frame]));
}

/** Shrinks texts that are wider than the control, as far as they may. */
function fit(texts) {
  for (const text of texts.children) {
    const factor = texts.clientWidth / text.scrollWidth;
    if (factor < 1) text.style.fontSize = `${text.dataset.size * Math.max(factor * 0.99, data.leastTextScale)}px`;
  }
}

function isRightToLeft(control, settings) {
  return languageOf(control, settings)?.isRightToLeft ?? false;
}
