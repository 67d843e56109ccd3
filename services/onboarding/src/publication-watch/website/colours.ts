export type Colour = readonly [red: number, green: number, blue: number];

const NAMED: Readonly<Record<string, Colour>> = {
  white: [255, 255, 255],
  black: [0, 0, 0],
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  yellow: [255, 255, 0],
  navy: [0, 0, 128],
  whitesmoke: [245, 245, 245],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
};
/** Nobody tells two apart that differ by less in each part. */
const APART = 12;

/** `unknown` for what is written in a way that is not understood. */
export function colourOf(value: string): Colour | 'transparent' | 'unknown' {
  if (value === 'transparent') return 'transparent';
  const named = Object.hasOwn(NAMED, value) ? NAMED[value] : undefined;
  return named ?? hexadecimal(value) ?? functional(value) ?? 'unknown';
}

export const areAlike = (one: Colour, other: Colour): boolean =>
  one.every((part, at) => Math.abs(part - (other[at] ?? 0)) < APART);

function hexadecimal(value: string): Colour | 'transparent' | undefined {
  const digits = /^#([0-9a-f]{3,8})$/.exec(value)?.[1];
  if (!digits || [5, 7].includes(digits.length)) return undefined;
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = Buffer.from(long, 'hex');
  return alpha === 0 ? 'transparent' : [red, green, blue];
}

function functional(value: string): Colour | 'transparent' | undefined {
  const parts = /^rgba?\(([\d.,/ ]{5,60})\)$/.exec(value)?.[1]?.match(/[\d.]+/g);
  if (!parts || parts.length < 3) return undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts.map(Number);
  return alpha === 0 ? 'transparent' : [red, green, blue];
}
