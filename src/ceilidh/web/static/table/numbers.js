// @ts-check
// Numbers as the page prints them: with a minus sign, which is no hyphen.

/** @param {string | null | undefined} text */
export const read = (text) => Number(text?.replace("−", "-") ?? Number.NaN);

/** @param {number} number */
export const printed = (number) => String(number).replace("-", "−");
