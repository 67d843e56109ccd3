export const INK = '#0f1b2d';
export const QUIET = '#4a5568';
export const HAIRLINE = '#9aa3b2';
/** Of the drawn seal alone; a middle grey where it is printed in black and white. */
export const GOLD = '#b98a2f';
