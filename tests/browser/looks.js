/**
 * Small pictures of the drawings on this page, and where they differ from those that are expected.
 *
 * `shown` is the page; a dot of a picture is the mean colour of a square of `side`, in steps of `step`. A drawing differs
 * if one of its dots does by more than `far`.
 */
async ([shown, expected, side, step, far]) => {
  const read = async (data) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const paint = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
    paint.drawImage(image, 0, 0);
    return paint;
  };
  const dots = (paint) => paint.getImageData(0, 0, paint.canvas.width, paint.canvas.height);

  const shrunk = (page, { left, top, width, height }) => {
    const { data } = page.getImageData(left, top, width, height);
    const [wide, high] = [width / side, height / side];
    const made = new ImageData(wide, high);
    const sums = new Float64Array(made.data.length);
    for (let y = 0, at = 0; y < height; y++) {
      const row = Math.floor(y / side) * wide;
      for (let x = 0; x < width; x++) {
        const dot = 4 * (row + Math.floor(x / side));
        for (let part = 0; part < 4; part++, at++) sums[dot + part] += data[at];
      }
    }
    for (let n = 0; n < sums.length; n++) made.data[n] = step * Math.round(sums[n] / side / side / step);
    return made;
  };
  // An offscreen canvas would wait for an idle moment.
  const written = (image) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').putImageData(image, 0, 0);
    return canvas.toDataURL().split(',')[1];
  };
  const difference = (now, before) => {
    if (now.width !== before.width || now.height !== before.height)
      return `${now.width}x${now.height} dots instead of ${before.width}x${before.height}`;
    const found = [];
    for (let at = 0; at < now.data.length; at += 4) {
      const by = Math.max(...[0, 1, 2].map((part) => Math.abs(now.data[at + part] - before.data[at + part])));
      const dot = at / 4;
      if (by > far) found.push(`${(dot % now.width) * side},${Math.floor(dot / now.width) * side} by ${by}`);
    }
    return found.length ? `${found.length} of ${now.data.length / 4} dots, such as ${found.slice(0, 5).join('; ')}` : '';
  };

  const page = await read(shown);
  const made = [];
  for (const one of document.querySelectorAll('[data-part]')) {
    const name = one.dataset.part;
    const now = shrunk(page, one.getBoundingClientRect());
    const before = expected[name] && dots(await read(expected[name]));
    made.push({ name, data: written(now), difference: before ? difference(now, before) : 'no picture' });
  }
  return made;
}
