export const INK = '#0f1b2d';
export const QUIET = '#4a5568';
export const HAIRLINE = '#9aa3b2';
