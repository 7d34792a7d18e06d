"""Writes PNG files of at most 256 colors, which may move."""

import base64
import struct
import zlib

# The pictures with at most 256 colors, and of all after the first only what differs from the one before: the
# other pixels are transparent. The last color is transparent.
REDUCED = """(async (texts) => {
  const images = [];
  for (const text of texts) {
    const image = await createImageBitmap(await (await fetch("data:image/png;base64," + text)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    images.push(context.getImageData(0, 0, image.width, image.height));
  }
  const {width, height} = images[0];
  const parted = (color) => [2 ** 24, 2 ** 16, 2 ** 8, 1].map((unit) => Math.floor(color / unit) %% 256);
  const joined = (data, at) => ((data[at] * 256 + data[at + 1]) * 256 + data[at + 2]) * 256 + data[at + 3];
  const counts = new Map();
  for (const {data} of images) {
    for (let at = 0; at < data.length; at += 4) {
      const color = joined(data, at);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  // The most frequent colors that differ enough; of the others, each becomes the nearest of these.
  const frequent = [...counts.keys()].sort((one, other) => counts.get(other) - counts.get(one)).map(parted);
  // A gray that becomes a color is seen sooner than a lighter gray.
  const distance = (one, other) => {
    const [red, green, blue, alpha] = one.map((part, index) => part - other[index]);
    return Math.max(...[red, green, blue, alpha, 3 * (red - green), 3 * (green - blue)].map(Math.abs));
  };
  let chosen;
  for (let near = 0; ; near += 2) {
    chosen = [];
    for (const color of frequent) {
      // Lines and shadows are of few grays, which would be lost among the colors of the avatars; a picture that
      // moves has fewer, which its size is worth.
      const isGray = color[3] === 255 && Math.max(...color.slice(0, 3)) - Math.min(...color.slice(0, 3)) < 12;
      const least = isGray ? Math.min(near, images.length > 1 ? 9 : 4) : near;
      if (chosen.length <= 255 && !chosen.some((other) => distance(color, other) <= least)) chosen.push(color);
    }
    if (chosen.length <= 255) break;
  }
  const nearest = new Map(frequent.map((color) => {
    const distances = chosen.map((other) => distance(color, other));
    return [joined(color, 0), distances.indexOf(Math.min(...distances))];
  }));
  const frames = images.map(({data}) => {
    const pixels = new Uint8Array(width * height);
    for (let at = 0; at < data.length; at += 4) pixels[at / 4] = nearest.get(joined(data, at));
    return pixels;
  });
  const encode = (bytes) => { let text = ""; for (const byte of bytes) text += String.fromCharCode(byte); return btoa(text); };
  const parts = frames.map((pixels, index) => {
    const before = frames[index - 1];
    let [left, top, right, bottom] = before ? [width, height, 0, 0] : [0, 0, width, height];
    for (let at = 0; before && at < pixels.length; at += 1) {
      if (pixels[at] === before[at]) continue;
      const [x, y] = [at %% width, Math.floor(at / width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    if (left >= right) return null;
    const rows = [];
    for (let y = top; y < bottom; y += 1) {
      const row = pixels.slice(y * width + left, y * width + right);
      if (before) row.forEach((color, x) => { if (color === before[y * width + left + x]) row[x] = chosen.length; });
      rows.push(encode(row));
    }
    return [left, top, right - left, bottom - top, rows];
  });
  return [[...chosen, [0, 0, 0, 0]], parts];
})(%s)"""


def chunk(kind, content):
    """A chunk of a PNG file."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(browser, pictures, rate=1):
    """The pictures as one PNG file, which moves if there are several, so many in a second."""
    palette, parts = browser.evaluate(REDUCED % pictures)
    _, _, width, height, _ = parts[0]
    # A frame without a difference prolongs the one before.
    shown = [index for index, part in enumerate(parts) if part]
    chunks = [
        chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        chunk(b"PLTE", b"".join(bytes(color[:3]) for color in palette)),
        chunk(b"tRNS", bytes(color[3] for color in palette)),
    ]
    if len(parts) > 1:
        chunks.append(chunk(b"acTL", struct.pack(">II", len(shown), 0)))
    number = 0
    for index, end in zip(shown, shown[1:] + [len(parts)]):
        left, top, width, height, rows = parts[index]
        if len(parts) > 1:
            place = struct.pack(">IIIII", number, width, height, left, top)
            chunks.append(chunk(b"fcTL", place + struct.pack(">HHBB", end - index, rate, 0, int(index > 0))))
            number += 1
        data = zlib.compress(b"".join(b"\0" + base64.b64decode(row) for row in rows), 9)
        if index == 0:
            chunks.append(chunk(b"IDAT", data))
        else:
            chunks.append(chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks) + chunk(b"IEND", b"")
