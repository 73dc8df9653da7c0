/**
 * The contrast of every word of the drawings on this page with what is drawn behind it.
 *
 * `picture` shows the page without its words; `faded` selects what is faded on purpose.
 */
async ([picture, faded]) => {
  const bytes = await (await fetch(`data:image/png;base64,${picture}`)).blob();
  const image = await createImageBitmap(bytes);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const paint = canvas.getContext('2d', { willReadFrequently: true });
  paint.drawImage(image, 0, 0);

  const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  const light = (colour) => {
    const [r, g, b] = colour.map((one) => linear(one / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);

  const opacity = (word) => {
    let part = Number(getComputedStyle(word).fillOpacity);
    for (let one = word; one.closest('svg'); one = one.parentElement)
      part *= Number(getComputedStyle(one).opacity);
    return part;
  };
  // The halo of a word, which is as good as a ground; else the pixels in the middle of its box.
  const grounds = (word, style) => {
    const haloed = style.stroke !== 'none' && style.paintOrder.startsWith('stroke');
    if (haloed && Number.parseFloat(style.strokeWidth) >= 2.5)
      return [numbers(style.stroke).slice(0, 3)];
    const box = word.getBoundingClientRect();
    const size = [Math.ceil(box.width * 0.8), Math.ceil(box.height * 0.5)];
    const at = [Math.round(box.left + box.width * 0.1), Math.round(box.top + box.height * 0.25)];
    const { data } = paint.getImageData(...at, ...size);
    return Array.from({ length: data.length / 4 }, (_, n) => [...data.slice(4 * n, 4 * n + 3)]);
  };
  const measure = (word) => {
    const style = getComputedStyle(word);
    const [r, g, b, alpha = 1] = numbers(style.fill);
    const part = alpha * opacity(word);
    const over = (ground) => [r, g, b].map((one, n) => part * one + (1 - part) * ground[n]);
    const found = grounds(word, style).map((ground) => contrast(ground, over(ground)));
    found.sort((a, b) => a - b);
    const height = Number.parseFloat(style.fontSize);
    const bold = Number(style.fontWeight) >= 700;
    return {
      part: word.closest('[data-part]').dataset.part,
      word: word.textContent,
      look: word.getAttribute('class') ?? '',
      fill: style.fill,
      large: height >= 24 || (bold && height >= 18.66),
      // A letter of a neighbour, or a line that just touches it, hides no word.
      contrast: found[Math.floor(found.length / 4)],
    };
  };
  return [...document.querySelectorAll('svg text')]
    .filter((word) => word.getBoundingClientRect().width > 0 && !word.closest(faded))
    .map(measure);
}
